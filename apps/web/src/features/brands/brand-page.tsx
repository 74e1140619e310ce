import { type BrandFilters, type BrandRecord, type Market, promptsIn } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { DelayedLoading, TabPending } from "../../components/ui/loading.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { tabPanelProps } from "../../components/ui/tabs.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { WithAnswers } from "./answers/opens-answers.tsx";
import { BrandHeader } from "./brand-header.tsx";
import { BrandLoadFailed } from "./brand-load-failed.tsx";
import { type BrandSearch, type BrandTab, leavesOut, toFilters } from "./brand-search.ts";
import { BrandTabs } from "./brand-tabs.tsx";
import { Overview } from "./overview.tsx";
import { OverviewFilters } from "./overview-filters.tsx";
import { SignedIn } from "./signed-in.tsx";
import { useVisit } from "./use-visit.ts";

const PromptsTab = lazy(() => import("./tabs/prompts-tab.tsx").then((m) => ({ default: m.PromptsTab })));
const SourcesTab = lazy(() => import("./tabs/sources-tab.tsx").then((m) => ({ default: m.SourcesTab })));
const CompetitorsTab = lazy(() =>
  import("./tabs/competitors-tab.tsx").then((m) => ({ default: m.CompetitorsTab })),
);
const AlertsTab = lazy(() => import("./tabs/alerts-tab.tsx").then((m) => ({ default: m.AlertsTab })));
const MarketsTab = lazy(() => import("./markets/markets-tab.tsx").then((m) => ({ default: m.MarketsTab })));
const TopicsTab = lazy(() => import("./tabs/topics-tab.tsx").then((m) => ({ default: m.TopicsTab })));
const ExperimentsTab = lazy(() =>
  import("./experiments/experiments-tab.tsx").then((m) => ({ default: m.ExperimentsTab })),
);

const route = getRouteApi("/brands/$id");

/** `/brands/{id}`: where a brand of the viewer stands. */
export function BrandPage({ id }: { id: string }) {
  return (
    <PageFrame top="page">
      <SignedIn>
        <Brand id={id} />
      </SignedIn>
    </PageFrame>
  );
}

function Brand({ id }: { id: string }) {
  const brand = trpc.brands.byId.useQuery({ brandId: id });
  const { data, isError, error, refetch } = brand;
  if (data) return <BrandView brand={data} />;
  if (isError) return <BrandLoadFailed what="brand" error={error} onRetry={() => void refetch()} />;
  return (
    <div className="min-h-screen">
      <DelayedLoading>Loading the brand...</DelayedLoading>
    </div>
  );
}

function BrandView({ brand }: { brand: BrandRecord }) {
  const search = route.useSearch();
  const { tab = "overview" } = search;
  const navigate = route.useNavigate();
  const filters = toFilters(search);
  const visit = useVisit(brand);
  const overview = trpc.brands.overview.useQuery(
    { brandId: brand.id, ...filters },
    { placeholderData: keepPreviousData },
  );
  const show = (changes: Partial<BrandSearch>) =>
    void navigate({ search: { ...search, ...changes }, replace: true, resetScroll: false });
  const { length: prompts } = overview.data ? promptsIn(brand.prompts, overview.data.market) : brand.prompts;
  const canFilter = leavesOut(filters) || (overview.data?.visits.length ?? 0) > 0;
  return (
    <>
      <BrandHeader brand={brand} filters={filters} overview={overview.data} onFilter={show} />
      <BrandTabs
        brand={brand}
        selected={tab}
        prompts={prompts}
        alerts={overview.data?.alerts.length ?? 0}
        market={search.market}
        onSelect={(next) => show({ tab: next === "overview" ? undefined : next, experiment: undefined })}
      />
      <WithAnswers brandId={brand.id} filters={filters}>
        <div {...tabPanelProps("brand", tab)} className="pt-6">
          {/* Tabs wait for it too: filters that came after them would push them down. */}
          {overview.data ? (
            <Suspense fallback={<TabPending />}>
              {(tab === "sources" || tab === "competitors") && canFilter && (
                <OverviewFilters overview={overview.data} filters={filters} hasSpan={false} onChange={show} />
              )}
              {tab === "overview" ? (
                <Overview
                  brand={brand}
                  filters={filters}
                  visit={visit}
                  overview={overview.data}
                  onFilter={show}
                />
              ) : (
                <OtherTab tab={tab} brand={brand} filters={filters} market={overview.data.market} />
              )}
            </Suspense>
          ) : overview.isError ? (
            <BrandLoadFailed what="brand" error={overview.error} onRetry={() => void overview.refetch()} />
          ) : (
            <TabPending />
          )}
        </div>
      </WithAnswers>
    </>
  );
}

interface OtherTabProps {
  readonly tab: BrandTab;
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
  /** Of all that is shown. */
  readonly market: Market | null;
}

function OtherTab({ tab, ...props }: OtherTabProps) {
  if (tab === "prompts") return <PromptsTab {...props} />;
  if (tab === "sources") return <SourcesTab {...props} />;
  if (tab === "competitors") return <CompetitorsTab {...props} />;
  if (tab === "markets") return <MarketsTab {...props} />;
  if (tab === "topics") return <TopicsTab {...props} />;
  if (tab === "experiments") return <ExperimentsTab {...props} />;
  return <AlertsTab {...props} />;
}
