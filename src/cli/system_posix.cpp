// SPDX-License-Identifier: Apache-2.0
#include "cli/system.h"

#include <QtGlobal>

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

namespace triage::cli {
namespace {

constexpr int pollMilliseconds = 100;
constexpr timespec grace{2, 0};

class Descriptor
{
public:
    explicit Descriptor(int fd) : fd_(fd) {}
    ~Descriptor()
    {
        if (fd_ >= 0)
            ::close(fd_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int get() const { return fd_; }

private:
    int fd_;
};

bool writeAll(int fd, const char* data, std::size_t size)
{
    while (size > 0) {
        const ssize_t n = ::write(fd, data, size);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        data += n;
        size -= static_cast<std::size_t>(n);
    }
    return true;
}

tl::unexpected<Error> cannotSpool()
{
    if (errno == ENOSPC || errno == EDQUOT)
        return fail(
            ErrorKind::NoSpace,
            QT_TRANSLATE_NOOP("engine", "There is not enough free disk space. Free some and open it again."),
            std::strerror(errno));
    return fail(ErrorKind::NotReadable,
                QT_TRANSLATE_NOOP("engine", "Standard input could not be copied to a temporary file."),
                std::strerror(errno));
}

/// True when bytes (or the end) are there, false after a stop.
bool awaitInput(const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        pollfd input{STDIN_FILENO, POLLIN, 0};
        if (::poll(&input, 1, pollMilliseconds) != 0)
            return true;
    }
    return false;
}

sigset_t watchedSignals()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGHUP);
    return set;
}

} // namespace

void occupyStandardStreams()
{
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(fd, F_GETFD) >= 0)
            continue;
        // The lowest free number is this one. Errors may be said to nobody.
        const int taken = ::open("/dev/null", fd == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
        if (taken >= 0 && taken != fd)
            ::close(taken);
    }
}

bool errorIsTerminal()
{
    return ::isatty(STDERR_FILENO) == 1;
}

int errorColumns()
{
    winsize size{};
    return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

bool belongsToUser(const std::filesystem::path& path)
{
    struct stat state = {};
    return ::lstat(path.c_str(), &state) == 0 && state.st_uid == ::geteuid();
}

Result<void> spoolInput(const std::filesystem::path& file, const std::stop_token& stop)
{
    const Descriptor out(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (out.get() < 0)
        return cannotSpool();
    std::array<char, 64 * 1024> buffer;
    while (awaitInput(stop)) {
        const ssize_t n = ::read(STDIN_FILENO, buffer.data(), buffer.size());
        if (n < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (n == 0)
            return {};
        if (n < 0 || !writeAll(out.get(), buffer.data(), static_cast<std::size_t>(n)))
            return cannotSpool();
    }
    return fail(ErrorKind::Cancelled, QT_TRANSLATE_NOOP("engine", "Cancelled."));
}

bool writeOutput(std::string_view bytes, bool& readerLeft)
{
    readerLeft = false;
    if (writeAll(STDOUT_FILENO, bytes.data(), bytes.size()))
        return true;
    readerLeft = errno == EPIPE;
    return false;
}

struct SignalWatch::State
{
    std::stop_source stop;
    std::function<void()> lastResort;
    sigset_t before{};
    std::atomic<int> received{0};
    std::atomic<bool> ending{false};
    std::thread thread;

    void run()
    {
        const sigset_t set = watchedSignals();
        int signal = 0;
        while (sigwait(&set, &signal) != 0 && !ending) {
        }
        if (ending)
            return;
        received = signal;
        stop.request_stop();
        while (sigtimedwait(&set, nullptr, &grace) < 0 && errno == EINTR) {
        }
        if (ending)
            return;
        lastResort();
        ::_exit(128 + signal);
    }
};

SignalWatch::SignalWatch(std::stop_source stop, std::function<void()> lastResort)
    : state_(std::make_unique<State>())
{
    std::signal(SIGPIPE, SIG_IGN); // a reader that leaves must not keep us from clearing up
    state_->stop = std::move(stop);
    state_->lastResort = std::move(lastResort);
    const sigset_t set = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &set, &state_->before);
    state_->thread = std::thread([state = state_.get()] { state->run(); });
}

SignalWatch::~SignalWatch()
{
    state_->ending = true;
    // NOLINTNEXTLINE(bugprone-bad-signal-to-kill-thread): the thread waits for this signal
    pthread_kill(state_->thread.native_handle(), SIGTERM);
    state_->thread.join();
    pthread_sigmask(SIG_SETMASK, &state_->before, nullptr);
}

int SignalWatch::received() const
{
    return state_->received;
}

} // namespace triage::cli
