import {
  asModelId,
  hasSearched,
  type ModelId,
  numberWord,
  type SearchRecord,
  VISIBLE_POSITIONS,
} from "@standings/domain";
import { EyeOff } from "lucide-react";
import { useMemo } from "react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { PrivacyControl } from "../../../components/privacy/privacy-control.tsx";
import { Banner } from "../../../components/ui/banner.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
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

/** `/archived-compare-prompts-result` without an id. */
export function MissingComparisonPage() {
  return (
    <PageFrame top="page">
      <Notice
        level={1}
        tone="bad"
        title={FAILED_TITLE}
        actions={<ButtonLink to="/profile">Back to History</ButtonLink>}
      >
        No search ID provided.
      </Notice>
    </PageFrame>
  );
}

function ArchivedComparison({ record }: { record: SearchRecord }) {
  const ask = useAsk();
  const columns = useMemo(() => record.models.map(archivedColumn), [record]);
  const standings = useMemo(() => buildStandings(columns, "company"), [columns]);
  const { id, prompt, market, isPrivate, isSandbox, createdAt, sector, wasCensored } = record;
  const prompt2 = record.prompt2 ?? "";
  const columnIds = columns.map((column) => column.columnId);
  const modelId = columns[0]?.modelId ?? asModelId("");
  return (
    <>
      <RankingHeader
        before={<BackToHistory />}
        title="Archived Prompt Comparison"
        market={market}
        webSearch={hasSearched(standings.answered)}
        sector={sector}
        asked={<ModelUsed modelId={modelId} />}
        createdAt={createdAt}
        privacy={<PrivacyControl search={{ id, kind: "comparison", isPrivate }} />}
        isSandbox={isSandbox}
        onRunAgain={() => ask(savedQuestion(record, columnIds), { isPrivate })}
        share={
          <ShareMenu
            title={`“${prompt}” and “${prompt2}”`}
            search={{ id, kind: "comparison", isPrivate }}
            request={{ searchId: id, view: "comparison" }}
            problem={findExportProblem({ view: "comparison", standings, isArchived: true })}
          />
        }
      />
      {wasCensored && <CensoredNotice />}
      <div className={wasCensored ? undefined : "pt-7"}>
        <ComparisonView
          searchId={id}
          market={market}
          prompts={[prompt, prompt2]}
          columns={columns}
          standings={standings}
        />
      </div>
    </>
  );
}

function ModelUsed({ modelId }: { modelId: ModelId }) {
  const catalogue = useCatalogue();
  return (
    <span className="inline-flex items-center gap-1.5">
      <ModelDisc model={modelId} size="md" />
      {catalogue.modelName(modelId)}
    </span>
  );
}

function CensoredNotice() {
  return (
    <Banner
      tone="warn"
      icon={EyeOff}
      title="Results Were Partially Censored"
      text={`This search ran without credits. Only the first ${numberWord(VISIBLE_POSITIONS)} positions were kept.`}
      className="mt-5 mb-7"
    >
      <ButtonLink to="/pricing">View Plans</ButtonLink>
    </Banner>
  );
}
