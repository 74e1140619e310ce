import { type Sector, TRENDING_SECTORS, type TrendingCompany } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Chip } from "../../components/ui/chip.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { SECTORS_ID } from "./section-ids.ts";
import { SECTOR_GRID, SectorRow, SectorSkeleton } from "./sector-row.tsx";

const [FIRST_SECTOR] = TRENDING_SECTORS;

/** The first sector is part of the page, and others load on demand. `first` is undefined while loading. */
export function SectorCompanies({ first }: { first: readonly TrendingCompany[] | undefined }) {
  const [sector, setSector] = useState<Sector>(FIRST_SECTOR);
  const isFirst = sector === FIRST_SECTOR;
  const other = trpc.trending.companies.useQuery({ sector }, { enabled: !isFirst });
  const companies = isFirst ? first : other.data?.companies;
  return (
    <section aria-labelledby={SECTORS_ID} className="pt-16 sm:pt-24">
      <h2 id={SECTORS_ID} className="pb-4 text-xl font-strong">
        Trending Companies by Sector
      </h2>
      <fieldset className="flex min-w-0 gap-2 pb-5 noscript:hidden max-sm:-mx-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:py-1 max-sm:pb-5 sm:flex-wrap">
        <legend className="sr-only">Sector</legend>
        {TRENDING_SECTORS.map((name) => (
          <Chip key={name} kind="filter" aria-pressed={name === sector} onClick={() => setSector(name)}>
            {name}
          </Chip>
        ))}
      </fieldset>
      <div className="border-t-2 border-line-ink sm:min-h-91.25 lg:min-h-61">
        {!isFirst && other.isError ? (
          <div className="py-6">
            <Notice
              title="Trending companies could not be loaded"
              tone="bad"
              level={3}
              actions={<Button onClick={() => void other.refetch()}>Try again</Button>}
            />
          </div>
        ) : (
          <Companies companies={companies} sector={sector} />
        )}
      </div>
    </section>
  );
}

interface CompaniesProps {
  readonly companies: readonly TrendingCompany[] | undefined;
  readonly sector: Sector;
}

function Companies({ companies, sector }: CompaniesProps) {
  if (!companies) return <SectorSkeleton />;
  if (companies.length === 0) {
    return (
      <div className="py-6">
        <p className="text-md font-strong">No trending companies found for {sector}</p>
        <p className="mt-1 text-ink-2">Search more prompts of this sector and its companies show up here.</p>
      </div>
    );
  }
  return (
    <ul className={SECTOR_GRID} aria-label={`Trending companies: ${sector}`}>
      {companies.map((company) => (
        <SectorRow key={company.domain} company={company} />
      ))}
    </ul>
  );
}
