import { type DirectState, plural } from "@standings/domain";
import { useEffect, useRef } from "react";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { emit } from "../../../lib/browser-events.ts";
import { refreshBalance } from "../../../lib/buying/balance.ts";
import { notify } from "../../../lib/notify.ts";
import { useSession } from "../../../lib/session/session.ts";
import { isByPlan, useVisitPayer } from "../use-visit-payer.ts";

/** How often questions under way are looked at. */
const LOOK_MS = 2_000;

/** What is held back when there are too few credits. */
const DIRECT_FEATURE = {
  context: "visit",
  message: "You need more credits for these questions.",
  feature: "Direct questions",
} as const;

/** They are being asked, or their answers read; null while nothing is under way. */
function stageOf(state: DirectState | undefined): "asking" | "reading" | null {
  if (state === undefined) return null;
  if (state.running !== null) return "asking";
  return state.reading === null ? null : "reading";
}

/** The direct questions of a brand: asking them, and when they are asked; with each step that ends, the page shows what they found. */
export function useDirect(brandId: string) {
  const utils = trpc.useUtils();
  const { user } = useSession();
  const state = trpc.brands.direct.useQuery(
    { brandId },
    { refetchInterval: ({ state: { data } }) => (stageOf(data) ? LOOK_MS : false) },
  );
  const stage = stageOf(state.data);
  const was = useRef(stage);
  useEffect(() => {
    if (was.current !== null && was.current !== stage) {
      void utils.brands.claims.invalidate();
      void utils.brands.praise.invalidate();
      void refreshBalance(utils);
    }
    was.current = stage;
  }, [stage, utils]);

  // Kept after a call without an answer: trying again finds what the first may have begun.
  const clientVisitId = useRef(crypto.randomUUID());
  const ask = trpc.brands.askDirectly.useMutation({
    onSuccess() {
      clientVisitId.current = crypto.randomUUID();
      void refreshBalance(utils);
      void utils.brands.direct.invalidate({ brandId });
    },
    onError(error) {
      const code = errorCode(error);
      if (code !== null) clientVisitId.current = crypto.randomUUID();
      if (code === "BRAND_IS_ASKED") return void utils.brands.direct.invalidate({ brandId });
      if (code !== "INSUFFICIENT_CREDITS") return notify.error(error.message);
      const creditsRequired = state.data?.cost ?? 0;
      emit("openPricingModal", { ...DIRECT_FEATURE, currentCredits: user?.credits, creditsRequired });
    },
  });
  const change = trpc.brands.changeDirect.useMutation({
    onSuccess: (changed) => utils.brands.direct.setData({ brandId }, changed),
    onError: (error) => notify.error(error.message),
  });
  const payerOf = useVisitPayer();
  return {
    state,
    isBeginning: ask.isPending,
    isChanging: change.isPending,
    ask: () => ask.mutate({ brandId, clientVisitId: clientVisitId.current }),
    setRepeats: (repeats: boolean) => change.mutate({ brandId, repeats }),
    /** "30 credits"; nothing where the plan pays. */
    priceOf: ({ cost }: Pick<DirectState, "cost">) =>
      isByPlan(payerOf(cost, new Date())) ? null : plural(cost, "credit"),
  };
}
