import {
  asModelId,
  MODEL_ID,
  type ModelId,
  QUESTION_DAYS,
  QUESTION_LISTINGS,
  QUESTION_SORTS,
  type QuestionDays,
  type QuestionListing,
  type QuestionSort,
  TREND_WEEKS,
  type TrendWeeks,
} from "@standings/domain";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { PagePending } from "../components/ui/loading.tsx";
import { type CompanyTab, isOpenTab, readCompanyTab } from "../features/company/company-tabs.ts";
import { companyHead, privateHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

interface CompanySearch {
  /** Display name of the company. */
  readonly name?: string | undefined;
  /** The company that it is set against. */
  readonly against?: string | undefined;
  /** Order and range of its questions; the newest first and all are left out of the address. */
  readonly sort?: QuestionSort | undefined;
  readonly days?: QuestionDays | undefined;
  /** Questions that list it, or do not; all are left out. */
  readonly listing?: QuestionListing | undefined;
  /** Questions that one model answered, as it answered them; all are left out. */
  readonly answeredBy?: ModelId | undefined;
  /** With the reader's private questions; the server's choice is left out. */
  readonly mine?: boolean | undefined;
  /** Model and length of its chart; all and the shortest are left out. */
  readonly model?: string | undefined;
  readonly weeks?: TrendWeeks | undefined;
  /** The first one is left out. */
  readonly tab?: CompanyTab | undefined;
  /** Model whose analysis is shown, once one was chosen. */
  readonly by?: ModelId | undefined;
}

function readSearch(search: Record<string, unknown>): CompanySearch {
  const { name, against, sort, days, listing, answeredBy, mine, model, weeks, tab, by } = search;
  return {
    name: typeof name === "string" && name.trim() !== "" ? name.trim() : undefined,
    against: typeof against === "string" && against.trim() !== "" ? against.trim() : undefined,
    sort: QUESTION_SORTS.find((known) => known === sort && known !== "newest"),
    days: QUESTION_DAYS.find((known) => String(known) === String(days)),
    listing: QUESTION_LISTINGS.find((known) => known === listing),
    answeredBy: readModelId(answeredBy),
    mine: [true, false].find((known) => String(known) === String(mine)),
    model: readModelId(model),
    weeks: TREND_WEEKS.find((known) => String(known) === String(weeks) && known !== TREND_WEEKS[0]),
    tab: readCompanyTab(tab),
    by: readModelId(by),
  };
}

/** The page asks the catalogue whether there is such a model (`useCompanyView`). */
function readModelId(value: unknown): ModelId | undefined {
  return typeof value === "string" && MODEL_ID.test(value) ? asModelId(value) : undefined;
}

export const companyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/company/$domain",
  validateSearch: readSearch,
  loaderDeps: ({ search: { tab, against } }) => ({ isOpen: against === undefined && isOpenTab(tab) }),
  async loader({ context: { utils }, params: { domain }, deps: { isOpen } }) {
    // In the browser the page has its own states, and it knows who reads it.
    if (!import.meta.env.SSR || !isOpen) return null;
    // What can't be read now is asked for by the browser, which says so.
    const shared = await utils.company.shared.ensureData({ domain }).catch(() => null);
    if (shared === null) return null;
    const { overview } = shared;
    if (overview.domain !== domain) {
      throw redirect({
        to: "/company/$domain",
        params: { domain: overview.domain },
        search: true,
        replace: true,
      });
    }
    return { name: overview.name, figures: overview.figures };
  },
  head: (page) => {
    const { match, params, loaderData } = page;
    const company = loaderData?.name ?? match.search.name ?? params.domain;
    const title = `${company} - Company Analysis`;
    if (!loaderData || loaderData.figures.questions === 0)
      return privateHead(page, title, `How AI models rank ${company}.`);
    return companyHead(page, { title, ...loaderData });
  },
  component: lazyRouteComponent(() => import("../features/company/company-page.tsx"), "CompanyPage"),
  staticData: { page: "company/company-page" },
  pendingComponent: PagePending,
});
