import {
  type CompanySuggestion,
  type Competition,
  type GapSource,
  plural,
  SOURCE_TYPE_NAMES,
  type SourceType,
} from "@standings/domain";
import { useState } from "react";
import { SandboxBadge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Chip } from "../../../components/ui/chip.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { Defined } from "../../../components/ui/tooltip.tsx";
import { COMPETITION_DEFINITIONS } from "../company-definitions.ts";
import { BuyOverlay } from "./buy-overlay.tsx";
import { GAP_COLUMNS, GapRow } from "./gap-row.tsx";

const FIRST = 10;

/** A kind of sites, or all of them; competitors' own sites stand apart. */
type Filter = SourceType | "all";

interface SourceGapProps {
  readonly company: CompanySuggestion;
  readonly competition: Competition;
}

/** Pages that answers cite where they list competitors and not the company: where to be named next. */
export function SourceGap({ company, competition }: SourceGapProps) {
  const { gap, competitors, gapPages, gapTotal } = competition;
  return (
    <section className={`min-w-0 pt-3 ${HEAVY_RULE}`} aria-labelledby="gap-heading">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="gap-heading" className="text-xl font-strong">
          <Defined text={COMPETITION_DEFINITIONS.sourceGap}>Pages to get onto</Defined>
        </h2>
        {competition.isSandbox && <SandboxBadge />}
      </div>
      {gap.length > 0 ? (
        <>
          <p className="pt-1 pb-3 text-sm text-ink-3">
            By the answers that cite them and leave {company.name} out. {plural(gapTotal, "domain")},{" "}
            {plural(gapPages, "page")}.
          </p>
          <Gap company={company} competition={competition} />
        </>
      ) : (
        <p className="max-w-[62ch] pt-2 text-pretty text-ink-2">
          {competitors.length === 0
            ? `No gap can be counted yet: no answer lists another company beside ${company.name}.`
            : `No gap found: every page that is cited where competitors are listed is cited where ${company.name} is listed too, or they cite none.`}
        </p>
      )}
    </section>
  );
}

function Gap({ company, competition }: SourceGapProps) {
  const { gap, gapTotal, absent } = competition;
  const kinds = kindsOf(gap);
  const [filter, setFilter] = useState<Filter>(kinds[0]?.[0] ?? "all");
  const [isWhole, setWhole] = useState(false);
  const listed = gap.filter((source) => isIn(source, filter));
  const shown = isWhole ? listed : listed.slice(0, FIRST);
  const clear = shown.filter(({ censored }) => !censored);
  const hidden = shown.filter(({ censored }) => censored);
  return (
    <>
      <div role="toolbar" aria-label="Kind of site" className="flex flex-wrap gap-2 pb-3">
        {kinds.map(([kind, count]) => (
          <Chip
            key={kind}
            kind="filter"
            aria-pressed={filter === kind}
            onClick={() => {
              setFilter(kind);
              setWhole(false);
            }}
          >
            {kind === "all" ? "All kinds" : SOURCE_TYPE_NAMES[kind]}{" "}
            <span className="tabular-nums">{count}</span>
          </Chip>
        ))}
      </div>
      <div
        className={`${GAP_COLUMNS} border-t border-line-2 py-2! text-xs text-ink-3 max-sm:hidden`}
        aria-hidden="true"
      >
        <span className="col-span-2">Source</span>
        <span>In your field</span>
        <span>With you</span>
        <span>Without you</span>
        <span className="max-xl:hidden">Cited by</span>
      </div>
      <div className="border-t border-line-2">
        <Rows key={`${filter} clear`} company={company} sources={clear} absent={absent} />
        {hidden.length > 0 && (
          <BuyOverlay>
            <Rows company={company} sources={hidden} absent={absent} />
          </BuyOverlay>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 empty:hidden">
        {listed.length > shown.length && (
          <Button onClick={() => setWhole(true)}>Show {listed.length - shown.length} more</Button>
        )}
        {gapTotal > gap.length && (
          <p className="text-sm text-ink-3">
            The first {gap.length} of {gapTotal.toLocaleString("en-US")}.
          </p>
        )}
      </div>
    </>
  );
}

/** Competitors' own sites are no sites to get onto: they have a chip of their own, the last. */
function isIn({ kind, isCompetitors }: GapSource, filter: Filter): boolean {
  if (filter === "competitor") return isCompetitors;
  return !isCompetitors && (filter === "all" || kind === filter);
}

/** The filters that show something, with how many sites. */
function kindsOf(gap: readonly GapSource[]): (readonly [Filter, number])[] {
  const kinds = [
    ...new Set(gap.filter(({ isCompetitors }) => !isCompetitors).map(({ kind }) => kind)),
  ].sort();
  const filters: Filter[] = [...(kinds.length > 0 ? (["all"] as const) : []), ...kinds, "competitor"];
  return filters
    .map((filter) => [filter, gap.filter((source) => isIn(source, filter)).length] as const)
    .filter(([, count]) => count > 0);
}

interface RowsProps {
  readonly company: CompanySuggestion;
  readonly sources: readonly GapSource[];
  readonly absent: number;
}

function Rows({ company, sources, absent }: RowsProps) {
  return (
    <ol>
      {sources.map((source, index) => (
        <GapRow
          // Masks of hidden domains repeat.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the list's own
          key={`${index} ${source.domain}`}
          company={company}
          source={source}
          absent={absent}
        />
      ))}
    </ol>
  );
}
