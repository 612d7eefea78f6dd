// SPDX-License-Identifier: Apache-2.0
#include "handoff/html_style.h"

namespace triage::handoff {

const char* pageStyle()
{
    return R"(:root {
  color-scheme: light dark;
  --window: #f5f6f8; --surface: #ffffff; --sunken: #eff1f4; --line: #dde1e7; --text: #1b2330; --muted: #545f6f;
  --link: #1f5cb8; --evidence: #fbe9e8; --compile-error: #0a6373; --runtime-error: #a3420b;
  --accuracy: #9a2c74; --performance: #55650b; --withheld: #6338b3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --window: #14171c; --surface: #1c2027; --sunken: #252a33; --line: #333a45; --text: #e7eaef; --muted: #a9b3c0;
    --link: #7db0ff; --evidence: #40201f; --compile-error: #5fc9da; --runtime-error: #ff9e66;
    --accuracy: #f08ccb; --performance: #bfd058; --withheld: #bb9cff;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--window); color: var(--text);
  font: 15px/1.55 system-ui, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
main { max-width: 68rem; margin: 24px auto; padding: 24px 32px; background: var(--surface);
  border: 1px solid var(--line); border-radius: 8px; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 16px; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 32px 0 8px; padding-bottom: 4px; border-bottom: 1px solid var(--line); }
p, ul, table, pre, blockquote { margin: 8px 0; }
a { color: var(--link); }
code, pre { font-family: "Noto Sans Mono", "DejaVu Sans Mono", Consolas, monospace; font-size: .9em; }
code { overflow-wrap: anywhere; }
pre { padding: 8px 12px; background: var(--sunken); border-radius: 4px; overflow-x: auto; tab-size: 4; }
blockquote { padding: 4px 16px; border-left: 4px solid var(--line); }
blockquote p { margin: 4px 0; }
.label, .muted, .number { color: var(--muted); }
.label { margin-bottom: 0; }
.lead { font-size: 1.15rem; font-weight: 600; padding: 8px 16px; border-left: 6px solid var(--route);
  background: var(--sunken); }
.caption { margin-bottom: 0; overflow-wrap: anywhere; }
.number { user-select: none; }
.evidence { background: var(--evidence); font-weight: 600; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 4px 12px 4px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { color: var(--muted); font-weight: 600; }
.figure { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.fields { width: auto; }
.fields td { border: 0; }
.fields .name { color: var(--muted); white-space: nowrap; }
@media print {
  :root { color-scheme: light; --window: #fff; --surface: #fff; --sunken: #f4f5f7; --line: #c6ccd4; --text: #000;
    --muted: #444; --link: #000; --evidence: #f6dedd; --compile-error: #0a6373; --runtime-error: #a3420b;
    --accuracy: #9a2c74; --performance: #55650b; --withheld: #6338b3; }
  main { border: 0; margin: 0; padding: 0; max-width: none; }
  main + main { break-before: page; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  h2, .caption, thead { break-after: avoid; }
  tr, pre { break-inside: avoid; }
}
)";
}

std::string sheetStyle(const SheetColours& colours)
{
    return "body { color: " + colours.text +
           "; }\n"
           "h1 { font-size: 16pt; font-weight: 600; margin-bottom: 8px; }\n"
           "h2 { font-size: 12pt; font-weight: 600; margin-top: 18px; margin-bottom: 4px; }\n"
           "p { margin-top: 4px; margin-bottom: 4px; }\n"
           "a { color: " +
           colours.link +
           "; }\n"
           "code, pre { font-family: \"Noto Sans Mono CJK SC\", \"Noto Sans Mono\", \"DejaVu Sans Mono\", "
           "monospace; "
           "font-size: 9pt; }\n"
           "pre { background-color: " +
           colours.sunken +
           "; white-space: pre-wrap; margin-top: 2px; margin-bottom: 8px; }\n"
           "blockquote p { margin-left: 16px; background-color: " +
           colours.sunken +
           "; }\n"
           ".lead { font-size: 12pt; font-weight: 600; margin-bottom: 6px; }\n"
           ".label, .muted, .number, .name, th { color: " +
           colours.muted +
           "; }\n"
           ".evidence { background-color: " +
           colours.evidence +
           "; font-weight: 600; }\n"
           ".grid { border-collapse: collapse; border-color: " +
           colours.line +
           "; border-style: solid; border-width: 1px; }\n"
           "th { white-space: nowrap; }\n"
           ".name { padding-right: 16px; }\n";
}

} // namespace triage::handoff
