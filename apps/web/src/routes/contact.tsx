import { INQUIRY_TYPES, type InquiryType } from "@standings/domain";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { publicPageHead } from "../lib/html/meta.ts";
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
  loader: ({ context: { utils } }) => utils.contact.options.prefetch(),
  head: ({ match }) => publicPageHead("contact", match.context.site.publicUrl),
  component: lazyRouteComponent(() => import("../features/contact/contact-page.tsx"), "ContactPage"),
  staticData: { page: "contact/contact-page" },
});
