import { ERRORS, findPromptProblem, KIND_TITLES, type ModelId, readMarket } from "@standings/domain";
import { useMemo } from "react";
import { Authenticated } from "../../../components/session/authenticated.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import {
  type ComparisonQuestion,
  comparisonOf,
  namedColumnsOf,
  questionPath,
} from "../../../lib/search/question.ts";
import { useTicket } from "../../../lib/search/ticket.ts";
import { AskedRun } from "../live/asked-run.tsx";
import { initialRun } from "../live/run-state.ts";
import { NothingAsked } from "../live/unasked.tsx";
import { RankingHeader } from "../ranking-header.tsx";
import { buildStandings } from "../standings.ts";
import { ComparedQuestion } from "./compared-question.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { ComparisonStatus, LiveComparison } from "./live-comparison.tsx";

interface LiveComparisonPageProps {
  readonly prompt1: string;
  readonly prompt2: string;
  readonly modelId: ModelId;
  /** Code of the market that both are asked in. */
  readonly market: string | undefined;
}

/** `/compare-prompts-result/{prompt1}/{prompt2}/{modelId}`: two prompts, one model. */
export function LiveComparisonPage({ prompt1, prompt2, modelId, market }: LiveComparisonPageProps) {
  const catalogue = useCatalogue();
  const question = useMemo(
    () => comparisonOf(prompt1, prompt2, modelId, readMarket(market)),
    [prompt1, prompt2, modelId, market],
  );
  // Before sign-in: a guest's new tab takes its ticket, too.
  const ticket = useTicket(question);
  const problem = findPromptProblem(prompt1) ?? findPromptProblem(prompt2);
  const header = <ComparedQuestion question={question} />;
  return (
    <PageFrame top="page">
      {problem ? (
        <NothingAsked problem={problem} />
      ) : catalogue.findModel(modelId) ? (
        <Authenticated
          path={questionPath(question)}
          pending={ticket ? <Preparing question={question} /> : header}
        >
          <AskedRun question={question} ticket={ticket} header={header}>
            {(asked, isEarlier) => (
              <LiveComparison
                key={asked.clientRunId}
                question={question}
                ticket={asked}
                isEarlier={isEarlier}
              />
            )}
          </AskedRun>
        </Authenticated>
      ) : (
        <InvalidModel />
      )}
    </PageFrame>
  );
}

function Preparing({ question }: { question: ComparisonQuestion }) {
  const catalogue = useCatalogue();
  const { columns } = initialRun(namedColumnsOf(question, catalogue));
  return (
    <>
      <RankingHeader
        market={question.market}
        title={KIND_TITLES.comparison}
        webSearch
        asked={question.models.map(catalogue.modelName).join()}
        isSandbox={false}
      />
      <ComparisonView
        isLive
        line={<ComparisonStatus>Authenticating...</ComparisonStatus>}
        searchId={null}
        market={question.market}
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
