import { type ColumnId, plural, type StudyRecord } from "@standings/domain";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";
import { AnswersTab } from "./answers-tab.tsx";
import { Findings } from "./findings.tsx";
import { Progress } from "./progress.tsx";
import { StudyHeader } from "./study-header.tsx";
import type { FollowedStudy } from "./use-study.ts";

const StudyAnswer = lazy(() =>
  import("./study-answer.tsx").then((module) => ({ default: module.StudyAnswer })),
);

const SearchesTab = lazy(() =>
  import("./searches-tab.tsx").then((module) => ({ default: module.SearchesTab })),
);

const ReadForBrand = lazy(() =>
  import("./read-for-brand.tsx").then((module) => ({ default: module.ReadForBrand })),
);

const route = getRouteApi("/study/$id");

interface StudyViewProps {
  readonly record: StudyRecord;
  readonly followed: FollowedStudy;
}

/** A study: its question, progress while it runs, standings, and the answers behind them. */
export function StudyView({ record, followed }: StudyViewProps) {
  const { tab = "standings" } = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<ColumnId | null>(null);
  const { live } = followed;
  const answers = Math.max(record.answers.length, live?.answers.length ?? 0);
  return (
    <>
      <StudyHeader record={record} followed={followed} />
      <Tabs
        label="Study"
        idPrefix="study"
        className="mt-5"
        items={[
          { id: "standings", label: "Standings" },
          { id: "answers", label: <AnswersLabel count={answers} /> },
          { id: "searches", label: "Searches" },
        ]}
        selected={tab}
        onSelect={(id) =>
          void navigate({ search: { tab: id === "standings" ? undefined : id }, replace: true })
        }
      />
      <div {...tabPanelProps("study", tab)}>
        {/* It stays where it was seen, so that nothing moves when the study ends. */}
        {(record.status === "running" || live !== null) && <Progress record={record} followed={followed} />}
        {tab === "standings" && <Findings record={record} followed={followed} onOpen={setOpened} />}
        {tab === "standings" && canBeRead(record) && (
          <Suspense fallback={null}>
            <ReadForBrand record={record} />
          </Suspense>
        )}
        {tab === "answers" && <AnswersTab record={record} onOpen={setOpened} />}
        {tab === "searches" && (
          <Suspense fallback={<div className="min-h-screen" />}>
            <SearchesTab record={record} />
          </Suspense>
        )}
      </div>
      {opened !== null && (
        <Suspense fallback={null}>
          <StudyAnswer record={record} columnId={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Answers of visits are read for nothing, and people are not read of. */
function canBeRead({ isOwn, status, ranking, visitOf, answers }: StudyRecord): boolean {
  return isOwn && status !== "running" && ranking === "company" && visitOf === null && answers.length > 0;
}

function AnswersLabel({ count }: { count: number }) {
  return (
    <>
      Answers
      <span className="font-text text-ink-3 tabular-nums" title={plural(count, "answer")}>
        {count}
      </span>
    </>
  );
}
