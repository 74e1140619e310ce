import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pageHead, SITE_NAME } from "../lib/meta.ts";
import { paymentOptionsQuery } from "../lib/queries.ts";
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
  // Says only whether payments are the sandbox's: never fail the page for it.
  loader: ({ context: { data } }) => data.queryClient.prefetchQuery(paymentOptionsQuery(data)),
  head: ({ match }) =>
    pageHead({
      title: `Credit Packages · ${SITE_NAME}`,
      description:
        "Three packs of credits, paid once: 20 for $40, 50 for $75, 100 for $99. A search across five AI models takes one credit.",
      publicUrl: match.context.site.publicUrl,
      path: "/pricing",
    }),
  component: lazyRouteComponent(() => import("../features/pricing/pricing-page.tsx"), "PricingPage"),
});
