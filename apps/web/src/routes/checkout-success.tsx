import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/ui/loading.tsx";
import { pageHead, SITE_NAME } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

const CheckoutSuccessPage = lazy(() =>
  import("../features/checkout/checkout-success-page.tsx").then((module) => ({
    default: module.CheckoutSuccessPage,
  })),
);

interface CheckoutSearch {
  readonly session_id?: string | undefined;
}

/** Return page of the payment provider. */
export const checkoutSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/checkout/success",
  ssr: false,
  validateSearch: ({ session_id }: Record<string, unknown>): CheckoutSearch => ({
    session_id: typeof session_id === "string" && session_id !== "" ? session_id : undefined,
  }),
  head: ({ match }) =>
    pageHead({
      title: `Your purchase · ${SITE_NAME}`,
      description: "The outcome of your checkout.",
      publicUrl: match.context.site.publicUrl,
      path: "/checkout/success",
      index: false,
    }),
  component: () => {
    const { session_id: checkoutId = null } = checkoutSuccessRoute.useSearch();
    return <CheckoutSuccessPage checkoutId={checkoutId} />;
  },
  pendingComponent: PagePending,
});
