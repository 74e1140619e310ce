import {
  type AnalysisKind,
  type CensorReason,
  NO_CREDITS,
  NO_CREDITS_TITLE,
  NOW_CENSORED,
} from "@standings/domain";
import { CalendarClock, Wallet } from "lucide-react";
import { Banner } from "../../../components/ui/banner.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { refreshBalance } from "../../../lib/buying/balance.ts";
import { canPayForSearch } from "../../../lib/buying/plans.ts";
import { priced } from "../../../lib/buying/use-search-price.ts";
import { useSession } from "../../../lib/session/session.ts";
import { askForCredits, useFullPrice } from "./analysis-price.ts";

interface CensoredBannerProps {
  readonly kind: AnalysisKind;
  readonly reason: CensorReason;
  /** Id of the analysis. */
  readonly id: string;
}

/** Explains masked advice and offers the way to see it: buy credits, or pay for this analysis with those there are. */
export function CensoredBanner({ kind, reason, id }: CensoredBannerProps) {
  const { user } = useSession();
  const isMonthOver = reason === "pro_limit_exceeded";
  const canPay = canPayForSearch(user);
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
        <ShowInFull kind={kind} id={id} />
      ) : (
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => askForCredits(kind, "Buy credits to view all of this analysis.")}
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
  text: "This analysis began without credits. Shown in full, it is kept as any other.",
};
const MONTH_OVER = {
  title: "Monthly Prompt Analysis Limit Reached",
  text: `Your plan's analyses of this month are used up. ${NOW_CENSORED}`,
};

function ShowInFull({ kind, id }: Pick<CensoredBannerProps, "kind" | "id">) {
  const utils = trpc.useUtils();
  const price = useFullPrice(kind);
  const call = trpc.search.unlock.useMutation({
    meta: { failed: "The analysis could not be shown. Please try again." },
    onSettled: async () => {
      await Promise.all([refreshBalance(utils), utils.analysis.stored.invalidate({ kind })]);
    },
  });
  return (
    <Button
      variant="primary"
      pending={call.isPending}
      onClick={() => !call.isPending && call.mutate({ searchId: id })}
    >
      {priced("Show all advice", price)}
    </Button>
  );
}
