import {
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
import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/shell/pages/page-pending.tsx";
import { type CompanyTab, readCompanyTab } from "../features/company/company-tabs.ts";
import { privateHead } from "../lib/html/meta.ts";
import { pageCatalogue } from "../lib/html/page-catalogue.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/company/company-page.tsx");
const CompanyPage = lazy(() => loadPage().then((module) => ({ default: module.CompanyPage })));

interface CompanySearch {
  /** Display name of the company. */
  readonly name?: string | undefined;
  /** Order and range of its questions; the newest first and all are left out of the address. */
  readonly sort?: QuestionSort | undefined;
  readonly days?: QuestionDays | undefined;
  /** Questions that list it, or do not; all are left out. */
  readonly listing?: QuestionListing | undefined;
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
  const { name, sort, days, listing, mine, model, weeks, tab, by } = search;
  return {
    name: typeof name === "string" && name.trim() !== "" ? name.trim() : undefined,
    sort: QUESTION_SORTS.find((known) => known === sort && known !== "newest"),
    days: QUESTION_DAYS.find((known) => String(known) === String(days)),
    listing: QUESTION_LISTINGS.find((known) => known === listing),
    mine: [true, false].find((known) => String(known) === String(mine)),
    model: typeof model === "string" ? pageCatalogue().describeModel(model)?.id : undefined,
    weeks: TREND_WEEKS.find((known) => String(known) === String(weeks) && known !== TREND_WEEKS[0]),
    tab: readCompanyTab(tab),
    by: typeof by === "string" ? pageCatalogue().describeModel(by)?.id : undefined,
  };
}

export const companyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/company/$domain",
  ssr: false,
  validateSearch: readSearch,
  // Runs on hover of a link and preloads the page's code.
  loader: () => void loadPage(),
  head: (page) => {
    const company = page.match.search.name ?? page.params.domain;
    return privateHead(page, `${company} - Company Analysis`, `How AI models rank ${company}.`);
  },
  component: Company,
  pendingComponent: PagePending,
});

function Company() {
  const { domain } = companyRoute.useParams();
  const { name } = companyRoute.useSearch();
  return <CompanyPage key={`${domain} ${name}`} domain={domain} name={name} />;
}
