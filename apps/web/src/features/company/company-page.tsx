import { pagePath } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Authenticated } from "../../components/session/authenticated.tsx";
import { DelayedFallback, Loading } from "../../components/ui/delayed-fallback.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useBeginAnalyses } from "./analysis/use-begin-analyses.ts";
import { CompanyHeader } from "./company-header.tsx";
import { CompanyStudies } from "./company-studies.tsx";
import { COMPANY_TABS, readCompanyTab } from "./company-tabs.ts";
import { InvalidDomain } from "./invalid-domain.tsx";
import { PromptsTab } from "./prompts-tab.tsx";
import { useCompanyView } from "./use-company-view.ts";
import { useField } from "./use-field.ts";

interface CompanyPageProps {
  /** Domain, host or URL from the address. */
  readonly domain: string;
  readonly name: string | undefined;
}

/** `/company/{domain}`: how the models rank one company (spec part 2 §2). */
export function CompanyPage(props: CompanyPageProps) {
  const { domain, name } = props;
  const { tab, against } = useCompanyView().view;
  if (against !== undefined) {
    return (
      <PageFrame top="page">
        <Suspense fallback={<TabPending />}>
          <AgainstPage domain={domain} against={against} />
        </Suspense>
      </PageFrame>
    );
  }
  return (
    <PageFrame top="page">
      <Authenticated
        path={pagePath("company", { domain }, { name, tab })}
        reason="domain_search_required"
        pending={
          <DelayedFallback>
            <Loading>Loading Interface...</Loading>
          </DelayedFallback>
        }
      >
        <Company {...props} />
      </Authenticated>
    </PageFrame>
  );
}

const AgainstPage = lazy(() =>
  import("./against/against-page.tsx").then((module) => ({ default: module.AgainstPage })),
);

const loadDiscovery = () => import("./discovery/discovery-tab.tsx");
const DiscoveryTab = lazy(() => loadDiscovery().then((module) => ({ default: module.DiscoveryTab })));

const loadSeo = () => import("./seo/seo-tab.tsx");
const SeoTab = lazy(() => loadSeo().then((module) => ({ default: module.SeoTab })));

const loadSources = () => import("./sources/sources-tab.tsx");
const SourcesTab = lazy(() => loadSources().then((module) => ({ default: module.SourcesTab })));

const INVALID = new Set(["INVALID_DOMAIN", "INVALID_INPUT"]);

function Company({ domain, name }: CompanyPageProps) {
  const { view, change } = useCompanyView();
  const tab = view.tab ?? "prompts";
  const overview = trpc.company.overview.useQuery(useField(domain), { placeholderData: keepPreviousData });
  const studies = trpc.company.studies.useQuery({ domain });
  const known = overview.data;
  useBeginAnalyses(known?.domain === domain ? { domain, name: name ?? known.name } : null, tab);
  const code = errorCode(overview.error);
  if (code !== null && INVALID.has(code)) return <InvalidDomain />;
  // The canonical address uses the registrable domain.
  if (known && known.domain !== domain) {
    return (
      <Navigate to="/company/$domain" params={{ domain: known.domain }} search={{ ...view, name }} replace />
    );
  }
  const company = { domain, name: name ?? known?.name ?? domain };
  return (
    <>
      <CompanyHeader
        company={company}
        overview={known}
        isSandbox={known?.isSandbox || studies.data?.isSandbox || false}
        isFailed={overview.isError}
        tab={tab}
      />
      <CompanyStudies studies={studies.data} />
      <Tabs
        label="Analysis"
        idPrefix="company"
        className="mt-1 max-sm:-mx-(--gutter) max-sm:px-(--gutter) sm:mt-2"
        items={COMPANY_TABS}
        selected={tab}
        onSelect={(id) => change({ tab: readCompanyTab(id), by: undefined })}
        onApproach={() => void Promise.all([loadDiscovery(), loadSeo(), loadSources()])}
      />
      <div {...tabPanelProps("company", tab)}>
        {tab === "prompts" && <PromptsTab company={company} overview={overview} />}
        {tab === "seo" && (
          <Suspense fallback={<TabPending />}>
            <SeoTab key={company.domain} company={company} />
          </Suspense>
        )}
        {tab === "sources" && (
          <Suspense fallback={<TabPending />}>
            <SourcesTab key={company.domain} company={company} />
          </Suspense>
        )}
        {tab === "discovery" && (
          <Suspense fallback={<TabPending />}>
            <DiscoveryTab company={company} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function TabPending() {
  return (
    // The room of a discovery's ten prompts, the lowest of the tabs that come later.
    <div className="min-h-183 pt-8">
      <DelayedFallback>
        <Loading>Loading...</Loading>
      </DelayedFallback>
    </div>
  );
}
