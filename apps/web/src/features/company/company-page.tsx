import { pagePath } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Authenticated } from "../../components/session/authenticated.tsx";
import { DelayedLoading } from "../../components/ui/loading.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useSession } from "../../lib/session/session.ts";
import { useBeginAnalyses } from "./analysis/use-begin-analyses.ts";
import { CompanyHeader } from "./company-header.tsx";
import { CompanyStudies } from "./company-studies.tsx";
import { COMPANY_TABS, isOpenTab, readCompanyTab } from "./company-tabs.ts";
import { GuestCompany } from "./guest-company.tsx";
import { InvalidDomain } from "./invalid-domain.tsx";
import { PromptsTab } from "./prompts-tab.tsx";
import { useCompanyView } from "./use-company-view.ts";
import { useField } from "./use-field.ts";

interface CompanyPageProps {
  /** Domain, host or URL from the address. */
  readonly domain: string;
  readonly name: string | undefined;
}

const route = getRouteApi("/company/$domain");

/** `/company/{domain}`: how the models rank one company (spec part 2 §2), for guests what everybody sees of it. */
export function CompanyPage() {
  const { domain } = route.useParams();
  const { name, against } = route.useSearch();
  // The server does not render it: who reads it is known in the browser.
  const isKnown = useSession().status !== "unknown";
  return (
    <PageFrame top="page">
      {against === undefined ? (
        <OneCompany key={`${domain} ${name}`} domain={domain} name={name} />
      ) : !isKnown ? (
        <TabPending />
      ) : (
        <Suspense fallback={<TabPending />}>
          <AgainstPage domain={domain} against={against} />
        </Suspense>
      )}
    </PageFrame>
  );
}

function OneCompany(props: CompanyPageProps) {
  const { domain, name } = props;
  const { tab } = useCompanyView().view;
  const { status } = useSession();
  const isOpen = isOpenTab(tab);
  const shared = trpc.company.shared.useQuery({ domain }, { enabled: isOpen && status === "guest" });
  const pending = <DelayedLoading>Loading Interface...</DelayedLoading>;
  if (isOpen && status === "guest") return <GuestCompany domain={domain} shared={shared} />;
  // The server's HTML has the guest's page; members see theirs as soon as their session is known.
  if (isOpen && status === "unknown" && shared.data) {
    return (
      <>
        <div className="member:hidden">
          <GuestCompany domain={domain} shared={shared} />
        </div>
        <div className="hidden member:block">{pending}</div>
      </>
    );
  }
  return (
    <Authenticated
      path={pagePath("company", { domain }, { name, tab })}
      reason="domain_search_required"
      pending={pending}
    >
      <Company {...props} />
    </Authenticated>
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
      <DelayedLoading>Loading...</DelayedLoading>
    </div>
  );
}
