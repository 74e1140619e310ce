import {
  ERRORS,
  findModel,
  findPromptProblem,
  KIND_TITLES,
  type ModelId,
  modelName,
} from "@standings/domain";
import { useMemo } from "react";
import { Authenticated } from "../../../components/session/authenticated.tsx";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import {
  type ComparisonQuestion,
  columnsOf,
  comparisonOf,
  questionPath,
} from "../../../lib/search/question.ts";
import { NothingAsked } from "../live/nothing-asked.tsx";
import { initialRun } from "../live/run-state.ts";
import { useTicket } from "../live/use-ticket.ts";
import { RankingHeader } from "../ranking-header.tsx";
import { buildStandings } from "../standings.ts";
import { ComparisonStatus } from "./comparison-status.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { LiveComparison } from "./live-comparison.tsx";

interface LiveComparisonPageProps {
  readonly prompt1: string;
  readonly prompt2: string;
  readonly modelId: ModelId;
  readonly onModel: (modelId: ModelId) => void;
}

/** `/compare-prompts-result/{prompt1}/{prompt2}/{modelId}`: two prompts, one model. */
export function LiveComparisonPage({ prompt1, prompt2, modelId, onModel }: LiveComparisonPageProps) {
  const question = useMemo(() => comparisonOf(prompt1, prompt2, modelId), [prompt1, prompt2, modelId]);
  const problem = findPromptProblem(prompt1) ?? findPromptProblem(prompt2);
  return (
    <PageFrame top="page">
      {problem ? (
        <NothingAsked problem={problem} />
      ) : findModel(modelId) ? (
        <Authenticated path={questionPath(question)} pending={<Preparing question={question} />}>
          <TicketedComparison question={question} onModel={onModel} />
        </Authenticated>
      ) : (
        <InvalidModel />
      )}
    </PageFrame>
  );
}

interface TicketedProps {
  readonly question: ComparisonQuestion;
  readonly onModel: (modelId: ModelId) => void;
}

function TicketedComparison({ question, onModel }: TicketedProps) {
  const ticket = useTicket(question);
  return <LiveComparison key={ticket.clientRunId} question={question} ticket={ticket} onModel={onModel} />;
}

function Preparing({ question }: { question: ComparisonQuestion }) {
  const { columns } = initialRun(columnsOf(question));
  return (
    <>
      <RankingHeader
        title={KIND_TITLES.comparison}
        webSearch
        asked={question.models.map(modelName).join()}
        isSandbox={false}
      />
      <ComparisonView
        isLive
        line={<ComparisonStatus>Authenticating...</ComparisonStatus>}
        searchId={null}
        prompts={[question.prompt, question.prompt2]}
        columns={columns}
        standings={buildStandings(columns, "company")}
      />
    </>
  );
}

function InvalidModel() {
  return (
    <Notice
      level={1}
      tone="bad"
      title={ERRORS.INVALID_MODEL.message}
      actions={
        <ButtonLink to="/" variant="primary">
          Start a New Search
        </ButtonLink>
      }
    >
      The address names a model that is not in the catalogue.
    </Notice>
  );
}
