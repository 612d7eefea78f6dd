<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>engine</name>
        <message numerus="yes">
            <source>%n other run(s) lie in this input; %1 is the one shown.</source>
            <translation>
                <numerusform>%n other run lies in this input; %1 is the one shown.</numerusform>
                <numerusform>%n other runs lie in this input; %1 is the one shown.</numerusform>
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
        <name>triage::view::FindBar</name>
        <message numerus="yes">
            <source>%n hits</source>
            <translation>
                <numerusform>%n hit</numerusform>
                <numerusform>%n hits</numerusform>
            </translation>
        </message>
    </context>
</TS>
