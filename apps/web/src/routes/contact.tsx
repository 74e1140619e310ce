import { INQUIRY_TYPES, type InquiryType } from "@standings/domain";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { publicPageHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

interface ContactSearch {
  /** Preselected by the linking page. */
  readonly inquiry?: InquiryType | undefined;
}

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact",
  validateSearch: ({ inquiry }: Record<string, unknown>): ContactSearch => ({
    inquiry: INQUIRY_TYPES.find((type) => type === inquiry),
  }),
  // `prefetch` never throws: the form works without the mailbox's address.
  loader: ({ context: { utils } }) => utils.contact.options.prefetch(),
  head: ({ match }) => publicPageHead("contact", match.context.site.publicUrl),
  component: lazyRouteComponent(() => import("../features/contact/contact-page.tsx"), "ContactPage"),
  staticData: { page: "contact/contact-page" },
});
