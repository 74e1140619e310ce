import { type CompanySuggestion, type Competition, type GapSource, plural } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Chip } from "../../../components/ui/chip.tsx";
import { Defined } from "../../../components/ui/defined.tsx";
import { SandboxBadge } from "../../../components/ui/sandbox-badge.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { COMPETITION_DEFINITIONS } from "../definitions.ts";
import { BuyOverlay } from "./buy-overlay.tsx";
import { GapRow } from "./gap-row.tsx";

const FIRST = 10;

const FILTERS = [
  { id: "others", label: "Sites to get onto", has: (source: GapSource) => !source.isCompetitors },
  { id: "competitors", label: "Competitors' own sites", has: (source: GapSource) => source.isCompetitors },
] as const;
type FilterId = (typeof FILTERS)[number]["id"];

interface SourceGapProps {
  readonly company: CompanySuggestion;
  readonly competition: Competition;
}

/** Sites that answers cite where they list competitors and not the company: where to be named next. */
export function SourceGap({ company, competition }: SourceGapProps) {
  const { gap, competitors } = competition;
  return (
    <section className={`min-w-0 pt-3 ${HEAVY_RULE}`} aria-labelledby="gap-heading">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="gap-heading" className="text-xl font-strong">
          <Defined text={COMPETITION_DEFINITIONS.sourceGap}>Sources to get onto</Defined>
        </h2>
        {competition.isSandbox && <SandboxBadge />}
      </div>
      {gap.length > 0 ? (
        <Gap company={company} competition={competition} />
      ) : (
        <p className="max-w-[62ch] pt-2 text-pretty text-ink-2">
          {competitors.length === 0
            ? `No gap can be counted yet: no answer lists another company beside ${company.name}.`
            : `No gap found: every source that is cited where competitors are listed is cited where ${company.name} is listed too, or they cite none.`}
        </p>
      )}
    </section>
  );
}

function Gap({ company, competition }: SourceGapProps) {
  const { gap, gapTotal, searches, isPartial } = competition;
  const [filter, setFilter] = useState<FilterId>("others");
  const [isWhole, setWhole] = useState(false);
  const listed = gap.filter((FILTERS.find(({ id }) => id === filter) ?? FILTERS[0]).has);
  const shown = isWhole ? listed : listed.slice(0, FIRST);
  const clear = shown.filter(({ censored }) => !censored);
  const hidden = shown.filter(({ censored }) => censored);
  const most = listed[0]?.answers ?? 1;
  return (
    <>
      <p className="max-w-[66ch] pt-1 pb-4 text-pretty text-ink-2">
        Answers cite these where they list competitors and not {company.name}. Being named there is the
        shortest way into such answers.{" "}
        <span className="text-ink-3">
          From {isPartial ? "the newest " : ""}
          {plural(searches, "search", "searches")}.
        </span>
      </p>
      <div role="toolbar" aria-label="Kind of site" className="flex flex-wrap gap-2 pb-3">
        {FILTERS.map(({ id, label, has }) => (
          <Chip
            key={id}
            kind="filter"
            aria-pressed={filter === id}
            onClick={() => {
              setFilter(id);
              setWhole(false);
            }}
          >
            {label} <span className="tabular-nums opacity-75">{gap.filter(has).length}</span>
          </Chip>
        ))}
      </div>
      {listed.length === 0 && (
        <p className="border-t border-line py-4 text-ink-2">
          {filter === "others"
            ? "Only competitors' own sites are cited there."
            : "No competitor's own site is cited there."}
        </p>
      )}
      <div className="border-t border-line-2">
        <Rows key={`${filter} clear`} company={company} sources={clear} most={most} />
        {hidden.length > 0 && (
          <BuyOverlay>
            <Rows company={company} sources={hidden} most={most} />
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

interface RowsProps {
  readonly company: CompanySuggestion;
  readonly sources: readonly GapSource[];
  readonly most: number;
}

function Rows({ company, sources, most }: RowsProps) {
  return (
    <ol>
      {sources.map((source, index) => (
        <GapRow
          // Masks of hidden domains repeat.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the list's own
          key={`${index} ${source.domain}`}
          company={company}
          source={source}
          share={source.answers / most}
        />
      ))}
    </ol>
  );
}
