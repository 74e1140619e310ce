import { NO_CREDITS, NO_CREDITS_TITLE, NOW_CENSORED, plural } from "@standings/domain";
import { CalendarClock, Wallet } from "lucide-react";
import { Banner } from "../../../components/ui/banner.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCheckout } from "../../../lib/buying/checkout.ts";
import { previewsLeft } from "../../../lib/buying/plans.ts";
import { formatDay } from "../../../lib/format.ts";
import { askForCredits, type Hidden } from "../hidden.ts";
import type { Unlock } from "./use-unlock.ts";

interface CreditsBannerProps {
  readonly hidden: Hidden;
  readonly unlock: Unlock;
}

/** Explains hidden results and offers the way to see them: buy credits, or pay for this run. */
export function CreditsBanner({ hidden, unlock }: CreditsBannerProps) {
  const options = trpc.billing.options.useQuery();
  const isMonthOver = hidden.reason === "pro_limit_exceeded";
  const sellsBusiness = isMonthOver && (options.data?.plans.includes("business") ?? false);
  const icon = isMonthOver ? CalendarClock : Wallet;
  const { title, text } = isMonthOver ? monthOver(hidden) : outOfCredits(hidden, unlock.isPossible);
  const left = unlock.usage && !unlock.isPossible && !isMonthOver ? previewsLeft(unlock.usage) : null;
  return (
    <Banner tone="warn" icon={icon} title={title} text={text} className="mt-5 mb-7 print:hidden">
      {left !== null && (
        <span className="text-sm text-ink-3 max-sm:hidden">
          {left === 0 ? "No previews" : plural(left, "preview")} left today
        </span>
      )}
      <div className="flex gap-2 max-sm:w-full max-sm:flex-col-reverse">
        {sellsBusiness && <Upgrade isMain={!unlock.isPossible} />}
        {unlock.isPossible ? <UnlockButton unlock={unlock} /> : <BuyCredits isMain={!sellsBusiness} />}
      </div>
    </Banner>
  );
}

function outOfCredits({ kind }: Hidden, canPay: boolean): { title: string; text: string } {
  if (kind === "unasked") {
    const why = "No model was asked: today's free previews were used up.";
    return canPay
      ? { title: "This search has not been run", text: `${why} Ask the models now with a credit.` }
      : { title: NO_CREDITS_TITLE, text: `${why} Buy credits to run this search.` };
  }
  if (canPay) {
    const text = "This search began without credits. Shown in full, it is also saved to your history.";
    return { title: STILL[kind], text };
  }
  return { title: NO_CREDITS_TITLE, text: `${NO_CREDITS} ${NOW[kind]}` };
}

/** Titles of a censored search that can be paid for now. */
const STILL = {
  positions: "Some results are still censored",
  sources: "Sources are still hidden",
  nothing: "This search is not saved",
};
/** What is hidden, and the way to see it (spec part 1 §9 for positions). */
const NOW = {
  positions: NOW_CENSORED,
  sources: "All positions are shown; the sources are hidden. Buy credits to view.",
  nothing: "This search is not saved. Buy credits to keep your searches.",
};

function monthOver({ kind }: Hidden): { title: string; text: string } {
  const what =
    kind === "unasked"
      ? "No model was asked."
      : kind === "positions"
        ? "These results are censored and not saved."
        : "This search is not saved.";
  return {
    title: "Monthly Prompt Analysis Limit Reached",
    text: `${what} Upgrade to Business for unlimited analyses, use a credit, or wait until ${formatDay(nextMonth(new Date()))}.`,
  };
}

/** First day of the next month in UTC, like the limit. */
function nextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

function UnlockButton({ unlock }: { unlock: Unlock }) {
  return (
    <Button variant="primary" pending={unlock.isRunning} onClick={unlock.unlock}>
      {unlock.label}
    </Button>
  );
}

function BuyCredits({ isMain }: { isMain: boolean }) {
  return (
    <Button variant={isMain ? "primary" : "secondary"} aria-haspopup="dialog" onClick={() => askForCredits()}>
      Buy Credits
    </Button>
  );
}

function Upgrade({ isMain }: { isMain: boolean }) {
  const { buying, buy } = useCheckout();
  const isBuying = buying === "business";
  return (
    <Button
      variant={isMain ? "primary" : "secondary"}
      disabled={buying !== null && !isBuying}
      pending={isBuying}
      onClick={() => buy("business")}
    >
      {isBuying ? "Processing" : "Upgrade to Business"}
    </Button>
  );
}
