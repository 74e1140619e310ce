import { NO_CREDITS_TITLE, plural } from "@standings/domain";
import { CalendarClock, Wallet } from "lucide-react";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCheckout } from "../../../lib/buying/checkout.ts";
import { previewsLeft } from "../../../lib/buying/plans.ts";
import { formatDay } from "../../../lib/format.ts";
import { askForCredits } from "../ask-for-credits.ts";
import type { Hidden } from "../hidden.ts";
import type { Unlock } from "./use-unlock.ts";

interface CreditsBannerProps {
  readonly hidden: Hidden;
  readonly unlock: Unlock;
}

/** Why something is hidden and how to see it: buying, or paying for this run once there are credits. */
export function CreditsBanner({ hidden, unlock }: CreditsBannerProps) {
  const options = trpc.billing.options.useQuery();
  const isMonthOver = hidden.reason === "pro_limit_exceeded";
  const sellsBusiness = isMonthOver && (options.data?.plans.includes("business") ?? false);
  const Icon = isMonthOver ? CalendarClock : Wallet;
  const { title, text } = isMonthOver ? monthOver(hidden) : outOfCredits(hidden, unlock.isPossible);
  const left = unlock.usage && !unlock.isPossible && !isMonthOver ? previewsLeft(unlock.usage) : null;
  return (
    <section
      aria-label={title}
      className="mt-5 mb-7 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-warn-line bg-warn-tint px-4 py-3.5 sm:px-5 print:hidden"
    >
      <Icon className="size-5 self-start text-warn sm:self-center" strokeWidth={1.75} aria-hidden="true" />
      <div className="min-w-[220px] flex-1" role="status">
        <p className="font-strong">{title}</p>
        <p className="text-sm text-pretty text-ink-2">{text}</p>
      </div>
      {left !== null && (
        <span className="text-sm text-ink-3 max-sm:hidden">
          {left === 0 ? "No previews" : plural(left, "preview")} left today
        </span>
      )}
      <div className="flex gap-2 max-sm:w-full max-sm:flex-col-reverse">
        {sellsBusiness && <Upgrade isMain={!unlock.isPossible} />}
        {unlock.isPossible ? <UnlockButton unlock={unlock} /> : <BuyCredits isMain={!sellsBusiness} />}
      </div>
    </section>
  );
}

function outOfCredits({ kind }: Hidden, canPay: boolean): { title: string; text: string } {
  if (kind === "unasked") {
    const why = "No model was asked: today's free previews were used up.";
    return canPay
      ? { title: "This search has not been run", text: `${why} Ask the models now with a credit.` }
      : { title: NO_CREDITS_TITLE, text: `${why} Buy credits to run this search.` };
  }
  return canPay
    ? {
        title: "Some results are still censored",
        text: "This search began without credits. Shown in full, it is also saved to your history.",
      }
    : {
        title: NO_CREDITS_TITLE,
        text: "You've used all your credits. Some results are now censored. Buy credits to view.",
      };
}

function monthOver({ kind }: Hidden): { title: string; text: string } {
  const what = kind === "unasked" ? "No model was asked." : "These results are censored and not saved.";
  return {
    title: "Monthly Prompt Analysis Limit Reached",
    text: `${what} Upgrade to Business for unlimited analyses, use a credit, or wait until ${formatDay(nextMonth(new Date()))}.`,
  };
}

/** The month is UTC's, as the limit's. */
function nextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

function UnlockButton({ unlock }: { unlock: Unlock }) {
  return (
    <button type="button" className="btn btn-primary" aria-busy={unlock.isRunning} onClick={unlock.unlock}>
      {unlock.isRunning && <span className="spinner" aria-hidden="true" />}
      {unlock.label}
    </button>
  );
}

function BuyCredits({ isMain }: { isMain: boolean }) {
  return (
    <button
      type="button"
      className={`btn ${isMain ? "btn-primary" : "btn-secondary"}`}
      aria-haspopup="dialog"
      onClick={() => askForCredits()}
    >
      Buy Credits
    </button>
  );
}

function Upgrade({ isMain }: { isMain: boolean }) {
  const { buying, buy } = useCheckout();
  const isBuying = buying === "business";
  return (
    <button
      type="button"
      className={`btn ${isMain ? "btn-primary" : "btn-secondary"}`}
      disabled={buying !== null && !isBuying}
      aria-busy={isBuying}
      onClick={() => buy("business")}
    >
      {isBuying && <span className="spinner" aria-hidden="true" />}
      {isBuying ? "Processing" : "Upgrade to Business"}
    </button>
  );
}
