import {
  ANALYSIS_FEATURES,
  type AnalysisKind,
  type CensorReason,
  NO_CREDITS,
  NO_CREDITS_TITLE,
  NOW_CENSORED,
} from "@standings/domain";
import { CalendarClock, Wallet } from "lucide-react";
import { Banner } from "../../../components/ui/banner.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { canPayForSearch } from "../../../lib/buying/plans.ts";
import { priced } from "../../../lib/buying/use-search-price.ts";
import { useSession } from "../../../lib/session/session.ts";
import { askForCredits } from "./ask-for-credits.ts";
import { useAnalysisPrice } from "./use-analysis-price.ts";

interface CensoredBannerProps {
  readonly kind: AnalysisKind;
  readonly reason: CensorReason;
  readonly isRunning: boolean;
  readonly onRerun: () => void;
}

/** Explains masked advice and offers the way to see it: buy credits, or analyze again with those there are. */
export function CensoredBanner({ kind, reason, isRunning, onRerun }: CensoredBannerProps) {
  const { user } = useSession();
  const price = useAnalysisPrice(kind);
  const isMonthOver = reason === "pro_limit_exceeded";
  const canPay = canPayForSearch(user) && !isMonthOver;
  const { title, text } = canPay ? BOUGHT : isMonthOver ? MONTH_OVER : OUT;
  return (
    <Banner
      tone="warn"
      icon={isMonthOver ? CalendarClock : Wallet}
      title={title}
      text={text}
      className="mb-7 print:hidden"
    >
      {canPay ? (
        <Button variant="primary" pending={isRunning} onClick={onRerun}>
          {priced("Analyze in full", price)}
        </Button>
      ) : (
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onClick={() =>
            askForCredits(kind, `Buy credits to view all advice of ${ANALYSIS_FEATURES[kind].feature}.`)
          }
        >
          Buy Credits
        </Button>
      )}
    </Banner>
  );
}

const OUT = { title: NO_CREDITS_TITLE, text: `${NO_CREDITS} ${NOW_CENSORED}` };
const BOUGHT = {
  title: "Some advice is still censored",
  text: "This analysis began without credits. A new one is shown in full.",
};
const MONTH_OVER = {
  title: "Monthly Prompt Analysis Limit Reached",
  text: `Your plan's analyses of this month are used up. ${NOW_CENSORED}`,
};
