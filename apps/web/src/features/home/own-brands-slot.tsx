import { lazy, Suspense } from "react";
import { useSession } from "../../lib/session/session.ts";

const OwnBrands = lazy(() =>
  import("../brands/own-brands.tsx").then((module) => ({ default: module.OwnBrands })),
);

/**
 * The viewer's brands stand before the search panel. The room for them is taken before they are known (`member` is set before the
 * first paint), so that nothing moves.
 */
export function OwnBrandsSlot() {
  const { status } = useSession();
  return (
    <div className="hidden min-h-26 pt-6 member:block">
      <Suspense fallback={null}>{status === "signed-in" && <OwnBrands />}</Suspense>
    </div>
  );
}
