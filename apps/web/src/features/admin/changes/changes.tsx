import { CHANGE_WORDS_MAX } from "@standings/domain";
import { Tabs, tabPanelProps } from "../../../components/ui/tabs.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { PageHead } from "../list/page-head.tsx";
import { useListSearch } from "../list/use-list-search.ts";
import { ChangeLog } from "./change-log.tsx";
import { LOGS, type Log, readLogSearch } from "./log-list.tsx";
import { FailedJobs, SecurityLog } from "./other-logs.tsx";

const NOTES: Readonly<Record<Log, string>> = {
  changes: `What admins changed; nobody can change it. Words are looked for in the newest ${formatNumber(CHANGE_WORDS_MAX)} that fit the other filters.`,
  security: "What happened to accounts and limits, without addresses.",
  jobs: "Work that is not tried again: mails that could not be delivered, among others.",
};

const TABS = (["changes", "security", "jobs"] as const).map((id) => ({ id, label: LOGS[id] }));

/** The logs that only admins read: changes, security, and jobs that failed. */
export default function Changes() {
  const [{ log = "changes" }, change] = useListSearch(readLogSearch);
  return (
    <>
      <PageHead
        title="Changes"
        note={`${NOTES[log]} Times are UTC.`}
        actions={
          <Tabs
            look="segments"
            label="Log"
            idPrefix="log"
            items={TABS}
            selected={log}
            onSelect={(id) => change({ log: id === "changes" ? undefined : id, before: undefined })}
          />
        }
      />
      <div {...tabPanelProps("log", log)}>
        {log === "changes" && <ChangeLog />}
        {log === "security" && <SecurityLog />}
        {log === "jobs" && <FailedJobs />}
      </div>
    </>
  );
}
