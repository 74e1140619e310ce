import { type BrandRecord, plural } from "@standings/domain";
import { useEffect, useRef } from "react";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { refreshBalance } from "../../lib/buying/balance.ts";
import { notify } from "../../lib/notify.ts";
import { useSession } from "../../lib/session/session.ts";
import { isByPlan, useVisitPayer } from "./use-visit-payer.ts";

/** How often a visit under way is looked at. */
const LOOK_MS = 2_000;
/** How often one that is due is looked at. */
const LOOK_DUE_MS = 10_000;
/** The longest wait for one that is to come: timers end at once above 24 days. */
const LONGEST_MS = 86_400_000;

/** What is held back when there are too few credits. */
export const VISIT_FEATURE = {
  context: "visit",
  message: "You need more credits for this visit.",
  feature: "Brand visit",
} as const;

/** A visit by hand, the one under way, and the one that comes next: when it is due the page looks for it, and when it ends shows what it found. */
export function useVisit(brand: BrandRecord) {
  const utils = trpc.useUtils();
  const { user } = useSession();
  const { nextVisitAt } = brand;
  const dueAt = nextVisitAt === null ? Number.POSITIVE_INFINITY : Date.parse(nextVisitAt);
  const isRunning = brand.visit !== null;
  const was = useRef({ isRunning, dueAt });
  const { dataUpdatedAt } = trpc.brands.byId.useQuery(
    { brandId: brand.id },
    {
      refetchInterval: () => (isRunning ? LOOK_MS : nextLook(dueAt)),
      // A tab that was hidden, or a machine that slept, has missed its time.
      refetchOnWindowFocus: () => (dueAt <= Date.now() ? "always" : false),
    },
  );
  useEffect(() => {
    const hasEnded = was.current.isRunning || was.current.dueAt !== dueAt;
    if (hasEnded && !isRunning) {
      void utils.brands.invalidate();
      void refreshBalance(utils);
    }
    was.current = { isRunning, dueAt };
  }, [isRunning, dueAt, utils]);

  // Kept after a call without an answer: trying again finds what the first may have begun.
  const clientVisitId = useRef(crypto.randomUUID());
  const begin = trpc.brands.visitNow.useMutation({
    onSuccess() {
      clientVisitId.current = crypto.randomUUID();
      void refreshBalance(utils);
      void utils.brands.byId.invalidate({ brandId: brand.id });
    },
    onError(error) {
      const code = errorCode(error);
      if (code !== null) clientVisitId.current = crypto.randomUUID();
      if (code === "BRAND_IS_VISITED") return void utils.brands.byId.invalidate({ brandId: brand.id });
      if (code !== "INSUFFICIENT_CREDITS") return notify.error(error.message);
      const creditsRequired = brand.visitCost;
      emit("openPricingModal", { ...VISIT_FEATURE, currentCredits: user?.credits, creditsRequired });
    },
  });
  const payer = useVisitPayer()(brand.visitCost, new Date());
  return {
    isRunning,
    /** The next visit has not begun though its time has come. */
    isDue: dueAt <= dataUpdatedAt,
    isBeginning: begin.isPending,
    begin: () => begin.mutate({ brandId: brand.id, clientVisitId: clientVisitId.current }),
    /** "Ask now · 36 credits"; without a price where the plan pays. */
    label: isByPlan(payer) ? "Ask now" : `Ask now · ${plural(brand.visitCost, "credit")}`,
  };
}

/** When a brand is looked at again for its next visit; false: none is to come. */
function nextLook(dueAt: number): number | false {
  if (dueAt === Number.POSITIVE_INFINITY) return false;
  const left = dueAt - Date.now();
  return left > 0 ? Math.min(left, LONGEST_MS) : LOOK_DUE_MS;
}

export type Visiting = ReturnType<typeof useVisit>;
