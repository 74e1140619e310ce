import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { QueryUtils } from "../lib/api/create-api.ts";
import { publicPageHead } from "../lib/html/meta.ts";
import { faqData, siteData } from "../lib/html/structured-data.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/home/home-page.tsx");
/** FAQ for structured data, on the server only: the answers stay out of the first scripts. */
const faqOf = import.meta.env.SSR ? (await import("../features/home/faq.ts")).faqOf : () => [];
const FRESH_MS = 300_000;
const NO_STRIPS = { companies: [], prompts: [], trending: [], sources: [], isSandbox: false };

/** Replaces strips that failed to load with empty ones, so that the browser does not insert them later. */
function leaveOutMissing({ trending }: QueryUtils): void {
  trending.home.setData(undefined, (strips) => strips ?? NO_STRIPS);
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: async ({ context: { utils } }) => {
    // `prefetch` never throws: models have a built-in catalogue, and missing strips are left out.
    const strips = utils.trending.home.prefetch(undefined, { staleTime: FRESH_MS });
    const models = utils.models.list.prefetch();
    const { preloadHome } = await loadPage();
    await preloadHome();
    // In the browser the page does not wait, because it has skeletons.
    if (!import.meta.env.SSR) return;
    await Promise.all([models, strips]);
    leaveOutMissing(utils);
  },
  head: ({ match }) => {
    const { publicUrl, signupCredits } = match.context.site;
    const structured = import.meta.env.SSR ? [...siteData(publicUrl), faqData(faqOf(signupCredits))] : [];
    return publicPageHead("home", publicUrl, { structured });
  },
  component: lazyRouteComponent(loadPage, "HomePage"),
  staticData: { page: "home/home-page" },
});
