import {
  capitalised,
  EXPERIMENT_LINK,
  nothingYet,
  plural,
  rhythmWords,
  SANDBOX_LABEL,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { type BrandSearch, toFilters } from "./brand-search.ts";
import { BrandSheet } from "./brand-sheet.tsx";
import { MarketFilter } from "./market-filter.tsx";
import { Figures, ShareOfVoice, Visibility } from "./overview.tsx";
import { OverviewFilters } from "./overview-filters.tsx";
import { PromptTable } from "./prompt-table.tsx";
import { RivalQuestions } from "./rival-questions.tsx";
import { SharedFailed, SharedLoading } from "./shared-states.tsx";
import { SourcesToGet } from "./sources-to-get.tsx";
import { WonAndLost } from "./won-and-lost.tsx";

const route = getRouteApi("/shared/$token");

const SharedExperiment = lazy(() =>
  import("./experiments/shared-experiment.tsx").then((module) => ({ default: module.SharedExperiment })),
);

/** `/shared/{token}`: a brand's overview, or an experiment, for whoever has the link. */
export function SharedBrandPage() {
  const { token } = route.useParams();
  if (!token.startsWith(EXPERIMENT_LINK)) return <SharedOverview token={token} />;
  return (
    <Suspense fallback={<SharedLoading />}>
      <SharedExperiment token={token} />
    </Suspense>
  );
}

function SharedOverview({ token }: { readonly token: string }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filters = toFilters(search);
  const shared = trpc.brands.shared.useQuery(
    { token, ...filters },
    { placeholderData: keepPreviousData, retry: false, meta: { isPublic: true } },
  );
  const { data, isError, error, refetch } = shared;
  if (isError) return <SharedFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SharedLoading />;
  const { brand, overview } = data;
  const nothing = nothingYet(overview);
  const show = (changes: Partial<BrandSearch>) =>
    void navigate({ search: { ...search, ...changes }, replace: true, resetScroll: false });
  return (
    <PageFrame top="page">
      {brand.agency && (
        <p className="mb-5 flex items-center gap-3 font-strong">
          {brand.agency.logoUrl !== null && (
            <img
              src={brand.agency.logoUrl}
              alt={brand.agency.name === "" ? "Logo of the agency" : ""}
              className="h-9 max-w-45 rounded-1 bg-white object-contain p-1"
            />
          )}
          {brand.agency.name}
        </p>
      )}
      <div className="mb-8 flex min-w-0 items-center gap-4">
        <CompanyLogo domain={brand.domain} name={brand.name} className="side-14" />
        <div className="min-w-0">
          <h1 className="-mb-1 truncate pb-1 text-page-title font-strong sm:text-2xl/7.5">{brand.name}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
            <span>{brand.domain}</span>
            <MarketFilter of={overview} onChange={show} />
            <span>
              {plural(overview.tracked.prompts, "prompt")}, asked{" "}
              {overview.tracked.isAsked ? rhythmWords({ rhythm: brand.rhythm, day: brand.day }) : "no more"}
            </span>
            {overview.isSandbox && <Badge tone="sandbox">{SANDBOX_LABEL}</Badge>}
          </p>
        </div>
      </div>
      {overview.visits.length === 0 ? (
        <Notice title={nothing.known}>{capitalised(nothing.next)}.</Notice>
      ) : (
        <>
          <Figures overview={overview} />
          <div className="mt-8">
            <OverviewFilters overview={overview} filters={filters} hasSpan onChange={show} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
            <Visibility overview={overview} brandId={null} />
            <ShareOfVoice overview={overview} />
          </div>
          <WonAndLost name={brand.name} overview={overview} />
          <PromptTable overview={overview} isLinked={false} />
          <RivalQuestions name={brand.name} overview={overview} />
          <div className="mt-14">
            <SourcesToGet name={brand.name} overview={overview} brandId={null} />
          </div>
          <BrandSheet brand={brand} overview={overview} />
        </>
      )}
    </PageFrame>
  );
}
