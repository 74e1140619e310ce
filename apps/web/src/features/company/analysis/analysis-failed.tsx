import {
  ANALYSIS_COST,
  ANALYSIS_FAILED_TITLE,
  CREDITS_NEEDED,
  CREDITS_NEEDED_TITLE,
  plural,
} from "@standings/domain";
import { Wallet } from "lucide-react";
import { Button, ButtonLink } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { newAnalysisTickets } from "../../../lib/search/analysis-tickets.ts";
import { askForCredits } from "./analysis-price.ts";
import type { Analysis } from "./use-analysis.ts";

type AnyAnalysis = Pick<
  Analysis<"seo"> | Analysis<"source">,
  "kind" | "failure" | "movedTo" | "isShortOfCredits" | "isRefunded" | "start"
>;

/** Why there is no new analysis, and the next step (spec part 2 §8); nothing without a failure. */
export function AnalysisFailed({ analysis }: { analysis: AnyAnalysis }) {
  const { kind, failure, movedTo, isShortOfCredits, isRefunded, start } = analysis;
  if (failure === null) return null;
  if (isShortOfCredits) {
    const isSource = kind === "source";
    return (
      <Notice
        tone="bad"
        level={2}
        icon={isSource ? Wallet : undefined}
        title={isSource ? CREDITS_NEEDED_TITLE : ANALYSIS_FAILED_TITLE}
        actions={
          <Button variant="primary" aria-haspopup="dialog" onClick={() => askForCredits(kind)}>
            Buy Credits
          </Button>
        }
      >
        {isSource ? CREDITS_NEEDED : failure}
      </Notice>
    );
  }
  const cost = ANALYSIS_COST[kind];
  return (
    <Notice
      tone="bad"
      level={2}
      title={ANALYSIS_FAILED_TITLE}
      actions={
        movedTo === null ? (
          <Button variant="primary" onClick={start}>
            Try Again
          </Button>
        ) : (
          <ButtonLink
            variant="primary"
            to="/company/$domain"
            params={{ domain: movedTo }}
            search={{ tab: "seo" }}
            onClick={() => newAnalysisTickets(movedTo, [kind])}
          >
            Analyze {movedTo}
          </ButtonLink>
        )
      }
    >
      <p>{failure}</p>
      {isRefunded && cost > 0 && (
        <p>
          {plural(cost, "credit")} {cost === 1 ? "was" : "were"} given back.
        </p>
      )}
    </Notice>
  );
}
