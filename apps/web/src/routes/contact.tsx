import { INQUIRY_TYPES, type InquiryType } from "@standings/domain";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pageHead, SITE_NAME } from "../lib/meta.ts";
import { contactOptionsQuery } from "../lib/queries.ts";
import { rootRoute } from "./root.tsx";

interface ContactSearch {
  /** Chosen in advance by the page that leads here. */
  readonly inquiry?: InquiryType | undefined;
}

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact",
  validateSearch: ({ inquiry }: Record<string, unknown>): ContactSearch => ({
    inquiry: INQUIRY_TYPES.find((type) => type === inquiry),
  }),
  // The form works without knowing the mailbox: never fail the page for it.
  loader: ({ context: { data } }) => data.queryClient.prefetchQuery(contactOptionsQuery(data)),
  head: ({ match }) =>
    pageHead({
      title: `Contact · ${SITE_NAME}`,
      description:
        "Questions about Standings, your account or a payment? Write to us: we reply within 24 hours.",
      publicUrl: match.context.site.publicUrl,
      path: "/contact",
    }),
  component: lazyRouteComponent(() => import("../features/contact/contact-page.tsx"), "ContactPage"),
  staticData: { page: "contact/contact-page" },
});
