import {
  type ColumnId,
  capitalised,
  ENTRY_NOUNS,
  isRepeated,
  MAX_RESULTS,
  type ModelId,
  notComparedText,
  plural,
  type StudyEntry,
  type StudyFindings,
  type StudyRecord,
  THE_COMPARED,
  tierLabel,
} from "@standings/domain";
import { useMemo, useState } from "react";
import { modelHue } from "../../components/brand/hue.ts";
import { StripScale } from "../../components/strip/scale.tsx";
import { Button } from "../../components/ui/button.tsx";
import { ColumnName, Table } from "../../components/ui/table.tsx";
import { Defined } from "../../components/ui/tooltip.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { useSession } from "../../lib/session/session.ts";
import { placesOf } from "./places.ts";
import { StudyRow, type TierBlock } from "./study-row.tsx";

const FIRST_ROWS = 15;

interface StudyTableProps {
  readonly record: StudyRecord;
  readonly findings: StudyFindings;
  readonly onOpen: (columnId: ColumnId) => void;
}

/** The standings of a study: a row for each entry, with its ranges, tier and places. Rows of one tier stand together. */
export function StudyTable({ record, findings, onOpen }: StudyTableProps) {
  const { user } = useSession();
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const { ranking } = record;
  const { entries } = findings.report;
  const rows = all ? entries : firstRows(entries, record.focus);
  const hidden = entries.length - rows.length;
  const sizes = useMemo(() => tierSizes(entries), [entries]);
  const places = useMemo(() => placesOf(record.answers, MAX_RESULTS[ranking]), [record.answers, ranking]);
  const hasRanges = isRepeated(findings.report);
  const isRunning = record.status === "running";
  return (
    <div>
      <Legend hasTiers={sizes.size > 0} hasRanges={hasRanges} models={record.models} />
      <Table isFixed className="max-sm:block">
        <caption className="sr-only">
          {capitalised(ENTRY_NOUNS[ranking].many)} in the answers to “{record.prompt}”, in tiers
        </caption>
        <Head ranking={ranking} hasRanges={hasRanges} />
        <tbody className="max-sm:block">
          {rows.map((entry, index) => (
            <StudyRow
              // While rounds come the places stay and what stands in them changes, so that nothing moves.
              key={isRunning ? index : entry.key}
              record={record}
              findings={findings}
              entry={entry}
              places={places}
              tier={
                startsTier(rows, index)
                  ? tierOf(index, { rows, sizes, opened, untold: notComparedText(findings) })
                  : null
              }
              isFocus={entry.key === record.focus}
              isOwnCompany={entry.key === user?.company?.domain}
              isOpen={opened === entry.key}
              onToggle={() => setOpened(opened === entry.key ? null : entry.key)}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </Table>
      {sizes.size > 0 && rows.some(({ place }) => place === null) && (
        <p className="pt-4 text-sm text-ink-3">Rows without a tier are not compared: {THE_COMPARED}.</p>
      )}
      {hidden > 0 && (
        <div className="pt-4 print:hidden">
          <Button onClick={() => setAll(true)}>Show {hidden} more</Button>
        </div>
      )}
      {hidden === 0 && findings.report.others > 0 && (
        <p className="pt-4 text-sm text-ink-3">
          {plural(findings.report.others, "other")} stood in fewer answers than these and have no figures.
        </p>
      )}
    </div>
  );
}

/** The first ones, and the one in focus wherever it stands. */
function firstRows(entries: readonly StudyEntry[], focus: string | null): StudyEntry[] {
  return entries.filter(({ key }, index) => index < FIRST_ROWS || key === focus);
}

function tierSizes(entries: readonly StudyEntry[]): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const { place } of entries) if (place) sizes.set(place.tier, (sizes.get(place.tier) ?? 0) + 1);
  return sizes;
}

function startsTier(rows: readonly StudyEntry[], index: number): boolean {
  const tier = (at: number) => rows[at]?.place?.tier ?? 0;
  return index === 0 || tier(index) !== tier(index - 1);
}

interface Shown {
  readonly rows: readonly StudyEntry[];
  readonly sizes: ReadonlyMap<number, number>;
  /** Key of the entry whose answers stand in a row of their own. */
  readonly opened: string | null;
  /** Why rows have no tier. */
  readonly untold: string;
}

/** The tier that begins with a row. */
function tierOf(from: number, { rows, sizes, opened, untold }: Shown): TierBlock {
  const number = rows[from]?.place?.tier ?? 0;
  const end = rows.findIndex((row, index) => index > from && (row.place?.tier ?? 0) !== number);
  const own = rows.slice(from, end === -1 ? undefined : end);
  const label = number === 0 ? untold : tierLabel(number, sizes.get(number) ?? 1);
  return { number, label, rows: own.length + (own.some(({ key }) => key === opened) ? 1 : 0) };
}

const TIERS_MEANING =
  "A new tier starts where the gap to the tier's first entry is bigger than chance explains; at most one such call in twenty is expected to be wrong.";

interface LegendProps {
  readonly hasTiers: boolean;
  readonly hasRanges: boolean;
  readonly models: readonly ModelId[];
}

function Legend({ hasTiers, hasRanges, models }: LegendProps) {
  const catalogue = useCatalogue();
  return (
    <ul
      className="flex min-h-10.5 flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-2"
      aria-label="Legend"
    >
      <li className="inline-flex items-center gap-2">
        <svg className="h-3 w-9" aria-hidden="true">
          {hasRanges && (
            <line x1="2" x2="34" y1="6" y2="6" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
          )}
          <circle
            cx="18"
            cy="6"
            r="4.5"
            className={hasRanges ? "fill-ink" : "fill-paper stroke-ink"}
            strokeWidth="1.5"
          />
        </svg>
        {hasRanges ? "score with its 95% range" : "score"}
      </li>
      {models.map((modelId) => (
        <li key={modelId} className={`inline-flex items-center gap-2 ${modelHue(catalogue, modelId)}`}>
          <svg className="size-2" aria-hidden="true">
            <circle cx="4" cy="4" r="3" className="fill-(--hue) opacity-60" />
          </svg>
          {catalogue.modelName(modelId)}
        </li>
      ))}
      <li className="inline-flex items-center gap-2 max-lg:hidden">
        <svg className="h-3.5 w-5" aria-hidden="true">
          <rect x="0" y="6" width="5" height="8" className="fill-ink-3" />
          <rect x="7" y="0" width="5" height="14" className="fill-ink-3" />
          <rect x="14" y="9" width="5" height="5" className="fill-ink-3" />
        </svg>
        share of the answers at each place
      </li>
      {hasTiers && (
        <li>
          <Defined text={TIERS_MEANING}>Tiers</Defined>
        </li>
      )}
    </ul>
  );
}

const SCORE =
  "100 for a first place in every answer, less for each place below, 0 where it is not listed. The mean over models.";
const LISTED = "Answers that list it.";
const LISTED_SHARE = `${LISTED} The share is the mean over models, with its 95% range.`;
const USUAL =
  "Ranks where it is listed: the middle eight answers of ten. A description, not a range of a figure.";
const RANKS = "Ranks that it may really have, after allowing for every comparison.";

interface HeadProps extends Pick<StudyRecord, "ranking"> {
  readonly hasRanges: boolean;
}

function Head({ ranking, hasRanges }: HeadProps) {
  return (
    <>
      <colgroup className="max-sm:hidden">
        <col className="w-15" />
        <col className="w-16" />
        <col />
        <col className="w-52 lg:w-60" />
        <col className="w-43" />
        <col className="lg:w-86 max-lg:w-0" />
      </colgroup>
      <thead className="max-sm:hidden">
        <tr>
          <ColumnName className={NAMED}>Tier</ColumnName>
          <ColumnName className={NAMED}>
            <Defined text={RANKS}>Rank</Defined>
          </ColumnName>
          <ColumnName className={NAMED}>{capitalised(ENTRY_NOUNS[ranking].one)}</ColumnName>
          <ColumnName className={NAMED}>
            <Defined text={SCORE}>Score of 100</Defined>
          </ColumnName>
          <ColumnName className={NAMED}>
            <span className="grid justify-items-start gap-0.5">
              <Defined text={hasRanges ? LISTED_SHARE : LISTED}>Listed</Defined>
              <Defined text={USUAL}>Usually</Defined>
            </span>
          </ColumnName>
          <ColumnName className="overflow-hidden border-t-2 border-t-line-ink text-left align-bottom max-lg:p-0">
            <span className="sr-only lg:hidden">Share of answers at each place</span>
            <span className="max-lg:hidden">
              <span className="mb-1.5 block">Share of answers at each place</span>
              <StripScale positions={MAX_RESULTS[ranking]} />
            </span>
          </ColumnName>
        </tr>
      </thead>
    </>
  );
}

const NAMED = "border-t-2 border-t-line-ink pr-4 text-left align-bottom";
