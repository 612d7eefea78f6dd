<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>Timeline</name>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n line</numerusform>
                <numerusform>%n lines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plog file(s)</source>
            <translation>
                <numerusform>%n plog file</numerusform>
                <numerusform>%n plog files</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n log(s)</source>
            <translation>
                <numerusform>%n log</numerusform>
                <numerusform>%n logs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>engine</name>
        <message numerus="yes">
            <source>%n other run(s) lie in this input; %1 is the one shown.</source>
            <translation>
                <numerusform>%n other run lies in this input; %1 is the one shown.</numerusform>
                <numerusform>%n other runs lie in this input; %1 is the one shown.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The same holds %n more time(s), last for %1.</source>
            <translation>
                <numerusform>The same holds %n more time, last for %1.</numerusform>
                <numerusform>The same holds %n more times, last for %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>triage::app::DocumentView</name>
        <message numerus="yes">
            <source>Copied %n line(s) as evidence</source>
            <translation>
                <numerusform>Copied %n line as evidence</numerusform>
                <numerusform>Copied %n lines as evidence</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>triage::app::EventStrip</name>
        <message numerus="yes">
            <source>and %n more here</source>
            <translation>
                <numerusform>and %n more here</numerusform>
                <numerusform>and %n more here</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>triage::app::OverviewPage</name>
        <message numerus="yes">
            <source>%n file(s) recognised</source>
            <translation>
                <numerusform>%n file recognised</numerusform>
                <numerusform>%n files recognised</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>triage::app::PastCaseList</name>
        <message numerus="yes">
            <source>and %n older</source>
            <translation>
                <numerusform>and %n older</numerusform>
                <numerusform>and %n older</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>triage::app::PhenomenaList</name>
        <message numerus="yes">
            <source>Show line(s)</source>
            <translation>
                <numerusform>Show line</numerusform>
                <numerusform>Show lines</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>triage::app::TimelineView</name>
        <message numerus="yes">
            <source>and %n more here</source>
            <translation>
                <numerusform>and %n more here</numerusform>
                <numerusform>and %n more here</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>triage::view::FindBar</name>
        <message numerus="yes">
            <source>%n hits</source>
            <translation>
                <numerusform>%n hit</numerusform>
                <numerusform>%n hits</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>triage::view::TextView</name>
        <message numerus="yes">
            <source>%n line(s) folded</source>
            <translation>
                <numerusform>%n line folded</numerusform>
                <numerusform>%n lines folded</numerusform>
            </translation>
        </message>
    </context>
</TS>
