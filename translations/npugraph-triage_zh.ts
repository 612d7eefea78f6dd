<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;Open archive or log…</source>
            <translation>打开压缩包或日志(&amp;O)…</translation>
        </message>
        <message>
            <source>Takes in a zip, tar, 7z or rar archive, or a single log.</source>
            <translation>读入 zip、tar、7z 或 rar 压缩包，或单个日志。</translation>
        </message>
        <message>
            <source>Open &amp;folder…</source>
            <translation>打开文件夹(&amp;F)…</translation>
        </message>
        <message>
            <source>Reads an unpacked bundle where it lies.</source>
            <translation>就地读取已解压的日志包。</translation>
        </message>
        <message>
            <source>&amp;Paste a log</source>
            <translation>粘贴日志(&amp;P)</translation>
        </message>
        <message>
            <source>Makes a case of the text in the clipboard.</source>
            <translation>用剪贴板里的文本建立案例。</translation>
        </message>
        <message>
            <source>Open a &amp;sample</source>
            <translation>打开示例(&amp;S)</translation>
        </message>
        <message>
            <source>A small bundle to try the program with.</source>
            <translation>用来试用程序的小日志包。</translation>
        </message>
        <message>
            <source>&amp;Close case</source>
            <translation>关闭案例(&amp;C)</translation>
        </message>
        <message>
            <source>Closes the case; it stays in the list.</source>
            <translation>关闭案例，仍留在列表中。</translation>
        </message>
        <message>
            <source>&amp;Edit title, ticket and customer…</source>
            <translation>编辑标题、工单和客户(&amp;E)…</translation>
        </message>
        <message>
            <source>&amp;Delete case</source>
            <translation>删除案例(&amp;D)</translation>
        </message>
        <message>
            <source>Removes the case and its files from the store.</source>
            <translation>从案例库中删除案例及其文件。</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>退出(&amp;Q)</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>撤销(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Search cases</source>
            <translation>搜索案例(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Go to evidence</source>
            <translation>查看依据(&amp;G)</translation>
        </message>
        <message>
            <source>Opens the log at the line that decided.</source>
            <translation>在日志中打开决定去向的那一行。</translation>
        </message>
        <message>
            <source>&amp;Copy handoff</source>
            <translation>复制交接(&amp;C)</translation>
        </message>
        <message>
            <source>Copies the handoff in the format and languages chosen in the Handoff tab.</source>
            <translation>按“交接”页选定的格式和语言复制交接单。</translation>
        </message>
        <message>
            <source>E&amp;xport…</source>
            <translation>导出(&amp;X)…</translation>
        </message>
        <message>
            <source>Saves the handoff as Markdown, HTML, PDF, JSON, Jira markup or text.</source>
            <translation>把交接单存为 Markdown、HTML、PDF、JSON、Jira 标记或文本。</translation>
        </message>
        <message>
            <source>Copy &amp;questions and commands</source>
            <translation>复制问题和命令(&amp;Q)</translation>
        </message>
        <message>
            <source>What the customer is asked for, with the commands that collect it.</source>
            <translation>需要客户补充的信息，以及采集它们的命令。</translation>
        </message>
        <message>
            <source>&amp;Override…</source>
            <translation>改派(&amp;O)…</translation>
        </message>
        <message>
            <source>Choose another route, with a reason.</source>
            <translation>另选去向并写明理由。</translation>
        </message>
        <message>
            <source>&amp;Overview</source>
            <translation>概览(&amp;O)</translation>
        </message>
        <message>
            <source>&amp;Files</source>
            <translation>文件(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Handoff</source>
            <translation>交接(&amp;H)</translation>
        </message>
        <message>
            <source>&amp;Settings…</source>
            <translation>设置(&amp;S)…</translation>
        </message>
        <message>
            <source>Command &amp;palette</source>
            <translation>命令面板(&amp;P)</translation>
        </message>
        <message>
            <source>Lists every action.</source>
            <translation>列出全部操作。</translation>
        </message>
        <message>
            <source>&amp;What is this?</source>
            <translation>这是什么(&amp;W)</translation>
        </message>
        <message>
            <source>Explains what has the focus.</source>
            <translation>说明当前焦点所在的内容。</translation>
        </message>
        <message>
            <source>&amp;About…</source>
            <translation>关于(&amp;A)…</translation>
        </message>
        <message>
            <source>&amp;Add files to this case…</source>
            <translation>向此案例添加文件(&amp;A)…</translation>
        </message>
        <message>
            <source>Takes in what the customer sent later as one bundle more of this case.</source>
            <translation>把客户后来补发的内容作为此案例的又一个日志包读入。</translation>
        </message>
        <message>
            <source>Takes the last answer, waiver, pin or override back.</source>
            <translation>撤回上一次的回答、豁免、指定或改派。</translation>
        </message>
        <message>
            <source>Search &amp;all files of the case</source>
            <translation>搜索案例的全部文件(&amp;A)</translation>
        </message>
        <message>
            <source>Looks for a text in every file of the open case.</source>
            <translation>在当前案例的每个文件中查找。</translation>
        </message>
        <message>
            <source>&amp;Timeline</source>
            <translation>时间线(&amp;T)</translation>
        </message>
        <message>
            <source>Fold or show the &amp;steps</source>
            <translation>折叠或显示 step(&amp;S)</translation>
        </message>
        <message>
            <source>Steps and verdict in one line, or in full. In a low window they fold by themselves where a log needs the room.</source>
            <translation>step 与结论显示为一行或完整显示。窗口较矮时，日志需要空间的页面会自动折叠。</translation>
        </message>
        <message>
            <source>When the import is through.</source>
            <translation>导入完成后可用。</translation>
        </message>
        <message>
            <source>Open a case first.</source>
            <translation>请先打开一个案例。</translation>
        </message>
        <message>
            <source>Nothing to take back.</source>
            <translation>没有可撤销的操作。</translation>
        </message>
    </context>
    <context>
        <name>HandoffFormats</name>
        <message>
            <source>Formatted (HTML)</source>
            <translation>带格式 (HTML)</translation>
        </message>
        <message>
            <source>Plain text</source>
            <translation>纯文本</translation>
        </message>
        <message>
            <source>Jira markup</source>
            <translation>Jira 标记</translation>
        </message>
    </context>
    <context>
        <name>Import</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>%1/s</source>
            <translation>%1/秒</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>剩余 %1</translation>
        </message>
        <message>
            <source>%1 s left</source>
            <translation>剩余 %1 秒</translation>
        </message>
    </context>
    <context>
        <name>LabelDialog</name>
        <message>
            <source>Case</source>
            <translation>案例</translation>
        </message>
        <message>
            <source>&amp;Title</source>
            <translation>标题(&amp;T)</translation>
        </message>
        <message>
            <source>Ticket &amp;id</source>
            <translation>工单号(&amp;I)</translation>
        </message>
        <message>
            <source>&amp;Customer</source>
            <translation>客户(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>LineDecorations</name>
        <message>
            <source>Causal error</source>
            <translation>首个致因报错</translation>
        </message>
        <message>
            <source>Corroborates the causal error</source>
            <translation>佐证首个致因报错</translation>
        </message>
        <message>
            <source>Cascade: follows from the causal error</source>
            <translation>级联：由首个致因报错引发</translation>
        </message>
        <message>
            <source>Candidate</source>
            <translation>候选</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>标记</translation>
        </message>
        <message>
            <source>Causal error, pinned</source>
            <translation>首个致因报错（工程师指定）</translation>
        </message>
    </context>
    <context>
        <name>PastCaseList</name>
        <message>
            <source>Route chosen by %1: %2</source>
            <translation>%1 选择的去向：%2</translation>
        </message>
        <message>
            <source>Causal line pinned by %1: %2</source>
            <translation>%1 指定的致因行：%2</translation>
        </message>
        <message>
            <source>Noted by %1: %2</source>
            <translation>%1 的备注：%2</translation>
        </message>
    </context>
    <context>
        <name>ProcessTable</name>
        <message>
            <source>rank %1</source>
            <translation>rank %1</translation>
        </message>
        <message>
            <source>pid %1</source>
            <translation>pid %1</translation>
        </message>
        <message>
            <source>not named</source>
            <translation>未注明</translation>
        </message>
    </context>
    <context>
        <name>ReasonDialog</name>
        <message>
            <source>Override</source>
            <translation>改派</translation>
        </message>
        <message>
            <source>&amp;Route</source>
            <translation>去向(&amp;R)</translation>
        </message>
        <message>
            <source>Rea&amp;son</source>
            <translation>理由(&amp;S)</translation>
        </message>
        <message>
            <source>Your &amp;name</source>
            <translation>你的姓名(&amp;N)</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>语言(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>主题(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Monospace font</source>
            <translation>等宽字体(&amp;M)</translation>
        </message>
        <message>
            <source>Your &amp;name</source>
            <translation>你的姓名(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Rule pack</source>
            <translation>规则包(&amp;R)</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>Case &amp;store</source>
            <translation>案例库(&amp;S)</translation>
        </message>
    </context>
    <context>
        <name>Timeline</name>
        <message>
            <source>Causal error</source>
            <translation>首个致因报错</translation>
        </message>
        <message>
            <source>Cascade</source>
            <translation>连锁报错</translation>
        </message>
        <message>
            <source>Error</source>
            <translation>报错</translation>
        </message>
        <message>
            <source>CANN or plog error</source>
            <translation>CANN 或 plog 报错</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>告警</translation>
        </message>
        <message>
            <source>Graph break or recompile</source>
            <translation>断图或重编译</translation>
        </message>
        <message>
            <source>Limit reached</source>
            <translation>达到上限</translation>
        </message>
        <message>
            <source>Recapture</source>
            <translation>重新捕获</translation>
        </message>
        <message>
            <source>Capture begun</source>
            <translation>开始捕获</translation>
        </message>
        <message>
            <source>Captured</source>
            <translation>捕获成功</translation>
        </message>
        <message>
            <source>Replayed</source>
            <translation>回放</translation>
        </message>
        <message>
            <source>Compile begun</source>
            <translation>开始编译</translation>
        </message>
        <message>
            <source>Passes finished</source>
            <translation>图优化完成</translation>
        </message>
        <message>
            <source>Call completed</source>
            <translation>调用完成</translation>
        </message>
        <message>
            <source>Other milestone</source>
            <translation>其他里程碑</translation>
        </message>
        <message>
            <source>line %1</source>
            <translation>第 %1 行</translation>
        </message>
        <message>
            <source>about %1</source>
            <translation>约 %1</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n 行</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 毫秒</translation>
        </message>
        <message>
            <source>%1 µs</source>
            <translation>%1 微秒</translation>
        </message>
        <message>
            <source>Step %1</source>
            <translation>step %1</translation>
        </message>
        <message>
            <source>rank %1</source>
            <translation>rank %1</translation>
        </message>
        <message>
            <source>no rank named</source>
            <translation>未注明 rank</translation>
        </message>
        <message>
            <source>pid %1</source>
            <translation>pid %1</translation>
        </message>
        <message>
            <source>Output</source>
            <translation>输出</translation>
        </message>
        <message numerus="yes">
            <source>%n plog file(s)</source>
            <translation>
                <numerusform>%n 个 plog 文件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n log(s)</source>
            <translation>
                <numerusform>%n 个日志</numerusform>
            </translation>
        </message>
        <message>
            <source>Line that states the symptom</source>
            <translation>说明现象的行</translation>
        </message>
        <message>
            <source>No line names a time: drawn in the order of lines.</source>
            <translation>日志中没有时间：按行的先后绘制。</translation>
        </message>
        <message>
            <source>Some logs name no time: their lanes are drawn in the order of lines.</source>
            <translation>部分日志没有时间：其泳道按行的先后绘制。</translation>
        </message>
        <message>
            <source>Some clocks print no year: taken from the run.</source>
            <translation>部分时钟没有年份：取自本次运行。</translation>
        </message>
        <message>
            <source>The clocks print no year.</source>
            <translation>时钟没有年份。</translation>
        </message>
        <message>
            <source>Some clocks print no date: taken from the lines above or the run.</source>
            <translation>部分时钟没有日期：取自上文或本次运行。</translation>
        </message>
        <message>
            <source>Some clocks print no date.</source>
            <translation>部分时钟没有日期。</translation>
        </message>
        <message>
            <source>A clock without a date passed midnight.</source>
            <translation>没有日期的时钟跨过了午夜。</translation>
        </message>
        <message>
            <source>A clock without a year passed the end of the year.</source>
            <translation>没有年份的时钟跨过了年末。</translation>
        </message>
        <message>
            <source>Times are local, as the logs print them.</source>
            <translation>时间为日志所记的本地时间。</translation>
        </message>
    </context>
    <context>
        <name>VerdictCard</name>
        <message>
            <source>No route</source>
            <translation>未定去向</translation>
        </message>
        <message>
            <source>Nothing failed. What is wrong with it?</source>
            <translation>没有失败。现象是什么？</translation>
        </message>
        <message>
            <source>Withheld until the logs are complete</source>
            <translation>暂缓：日志补齐后再分诊</translation>
        </message>
        <message>
            <source>Rule %1: %2</source>
            <translation>规则 %1：%2</translation>
        </message>
        <message>
            <source>no route</source>
            <translation>未定去向</translation>
        </message>
        <message>
            <source>Chosen by %1 on %2: %3
The program says: %4</source>
            <translation>%1 于 %2 改派：%3
程序判断：%4</translation>
        </message>
        <message>
            <source>The symptom is not known.</source>
            <translation>现象未知。</translation>
        </message>
        <message>
            <source>Second choice: %1</source>
            <translation>备选：%1</translation>
        </message>
        <message>
            <source>%1 (step %2)</source>
            <translation>%1（step %2）</translation>
        </message>
        <message>
            <source>Causal line pinned by %1 on %2: %3</source>
            <translation>%1 于 %2 指定了致因行：%3</translation>
        </message>
        <message>
            <source>The line that %1 pinned on %2 cannot be read: %3:%4</source>
            <translation>%1 于 %2 指定的行无法读取：%3:%4</translation>
        </message>
        <message>
            <source>The program finds the same line.</source>
            <translation>程序找到的是同一行。</translation>
        </message>
        <message>
            <source>Without the pin: %1</source>
            <translation>不指定时：%1</translation>
        </message>
        <message>
            <source>A step failed, but no log holds a line that says why.</source>
            <translation>有 step 失败，但没有日志说明失败原因。</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>passed</source>
            <translation>通过</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>not run</source>
            <translation>未运行</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>缺失</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>Complete</source>
            <translation>完整</translation>
        </message>
        <message>
            <source>Complete with gaps</source>
            <translation>完整，有缺口</translation>
        </message>
        <message>
            <source>To be collected again</source>
            <translation>需补跑</translation>
        </message>
        <message>
            <source>note</source>
            <translation>提示</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>缺口</translation>
        </message>
        <message>
            <source>rerun</source>
            <translation>补跑</translation>
        </message>
        <message>
            <source>It crashes</source>
            <translation>报错崩溃</translation>
        </message>
        <message>
            <source>Results differ</source>
            <translation>结果不一致</translation>
        </message>
        <message>
            <source>It is too slow</source>
            <translation>性能不达预期</translation>
        </message>
        <message>
            <source>present</source>
            <translation>有</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>found</source>
            <translation>已找到</translation>
        </message>
        <message>
            <source>answered</source>
            <translation>已回答</translation>
        </message>
        <message>
            <source>unclear</source>
            <translation>不明确</translation>
        </message>
        <message>
            <source>asked</source>
            <translation>待回答</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>未找到</translation>
        </message>
        <message>
            <source>Not readable</source>
            <translation>无法读取</translation>
        </message>
        <message>
            <source>Not a file or folder</source>
            <translation>不是文件或文件夹</translation>
        </message>
        <message>
            <source>Damaged</source>
            <translation>已损坏</translation>
        </message>
        <message>
            <source>Encrypted</source>
            <translation>已加密</translation>
        </message>
        <message>
            <source>Not supported</source>
            <translation>不支持</translation>
        </message>
        <message>
            <source>Limit exceeded</source>
            <translation>超出限制</translation>
        </message>
        <message>
            <source>Not enough space</source>
            <translation>空间不足</translation>
        </message>
        <message>
            <source>Open in another window</source>
            <translation>已在另一窗口打开</translation>
        </message>
        <message>
            <source>Not valid</source>
            <translation>无效</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Internal error</source>
            <translation>内部错误</translation>
        </message>
        <message>
            <source>compile-error diagnosis</source>
            <translation>compile-error 诊断</translation>
        </message>
        <message>
            <source>runtime-error diagnosis</source>
            <translation>runtime-error 诊断</translation>
        </message>
        <message>
            <source>accuracy diagnosis</source>
            <translation>accuracy 诊断</translation>
        </message>
        <message>
            <source>performance diagnosis</source>
            <translation>performance 诊断</translation>
        </message>
        <message>
            <source>Hand over to %1</source>
            <translation>交接给 %1</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>%1 min %2 s</source>
            <translation>%1 分 %2 秒</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 小时 %2 分</translation>
        </message>
        <message>
            <source>, </source>
            <translation>，</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>无法读取</translation>
        </message>
    </context>
    <context>
        <name>engine</name>
        <message>
            <source>The case holds no bundle.</source>
            <translation>案例中没有日志包。</translation>
        </message>
        <message>
            <source>%1 is no longer there. The case keeps its verdict and answers; put the files back to read them.</source>
            <translation>%1 已不在原处。案例的结论和回答仍保留；放回文件后可继续阅读。</translation>
        </message>
        <message>
            <source>%1 could not be written. Nothing was changed. Choose another folder or name.</source>
            <translation>无法写入 %1。未做任何改动。请选择其他目录或名称。</translation>
        </message>
        <message>
            <source>The text could not be stored.</source>
            <translation>文本未能保存。</translation>
        </message>
        <message>
            <source>There are foreign bytes behind the archive; passed over.</source>
            <translation>压缩包之后有无关字节，已跳过。</translation>
        </message>
        <message>
            <source>%1 is encrypted. Have it packed again without a password.</source>
            <translation>%1 已加密。请对方不设密码重新打包。</translation>
        </message>
        <message>
            <source>%1 is packed in a way that cannot be read here. Have it packed again as .zip (Deflate) or .tar.gz.</source>
            <translation>%1 的打包方式在此无法读取。请对方重新打包为 .zip（Deflate）或 .tar.gz。</translation>
        </message>
        <message>
            <source>It is a device, pipe or socket.</source>
            <translation>它是设备、管道或套接字。</translation>
        </message>
        <message>
            <source>%2 in %1 is encrypted. Have it packed again without a password.</source>
            <translation>%1 中的 %2 已加密。请对方不设密码重新打包。</translation>
        </message>
        <message>
            <source>It is encrypted.</source>
            <translation>它已加密。</translation>
        </message>
        <message>
            <source>Unusual permissions of files were not taken over.</source>
            <translation>文件的特殊权限未予保留。</translation>
        </message>
        <message>
            <source>Names do not say their encoding; read as %1.</source>
            <translation>文件名未注明编码，按 %1 读取。</translation>
        </message>
        <message>
            <source>%1 unpacks to more than %2 GiB. Send the triage folder alone, or unpack it and open the folder.</source>
            <translation>%1 解压后超过 %2 GiB。请只发送分诊目录，或先解压再打开目录。</translation>
        </message>
        <message>
            <source>%1 unpacks to more than %2 times its size, as an archive made to fill the disk does. Ask the sender for the logs again.</source>
            <translation>%1 解压后超过其大小的 %2 倍，与撑满磁盘的压缩包特征相同。请发送方重新提供日志。</translation>
        </message>
        <message>
            <source>%1 holds more than %2 files. Send the triage folder alone.</source>
            <translation>%1 中的文件超过 %2 个。请只发送分诊目录。</translation>
        </message>
        <message>
            <source>%1 holds archives nested deeper than %2. Unpack it and open the folder.</source>
            <translation>%1 中压缩包的嵌套超过 %2 层。请先解压再打开目录。</translation>
        </message>
        <message>
            <source>It belongs to the packing system, not to the logs.</source>
            <translation>它属于打包系统，不属于日志。</translation>
        </message>
        <message>
            <source>Names use backslashes as separators; they are taken as folders.</source>
            <translation>文件名以反斜杠分隔，按目录处理。</translation>
        </message>
        <message>
            <source>Its name is taken by %1, which came first.</source>
            <translation>其名称已被先出现的 %1 占用。</translation>
        </message>
        <message>
            <source>%1 is not there. Check the path.</source>
            <translation>%1 不存在。请检查路径。</translation>
        </message>
        <message>
            <source>%1 is neither a file nor a folder. Give an archive, a folder or a log file.</source>
            <translation>%1 既不是文件也不是目录。请给出压缩包、目录或日志文件。</translation>
        </message>
        <message>
            <source>%1 cannot be read. Check its permissions or copy it elsewhere.</source>
            <translation>无法读取 %1。请检查其权限，或复制到别处。</translation>
        </message>
        <message>
            <source>There is not enough free disk space. Free some and open it again.</source>
            <translation>磁盘剩余空间不足。请腾出空间后重新打开。</translation>
        </message>
        <message>
            <source>%1 cannot be written. Check the folder's permissions.</source>
            <translation>无法写入 %1。请检查目录权限。</translation>
        </message>
        <message>
            <source>The folder %1 cannot be read. Check its permissions.</source>
            <translation>无法读取目录 %1。请检查其权限。</translation>
        </message>
        <message>
            <source>It is a link to something that is not there.</source>
            <translation>它是指向不存在目标的链接。</translation>
        </message>
        <message>
            <source>It is a link that leads out of the folder.</source>
            <translation>它是指向目录之外的链接。</translation>
        </message>
        <message>
            <source>It is a link to a folder that is listed already.</source>
            <translation>它是指向已列出目录的链接。</translation>
        </message>
        <message>
            <source>%1 is a link within the input; what it leads to is read in its place.</source>
            <translation>%1 是输入内部的链接，按其目标读取。</translation>
        </message>
        <message>
            <source>%1 is neither an archive that can be read here nor a text. Give a .zip, .tar.gz, .7z or .rar, a folder or a log file.</source>
            <translation>%1 既不是可读取的压缩包，也不是文本。请给出 .zip、.tar.gz、.7z 或 .rar，或目录、日志文件。</translation>
        </message>
        <message>
            <source>The folder to import into is not empty.</source>
            <translation>导入的目标目录不为空。</translation>
        </message>
        <message>
            <source>%1 is a link to something that is not there.</source>
            <translation>%1 是指向不存在目标的链接。</translation>
        </message>
        <message>
            <source>It is a link to a folder around it.</source>
            <translation>它是指向其上级目录的链接。</translation>
        </message>
        <message>
            <source>It is a link to something that is not in the archive.</source>
            <translation>它是指向压缩包中不存在内容的链接。</translation>
        </message>
        <message>
            <source>Its name holds a NUL character.</source>
            <translation>其名称含有 NUL 字符。</translation>
        </message>
        <message>
            <source>Its name is an absolute path.</source>
            <translation>其名称是绝对路径。</translation>
        </message>
        <message>
            <source>Its name has a drive letter.</source>
            <translation>其名称带有盘符。</translation>
        </message>
        <message>
            <source>Its name is too long.</source>
            <translation>其名称过长。</translation>
        </message>
        <message>
            <source>Its name leads out of the archive.</source>
            <translation>其名称指向压缩包之外。</translation>
        </message>
        <message>
            <source>Its name is that of a device.</source>
            <translation>其名称是设备名。</translation>
        </message>
        <message>
            <source>It has no name.</source>
            <translation>它没有名称。</translation>
        </message>
        <message>
            <source>It is a link that leads out of the archive.</source>
            <translation>它是指向压缩包之外的链接。</translation>
        </message>
        <message>
            <source>%1 is an archive within the input; unpacked.</source>
            <translation>%1 是输入内的压缩包，已解压。</translation>
        </message>
        <message>
            <source>%1 is an archive within the input that cannot be unpacked; it stays packed.</source>
            <translation>%1 是输入内无法解压的压缩包，保持原样。</translation>
        </message>
        <message>
            <source>There is no run %1 in this input.</source>
            <translation>此输入中没有运行 %1。</translation>
        </message>
        <message>
            <source>%1 is taken as the run folder by what it holds; its name has no stamp.</source>
            <translation>%1 按其内容视为运行目录；其名称不带时间戳。</translation>
        </message>
        <message numerus="yes">
            <source>%n other run(s) lie in this input; %1 is the one shown.</source>
            <translation>
                <numerusform>此输入中另有 %n 次运行；当前显示 %1。</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 above the run is missing.</source>
            <translation>运行目录之上缺少目录 %1。</translation>
        </message>
        <message>
            <source>The run lies below further folders: %1</source>
            <translation>运行目录位于更深的目录之下：%1</translation>
        </message>
        <message>
            <source>The ending of %1 does not fit its content; the content counts.</source>
            <translation>%1 的扩展名与内容不符，以内容为准。</translation>
        </message>
        <message>
            <source>The import was cancelled.</source>
            <translation>导入已取消。</translation>
        </message>
        <message>
            <source>%1 is damaged or incomplete. Ask for it to be sent or packed again.</source>
            <translation>%1 已损坏或不完整。请对方重新发送或重新打包。</translation>
        </message>
        <message>
            <source>%2 in %1 is damaged or incomplete. Ask for the archive to be sent or packed again.</source>
            <translation>%1 中的 %2 已损坏或不完整。请对方重新发送或重新打包。</translation>
        </message>
        <message>
            <source>%1 is one part of an archive split over several files. Join the parts, or have it packed into one file.</source>
            <translation>%1 是分卷压缩包的一部分。请合并各分卷，或请对方打包为单个文件。</translation>
        </message>
        <message>
            <source>There are foreign bytes before the archive; passed over.</source>
            <translation>压缩包之前有无关字节，已跳过。</translation>
        </message>
        <message>
            <source>The archive's two records of it disagree.</source>
            <translation>压缩包中关于它的两处记录不一致。</translation>
        </message>
        <message>
            <source>It is packed with %1, which cannot be read here.</source>
            <translation>它以 %1 打包，在此无法读取。</translation>
        </message>
        <message>
            <source>%2 in %1 is packed with %3, which cannot be read here. Have it packed again with Deflate (zip -r, or 7-Zip's method Deflate) or as .tar.gz.</source>
            <translation>%1 中的 %2 以 %3 打包，在此无法读取。请对方以 Deflate（zip -r，或 7-Zip 的 Deflate 方法）或 .tar.gz 重新打包。</translation>
        </message>
        <message>
            <source>The case's file is damaged. It was left as it is.</source>
            <translation>案例文件已损坏，保持原样。</translation>
        </message>
        <message>
            <source>The case was written by a newer version of this program (format %1; this version reads up to %2). It was left as it is.</source>
            <translation>此案例由本程序的更新版本写入（格式 %1；本版本最高可读 %2），保持原样。</translation>
        </message>
        <message>
            <source>The case store cannot be written: %1</source>
            <translation>案例库无法写入：%1</translation>
        </message>
        <message>
            <source>The case store has no file %1.</source>
            <translation>案例库中没有文件 %1。</translation>
        </message>
        <message>
            <source>%1 cannot be read.</source>
            <translation>无法读取 %1。</translation>
        </message>
        <message>
            <source>The case store needs %1, and %2 is free: %3</source>
            <translation>案例库需要 %1，剩余 %2：%3</translation>
        </message>
        <message>
            <source>The case store %1 cannot be written.</source>
            <translation>案例库 %1 无法写入。</translation>
        </message>
        <message>
            <source>The case is open in another instance of this program (process %1 on %2).</source>
            <translation>此案例已在本程序的另一实例中打开（%2 上的进程 %1）。</translation>
        </message>
        <message>
            <source>What was imported does not lie in the case store.</source>
            <translation>导入的内容不在案例库中。</translation>
        </message>
        <message>
            <source>A case begins with one bundle.</source>
            <translation>一个案例从一个日志包开始。</translation>
        </message>
        <message>
            <source>Unknown command %1. Allowed: %2.</source>
            <translation>未知命令 %1。可用：%2。</translation>
        </message>
        <message>
            <source>One argument too many: %1.</source>
            <translation>多余的参数：%1。</translation>
        </message>
        <message>
            <source>Unknown option %1. Allowed here: %2.</source>
            <translation>未知选项 %1。此处可用：%2。</translation>
        </message>
        <message>
            <source>%1 takes no value.</source>
            <translation>%1 不带值。</translation>
        </message>
        <message>
            <source>%1 cannot be %2. Allowed: %3.</source>
            <translation>%1 不能为 %2。可用：%3。</translation>
        </message>
        <message>
            <source>%1 needs a value: %2.</source>
            <translation>%1 需要一个值：%2。</translation>
        </message>
        <message>
            <source>%1 needs one of these values: %2.</source>
            <translation>%1 需要下列值之一：%2。</translation>
        </message>
        <message>
            <source>No command given. Allowed: %1.</source>
            <translation>未给出命令。可用：%1。</translation>
        </message>
        <message>
            <source>%1 needs an input: an archive, a folder, a log, or - for standard input.</source>
            <translation>%1 需要输入：压缩包、目录、日志，或以 - 表示标准输入。</translation>
        </message>
        <message>
            <source>Usage:</source>
            <translation>用法：</translation>
        </message>
        <message>
            <source>Input:</source>
            <translation>输入：</translation>
        </message>
        <message>
            <source>INPUT is an archive (zip, tar, tar.gz, tar.xz, tar.zst, tar.bz2, 7z, rar), a folder, a log, or - for standard input.</source>
            <translation>INPUT 是压缩包（zip、tar、tar.gz、tar.xz、tar.zst、tar.bz2、7z、rar）、目录、日志，或以 - 表示标准输入。</translation>
        </message>
        <message>
            <source>Options:</source>
            <translation>选项：</translation>
        </message>
        <message>
            <source>Exit code:</source>
            <translation>退出码：</translation>
        </message>
        <message>
            <source>Reads the log bundle of an npugraph_ex problem, says whether it is complete, and routes it to a sub-skill.</source>
            <translation>读取 npugraph_ex 问题的日志包，说明其是否完整，并分诊到一个下游 skill。</translation>
        </message>
        <message>
            <source>Commands:</source>
            <translation>命令：</translation>
        </message>
        <message>
            <source>Options of %1:</source>
            <translation>%1 的选项：</translation>
        </message>
        <message>
            <source>check a bundle or log, find the first causal error, route it and write the handoff</source>
            <translation>检查日志包或日志，找出首个致因报错，分诊并写出交接</translation>
        </message>
        <message>
            <source>say whether a bundle is complete</source>
            <translation>说明日志包是否完整</translation>
        </message>
        <message>
            <source>print the rule pack, or test one against its own examples</source>
            <translation>打印规则包，或用其自带示例检验</translation>
        </message>
        <message>
            <source>0 done, 1 internal error, 2 wrong usage, 3 an example does not behave as its pack says, 4 pack unreadable or refused</source>
            <translation>0 完成，1 内部错误，2 用法错误，3 有示例与规则包所述不符，4 规则包无法读取或被拒绝</translation>
        </message>
        <message>
            <source>write to FILE instead of standard output; its extension decides the format</source>
            <translation>写入 FILE 而非标准输出；由扩展名决定格式</translation>
        </message>
        <message>
            <source>format of the handoff (default: text, or what FILE's extension says); pdf needs -o</source>
            <translation>交接的格式（默认 text，或由 FILE 的扩展名决定）；pdf 需要 -o</translation>
        </message>
        <message>
            <source>format of the report (default: text)</source>
            <translation>报告的格式（默认 text）</translation>
        </message>
        <message>
            <source>language (default: from the locale); JSON always holds both</source>
            <translation>语言（默认取自区域设置）；JSON 始终包含两种语言</translation>
        </message>
        <message>
            <source>take this run folder of several (default: the newest)</source>
            <translation>在多次运行中取此运行目录（默认最新）</translation>
        </message>
        <message>
            <source>the step that failed first, where no marker says so</source>
            <translation>首个失败的 step（在没有标记说明时）</translation>
        </message>
        <message>
            <source>what is wrong, as the customer states it</source>
            <translation>客户所述的现象</translation>
        </message>
        <message>
            <source>rule pack to judge by (default: the built-in one)</source>
            <translation>所用规则包（默认内置）</translation>
        </message>
        <message>
            <source>hash a bare log too (archives always are)</source>
            <translation>对单个日志也计算哈希（压缩包始终计算）</translation>
        </message>
        <message>
            <source>run the examples of the pack in FILE (default: the built-in one)</source>
            <translation>运行 FILE 中规则包的示例（默认内置）</translation>
        </message>
        <message>
            <source>show this help</source>
            <translation>显示本帮助</translation>
        </message>
        <message>
            <source>show the version</source>
            <translation>显示版本</translation>
        </message>
        <message>
            <source>%1: example does not hit: %2</source>
            <translation>%1：示例未命中：%2</translation>
        </message>
        <message>
            <source>%1: counter-example hits: %2</source>
            <translation>%1：反例命中：%2</translation>
        </message>
        <message>
            <source>%1 %2: every example behaves as the pack says.</source>
            <translation>%1 %2：所有示例均与规则包所述一致。</translation>
        </message>
        <message>
            <source>More with: %1 --help</source>
            <translation>更多说明：%1 --help</translation>
        </message>
        <message>
            <source>An internal error occurred.</source>
            <translation>发生内部错误。</translation>
        </message>
        <message>
            <source>No temporary folder could be made.</source>
            <translation>无法创建临时目录。</translation>
        </message>
        <message>
            <source>The report could not be written to standard output.</source>
            <translation>报告无法写到标准输出。</translation>
        </message>
        <message>
            <source>%1 could not be written: %2</source>
            <translation>无法写入 %1：%2</translation>
        </message>
        <message>
            <source>Standard input could not be copied to a temporary file.</source>
            <translation>标准输入无法复制到临时文件。</translation>
        </message>
        <message>
            <source>Cancelled.</source>
            <translation>已取消。</translation>
        </message>
        <message>
            <source>%1 does not say its format. Allowed extensions: %2; or name one with --format.</source>
            <translation>%1 未表明格式。可用扩展名：%2；或用 --format 指明。</translation>
        </message>
        <message>
            <source>A PDF needs a file to go to: -o FILE.pdf</source>
            <translation>PDF 需要写入文件：-o FILE.pdf</translation>
        </message>
        <message>
            <source>%1 is the input; the report needs another file.</source>
            <translation>%1 是输入文件；报告需要写入另一个文件。</translation>
        </message>
        <message>
            <source>There is no run %1 in this input. Allowed: %2.</source>
            <translation>此输入中没有运行 %1。可用：%2。</translation>
        </message>
        <message>
            <source>%1 is empty. Ask for it to be sent again.</source>
            <translation>%1 为空。请对方重新发送。</translation>
        </message>
        <message>
            <source>%1 holds nothing but NUL bytes. Ask for it to be sent again.</source>
            <translation>%1 只含 NUL 字节。请对方重新发送。</translation>
        </message>
        <message>
            <source>%1 is no text, whatever its name says. Give an archive, a folder or a log.</source>
            <translation>%1 不是文本，与其名称不符。请给出压缩包、目录或日志。</translation>
        </message>
        <message>
            <source>%1 holds no file that can be read. Give the folder or archive that the triage run wrote.</source>
            <translation>%1 中没有可读取的文件。请给出分诊运行写出的目录或压缩包。</translation>
        </message>
        <message>
            <source>npugraph_ex triage: %1</source>
            <translation>npugraph_ex 分诊：%1</translation>
        </message>
        <message>
            <source>npugraph_ex completeness check: %1</source>
            <translation>npugraph_ex 完整性检查：%1</translation>
        </message>
        <message>
            <source>The PDF could not be written.</source>
            <translation>无法写出 PDF。</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>step</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Exit code</source>
            <translation>退出码</translation>
        </message>
        <message>
            <source>Duration</source>
            <translation>时长</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>日志</translation>
        </message>
        <message>
            <source>Debug folder</source>
            <translation>调试目录</translation>
        </message>
        <message>
            <source>collect again (waived)</source>
            <translation>需补跑（已豁免）</translation>
        </message>
        <message>
            <source>gap (waived)</source>
            <translation>缺口（已豁免）</translation>
        </message>
        <message>
            <source>Severity</source>
            <translation>级别</translation>
        </message>
        <message>
            <source>Finding</source>
            <translation>核对结果</translation>
        </message>
        <message>
            <source>Path</source>
            <translation>路径</translation>
        </message>
        <message>
            <source>Further files</source>
            <translation>其余文件</translation>
        </message>
        <message>
            <source>Count</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>大小</translation>
        </message>
        <message>
            <source>Completeness</source>
            <translation>完整性</translation>
        </message>
        <message>
            <source>Collected files</source>
            <translation>已收集的文件</translation>
        </message>
        <message>
            <source>File</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Key lines</source>
            <translation>关键行号</translation>
        </message>
        <message>
            <source>Run folders for the sub-skill</source>
            <translation>交给下游 skill 的运行目录</translation>
        </message>
        <message>
            <source>None: the input holds no run folder of the steps it needs.</source>
            <translation>无：输入中没有所需 step 的运行目录。</translation>
        </message>
        <message>
            <source>Versions and first-round facts</source>
            <translation>版本与首轮信息</translation>
        </message>
        <message>
            <source>Fact</source>
            <translation>信息项</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>值</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>出处</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>已跳过</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因说明</translation>
        </message>
        <message>
            <source>Further skipped entries not listed: %1; the JSON report names all.</source>
            <translation>另有 %1 个跳过的条目未列出，JSON 报告中列有全部。</translation>
        </message>
        <message>
            <source>This report is not redacted. No host or user name was found in it.</source>
            <translation>本报告未脱敏。其中未发现主机名或用户名。</translation>
        </message>
        <message>
            <source>This report is not redacted. Hosts found in it: %1.</source>
            <translation>本报告未脱敏。其中出现的主机：%1。</translation>
        </message>
        <message>
            <source>This report is not redacted. Users found in it: %1.</source>
            <translation>本报告未脱敏。其中出现的用户：%1。</translation>
        </message>
        <message>
            <source>This report is not redacted. Hosts found in it: %1. Users found in it: %2.</source>
            <translation>本报告未脱敏。其中出现的主机：%1。其中出现的用户：%2。</translation>
        </message>
        <message>
            <source>Still missing</source>
            <translation>还缺的信息</translation>
        </message>
        <message>
            <source>Please send this; the route waits for it:</source>
            <translation>请补充以下信息，补齐后才能路由：</translation>
        </message>
        <message>
            <source>Please send this; the route does not wait for it:</source>
            <translation>请补充以下信息（不影响路由）：</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>Routing trace</source>
            <translation>路由过程</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>依据</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>命中</translation>
        </message>
        <message>
            <source>no hit</source>
            <translation>未命中</translation>
        </message>
        <message>
            <source>What would change the route:</source>
            <translation>以下情况会改变路由：</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>导入</translation>
        </message>
        <message>
            <source>Another run in the same input, not used here: %1</source>
            <translation>同一输入中的另一次运行，本报告未采用：%1</translation>
        </message>
        <message>
            <source>About this report</source>
            <translation>关于本报告</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>程序</translation>
        </message>
        <message>
            <source>Rule pack</source>
            <translation>规则包</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>step %1</translation>
        </message>
        <message>
            <source>answered</source>
            <translation>已回答</translation>
        </message>
        <message>
            <source>Waived</source>
            <translation>豁免</translation>
        </message>
        <message>
            <source>Symptom stated</source>
            <translation>指定现象</translation>
        </message>
        <message>
            <source>Failed step stated</source>
            <translation>指定失败 step</translation>
        </message>
        <message>
            <source>Run chosen</source>
            <translation>选择运行</translation>
        </message>
        <message>
            <source>Causal line pinned</source>
            <translation>指定首个致因报错</translation>
        </message>
        <message>
            <source>Sub-skill chosen</source>
            <translation>指定下游 skill</translation>
        </message>
        <message>
            <source>Added by the engineer</source>
            <translation>工程师补充</translation>
        </message>
        <message>
            <source>What</source>
            <translation>事项</translation>
        </message>
        <message>
            <source>Reason or note</source>
            <translation>理由或说明</translation>
        </message>
        <message>
            <source>By</source>
            <translation>填写人与时间</translation>
        </message>
        <message>
            <source>File assigned</source>
            <translation>文件归入 step</translation>
        </message>
        <message>
            <source>Line marked</source>
            <translation>标记行</translation>
        </message>
        <message>
            <source>triage run</source>
            <translation>分诊运行目录</translation>
        </message>
        <message>
            <source>loose files without a triage run</source>
            <translation>零散文件（无分诊运行目录）</translation>
        </message>
        <message>
            <source>single log</source>
            <translation>单个日志</translation>
        </message>
        <message>
            <source>Hand over to %1, chosen by the engineer.</source>
            <translation>交接给 %1（由工程师指定）。</translation>
        </message>
        <message>
            <source>Hand over to %1.</source>
            <translation>交接给 %1。</translation>
        </message>
        <message>
            <source>Route withheld: the symptom is not known.</source>
            <translation>暂不路由：现象未知。</translation>
        </message>
        <message>
            <source>Route withheld: the information is not complete.</source>
            <translation>暂不路由：信息不完整。</translation>
        </message>
        <message>
            <source>By the rules</source>
            <translation>按规则</translation>
        </message>
        <message>
            <source>route withheld</source>
            <translation>暂不路由</translation>
        </message>
        <message>
            <source>Reason for the choice</source>
            <translation>指定理由</translation>
        </message>
        <message>
            <source>Chosen by</source>
            <translation>指定人与时间</translation>
        </message>
        <message>
            <source>Without the pinned line</source>
            <translation>不采用所指定的行时</translation>
        </message>
        <message>
            <source>Provisional sub-skill</source>
            <translation>暂定下游 skill</translation>
        </message>
        <message>
            <source>none: there is nothing to go by yet</source>
            <translation>无：目前没有判断依据</translation>
        </message>
        <message>
            <source>Symptom</source>
            <translation>现象</translation>
        </message>
        <message>
            <source>Alternate sub-skill</source>
            <translation>可同时参考的下游 skill</translation>
        </message>
        <message>
            <source>A step failed, but no log holds a line that says why.</source>
            <translation>有 step 失败，但没有日志说明失败原因。</translation>
        </message>
        <message>
            <source>not asked</source>
            <translation>未判断</translation>
        </message>
        <message>
            <source>Neither the files nor the engineer name a symptom.</source>
            <translation>文件与工程师均未说明现象。</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>rank</translation>
        </message>
        <message>
            <source>pid</source>
            <translation>pid</translation>
        </message>
        <message>
            <source>Role</source>
            <translation>角色</translation>
        </message>
        <message>
            <source>First error</source>
            <translation>首个报错</translation>
        </message>
        <message>
            <source>Further processes not listed: %1.</source>
            <translation>另有 %1 个进程未列出。</translation>
        </message>
        <message>
            <source>The line that states the symptom</source>
            <translation>说明现象的一行</translation>
        </message>
        <message>
            <source>All five steps passed.</source>
            <translation>5 个 step 全部通过。</translation>
        </message>
        <message>
            <source>Not known: the input holds no results of the five steps.</source>
            <translation>未知：输入中没有 5 个 step 的结果。</translation>
        </message>
        <message>
            <source>No step is recorded as failed.</source>
            <translation>没有任何 step 被记录为失败。</translation>
        </message>
        <message>
            <source>Known from</source>
            <translation>判断来源</translation>
        </message>
        <message>
            <source>What this step isolates</source>
            <translation>本 step 隔离的内容</translation>
        </message>
        <message>
            <source>Ticket</source>
            <translation>工单</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Input</source>
            <translation>输入</translation>
        </message>
        <message>
            <source>Kind of input</source>
            <translation>输入类型</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>Time of the run</source>
            <translation>运行时间</translation>
        </message>
        <message>
            <source>Case</source>
            <translation>案例</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>分诊结果</translation>
        </message>
        <message>
            <source>The route waits for this:</source>
            <translation>路由需等待以下信息：</translation>
        </message>
        <message>
            <source>Rule and evidence line</source>
            <translation>命中规则与依据行</translation>
        </message>
        <message>
            <source>What the rule says</source>
            <translation>规则内容</translation>
        </message>
        <message>
            <source>Matched</source>
            <translation>匹配内容</translation>
        </message>
        <message>
            <source>Evidence line</source>
            <translation>依据行</translation>
        </message>
        <message>
            <source>none: the rule goes by the step results and the symptom</source>
            <translation>无：该规则依据各 step 结果与现象</translation>
        </message>
        <message>
            <source>Evidence</source>
            <translation>证据</translation>
        </message>
        <message>
            <source>First failed step</source>
            <translation>首个失败的 step</translation>
        </message>
        <message>
            <source>The records disagree:</source>
            <translation>记录不一致：</translation>
        </message>
        <message>
            <source>Quoted from the source workflow:</source>
            <translation>引自源工作流：</translation>
        </message>
        <message>
            <source>✓ passed</source>
            <translation>✓ 通过</translation>
        </message>
        <message>
            <source>✗ failed</source>
            <translation>✗ 失败</translation>
        </message>
        <message>
            <source>– not run</source>
            <translation>– 未运行</translation>
        </message>
        <message>
            <source>? missing</source>
            <translation>? 缺失</translation>
        </message>
        <message>
            <source>· unknown</source>
            <translation>· 未知</translation>
        </message>
        <message>
            <source>present</source>
            <translation>有</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>缺失</translation>
        </message>
        <message>
            <source>collect again</source>
            <translation>需补跑</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>缺口</translation>
        </message>
        <message>
            <source>note</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>crash</source>
            <translation>报错崩溃</translation>
        </message>
        <message>
            <source>results differ</source>
            <translation>结果不一致</translation>
        </message>
        <message>
            <source>too slow</source>
            <translation>性能不达预期</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>First causal error</source>
            <translation>首个致因报错</translation>
        </message>
        <message>
            <source>Corroborating line</source>
            <translation>佐证行</translation>
        </message>
        <message>
            <source>Follow-on error</source>
            <translation>级联报错</translation>
        </message>
        <message>
            <source>Milestone</source>
            <translation>里程碑</translation>
        </message>
        <message>
            <source>Marker</source>
            <translation>标记文件</translation>
        </message>
        <message>
            <source>found</source>
            <translation>已找到</translation>
        </message>
        <message>
            <source>unclear</source>
            <translation>不明确</translation>
        </message>
        <message>
            <source>the SUCCESS markers</source>
            <translation>SUCCESS 标记</translation>
        </message>
        <message>
            <source>the logs</source>
            <translation>日志</translation>
        </message>
        <message>
            <source>the engineer</source>
            <translation>工程师</translation>
        </message>
        <message>
            <source>failed first</source>
            <translation>最先失败</translation>
        </message>
        <message>
            <source>followed</source>
            <translation>随后失败</translation>
        </message>
        <message>
            <source>no error</source>
            <translation>无报错</translation>
        </message>
        <message>
            <source>All expected files are there.</source>
            <translation>应有的文件齐全。</translation>
        </message>
        <message>
            <source>Gaps: something is missing, but the route does not wait for it.</source>
            <translation>有缺口：缺少部分信息，但不影响路由。</translation>
        </message>
        <message>
            <source>Collect again: the route waits for what is marked so below.</source>
            <translation>需补跑：补齐下方标记的内容后才能路由。</translation>
        </message>
        <message>
            <source>A PDF needs the program's fonts, and they are not loaded.</source>
            <translation>生成 PDF 需要程序字体，但字体未加载。</translation>
        </message>
        <message>
            <source>Reading the log was cancelled.</source>
            <translation>读取日志已取消。</translation>
        </message>
        <message>
            <source>The review cannot be read: %1 is wrong or missing.</source>
            <translation>无法读取评审记录：%1 有误或缺失。</translation>
        </message>
        <message>
            <source>%1 could not be read. Check the disk or the network drive.</source>
            <translation>无法读取 %1。请检查磁盘或网络驱动器。</translation>
        </message>
        <message>
            <source>%1 is not there any more.</source>
            <translation>%1 已不存在。</translation>
        </message>
        <message>
            <source>%1 cannot be opened. Check its permissions.</source>
            <translation>无法打开 %1。请检查其权限。</translation>
        </message>
        <message>
            <source>%1 is not a regular file.</source>
            <translation>%1 不是普通文件。</translation>
        </message>
        <message>
            <source>The expression is not valid at character %1.</source>
            <translation>表达式在第 %1 个字符处无效。</translation>
        </message>
        <message>
            <source>%1, line %2: the rule pack is not valid JSON: %3</source>
            <translation>%1 第 %2 行：规则包不是有效的 JSON：%3</translation>
        </message>
        <message>
            <source>%1, line %2, rule %3: %4</source>
            <translation>%1 第 %2 行，规则 %3：%4</translation>
        </message>
        <message>
            <source>The rule pack %1 cannot be read.</source>
            <translation>无法读取规则包 %1。</translation>
        </message>
        <message>
            <source>The rule pack %1 is too large.</source>
            <translation>规则包 %1 过大。</translation>
        </message>
        <message>
            <source>Rule pack %1, version %2</source>
            <translation>规则包 %1，版本 %2</translation>
        </message>
        <message>
            <source>%1 → %2</source>
            <translation>%1 → %2</translation>
        </message>
        <message>
            <source>Words: %1 (%2 examples and counter-examples)</source>
            <translation>词条：%1（示例与反例 %2 条）</translation>
        </message>
        <message>
            <source>The built-in workflow is missing.</source>
            <translation>内置流程数据缺失。</translation>
        </message>
        <message>
            <source>The workflow data cannot be used: %1 is wrong or missing.</source>
            <translation>流程数据无法使用：%1 有误或缺失。</translation>
        </message>
        <message>
            <source>It cannot be read: the user who opened it has no permission.</source>
            <translation>无法读取：打开它的用户没有权限。</translation>
        </message>
        <message>
            <source>It cannot be read: the disk or the network drive reports an error.</source>
            <translation>无法读取：磁盘或网络驱动器报告错误。</translation>
        </message>
        <message>
            <source>It cannot be read: %1</source>
            <translation>无法读取：%1</translation>
        </message>
        <message numerus="yes">
            <source>The same holds %n more time(s), last for %1.</source>
            <translation>
                <numerusform>同样的情况另有 %n 处，最后一处是 %1。</numerusform>
            </translation>
        </message>
        <message>
            <source>0 routed, 1 internal error or report not written, 2 wrong usage, 3 withheld, 4 input unreadable or refused</source>
            <translation>0 已分诊，1 内部错误或报告未能写出，2 用法错误，3 暂不分诊，4 输入无法读取或被拒绝</translation>
        </message>
        <message>
            <source>0 complete or with gaps, 1 internal error or report not written, 2 wrong usage, 3 something must be collected again, 4 input unreadable or refused</source>
            <translation>0 完整或有缺口，1 内部错误或报告未能写出，2 用法错误，3 需要补跑，4 输入无法读取或被拒绝</translation>
        </message>
        <message>
            <source>%1 lies in the input folder, which stays as it was received; the report needs another place.</source>
            <translation>%1 位于输入目录内，输入目录保持收到时的原样；请为报告另选位置。</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>无法读取</translation>
        </message>
        <message>
            <source>Further remarks not listed: %1; the JSON report names all.</source>
            <translation>另有 %1 条说明未列出，JSON 报告中有全部内容。</translation>
        </message>
        <message>
            <source>Quoted by the engineer</source>
            <translation>工程师引用</translation>
        </message>
        <message>
            <source>Files larger than %1 MiB are not compared. They can be read side by side.</source>
            <translation>大于 %1 MiB 的文件不作比较，可以并排阅读。</translation>
        </message>
        <message>
            <source>The files could not be compared.</source>
            <translation>无法比较这两个文件。</translation>
        </message>
        <message>
            <source>AND or OR is missing here.</source>
            <translation>此处缺少 AND 或 OR。</translation>
        </message>
        <message>
            <source>There are too many brackets in each other.</source>
            <translation>括号嵌套过深。</translation>
        </message>
        <message>
            <source>A text is missing here.</source>
            <translation>此处缺少文字。</translation>
        </message>
        <message>
            <source>This bracket is not closed.</source>
            <translation>此括号没有闭合。</translation>
        </message>
        <message>
            <source>This quote is not closed.</source>
            <translation>此引号没有闭合。</translation>
        </message>
        <message>
            <source>This is no set of highlighters.</source>
            <translation>这不是高亮方案文件。</translation>
        </message>
        <message>
            <source>How far npugraph_ex got:</source>
            <translation>npugraph_ex 的进度：</translation>
        </message>
        <message>
            <source>Fingerprint of the error</source>
            <translation>报错指纹</translation>
        </message>
        <message>
            <source>This part of the file is still being read.</source>
            <translation>文件的这一部分仍在读取中。</translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>Report viewer and triage assistant for PyTorch npugraph_ex problems</source>
            <translation>PyTorch npugraph_ex 问题的报告查看与分诊助手</translation>
        </message>
        <message>
            <source>Archives, folders or logs to open.</source>
            <translation>要打开的压缩包、文件夹或日志。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::AboutDialog</name>
        <message>
            <source>About</source>
            <translation>关于</translation>
        </message>
        <message>
            <source>Version %1</source>
            <translation>版本 %1</translation>
        </message>
        <message>
            <source>Qt %1</source>
            <translation>Qt %1</translation>
        </message>
        <message>
            <source>Rule pack %1 %2</source>
            <translation>规则包 %1 %2</translation>
        </message>
        <message>
            <source>Cases: %1</source>
            <translation>案例：%1</translation>
        </message>
        <message>
            <source>Log: %1</source>
            <translation>日志：%1</translation>
        </message>
        <message>
            <source>npugraph_ex Triage</source>
            <translation>npugraph_ex 分诊</translation>
        </message>
        <message>
            <source>Takes in a log bundle, says whether it is complete, finds the first causal error and names the sub-skill that takes over. Apache License 2.0.</source>
            <translation>读入日志包，说明是否完整，找出首个致因报错，并给出接手的 sub-skill。Apache License 2.0。</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Open log folder</source>
            <translation>打开日志目录</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>triage::app::ArtefactHelp</name>
        <message>
            <source>What is this file?</source>
            <translation>这是什么文件？</translation>
        </message>
        <message>
            <source>Select a file to read what it is and who wrote it.</source>
            <translation>选中一个文件，即可查看它是什么、由谁写出。</translation>
        </message>
        <message>
            <source>This file is not part of the workflow.</source>
            <translation>该文件不属于分诊流程。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::ArtefactMatrix</name>
        <message>
            <source>Script</source>
            <translation>脚本</translation>
        </message>
        <message>
            <source>Exit code</source>
            <translation>退出码</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>日志</translation>
        </message>
        <message>
            <source>plog</source>
            <translation>plog</translation>
        </message>
        <message>
            <source>Debug folder</source>
            <translation>调试目录</translation>
        </message>
        <message>
            <source>Artefacts by step</source>
            <translation>各 step 产物</translation>
        </message>
        <message>
            <source>What each step left behind. Press Enter on a cell to open its file.</source>
            <translation>每个 step 留下的产物。在单元格上按回车打开对应文件。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::CandidateList</name>
        <message>
            <source>Place</source>
            <translation>位置</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>依据</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Candidates for the causal error</source>
            <translation>致因报错候选</translation>
        </message>
        <message>
            <source>kept</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>rejected</source>
            <translation>排除</translation>
        </message>
        <message>
            <source>Go to line</source>
            <translation>转到该行</translation>
        </message>
        <message>
            <source>Pin as causal line…</source>
            <translation>指定为致因行…</translation>
        </message>
        <message>
            <source>Choose a candidate first.</source>
            <translation>请先选择一个候选。</translation>
        </message>
        <message>
            <source>This candidate is kept already.</source>
            <translation>此候选已被采用。</translation>
        </message>
        <message>
            <source>Every line that could be the causal error, kept or rejected, and why. Enter opens the line; the menu pins it as the causal error.</source>
            <translation>所有可能是致因报错的行，采用或排除及其原因。按 Enter 打开该行；在菜单中可将其指定为致因行。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::CaseHeader</name>
        <message>
            <source>Run</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>Edit title, ticket and customer</source>
            <translation>编辑标题、工单和客户</translation>
        </message>
        <message>
            <source>The bundle holds several runs. The newest is shown unless you choose another.</source>
            <translation>日志包里有多次运行。默认显示最新一次，可另选。</translation>
        </message>
        <message>
            <source>Received %1</source>
            <translation>收到时间：%1</translation>
        </message>
        <message>
            <source>Bundle</source>
            <translation>日志包</translation>
        </message>
        <message>
            <source>The case holds several bundles. The newest is shown unless you choose another.</source>
            <translation>此案例有多个日志包。默认显示最新的，可另选。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::CaseListModel</name>
        <message>
            <source>importing</source>
            <translation>导入中</translation>
        </message>
        <message>
            <source>importing, %1</source>
            <translation>导入中，%1</translation>
        </message>
        <message>
            <source>%1, importing</source>
            <translation>%1，导入中</translation>
        </message>
        <message>
            <source>no route</source>
            <translation>未定去向</translation>
        </message>
        <message>
            <source>withheld</source>
            <translation>暂缓</translation>
        </message>
        <message>
            <source>%1
Takes %2 in the store</source>
            <translation>%1
在案例库中占用 %2</translation>
        </message>
    </context>
    <context>
        <name>triage::app::CasePage</name>
        <message>
            <source>Override revoked</source>
            <translation>已撤销改派</translation>
        </message>
        <message>
            <source>Waiver revoked</source>
            <translation>已撤销豁免</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>概览</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>Handoff</source>
            <translation>交接</translation>
        </message>
        <message>
            <source>Questions and commands copied</source>
            <translation>已复制问题和命令</translation>
        </message>
        <message>
            <source>Route overridden</source>
            <translation>已改派</translation>
        </message>
        <message>
            <source>Waived</source>
            <translation>豁免</translation>
        </message>
        <message>
            <source>%1 assigned to step %2</source>
            <translation>%1 已指定给 step %2</translation>
        </message>
        <message>
            <source>The files of this case have changed since it was opened first.</source>
            <translation>此案例的文件自首次打开后有变化。</translation>
        </message>
        <message>
            <source>Symptom: %1</source>
            <translation>症状：%1</translation>
        </message>
        <message>
            <source>Timeline</source>
            <translation>时间线</translation>
        </message>
        <message>
            <source>Quote removed</source>
            <translation>已移除引用</translation>
        </message>
        <message>
            <source>Quoted in the handoff</source>
            <translation>已引用到交接单</translation>
        </message>
        <message>
            <source>Files are being added already.</source>
            <translation>正在添加文件。</translation>
        </message>
        <message>
            <source>Added: %1</source>
            <translation>已添加：%1</translation>
        </message>
        <message>
            <source>Pinned as causal line</source>
            <translation>已指定为致因行</translation>
        </message>
        <message>
            <source>Unpinned</source>
            <translation>已取消指定</translation>
        </message>
    </context>
    <context>
        <name>triage::app::CasePane</name>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Edit title, ticket and customer…</source>
            <translation>编辑标题、工单和客户…</translation>
        </message>
        <message>
            <source>Show in file manager</source>
            <translation>在文件管理器中显示</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message>
            <source>No cases yet. Drop a bundle into the window.</source>
            <translation>还没有案例。把日志包拖进窗口即可。</translation>
        </message>
        <message>
            <source>Search cases</source>
            <translation>搜索案例</translation>
        </message>
        <message>
            <source>Shows the cases whose title, ticket, customer or route hold all the words.</source>
            <translation>只显示标题、工单、客户或去向包含全部词语的案例。</translation>
        </message>
        <message>
            <source>Cases</source>
            <translation>案例</translation>
        </message>
        <message>
            <source>Every bundle you opened is a case. Enter opens it, F2 edits its title, Delete removes it.</source>
            <translation>每个打开过的日志包都是一个案例。回车打开，F2 编辑标题，Delete 删除。</translation>
        </message>
        <message>
            <source>No title, ticket, customer or route holds these words.</source>
            <translation>没有标题、工单、客户或去向包含这些词。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::CaseStack</name>
        <message>
            <source>Import of %1 cancelled</source>
            <translation>已取消导入 %1</translation>
        </message>
        <message>
            <source>%1 is a case already.</source>
            <translation>%1 已有案例。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::CommandBox</name>
        <message>
            <source>Copy the command</source>
            <translation>复制命令</translation>
        </message>
    </context>
    <context>
        <name>triage::app::CommandPalette</name>
        <message>
            <source>Type to find an action</source>
            <translation>输入以查找操作</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>No action of that name</source>
            <translation>没有该名称的操作</translation>
        </message>
    </context>
    <context>
        <name>triage::app::CompareDialog</name>
        <message>
            <source>Compare with</source>
            <translation>比较</translation>
        </message>
        <message>
            <source>Filter files</source>
            <translation>筛选文件</translation>
        </message>
        <message>
            <source>Files of the bundle</source>
            <translation>日志包中的文件</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>比较</translation>
        </message>
        <message>
            <source>No file of that name.</source>
            <translation>没有该名称的文件。</translation>
        </message>
        <message>
            <source>There is no other file.</source>
            <translation>没有其他文件。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::DocumentHeader</name>
        <message>
            <source>Step %1</source>
            <translation>step %1</translation>
        </message>
        <message>
            <source>Rank %1</source>
            <translation>Rank %1</translation>
        </message>
        <message>
            <source>%1 lines</source>
            <translation>%1 行</translation>
        </message>
        <message>
            <source>importing</source>
            <translation>导入中</translation>
        </message>
        <message>
            <source>GB18030 (GBK)</source>
            <translation>GB18030（GBK）</translation>
        </message>
        <message>
            <source>How the bytes are read</source>
            <translation>字节的解读方式</translation>
        </message>
        <message>
            <source>Encoding: %1</source>
            <translation>编码：%1</translation>
        </message>
        <message>
            <source>More for this text</source>
            <translation>更多操作</translation>
        </message>
        <message>
            <source>Commands go to this text</source>
            <translation>命令作用于此文本</translation>
        </message>
        <message>
            <source>No candidate or mark in this file.</source>
            <translation>此文件中没有候选或标记。</translation>
        </message>
        <message>
            <source>When the import is through.</source>
            <translation>导入完成后可用。</translation>
        </message>
        <message>
            <source>Previous candidate or mark</source>
            <translation>上一个候选或标记</translation>
        </message>
        <message>
            <source>Next candidate or mark</source>
            <translation>下一个候选或标记</translation>
        </message>
        <message>
            <source>Mark this line</source>
            <translation>标记此行</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>查找</translation>
        </message>
        <message>
            <source>Go to line, byte or time</source>
            <translation>转到行、字节或时间</translation>
        </message>
    </context>
    <context>
        <name>triage::app::DocumentTabs</name>
        <message>
            <source>Open a file from the tree with Enter or a double click.
The link in the verdict card opens the evidence on its line.</source>
            <translation>在文件树中按回车或双击即可打开文件。
点击结论卡片中的链接，可直接打开证据所在行。</translation>
        </message>
        <message>
            <source>Open files</source>
            <translation>已打开的文件</translation>
        </message>
        <message>
            <source>Close file</source>
            <translation>关闭文件</translation>
        </message>
    </context>
    <context>
        <name>triage::app::DocumentView</name>
        <message>
            <source>Copied the first %1 of %2</source>
            <translation>已复制前 %1（共 %2）</translation>
        </message>
        <message numerus="yes">
            <source>Copied %n line(s) as evidence</source>
            <translation>
                <numerusform>已作为证据复制 %n 行</numerusform>
            </translation>
        </message>
        <message>
            <source>No error below</source>
            <translation>下方没有报错</translation>
        </message>
        <message>
            <source>No error above</source>
            <translation>上方没有报错</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>取消指定</translation>
        </message>
        <message>
            <source>Pin as causal line…</source>
            <translation>指定为致因行…</translation>
        </message>
        <message>
            <source>This file is unpacked next.</source>
            <translation>接下来就解压此文件。</translation>
        </message>
        <message>
            <source>This line names no file of this bundle.</source>
            <translation>此行没有提到此日志包中的文件。</translation>
        </message>
        <message>
            <source>%1 is not in this bundle.</source>
            <translation>%1 不在此日志包中。</translation>
        </message>
        <message>
            <source>No line of this file stands here</source>
            <translation>此处没有该文件的行</translation>
        </message>
        <message>
            <source>When the import is through.</source>
            <translation>导入完成后可用。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::EventStrip</name>
        <message>
            <source>pinned</source>
            <translation>已指定</translation>
        </message>
        <message numerus="yes">
            <source>and %n more here</source>
            <translation>
                <numerusform>此处另有 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>Point at a mark to read it, click it to open its line.</source>
            <translation>指向标记可查看，点击可打开所在行。</translation>
        </message>
        <message>
            <source>Go to line</source>
            <translation>转到该行</translation>
        </message>
        <message>
            <source>Pin as causal line…</source>
            <translation>指定为致因行…</translation>
        </message>
        <message>
            <source>Judge again with this line as the causal error</source>
            <translation>以此行为首个致因报错重新判断</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>取消指定</translation>
        </message>
    </context>
    <context>
        <name>triage::app::EventTableModel</name>
        <message>
            <source>Line number</source>
            <translation>行号</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>事件</translation>
        </message>
        <message>
            <source>Process</source>
            <translation>进程</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>位置</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>行</translation>
        </message>
    </context>
    <context>
        <name>triage::app::EvidenceQuote</name>
        <message>
            <source>Open the log at this line</source>
            <translation>在日志中打开这一行</translation>
        </message>
        <message>
            <source>Evidence: %1, line %2</source>
            <translation>依据：%1，第 %2 行</translation>
        </message>
        <message>
            <source>The line that decided the route. It opens in the Files tab.</source>
            <translation>决定去向的那一行，在“文件”页中打开。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::ExposureLine</name>
        <message>
            <source>Not redacted.</source>
            <translation>未脱敏。</translation>
        </message>
        <message>
            <source>Hosts: %1.</source>
            <translation>主机：%1。</translation>
        </message>
        <message>
            <source>Users: %1.</source>
            <translation>用户：%1。</translation>
        </message>
        <message>
            <source>No host or user name was found.</source>
            <translation>未发现主机名或用户名。</translation>
        </message>
        <message>
            <source>Show where</source>
            <translation>显示位置</translation>
        </message>
        <message>
            <source>Marks these names in the sheets and goes to the next one</source>
            <translation>在两份交接中标出这些名称，并跳到下一处</translation>
        </message>
    </context>
    <context>
        <name>triage::app::FileTreeModel</name>
        <message>
            <source>Step %1: %2</source>
            <translation>step %1：%2</translation>
        </message>
        <message>
            <source>The run</source>
            <translation>本次运行</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>Other files</source>
            <translation>其他文件</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>缺失</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>大小</translation>
        </message>
        <message>
            <source>Not unpacked yet. Opened, it comes next.</source>
            <translation>尚未解压。打开后会优先解压。</translation>
        </message>
        <message>
            <source>not unpacked yet</source>
            <translation>尚未解压</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>无法读取</translation>
        </message>
    </context>
    <context>
        <name>triage::app::FileTreePanel</name>
        <message>
            <source>&amp;Open</source>
            <translation>打开(&amp;O)</translation>
        </message>
        <message>
            <source>&amp;Assign to step</source>
            <translation>归入 step(&amp;A)</translation>
        </message>
        <message>
            <source>What is this &amp;file?</source>
            <translation>这是什么文件(&amp;F)？</translation>
        </message>
        <message>
            <source>Show in file &amp;manager</source>
            <translation>在文件管理器中显示(&amp;M)</translation>
        </message>
        <message>
            <source>&amp;Copy path</source>
            <translation>复制路径(&amp;C)</translation>
        </message>
        <message>
            <source>Filter files</source>
            <translation>筛选文件</translation>
        </message>
        <message>
            <source>Files of the bundle</source>
            <translation>日志包中的文件</translation>
        </message>
        <message>
            <source>No file matches. Part of a name or folder is enough.</source>
            <translation>没有匹配的文件。输入文件名或目录名的一部分即可。</translation>
        </message>
        <message>
            <source>&amp;Compare the two files</source>
            <translation>比较这两个文件(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Read side by side</source>
            <translation>并排阅读(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Compare with…</source>
            <translation>与…比较(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>triage::app::FilesPage</name>
        <message>
            <source>Importing %1</source>
            <translation>正在导入 %1</translation>
        </message>
        <message>
            <source>No file manager answered. The folder is %1</source>
            <translation>没有可用的文件管理器。所在目录：%1</translation>
        </message>
        <message>
            <source>No place to go back to.</source>
            <translation>没有可返回的位置。</translation>
        </message>
        <message>
            <source>No place to go forward to.</source>
            <translation>没有可前进的位置。</translation>
        </message>
        <message>
            <source>No text is open: open a file here, or the evidence from the verdict.</source>
            <translation>没有打开的文本：请在此打开文件，或从结论打开依据。</translation>
        </message>
        <message>
            <source>Not in this text.</source>
            <translation>此文本中不可用。</translation>
        </message>
        <message>
            <source>This would take line %1. Press the key again to do so.</source>
            <translation>将取第 %1 行。再按一次即执行。</translation>
        </message>
        <message>
            <source>%1 is not in this bundle.</source>
            <translation>%1 不在此日志包中。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::FindingList</name>
        <message>
            <source>Nothing is missing.</source>
            <translation>没有缺失。</translation>
        </message>
        <message>
            <source>waived</source>
            <translation>已豁免</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Waive…</source>
            <translation>豁免…</translation>
        </message>
    </context>
    <context>
        <name>triage::app::HandoffBar</name>
        <message>
            <source>Chinese and English</source>
            <translation>中文和英文</translation>
        </message>
        <message>
            <source>Chinese</source>
            <translation>中文</translation>
        </message>
        <message>
            <source>English</source>
            <translation>英文</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>格式</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Copy the handoff in this format</source>
            <translation>以此格式复制交接</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>另存为…</translation>
        </message>
        <message>
            <source>Save the handoff to a file</source>
            <translation>将交接保存为文件</translation>
        </message>
        <message>
            <source>The handoff is being written.</source>
            <translation>交接单正在生成。</translation>
        </message>
        <message>
            <source>This format is saved to a file.</source>
            <translation>此格式只能存为文件。</translation>
        </message>
        <message>
            <source>This format has one language.</source>
            <translation>此格式只有一种语言。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::HandoffPage</name>
        <message>
            <source>Saved %1</source>
            <translation>已保存 %1</translation>
        </message>
        <message>
            <source>Copied as %1, %2</source>
            <translation>已复制为 %1，%2</translation>
        </message>
        <message>
            <source>Save handoff</source>
            <translation>保存交接</translation>
        </message>
        <message>
            <source>Saving…</source>
            <translation>正在保存…</translation>
        </message>
        <message>
            <source>The handoff appears here as soon as a bundle is open: in Chinese and English, exactly as it will be sent.</source>
            <translation>打开日志包后，交接会显示在这里：中英文各一份，与发出的内容完全一致。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::ImportRun</name>
        <message>
            <source>Pasted log</source>
            <translation>粘贴的日志</translation>
        </message>
    </context>
    <context>
        <name>triage::app::ImportStrip</name>
        <message>
            <source>Import: %1</source>
            <translation>导入：%1</translation>
        </message>
        <message>
            <source>importing</source>
            <translation>导入中</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Stops the import. Nothing of it is kept.</source>
            <translation>停止导入，不保留任何内容。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::LabelDialog</name>
        <message>
            <source>They stand in the case list and at the head of the handoff.</source>
            <translation>显示在案例列表和交接单开头。</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
    <context>
        <name>triage::app::Ladder</name>
        <message>
            <source>Five steps. The failure shows only with force_eager=False.</source>
            <translation>五个 step。失败只在 force_eager=False 时出现。</translation>
        </message>
        <message>
            <source>Five steps</source>
            <translation>五个 step</translation>
        </message>
        <message>
            <source>only with force_eager=False</source>
            <translation>只在 force_eager=False 时出现</translation>
        </message>
    </context>
    <context>
        <name>triage::app::Legend</name>
        <message>
            <source>Shows or hides: %1</source>
            <translation>显示或隐藏：%1</translation>
        </message>
    </context>
    <context>
        <name>triage::app::MainWindow</name>
        <message>
            <source>npugraph_ex Triage</source>
            <translation>npugraph_ex 分诊</translation>
        </message>
        <message>
            <source>&amp;Case</source>
            <translation>案例(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Recent</source>
            <translation>最近(&amp;R)</translation>
        </message>
        <message>
            <source>Ver&amp;dict</source>
            <translation>结论(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;Text</source>
            <translation>文本(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>视图(&amp;V)</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>帮助(&amp;H)</translation>
        </message>
        <message>
            <source>Cases</source>
            <translation>案例</translation>
        </message>
        <message>
            <source>Tool bar</source>
            <translation>工具栏</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <source>Search cases</source>
            <translation>搜索案例</translation>
        </message>
        <message>
            <source>Copy handoff</source>
            <translation>复制交接</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>rules %1</source>
            <translation>规则 %1</translation>
        </message>
        <message>
            <source>Open archive or log</source>
            <translation>打开压缩包或日志</translation>
        </message>
        <message>
            <source>Archives and logs (*.zip *.tar *.gz *.tgz *.xz *.txz *.zst *.bz2 *.tbz2 *.7z *.rar *.log *.txt *.out)</source>
            <translation>压缩包和日志 (*.zip *.tar *.gz *.tgz *.xz *.txz *.zst *.bz2 *.tbz2 *.7z *.rar *.log *.txt *.out)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>Sample</source>
            <translation>示例</translation>
        </message>
        <message>
            <source>The clipboard holds no text.</source>
            <translation>剪贴板里没有文本。</translation>
        </message>
        <message>
            <source>Nothing yet</source>
            <translation>暂无</translation>
        </message>
        <message>
            <source>No case is open</source>
            <translation>没有打开的案例</translation>
        </message>
        <message>
            <source>“%1” deleted</source>
            <translation>已删除“%1”</translation>
        </message>
        <message>
            <source>Files: %1</source>
            <translation>文件：%1</translation>
        </message>
        <message>
            <source>Rules in use: %1 %2</source>
            <translation>现用规则：%1 %2</translation>
        </message>
        <message>
            <source>Rule pack not used</source>
            <translation>规则包未启用</translation>
        </message>
        <message>
            <source>Add files to this case</source>
            <translation>向此案例添加文件</translation>
        </message>
        <message>
            <source>The text in f&amp;ront</source>
            <translation>当前文本(&amp;R)</translation>
        </message>
    </context>
    <context>
        <name>triage::app::MarksPanel</name>
        <message>
            <source>Quote, %1</source>
            <translation>引用，%1</translation>
        </message>
        <message>
            <source>Mark, %1</source>
            <translation>标记，%1</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>Marks and quotes</source>
            <translation>标记与引用</translation>
        </message>
        <message>
            <source>Marks and quotes of this case</source>
            <translation>本案例的标记与引用</translation>
        </message>
        <message>
            <source>Edit note…</source>
            <translation>编辑备注…</translation>
        </message>
    </context>
    <context>
        <name>triage::app::MessageBar</name>
        <message>
            <source>Copy details</source>
            <translation>复制详情</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Close this message</source>
            <translation>关闭此消息</translation>
        </message>
    </context>
    <context>
        <name>triage::app::NoteBar</name>
        <message>
            <source>Optional</source>
            <translation>可不填</translation>
        </message>
        <message>
            <source>Note on line %1</source>
            <translation>第 %1 行的备注</translation>
        </message>
        <message>
            <source>Note on the quoted line %1</source>
            <translation>所引第 %1 行的备注</translation>
        </message>
        <message>
            <source>Note on the quoted lines %1–%2</source>
            <translation>所引第 %1–%2 行的备注</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>你的姓名</translation>
        </message>
        <message>
            <source>Your name, asked once</source>
            <translation>你的姓名，只问一次</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>标记</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>引用</translation>
        </message>
        <message>
            <source>Remove mark</source>
            <translation>移除标记</translation>
        </message>
        <message>
            <source>Remove quote</source>
            <translation>移除引用</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>关闭 (Esc)</translation>
        </message>
    </context>
    <context>
        <name>triage::app::OverviewPage</name>
        <message>
            <source>Completeness</source>
            <translation>完整性</translation>
        </message>
        <message>
            <source>Artefacts by step</source>
            <translation>各 step 产物</translation>
        </message>
        <message>
            <source>Facts</source>
            <translation>信息</translation>
        </message>
        <message>
            <source>How the route was found</source>
            <translation>去向如何得出</translation>
        </message>
        <message>
            <source>Candidates for the causal error</source>
            <translation>致因报错候选</translation>
        </message>
        <message>
            <source>What came in</source>
            <translation>收到的内容</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) recognised</source>
            <translation>
                <numerusform>识别了 %n 个文件</numerusform>
            </translation>
        </message>
        <message>
            <source>Run %1</source>
            <translation>运行 %1</translation>
        </message>
        <message>
            <source>Another run: %1</source>
            <translation>另一次运行：%1</translation>
        </message>
        <message>
            <source>Skipped %1: %2</source>
            <translation>跳过 %1：%2</translation>
        </message>
        <message>
            <source>What would change the route</source>
            <translation>什么会改变去向</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>进程</translation>
        </message>
        <message>
            <source>Past cases with the same causal error</source>
            <translation>致因报错相同的既往案例</translation>
        </message>
    </context>
    <context>
        <name>triage::app::PairTab</name>
        <message>
            <source>%1, twice</source>
            <translation>%1（两处）</translation>
        </message>
    </context>
    <context>
        <name>triage::app::PastCaseList</name>
        <message numerus="yes">
            <source>and %n older</source>
            <translation>
                <numerusform>另有 %n 个更早的</numerusform>
            </translation>
        </message>
        <message>
            <source>Open this case</source>
            <translation>打开此案例</translation>
        </message>
    </context>
    <context>
        <name>triage::app::PhenomenaList</name>
        <message>
            <source>What the logs show, to help answer (phenomena only):</source>
            <translation>日志所见，供回答时参考（仅为现象）：</translation>
        </message>
        <message>
            <source>What the logs show (phenomena only):</source>
            <translation>日志所见（仅为现象）：</translation>
        </message>
        <message numerus="yes">
            <source>Show line(s)</source>
            <translation>
                <numerusform>查看行</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>triage::app::PinNote</name>
        <message>
            <source>The program's own line: %1</source>
            <translation>程序自己的致因行：%1</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>取消指定</translation>
        </message>
        <message>
            <source>Go back to the program's own causal line</source>
            <translation>恢复程序自己的致因行</translation>
        </message>
    </context>
    <context>
        <name>triage::app::ProcessTable</name>
        <message>
            <source>failed first</source>
            <translation>最先失败</translation>
        </message>
        <message>
            <source>followed</source>
            <translation>随后失败</translation>
        </message>
        <message>
            <source>no error</source>
            <translation>无报错</translation>
        </message>
        <message>
            <source>Process</source>
            <translation>进程</translation>
        </message>
        <message>
            <source>Role</source>
            <translation>角色</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>位置</translation>
        </message>
        <message>
            <source>First error</source>
            <translation>首个报错</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>进程</translation>
        </message>
        <message>
            <source>Which process failed first and which followed. Press Enter to open the line.</source>
            <translation>哪个进程最先失败，哪些随后失败。回车打开所在行。</translation>
        </message>
        <message>
            <source>launcher</source>
            <translation>启动器</translation>
        </message>
        <message>
            <source>reports</source>
            <translation>汇报</translation>
        </message>
    </context>
    <context>
        <name>triage::app::ReasonDialog</name>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Waive</source>
            <translation>豁免</translation>
        </message>
        <message>
            <source>%1

The route is found without it. Your reason stands in the handoff.</source>
            <translation>%1

不等它也给出去向。理由会写进交接单。</translation>
        </message>
        <message>
            <source>Override</source>
            <translation>改派</translation>
        </message>
        <message>
            <source>Choose where the case goes. What the program found stays in the handoff beside it.</source>
            <translation>选择案例的去向。程序的判断会一并保留在交接单中。</translation>
        </message>
        <message>
            <source>Sign</source>
            <translation>署名</translation>
        </message>
        <message>
            <source>Pin as causal line</source>
            <translation>指定为致因行</translation>
        </message>
        <message>
            <source>%1
%2

The case is judged again with this line as the causal error. What the program found by itself stays beside it, here and in the handoff.</source>
            <translation>%1
%2

将以此行为首个致因报错重新判断。程序自己的结论会并列保留在此处和交接中。</translation>
        </message>
        <message>
            <source>Whatever you add to a case carries your name: answers, waivers, overrides, pins, marks. It is asked once.</source>
            <translation>您添加到案例中的内容（回答、豁免、改派、指定、标记）会署上您的姓名，只询问一次。</translation>
        </message>
        <message>
            <source>A reason is needed: it stands in the handoff.</source>
            <translation>需要填写理由：它会写进交接单。</translation>
        </message>
        <message>
            <source>Your name is needed: it signs what you add.</source>
            <translation>需要填写姓名：你添加的内容以它署名。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::ResultModel</name>
        <message>
            <source>%1, lines: %2</source>
            <translation>%1，行数：%2</translation>
        </message>
        <message>
            <source>Line %1: %2</source>
            <translation>第 %1 行：%2</translation>
        </message>
    </context>
    <context>
        <name>triage::app::SearchPanel</name>
        <message>
            <source>No file holds this.</source>
            <translation>没有文件含有此内容。</translation>
        </message>
        <message>
            <source>Type what to look for in all files of the case.</source>
            <translation>输入要在案例全部文件中查找的内容。</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>正在搜索…</translation>
        </message>
        <message>
            <source>Lines: %1, files: %2</source>
            <translation>行数：%1，文件数：%2</translation>
        </message>
        <message>
            <source>not text, passed over: %1</source>
            <translation>非文本，已跳过：%1</translation>
        </message>
        <message>
            <source>unreadable: %1</source>
            <translation>无法读取：%1</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>Search all files of the case</source>
            <translation>搜索案例的全部文件</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stop searching</source>
            <translation>停止搜索</translation>
        </message>
        <message>
            <source>Close the search (Esc)</source>
            <translation>关闭搜索 (Esc)</translation>
        </message>
        <message>
            <source>Lines found in the case</source>
            <translation>案例中找到的行</translation>
        </message>
        <message>
            <source>lines given up as too long or too slow in files: %1</source>
            <translation>有过长或过慢而未搜索完的行的文件：%1</translation>
        </message>
    </context>
    <context>
        <name>triage::app::SettingsDialog</name>
        <message>
            <source>As the system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Default (%1)</source>
            <translation>默认（%1）</translation>
        </message>
        <message>
            <source>Built-in rules</source>
            <translation>内置规则</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Case store</source>
            <translation>案例库</translation>
        </message>
        <message>
            <source>Rule pack</source>
            <translation>规则包</translation>
        </message>
        <message>
            <source>Rule packs (*.json)</source>
            <translation>规则包 (*.json)</translation>
        </message>
        <message>
            <source>Ta&amp;b width</source>
            <translation>制表符宽度(&amp;B)</translation>
        </message>
        <message>
            <source> columns</source>
            <translation> 列</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts…</source>
            <translation>键盘快捷键(&amp;K)…</translation>
        </message>
        <message>
            <source>All of this changes at once, but for the case store: a new one is used from the next start.</source>
            <translation>以上都立即生效，只有案例库在下次启动时生效。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::Sheet</name>
        <message>
            <source>Chinese</source>
            <translation>中文</translation>
        </message>
        <message>
            <source>English</source>
            <translation>英文</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Copy the Chinese sheet</source>
            <translation>复制中文交接</translation>
        </message>
        <message>
            <source>Copy the English sheet</source>
            <translation>复制英文交接</translation>
        </message>
        <message>
            <source>Handoff in Chinese</source>
            <translation>中文交接</translation>
        </message>
        <message>
            <source>Handoff in English</source>
            <translation>英文交接</translation>
        </message>
    </context>
    <context>
        <name>triage::app::SheetPair</name>
        <message>
            <source>Language of the sheet</source>
            <translation>交接的语言</translation>
        </message>
    </context>
    <context>
        <name>triage::app::ShortcutsDialog</name>
        <message>
            <source>Also on: %1. Assigning takes it away there.</source>
            <translation>同时用于：%1。指定后那里将不再使用。</translation>
        </message>
        <message>
            <source>, </source>
            <translation>、</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Find an action or a key</source>
            <translation>查找操作或按键</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>按键</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>按键(&amp;K)</translation>
        </message>
        <message>
            <source>Assign</source>
            <translation>指定</translation>
        </message>
        <message>
            <source>Take away</source>
            <translation>取消按键</translation>
        </message>
        <message>
            <source>Set back</source>
            <translation>恢复默认</translation>
        </message>
        <message>
            <source>Set all back</source>
            <translation>全部恢复默认</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>所有位置</translation>
        </message>
        <message>
            <source>In texts</source>
            <translation>文本中</translation>
        </message>
        <message>
            <source>On the timeline</source>
            <translation>时间线上</translation>
        </message>
        <message>
            <source>It has no keys.</source>
            <translation>没有按键可去除。</translation>
        </message>
        <message>
            <source>Its keys were not changed.</source>
            <translation>其按键未改动。</translation>
        </message>
        <message>
            <source>Press other keys in the field first.</source>
            <translation>请先在输入框中按下其他按键。</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>生效位置</translation>
        </message>
    </context>
    <context>
        <name>triage::app::StartPage</name>
        <message>
            <source>Drop a bundle here</source>
            <translation>把日志包拖到这里</translation>
        </message>
        <message>
            <source>An archive, a folder or a single log of a triage run. You see whether it is complete, which step failed first, on which line, and who takes it.</source>
            <translation>可以是分诊运行的压缩包、文件夹或单个日志。随后看到：是否完整，哪个 step 首先失败，在哪一行，由谁接手。</translation>
        </message>
        <message>
            <source>Open archive or log…</source>
            <translation>打开压缩包或日志…</translation>
        </message>
        <message>
            <source>Open folder…</source>
            <translation>打开文件夹…</translation>
        </message>
        <message>
            <source>Paste a log</source>
            <translation>粘贴日志</translation>
        </message>
        <message>
            <source>Open a sample</source>
            <translation>打开示例</translation>
        </message>
        <message>
            <source>Recent</source>
            <translation>最近</translation>
        </message>
    </context>
    <context>
        <name>triage::app::StepChip</name>
        <message>
            <source>Step %1, %2: %3</source>
            <translation>step %1，%2：%3</translation>
        </message>
        <message>
            <source>Click to open its log.</source>
            <translation>单击打开日志。</translation>
        </message>
        <message>
            <source>There is no log to open.</source>
            <translation>没有可打开的日志。</translation>
        </message>
        <message>
            <source>Step %1</source>
            <translation>step %1</translation>
        </message>
        <message>
            <source>Drop a file here to assign it to this step.</source>
            <translation>把文件拖到这里，即指定给这个 step。</translation>
        </message>
        <message>
            <source>incomplete</source>
            <translation>不完整</translation>
        </message>
        <message>
            <source>exit %1</source>
            <translation>退出码 %1</translation>
        </message>
    </context>
    <context>
        <name>triage::app::SymptomAsk</name>
        <message>
            <source>What is wrong although nothing failed. The answer stays with the case.</source>
            <translation>没有失败时，问题的现象是什么。回答会保存在案例中。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::TextActions</name>
        <message>
            <source>&amp;Find in file</source>
            <translation>在文件中查找(&amp;F)</translation>
        </message>
        <message>
            <source>Find &amp;next</source>
            <translation>查找下一个(&amp;N)</translation>
        </message>
        <message>
            <source>Find &amp;previous</source>
            <translation>查找上一个(&amp;P)</translation>
        </message>
        <message>
            <source>Ne&amp;xt candidate or mark</source>
            <translation>下一个候选或标记(&amp;X)</translation>
        </message>
        <message>
            <source>Pre&amp;vious candidate or mark</source>
            <translation>上一个候选或标记(&amp;V)</translation>
        </message>
        <message>
            <source>&amp;Mark line</source>
            <translation>标记此行(&amp;M)</translation>
        </message>
        <message>
            <source>&amp;Close file</source>
            <translation>关闭文件(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Go to line, byte or time</source>
            <translation>转到行、字节或时间(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Pin as causal line…</source>
            <translation>指定为致因行(&amp;P)…</translation>
        </message>
        <message>
            <source>Go &amp;back</source>
            <translation>后退(&amp;B)</translation>
        </message>
        <message>
            <source>Go f&amp;orward</source>
            <translation>前进(&amp;O)</translation>
        </message>
        <message>
            <source>&amp;Highlighters…</source>
            <translation>高亮方案(&amp;H)…</translation>
        </message>
        <message>
            <source>Open a text first.</source>
            <translation>请先打开一个文本。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::TextTools</name>
        <message>
            <source>Fi&amp;lter lines</source>
            <translation>筛选行(&amp;L)</translation>
        </message>
        <message>
            <source>Sp&amp;lit view</source>
            <translation>拆分视图(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Compare with…</source>
            <translation>与…比较(&amp;C)</translation>
        </message>
        <message>
            <source>%1 is not there yet</source>
            <translation>%1 尚未就绪</translation>
        </message>
        <message>
            <source>Open a text first.</source>
            <translation>请先打开一个文本。</translation>
        </message>
        <message>
            <source>Split the view or compare two files first.</source>
            <translation>请先拆分视图或比较两个文件。</translation>
        </message>
        <message>
            <source>C&amp;lose split view</source>
            <translation>关闭拆分视图(&amp;L)</translation>
        </message>
        <message>
            <source>Go to the other te&amp;xt</source>
            <translation>转到另一侧文本(&amp;X)</translation>
        </message>
        <message>
            <source>Next &amp;difference</source>
            <translation>下一处差异(&amp;D)</translation>
        </message>
        <message>
            <source>Previous d&amp;ifference</source>
            <translation>上一处差异(&amp;I)</translation>
        </message>
        <message>
            <source>The text is not there yet.</source>
            <translation>文本尚未就绪。</translation>
        </message>
        <message>
            <source>No difference that way</source>
            <translation>该方向没有差异</translation>
        </message>
    </context>
    <context>
        <name>triage::app::TimelineActions</name>
        <message>
            <source>Zoom &amp;in</source>
            <translation>放大(&amp;I)</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>缩小(&amp;O)</translation>
        </message>
        <message>
            <source>Show &amp;all</source>
            <translation>显示全部(&amp;A)</translation>
        </message>
        <message>
            <source>Zoom to &amp;selection</source>
            <translation>缩放到所选(&amp;S)</translation>
        </message>
        <message>
            <source>Go to &amp;causal error</source>
            <translation>转到首个致因报错(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Next event</source>
            <translation>下一个事件(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Previous event</source>
            <translation>上一个事件(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Go to line</source>
            <translation>转到该行(&amp;G)</translation>
        </message>
        <message>
            <source>Pin as causal line…</source>
            <translation>指定为致因行…</translation>
        </message>
        <message>
            <source>As a &amp;list</source>
            <translation>以列表显示(&amp;L)</translation>
        </message>
        <message>
            <source>No event carries a time.</source>
            <translation>没有带时间的事件。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::TimelinePage</name>
        <message>
            <source>All steps</source>
            <translation>全部 step</translation>
        </message>
        <message>
            <source>Step %1</source>
            <translation>step %1</translation>
        </message>
        <message>
            <source>Placing the events …</source>
            <translation>正在排列事件…</translation>
        </message>
        <message>
            <source>The logs hold no error, no warning and no milestone.
Events of every process appear here on one axis as soon as a log names them.</source>
            <translation>日志中没有报错、告警或里程碑。
日志中出现时，各进程的事件会显示在同一时间轴上。</translation>
        </message>
        <message>
            <source>Steps shown</source>
            <translation>显示的 step</translation>
        </message>
        <message>
            <source>Legend</source>
            <translation>图例</translation>
        </message>
        <message>
            <source>Timeline</source>
            <translation>时间线</translation>
        </message>
        <message>
            <source>Errors, warnings and milestones of every process on one axis. Left and right go from event to event of a lane, with Ctrl of all lanes; up and down change the lane; Enter opens the line. Ctrl and the wheel zoom, Shift and the wheel move. Drag across the lanes to choose a stretch, Z zooms to it.</source>
            <translation>各进程的报错、告警和里程碑排在同一轴上。左右键在泳道内逐个移动，按住 Ctrl 则跨泳道；上下键换泳道；回车打开所在行。Ctrl 加滚轮缩放，Shift 加滚轮平移。在泳道上拖动可选取一段，按 Z 缩放到该段。</translation>
        </message>
        <message>
            <source>Events in order of time</source>
            <translation>按时间排列的事件</translation>
        </message>
        <message>
            <source>The events of the timeline as a list. Enter opens the line.</source>
            <translation>以列表显示时间线上的事件。回车打开所在行。</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>取消指定</translation>
        </message>
        <message>
            <source>Of a kind with more than 2,000 events in a log, the first and last 1,000 are drawn.</source>
            <translation>单个日志中某类事件超过 2,000 个时，只绘制最前和最后各 1,000 个。</translation>
        </message>
        <message>
            <source>Choose an event first.</source>
            <translation>请先选择一个事件。</translation>
        </message>
        <message>
            <source>This is the causal error already.</source>
            <translation>它已是首个致因报错。</translation>
        </message>
        <message>
            <source>The causal error is not on the timeline.</source>
            <translation>首个致因报错不在时间线上。</translation>
        </message>
        <message>
            <source>Drag over the axis to select a stretch first.</source>
            <translation>请先在时间轴上拖动选出一段。</translation>
        </message>
    </context>
    <context>
        <name>triage::app::TimelineView</name>
        <message numerus="yes">
            <source>and %n more here</source>
            <translation>
                <numerusform>此处另有 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>by line</source>
            <translation>按行</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>行</translation>
        </message>
        <message>
            <source>Step %1</source>
            <translation>step %1</translation>
        </message>
    </context>
    <context>
        <name>triage::app::TraceList</name>
        <message>
            <source>Rule</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>依据</translation>
        </message>
        <message>
            <source>Routing trace</source>
            <translation>路由过程</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>命中</translation>
        </message>
        <message>
            <source>no hit</source>
            <translation>未命中</translation>
        </message>
        <message>
            <source>not asked</source>
            <translation>未询问</translation>
        </message>
    </context>
    <context>
        <name>triage::app::VerdictActions</name>
        <message>
            <source>Copy handoff</source>
            <translation>复制交接</translation>
        </message>
        <message>
            <source>Copies the handoff in the format and languages chosen in the Handoff tab.</source>
            <translation>按“交接”页选定的格式和语言复制交接单。</translation>
        </message>
        <message>
            <source>Copy questions and commands</source>
            <translation>复制问题和命令</translation>
        </message>
        <message>
            <source>What the customer is asked for, with the commands that collect it.</source>
            <translation>需要客户补充的信息，以及采集它们的命令。</translation>
        </message>
        <message>
            <source>Go to evidence</source>
            <translation>查看依据</translation>
        </message>
        <message>
            <source>Opens the log at the line that decided.</source>
            <translation>在日志中打开决定去向的那一行。</translation>
        </message>
        <message>
            <source>Override…</source>
            <translation>改派…</translation>
        </message>
        <message>
            <source>Choose another route, with a reason. Both stand in the handoff.</source>
            <translation>另选去向并写明理由。两者都会写进交接单。</translation>
        </message>
        <message>
            <source>Revoke override</source>
            <translation>撤销改派</translation>
        </message>
    </context>
    <context>
        <name>triage::app::VerdictCard</name>
        <message>
            <source>provisionally: %1</source>
            <translation>暂定：%1</translation>
        </message>
        <message>
            <source>Copy the sub-skill's name</source>
            <translation>复制 sub-skill 名称</translation>
        </message>
    </context>
    <context>
        <name>triage::app::VerdictLine</name>
        <message>
            <source>Show what it rests on</source>
            <translation>查看判定依据</translation>
        </message>
        <message>
            <source>Show the steps in full</source>
            <translation>完整显示各 step</translation>
        </message>
        <message>
            <source>Fold steps and verdict into one line</source>
            <translation>将 step 与结论折叠为一行</translation>
        </message>
        <message>
            <source>Verdict: %1</source>
            <translation>结论：%1</translation>
        </message>
    </context>
    <context>
        <name>triage::app::WithheldList</name>
        <message>
            <source>Waive…</source>
            <translation>豁免…</translation>
        </message>
        <message>
            <source>Go on without it, with a reason that stands in the handoff</source>
            <translation>不等它继续分诊，理由写进交接单</translation>
        </message>
        <message>
            <source>Revoke</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Waived by %1: “%2” Reason: %3</source>
            <translation>%1 已豁免：“%2”理由：%3</translation>
        </message>
    </context>
    <context>
        <name>triage::view::ColourButton</name>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>None</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Other…</source>
            <translation>其他…</translation>
        </message>
    </context>
    <context>
        <name>triage::view::FilterBar</name>
        <message>
            <source>AND, OR and NOT in capitals join texts; brackets group; quotes keep a text as it is.</source>
            <translation>大写的 AND、OR、NOT 组合多段文字；括号分组；引号内按原样匹配。</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>正在搜索…</translation>
        </message>
        <message>
            <source>Lines: %1</source>
            <translation>行数：%1</translation>
        </message>
        <message>
            <source>%1, the first %2 shown</source>
            <translation>%1，显示前 %2 行</translation>
        </message>
        <message>
            <source>%1, stopped</source>
            <translation>%1，已停止</translation>
        </message>
        <message>
            <source>%1, the file became shorter meanwhile</source>
            <translation>%1，期间文件变短</translation>
        </message>
        <message>
            <source>Show only lines with…</source>
            <translation>只显示含有…的行</translation>
        </message>
        <message>
            <source>Exclude</source>
            <translation>排除</translation>
        </message>
        <message>
            <source>Show only the lines that do not match</source>
            <translation>只显示不匹配的行</translation>
        </message>
        <message>
            <source>Within</source>
            <translation>在结果中</translation>
        </message>
        <message>
            <source>Filter within these lines</source>
            <translation>在这些行中继续筛选</translation>
        </message>
        <message>
            <source>±</source>
            <translation>±</translation>
        </message>
        <message>
            <source>Lines shown around each match</source>
            <translation>每处匹配前后显示的行数</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stop filtering</source>
            <translation>停止筛选</translation>
        </message>
        <message>
            <source>Close the filter (Esc)</source>
            <translation>关闭筛选 (Esc)</translation>
        </message>
        <message>
            <source>Filtering</source>
            <translation>正在筛选</translation>
        </message>
        <message>
            <source>%1, some lines were given up as too long or too slow</source>
            <translation>%1，部分行过长或过慢，未搜索完</translation>
        </message>
    </context>
    <context>
        <name>triage::view::FilterPane</name>
        <message>
            <source>not: %1</source>
            <translation>不含：%1</translation>
        </message>
        <message>
            <source>Type a text to see only its lines.
AND, OR and NOT in capitals join texts; brackets group; quotes keep a text as it is.</source>
            <translation>输入文字，只看含有它的行。
大写的 AND、OR、NOT 组合多段文字；括号分组；引号内按原样匹配。</translation>
        </message>
        <message>
            <source>No line matches.</source>
            <translation>没有匹配的行。</translation>
        </message>
    </context>
    <context>
        <name>triage::view::FilterTrail</name>
        <message>
            <source>All lines</source>
            <translation>全部行</translation>
        </message>
        <message>
            <source>Remove all filters</source>
            <translation>移除全部筛选</translation>
        </message>
        <message>
            <source>Back to this filter: %1</source>
            <translation>回到此筛选：%1</translation>
        </message>
    </context>
    <context>
        <name>triage::view::FindBar</name>
        <message>
            <source>Searching…</source>
            <translation>正在查找…</translation>
        </message>
        <message>
            <source>No hits</source>
            <translation>无匹配</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>第 %1 个，共 %2 个</translation>
        </message>
        <message numerus="yes">
            <source>%n hits</source>
            <translation>
                <numerusform>%n 处匹配</numerusform>
            </translation>
        </message>
        <message>
            <source> · %1 %</source>
            <translation> · %1 %</translation>
        </message>
        <message>
            <source>Find in this file</source>
            <translation>在此文件中查找</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>关闭 (Esc)</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stop searching</source>
            <translation>停止查找</translation>
        </message>
        <message>
            <source>%1, some lines were given up as too long or too slow</source>
            <translation>%1，部分行过长或过慢，未搜索完</translation>
        </message>
        <message>
            <source>Previous hit</source>
            <translation>上一处匹配</translation>
        </message>
        <message>
            <source>Next hit</source>
            <translation>下一处匹配</translation>
        </message>
    </context>
    <context>
        <name>triage::view::GoToBar</name>
        <message>
            <source>Line of %1, @byte or time</source>
            <translation>行（共 %1 行）、@字节或时间</translation>
        </message>
        <message>
            <source>A line (120), a byte (@4096) or a time (12:03:04)</source>
            <translation>行号（120）、字节（@4096）或时间（12:03:04）</translation>
        </message>
        <message>
            <source>The lines of this file carry no times</source>
            <translation>此文件各行没有时间</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>转到</translation>
        </message>
        <message>
            <source>Go to line, byte or time</source>
            <translation>转到行、字节或时间</translation>
        </message>
    </context>
    <context>
        <name>triage::view::HighlighterDialog</name>
        <message>
            <source>Set %1</source>
            <translation>方案 %1</translation>
        </message>
        <message>
            <source>None</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Highlighters</source>
            <translation>高亮方案</translation>
        </message>
        <message>
            <source>In &amp;use</source>
            <translation>使用(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>名称(&amp;N)</translation>
        </message>
        <message>
            <source>New set</source>
            <translation>新建方案</translation>
        </message>
        <message>
            <source>Delete set</source>
            <translation>删除方案</translation>
        </message>
        <message>
            <source>New rule</source>
            <translation>新建规则</translation>
        </message>
        <message>
            <source>Delete rule</source>
            <translation>删除规则</translation>
        </message>
        <message>
            <source>Up</source>
            <translation>上移</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>下移</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>导入…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>导出…</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Highlighters (*.json)</source>
            <translation>高亮方案 (*.json)</translation>
        </message>
        <message>
            <source>Import highlighters</source>
            <translation>导入高亮方案</translation>
        </message>
        <message>
            <source>Export highlighters</source>
            <translation>导出高亮方案</translation>
        </message>
        <message>
            <source>%1 holds no highlighters that can be read. %2</source>
            <translation>%1 中没有可读取的高亮方案。%2</translation>
        </message>
        <message>
            <source>%1 could not be written: %2</source>
            <translation>无法写入 %1：%2</translation>
        </message>
    </context>
    <context>
        <name>triage::view::OverviewStrip</name>
        <message>
            <source>Errors, candidates, marks and hits in the whole file</source>
            <translation>整个文件中的报错、候选、标记与匹配</translation>
        </message>
    </context>
    <context>
        <name>triage::view::PairBar</name>
        <message>
            <source>Differences</source>
            <translation>差异</translation>
        </message>
        <message>
            <source>Equal lines beside each other, differences marked</source>
            <translation>相同的行并排，差异处标出</translation>
        </message>
        <message>
            <source>Texts</source>
            <translation>原文</translation>
        </message>
        <message>
            <source>The two texts as they are</source>
            <translation>两份文本的原样</translation>
        </message>
        <message>
            <source>Below each other</source>
            <translation>上下排列</translation>
        </message>
        <message>
            <source>One text below the other</source>
            <translation>一份在另一份下方</translation>
        </message>
        <message>
            <source>Ignore blanks</source>
            <translation>忽略空白</translation>
        </message>
        <message>
            <source>Lines that differ in blanks only are the same</source>
            <translation>只有空白不同的行视为相同</translation>
        </message>
        <message>
            <source>Scroll by line</source>
            <translation>按行同步滚动</translation>
        </message>
        <message>
            <source>Scroll by time</source>
            <translation>按时间同步滚动</translation>
        </message>
        <message>
            <source>Scroll apart</source>
            <translation>各自滚动</translation>
        </message>
        <message>
            <source>How scrolling is tied</source>
            <translation>滚动同步方式</translation>
        </message>
        <message>
            <source>Previous difference</source>
            <translation>上一处差异</translation>
        </message>
        <message>
            <source>Next difference</source>
            <translation>下一处差异</translation>
        </message>
    </context>
    <context>
        <name>triage::view::PairView</name>
        <message>
            <source>No time stamps to scroll by here</source>
            <translation>此处没有可供对齐的时间戳</translation>
        </message>
        <message>
            <source>Comparing…</source>
            <translation>正在比较…</translation>
        </message>
        <message>
            <source>No differences</source>
            <translation>没有差异</translation>
        </message>
        <message>
            <source>Differences: %1</source>
            <translation>差异：%1</translation>
        </message>
        <message>
            <source>Difference %1 of %2</source>
            <translation>第 %1 处差异，共 %2 处</translation>
        </message>
    </context>
    <context>
        <name>triage::view::PatternEdit</name>
        <message>
            <source>Match case</source>
            <translation>区分大小写</translation>
        </message>
        <message>
            <source>Whole words</source>
            <translation>全字匹配</translation>
        </message>
        <message>
            <source>Regular expression</source>
            <translation>正则表达式</translation>
        </message>
    </context>
    <context>
        <name>triage::view::RuleTable</name>
        <message>
            <source>Pattern</source>
            <translation>模式</translation>
        </message>
        <message>
            <source>Expression</source>
            <translation>正则</translation>
        </message>
        <message>
            <source>Match case</source>
            <translation>区分大小写</translation>
        </message>
        <message>
            <source>Whole line</source>
            <translation>整行</translation>
        </message>
        <message>
            <source>Bold</source>
            <translation>粗体</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文字</translation>
        </message>
        <message>
            <source>Ground</source>
            <translation>背景</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>规则</translation>
        </message>
    </context>
    <context>
        <name>triage::view::TextView</name>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>全选</translation>
        </message>
        <message>
            <source>Find…</source>
            <translation>查找…</translation>
        </message>
        <message>
            <source>Find next</source>
            <translation>查找下一处</translation>
        </message>
        <message>
            <source>Find previous</source>
            <translation>查找上一处</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>缩小</translation>
        </message>
        <message>
            <source>Original size</source>
            <translation>原始大小</translation>
        </message>
        <message>
            <source>Wrap lines</source>
            <translation>自动换行</translation>
        </message>
        <message>
            <source>Mark line</source>
            <translation>标记此行</translation>
        </message>
        <message>
            <source>Copy as evidence</source>
            <translation>复制为证据</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>This file cannot be read.</source>
            <translation>此文件无法读取。</translation>
        </message>
        <message>
            <source>This file was emptied while it was open.</source>
            <translation>此文件在打开期间被清空。</translation>
        </message>
        <message>
            <source>This file became shorter while it was open. What is left is shown.</source>
            <translation>此文件在打开期间变短，显示剩余内容。</translation>
        </message>
        <message>
            <source>This file was removed. What was opened is still shown.</source>
            <translation>此文件已被移除，仍显示已打开的内容。</translation>
        </message>
        <message>
            <source>Going to line %1…</source>
            <translation>正在转到第 %1 行…</translation>
        </message>
        <message>
            <source>This file is empty.</source>
            <translation>此文件为空。</translation>
        </message>
        <message>
            <source>Line %1 of %2</source>
            <translation>第 %1 行，共 %2 行</translation>
        </message>
        <message>
            <source>Go to line, byte or time…</source>
            <translation>转到行、字节或时间…</translation>
        </message>
        <message>
            <source>Quote in the handoff</source>
            <translation>引用到交接单</translation>
        </message>
        <message>
            <source>Next error</source>
            <translation>下一个报错</translation>
        </message>
        <message>
            <source>Previous error</source>
            <translation>上一个报错</translation>
        </message>
        <message>
            <source>Open the file named here</source>
            <translation>打开此处提到的文件</translation>
        </message>
        <message>
            <source>Fold or open block</source>
            <translation>折叠或展开此块</translation>
        </message>
        <message>
            <source>Fold all blocks</source>
            <translation>折叠全部块</translation>
        </message>
        <message>
            <source>Follow the end</source>
            <translation>跟随末尾</translation>
        </message>
        <message>
            <source>Load again</source>
            <translation>重新加载</translation>
        </message>
        <message>
            <source>Colours of the log</source>
            <translation>日志自带颜色</translation>
        </message>
        <message>
            <source>Show all characters</source>
            <translation>显示全部字符</translation>
        </message>
        <message>
            <source>Progress bars: last state only</source>
            <translation>进度条只显示最后状态</translation>
        </message>
        <message>
            <source>New lines</source>
            <translation>有新行</translation>
        </message>
        <message>
            <source>Go to the end and follow it</source>
            <translation>转到末尾并继续跟随</translation>
        </message>
        <message>
            <source>Open %1, line %2</source>
            <translation>打开 %1 第 %2 行</translation>
        </message>
        <message>
            <source>Another file has this name now. What was opened is still shown; %1 opens the new one.</source>
            <translation>同名文件已换成另一个。仍显示原来打开的内容；按 %1 打开新文件。</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) folded</source>
            <translation>
                <numerusform>已折叠 %n 行</numerusform>
            </translation>
        </message>
        <message>
            <source>Reading that place from the disk…</source>
            <translation>正在从磁盘读取该位置…</translation>
        </message>
        <message>
            <source>This file cannot be read beyond line %1.</source>
            <translation>此文件在第 %1 行之后无法读取。</translation>
        </message>
        <message>
            <source>Reading the file…</source>
            <translation>正在读取文件…</translation>
        </message>
        <message>
            <source>Line %1, %2 of %3 shown</source>
            <translation>第 %1 行，显示的 %3 行中的第 %2 行</translation>
        </message>
        <message>
            <source>No line on this side, %1 of %2</source>
            <translation>此侧没有对应的行，%2 行中的第 %1 行</translation>
        </message>
    </context>
</TS>
