import {
  asModelId,
  type ModelId,
  modelName,
  numberWord,
  type SearchRecord,
  VISIBLE_POSITIONS,
} from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { EyeOff } from "lucide-react";
import { useMemo } from "react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useAsk } from "../../../lib/search/ask.ts";
import { savedQuestion } from "../../../lib/search/question.ts";
import { archivedColumn } from "../columns/model-column.ts";
import { findExportProblem } from "../export-problem.ts";
import { RankingHeader } from "../ranking-header.tsx";
import { Archived } from "../saved/archived.tsx";
import { BackToHistory } from "../saved/back-links.tsx";
import { ShareMenu } from "../share-menu.tsx";
import { buildStandings } from "../standings.ts";
import { ComparisonView } from "./comparison-view.tsx";

const FAILED_TITLE = "Error Loading Results";

/** `/archived-compare-prompts-result/{id}`: a saved comparison (spec part 2). */
export function ArchivedComparisonPage({ id }: { id: string }) {
  return (
    <Archived kind="comparison" id={id} failedTitle={FAILED_TITLE}>
      {(record) => <ArchivedComparison record={record} />}
    </Archived>
  );
}

/** The same address without an id. */
export function MissingComparisonPage() {
  return (
    <div className="wrap pt-6 sm:pt-10">
      <Notice
        level={1}
        tone="bad"
        title={FAILED_TITLE}
        actions={
          <Link to="/profile" className="btn btn-secondary">
            Back to History
          </Link>
        }
      >
        No search ID provided.
      </Notice>
    </div>
  );
}

function ArchivedComparison({ record }: { record: SearchRecord }) {
  const ask = useAsk();
  const columns = useMemo(() => record.models.map(archivedColumn), [record]);
  const standings = useMemo(() => buildStandings(columns, "company"), [columns]);
  const { id, prompt, isPrivate, isSandbox, createdAt, sector, wasCensored } = record;
  const prompt2 = record.prompt2 ?? "";
  const columnIds = columns.map((column) => column.columnId);
  const modelId = columns[0]?.modelId ?? asModelId("");
  return (
    <>
      <RankingHeader
        before={<BackToHistory />}
        title="Archived Prompt Comparison"
        webSearch={standings.answered.some((column) => column.webSearchUsed)}
        sector={sector}
        asked={<ModelUsed modelId={modelId} />}
        createdAt={createdAt}
        isPrivate={isPrivate}
        isSandbox={isSandbox}
        onRunAgain={() => ask(savedQuestion(record, columnIds), { isPrivate })}
        share={
          <ShareMenu
            title={`“${prompt}” and “${prompt2}”`}
            request={{ searchId: id, view: "comparison" }}
            problem={findExportProblem({ view: "comparison", standings, isArchived: true })}
          />
        }
      />
      {wasCensored && <CensoredNotice />}
      <div className={wasCensored ? undefined : "pt-7"}>
        <ComparisonView
          clicks="details-and-page"
          searchId={id}
          prompts={[prompt, prompt2]}
          columns={columns}
          standings={standings}
        />
      </div>
    </>
  );
}

function ModelUsed({ modelId }: { modelId: ModelId }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <ModelDisc model={modelId} className="[--d:18px]" />
      {modelName(modelId)}
    </span>
  );
}

function CensoredNotice() {
  return (
    <section
      aria-label="Results Were Partially Censored"
      className="mt-5 mb-7 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-warn-line bg-warn-tint px-4 py-3.5 sm:px-5"
    >
      <EyeOff className="size-5 text-warn" strokeWidth={1.75} aria-hidden="true" />
      <div className="min-w-[220px] flex-1">
        <p className="font-strong">Results Were Partially Censored</p>
        <p className="text-sm text-ink-2">
          This search ran without credits. Only the first {numberWord(VISIBLE_POSITIONS)} positions were kept.
        </p>
      </div>
      <Link to="/pricing" className="btn btn-secondary">
        View Plans
      </Link>
    </section>
  );
}
