import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { publicPageHead } from "../lib/html/meta.ts";
import { packData } from "../lib/html/structured-data.ts";
import { rootRoute } from "./root.tsx";

interface PricingSearch {
  readonly checkout?: string | undefined;
}

export const pricingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pricing",
  validateSearch: ({ checkout }: Record<string, unknown>): PricingSearch => ({
    checkout: checkout === "cancelled" ? checkout : undefined,
  }),
  // `prefetch` never throws: the options only label sandbox payments.
  loader: ({ context: { utils } }) => utils.billing.options.prefetch(),
  head: ({ match }) =>
    publicPageHead("pricing", match.context.site.publicUrl, {
      structured: packData(match.context.site.publicUrl),
    }),
  component: lazyRouteComponent(() => import("../features/pricing/pricing-page.tsx"), "PricingPage"),
  staticData: { page: "pricing/pricing-page" },
});
