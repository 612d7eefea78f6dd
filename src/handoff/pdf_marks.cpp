// SPDX-License-Identifier: Apache-2.0
#include "handoff/pdf_marks.h"

#include <QtGlobal>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>

namespace triage::handoff {
namespace {

using Object = QPDFObjectHandle;
using Pages = std::vector<QPDFPageObjectHelper>;

Object destination(Pages& pages, const PdfPlace& place)
{
    Object out = Object::newArray();
    out.appendItem(pages.at(static_cast<std::size_t>(place.page)).getObjectHandle());
    out.appendItem(Object::newName("/XYZ"));
    out.appendItem(Object::newNull());
    out.appendItem(Object::newReal(place.y, 2));
    out.appendItem(Object::newNull());
    return out;
}

/// Qt writes <a href="#name"> as a URI action; such a link becomes a destination.
void mendLinks(Pages& pages, const std::map<std::string, PdfPlace>& anchors)
{
    for (QPDFPageObjectHelper& page : pages)
        for (Object& note : page.getObjectHandle().getKey("/Annots").aitems()) {
            Object action = note.getKey("/A");
            if (!action.isDictionary() || !action.getKey("/URI").isString())
                continue;
            const std::string uri = action.getKey("/URI").getUTF8Value();
            const std::size_t hash = uri.find('#');
            const auto anchor =
                hash == std::string::npos ? anchors.end() : anchors.find(uri.substr(hash + 1));
            if (anchor == anchors.end())
                continue;
            note.removeKey("/A");
            note.replaceKey("/Dest", destination(pages, anchor->second));
        }
}

/// Links the children of one outline entry, or of the outline itself.
void link(Object parent, std::vector<Object>& children, bool open)
{
    if (children.empty())
        return;
    for (std::size_t i = 0; i < children.size(); ++i) {
        children[i].replaceKey("/Parent", parent);
        if (i > 0)
            children[i].replaceKey("/Prev", children[i - 1]);
        if (i + 1 < children.size())
            children[i].replaceKey("/Next", children[i + 1]);
    }
    parent.replaceKey("/First", children.front());
    parent.replaceKey("/Last", children.back());
    const auto count = static_cast<long long>(children.size());
    parent.replaceKey("/Count", Object::newInteger(open ? count : -count));
}

void addOutline(QPDF& file, Pages& pages, const std::vector<PdfOutlineItem>& items)
{
    Object root = file.makeIndirectObject(Object::newDictionary());
    root.replaceKey("/Type", Object::newName("/Outlines"));
    std::vector<Object> documents;
    std::vector<std::vector<Object>> sections;
    for (const PdfOutlineItem& item : items) {
        Object entry = file.makeIndirectObject(Object::newDictionary());
        entry.replaceKey("/Title", Object::newUnicodeString(item.title));
        entry.replaceKey("/Dest", destination(pages, item.place));
        if (item.level == 0 || documents.empty()) {
            documents.push_back(entry);
            sections.emplace_back();
        } else {
            sections.back().push_back(entry);
        }
    }
    link(root, documents, true);
    for (std::size_t i = 0; i < documents.size(); ++i)
        link(documents[i], sections[i], true);
    file.getRoot().replaceKey("/Outlines", root);
    file.getRoot().replaceKey("/PageMode", Object::newName("/UseOutlines"));
}

void setDates(QPDF& file, const std::string& date)
{
    Object info = file.getTrailer().getKey("/Info");
    if (!info.isDictionary())
        return;
    info.removeKey("/ModDate");
    info.removeKey("/CreationDate");
    if (!date.empty())
        info.replaceKey("/CreationDate", Object::newString(date));
}

std::string written(QPDF& file)
{
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

} // namespace

Result<std::string> markPdf(const std::string& pdf, const PdfMarks& marks)
{
    try {
        QPDF file;
        file.processMemoryFile("handoff.pdf", pdf.data(), pdf.size());
        Pages pages = QPDFPageDocumentHelper(file).getAllPages();
        mendLinks(pages, marks.anchors);
        addOutline(file, pages, marks.outline);
        setDates(file, marks.date);
        return written(file);
    } catch (const std::exception& problem) {
        return fail(ErrorKind::Internal, QT_TRANSLATE_NOOP("engine", "The PDF could not be written."),
                    problem.what());
    }
}

} // namespace triage::handoff
