import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/shell/pages/page-pending.tsx";
import { privateHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/company/company-page.tsx");
const CompanyPage = lazy(() => loadPage().then((module) => ({ default: module.CompanyPage })));

interface CompanySearch {
  /** Display name of the company. */
  readonly name?: string | undefined;
}

export const companyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/company/$domain",
  ssr: false,
  validateSearch: ({ name }: Record<string, unknown>): CompanySearch => ({
    name: typeof name === "string" && name.trim() !== "" ? name.trim() : undefined,
  }),
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
