import { asModelId, findPromptProblem, marketCode, PROMPT_MISSING, readMarket } from "@standings/domain";
import { useMemo } from "react";
import { Authenticated } from "../../../components/session/authenticated.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { questionPath, type RankingQuestion } from "../../../lib/search/question.ts";
import { useTicket } from "../../../lib/search/ticket.ts";
import type { ResultsTab } from "../results-tabs.tsx";
import { AskedRun } from "./asked-run.tsx";
import { LiveRun } from "./live-run.tsx";
import { PreparingRun } from "./preparing-run.tsx";
import { NothingAsked, QuestionHeader } from "./unasked.tsx";

interface LiveRankingPageProps extends RankingQuestion {
  readonly tab: ResultsTab;
  readonly onTab: (tab: ResultsTab) => void;
}

/** `/company-ranking/{prompt}`, `/expert-ranking/{prompt}`: authenticating, preparing, streaming, done. */
export function LiveRankingPage({
  kind,
  prompt,
  models,
  market,
  webSearch,
  tab,
  onTab,
}: LiveRankingPageProps) {
  const modelList = models.join(",");
  const place = market && marketCode(market);
  const question = useMemo(
    () => ({
      kind,
      prompt,
      models: modelList.split(",").filter(Boolean).map(asModelId),
      market: readMarket(place),
      webSearch,
    }),
    [kind, prompt, modelList, place, webSearch],
  );
  // Before sign-in: a guest's new tab takes its ticket, too.
  const ticket = useTicket(question);
  const problem = findPromptProblem(prompt);
  const header = <QuestionHeader question={question} />;
  return (
    <PageFrame top="page">
      {problem ? (
        <NothingAsked problem={problem} />
      ) : (
        <Authenticated
          path={questionPath(question)}
          pending={ticket ? <PreparingRun question={question} label="Authenticating..." /> : header}
        >
          <AskedRun question={question} ticket={ticket} header={header}>
            {(asked, isEarlier) => (
              <LiveRun
                key={asked.clientRunId}
                question={question}
                ticket={asked}
                isEarlier={isEarlier}
                tab={tab}
                onTab={onTab}
              />
            )}
          </AskedRun>
        </Authenticated>
      )}
    </PageFrame>
  );
}

/** `/company-ranking` and `/expert-ranking` without a prompt. */
export function NothingAskedPage() {
  return (
    <PageFrame top="page">
      <NothingAsked problem={PROMPT_MISSING} />
    </PageFrame>
  );
}
