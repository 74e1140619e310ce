import type { BrandFilters, BrandRecord } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { WebSearches } from "../../../components/search/web-searches.tsx";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { trpc } from "../../../lib/api/trpc.ts";

interface BrandSearchesProps {
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
}

/** What models searched the web for in the last four weeks, and in how many of these answers the brand is listed. */
export function BrandSearches({ brand, filters }: BrandSearchesProps) {
  const { data, isError, refetch } = trpc.brands.searches.useQuery(
    { brandId: brand.id, ...filters },
    { placeholderData: keepPreviousData },
  );
  const heading = (
    <h2 id="brand-searches" className="text-xl font-strong">
      What models searched for
    </h2>
  );
  return (
    <section className="mt-16" aria-labelledby="brand-searches">
      {data && data.models.length > 0 ? (
        <WebSearches found={data} focus={brand.name}>
          {heading}
        </WebSearches>
      ) : (
        <>
          {heading}
          {isError && <PartFailed what="The searches could not be loaded" onRetry={() => void refetch()} />}
          {!data && !isError && <DelayedLoading>Loading the searches...</DelayedLoading>}
          {data && (
            <p className="mt-1 text-ink-2">No model searched the web for an answer of the last four weeks.</p>
          )}
        </>
      )}
    </section>
  );
}
