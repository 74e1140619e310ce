import { lazy, Suspense, useCallback, useState } from "react";
import { type PricingRequest, useBrowserEvent } from "../../../lib/browser-events.ts";

const loadDialog = () => import("../../../features/pricing/pricing-dialog.tsx");
const PricingDialog = lazy(() => loadDialog().then((module) => ({ default: module.PricingDialog })));

/** Loads the dialog's code in advance. */
export function preloadPricingDialog(): void {
  void loadDialog();
}

/** Opens the top-up dialog on the `openPricingModal` event. */
export function PricingHost() {
  const [request, setRequest] = useState<PricingRequest | null>(null);
  const open = useCallback((detail: PricingRequest) => setRequest(detail), []);
  useBrowserEvent("openPricingModal", open);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <PricingDialog request={request} onClose={() => setRequest(null)} />
    </Suspense>
  );
}
