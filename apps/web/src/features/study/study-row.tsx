import {
  type ColumnId,
  entryLabel,
  listedText,
  MAX_RESULTS,
  pointRange,
  points,
  rankRange,
  type StudyEntry,
  type StudyFindings,
  type StudyRecord,
  usualRank,
} from "@standings/domain";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { EntryMark } from "../../components/brand/entry-mark.tsx";
import { IntervalPlot } from "../../components/chart/interval-plot.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { EntryAnswers } from "./entry-answers.tsx";
import { PlaceBars } from "./place-bars.tsx";
import type { AllPlaces } from "./places.ts";

export interface TierBlock {
  /** 0: not compared. */
  readonly number: number;
  readonly label: string;
  /** Rows that stand together. */
  readonly rows: number;
}

interface StudyRowProps {
  readonly record: StudyRecord;
  readonly findings: StudyFindings;
  readonly entry: StudyEntry;
  readonly places: AllPlaces;
  /** The tier that begins with this row. */
  readonly tier: TierBlock | null;
  /** The one in focus is the reader's own company. */
  readonly isOwnCompany: boolean;
  readonly isFocus: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onOpen: (columnId: ColumnId) => void;
}

const CELL = "text-left align-middle sm:h-17 sm:border-b sm:border-line sm:pr-4";
const ROW =
  "group/row relative data-focus:bg-mark-tint max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 " +
  "max-sm:border-b max-sm:border-line max-sm:py-3.5";

/** One entry: tier, rank range, name, score with its range, and its places in the answers. A press opens the answers. */
export function StudyRow(props: StudyRowProps) {
  const { record, findings, entry, places, tier, isFocus, isOwnCompany, isOpen, onToggle, onOpen } = props;
  const id = useId();
  const { key, place, score, listed, rank, byModel } = entry;
  const named = findings.names[key] ?? { name: key, domain: "" };
  return (
    <>
      <tr className={ROW} data-focus={isFocus || undefined}>
        {tier && <TierCell tier={tier} />}
        <td className={`${CELL} max-sm:hidden tabular-nums`}>{place ? rankRange(place) : "–"}</td>
        <th scope="row" className={`${CELL} font-text max-sm:min-w-0`}>
          <button
            type="button"
            className="absolute inset-0 rounded-2 focus-visible:z-1"
            aria-label={entryLabel(entry, (known) => findings.names[known]?.name ?? known)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          />
          <span className="flex min-w-0 items-center gap-3">
            <EntryMark kind={record.ranking} entry={named} className="side-9" />
            <span className="min-w-0">
              <span className="flex items-center gap-1.5">
                <span className="truncate text-name font-strong">{named.name}</span>
                {isFocus && (
                  <Badge tone="mark" size="sm">
                    {isOwnCompany ? "You" : "In focus"}
                  </Badge>
                )}
                <Icon
                  of={ChevronDown}
                  size="sm"
                  className={`text-ink-3 transition-transform ${isOpen ? "rotate-180" : ""}`}
                />
              </span>
              <span className="block truncate text-sm text-ink-3 group-data-focus/row:text-ink-2">
                {named.domain}
                {place && (
                  <span className="sm:hidden">
                    {named.domain && " · "}Tier {place.tier} · rank {rankRange(place)}
                  </span>
                )}
              </span>
            </span>
          </span>
        </th>
        <td className={`${CELL} max-sm:col-span-2 max-sm:pt-2`}>
          <span className="flex items-baseline gap-1.5 tabular-nums">
            <b className="text-md font-strong">{points(score.value)}</b>
            {score.range && (
              <span className="text-sm text-ink-3 group-data-focus/row:text-ink-2">
                {pointRange(score.range)}
              </span>
            )}
          </span>
          <IntervalPlot value={score.value} range={score.range} models={byModel} />
        </td>
        <td className={`${CELL} text-sm max-sm:col-span-2 max-sm:pt-1.5`}>
          <span className="block whitespace-nowrap tabular-nums">{listedText(rank, listed)}</span>
          <span className="block text-ink-3 group-data-focus/row:text-ink-2">{usualRank(rank)}</span>
        </td>
        <td className="relative sm:border-b sm:border-line max-lg:hidden">
          <PlaceBars
            places={places.byKey.get(key)}
            answers={places.answers}
            positions={MAX_RESULTS[record.ranking]}
          />
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className="max-sm:block">
          <td colSpan={5} className="border-b border-line bg-sunken max-sm:block">
            <EntryAnswers
              record={record}
              findings={findings}
              entry={entry}
              name={named.name}
              onOpen={onOpen}
            />
          </td>
        </tr>
      )}
    </>
  );
}

const BANDS = [
  "bg-band-none text-on-band-none",
  "bg-band-1 text-on-band-1",
  "bg-band-2 text-on-band-2",
  "bg-band-3 text-on-band-3",
  "bg-band-4 text-on-band-4",
];

/** The block beside the rows of one tier. */
function TierCell({ tier: { number, label, rows } }: { tier: TierBlock }) {
  return (
    <td rowSpan={rows} className="relative bg-paper pr-3 max-sm:hidden sm:border-b sm:border-line">
      <span
        className={`absolute inset-y-1.5 right-3 left-0 grid place-items-center rounded-badge text-sm font-strong ${BANDS[Math.min(number, 4)]}`}
        title={label}
      >
        {number === 0 ? "–" : number}
        <span className="sr-only">{label}</span>
      </span>
    </td>
  );
}
