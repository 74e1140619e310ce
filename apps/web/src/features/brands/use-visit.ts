import { type BrandRecord, hasPaidPlan, plural } from "@standings/domain";
import { useEffect, useRef } from "react";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { refreshBalance } from "../../lib/buying/balance.ts";
import { notify } from "../../lib/notify.ts";
import { useSession } from "../../lib/session/session.ts";

/** How often a visit under way is looked at. */
const LOOK_MS = 2_000;

/** What is held back when there are too few credits. */
export const VISIT_FEATURE = {
  context: "visit",
  message: "You need more credits for this visit.",
  feature: "Brand visit",
} as const;

/** A visit by hand, and the one under way: when it ends, the page shows what it found. */
export function useVisit(brand: BrandRecord) {
  const utils = trpc.useUtils();
  const { user } = useSession();
  const isRunning = brand.visit !== null;
  const was = useRef(isRunning);
  trpc.brands.byId.useQuery(
    { brandId: brand.id },
    { enabled: isRunning, refetchInterval: isRunning ? LOOK_MS : false },
  );
  useEffect(() => {
    if (was.current && !isRunning) {
      void utils.brands.invalidate();
      void refreshBalance(utils);
    }
    was.current = isRunning;
  }, [isRunning, utils]);

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
  return {
    isRunning,
    isBeginning: begin.isPending,
    begin: () => begin.mutate({ brandId: brand.id, clientVisitId: clientVisitId.current }),
    /** "Ask now · 36 credits"; without a price where the plan pays. */
    label:
      user !== null && hasPaidPlan(user.subscription_status)
        ? "Ask now"
        : `Ask now · ${plural(brand.visitCost, "credit")}`,
  };
}

export type Visiting = ReturnType<typeof useVisit>;
