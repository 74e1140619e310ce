import { allowancePeriod, type FullFunding, holderOf, meansOf, type Usage } from "@standings/domain";
import { trpc } from "../../lib/api/trpc.ts";
import { useSession } from "../../lib/session/session.ts";

export interface VisitPayer {
  /** Null: nothing can pay. The plan, while what its month has left is unknown. */
  readonly payer: FullFunding | null;
  /** Analyses that Pro's month has left; null on other plans. */
  readonly analysesLeft: number | null;
}

export function isByPlan({ payer }: VisitPayer): boolean {
  return payer === "pro" || payer === "business";
}

/** Who pays for a visit of the viewer's brands at a time. */
export function useVisitPayer(): (cost: number, at: Date) => VisitPayer {
  const { user } = useSession();
  const isPro = user?.subscription_status === "pro";
  const usage = trpc.credits.usage.useQuery(undefined, { enabled: isPro }).data;
  return (cost, at) => {
    const { subscription_status: plan = "free", credits = 0 } = user ?? {};
    const left = isPro && usage ? analysesLeftAt(usage, at) : null;
    const payer = holderOf({ plan, credits, analysesLeft: left ?? Number.POSITIVE_INFINITY }, cost);
    return { payer, analysesLeft: left };
  };
}

function analysesLeftAt(usage: Usage, at: Date): number {
  const [month, now] = [at, new Date()].map((time) => allowancePeriod("pro_analyses", time));
  return month === now ? meansOf(usage).analysesLeft : (usage.analyses?.limit ?? 0);
}
