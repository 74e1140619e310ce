import {
  type BrandFilters,
  type BrandRecord,
  type CompetitorGrid,
  MAX_COMPETITORS,
  type NamedEntry,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { TabPending } from "../../../components/ui/loading.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { WideTable } from "../../../components/ui/wide-table.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { AnswersDialog } from "../answers/answers-dialog.tsx";
import { onto } from "../changes-to-brand.ts";
import { CompanyChoice } from "../company-choice.tsx";
import { useChangeBrand } from "../use-change-brand.ts";

interface CompetitorsTabProps {
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
}

type Company = CompetitorGrid["companies"][number];
type Row = CompetitorGrid["rows"][number];

/** The grid of prompts and the companies listed for them. A cell opens what models wrote. */
export function CompetitorsTab({ brand, filters }: CompetitorsTabProps) {
  const [opened, setOpened] = useState<{ row: Row; company: Company } | null>(null);
  const { data, isError, refetch } = trpc.brands.grid.useQuery(
    { brandId: brand.id, ...filters },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <section aria-labelledby="grid" className="min-w-0">
        <h2 id="grid" className="text-xl font-strong">
          Prompts and companies
        </h2>
        <p className="mb-3.5 text-sm text-ink-3">
          Place by score over the last four weeks, and how many answers list it. Press one to read the
          answers.
        </p>
        {isError ? (
          <LoadFailed title="The grid could not be loaded" onRetry={() => void refetch()} />
        ) : data ? (
          <Grid grid={data} onOpen={(row, company) => setOpened({ row, company })} />
        ) : (
          <TabPending />
        )}
      </section>
      <Competitors brand={brand} />
      {opened && (
        <AnswersDialog
          brandId={brand.id}
          filters={filters}
          of={{ promptId: opened.row.promptId, company: opened.company.key }}
          title={`${opened.company.name} in “${opened.row.prompt}”`}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function Grid({
  grid: { companies, rows },
  onOpen,
}: {
  grid: CompetitorGrid;
  onOpen: (row: Row, company: Company) => void;
}) {
  if (rows.every(({ answers }) => answers === 0))
    return <p className={`${HEAVY_RULE} pt-4 text-ink-2`}>Nothing was asked yet.</p>;
  return (
    <WideTable label="Grid" bleeds className={`${HEAVY_RULE} min-w-max`}>
      <thead>
        <tr>
          <th
            scope="col"
            className="sticky left-0 z-1 w-70 min-w-36 bg-paper py-2.5 pr-4 text-left text-xs font-medium text-ink-3 max-sm:w-36"
          >
            Prompt
          </th>
          {companies.map(({ key, name, domain, isBrand }) => (
            <th key={key} scope="col" className="px-2 py-2.5 text-center align-bottom text-xs font-medium">
              <span className="mx-auto grid w-22 justify-items-center gap-1.5">
                <CompanyLogo domain={domain} name={name} />
                <span className={`w-full truncate ${isBrand ? "font-strong" : "text-ink-2"}`} title={name}>
                  {name}
                </span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.promptId} className="border-t border-line">
            <th
              scope="row"
              className="sticky left-0 z-1 w-70 max-w-70 min-w-36 bg-paper py-2 pr-4 text-left font-text max-sm:w-36 max-sm:max-w-36"
            >
              <span className="line-clamp-2">“{row.prompt}”</span>
            </th>
            {row.answers === 0 && (
              <td colSpan={companies.length} className="p-2.5 text-sm text-ink-2">
                No answers in the last four weeks
              </td>
            )}
            {row.cells.map(({ place, listed }, nth) => {
              const company = companies[nth];
              if (!company || row.answers === 0) return null;
              return (
                <td key={company.key} className="p-1 text-center">
                  <button
                    type="button"
                    className="grid w-full justify-items-center gap-0.5 rounded-2 p-1.5 hover:bg-hover"
                    aria-label={`${company.name}: ${place === null ? "not listed" : `place ${place}`}, ${listed} of ${row.answers} answers`}
                    onClick={() => onOpen(row, company)}
                  >
                    <RankBadge rank={place} prefix="#" size="wide" />
                    <span className="text-xs text-ink-3 tabular-nums">
                      {listed}/{row.answers}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** The competitors; a change counts the past again. */
function Competitors({ brand }: { brand: BrandRecord }) {
  const utils = trpc.useUtils();
  const change = useChangeBrand();
  const [isReading, setReading] = useState(false);
  const { data: suggested = [] } = trpc.brands.suggestCompetitors.useQuery({ domain: brand.domain });
  const set = async (after: readonly NamedEntry[]) => {
    const brandId = brand.id;
    // Those that another tab has added stay.
    setReading(true);
    const now = await utils.brands.byId.fetch({ brandId }, { staleTime: 0 }).catch(() => brand);
    setReading(false);
    const competitors = onto(
      now.competitors,
      { before: brand.competitors, after },
      ({ domain, name }) => domain || name,
    );
    change.mutate({ brandId, competitors: competitors.map((entry) => ({ ...entry })) });
  };
  return (
    <section aria-labelledby="competitors" className="mt-14">
      <h2 id="competitors" className="mb-1 text-xl font-strong">
        Competitors
      </h2>
      <p className="mb-3.5 text-sm text-ink-3">
        Up to {MAX_COMPETITORS}. A change counts the past again, which costs nothing.
      </p>
      <CompanyChoice
        country={brand.markets[0]?.country}
        chosen={brand.competitors}
        suggested={suggested.filter(({ domain }) => domain !== brand.domain)}
        isPending={isReading || change.isPending}
        onChange={set}
      />
    </section>
  );
}
