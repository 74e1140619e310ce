import { companyRankingPath, findPromptProblem } from "@standings/domain";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { Notice } from "../../components/ui/notice.tsx";
import { askToSignIn } from "../../lib/ask.ts";
import { type Question, useTicket } from "../../lib/run-tickets.ts";
import { useSession } from "../../lib/session.ts";
import { LiveRun } from "./live-run.tsx";
import { PreparingRun } from "./preparing-run.tsx";
import type { ResultsTab } from "./results-tabs.tsx";

interface LiveRankingPageProps extends Question {
  readonly tab: ResultsTab;
  readonly onTab: (tab: ResultsTab) => void;
}

/** `/company-ranking/{prompt}`: authenticating, preparing, streaming, done. */
export function LiveRankingPage({ prompt, models, webSearch, tab, onTab }: LiveRankingPageProps) {
  const modelList = models.join(",");
  const question = useMemo(
    () => ({ prompt, models: modelList.split(",").filter(Boolean), webSearch }),
    [prompt, modelList, webSearch],
  );
  const problem = findPromptProblem(prompt);
  return (
    <div className="wrap pt-6 sm:pt-10">
      {problem ? (
        <Notice
          level={1}
          title={problem}
          actions={
            <Link to="/" className="btn btn-primary">
              Start a New Search
            </Link>
          }
        >
          A ranking begins with the question your buyers ask.
        </Notice>
      ) : (
        <AuthenticatedRun question={question} tab={tab} onTab={onTab} />
      )}
    </div>
  );
}

interface RunProps {
  readonly question: Question;
  readonly tab: ResultsTab;
  readonly onTab: (tab: ResultsTab) => void;
}

function AuthenticatedRun({ question, tab, onTab }: RunProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const ticket = useTicket(question);
  const isGuest = status === "guest";
  useEffect(() => {
    if (!isGuest) return;
    askToSignIn(companyRankingPath(question.prompt, question.models, question.webSearch));
    void navigate({ to: "/", replace: true });
  }, [isGuest, question, navigate]);
  if (status === "failed") {
    return (
      <Notice
        tone="bad"
        title="Authentication failed. Please log in to perform searches."
        actions={
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            Try Again
          </button>
        }
      />
    );
  }
  if (status !== "signed-in") return <PreparingRun question={question} label="Authenticating..." />;
  return <LiveRun key={ticket.clientRunId} question={question} ticket={ticket} tab={tab} onTab={onTab} />;
}
