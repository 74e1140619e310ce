import {
  type AggregatedEntry,
  type ColumnId,
  columnName,
  ENTRY_NOUNS,
  MAX_RESULTS,
  type ModelId,
  numberWord,
  ordinalWord,
  plural,
  type RankingKind,
  readColumn,
  VISIBLE_POSITIONS,
} from "@standings/domain";
import { Check } from "lucide-react";
import { modelHue } from "../../../components/brand/hue.ts";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { positionCentre } from "../../../components/strip/geometry.ts";
import { ScaleNumbers } from "../../../components/strip/scale.tsx";
import { StripBackdrop, StripPlot } from "../../../components/strip/strip-plot.tsx";
import { badgeStyle } from "../../../components/ui/badge.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { Defined, Tooltip } from "../../../components/ui/tooltip.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { DEFINITIONS } from "../ranking-definitions.ts";
import { useScope } from "../scope.ts";
import { isRecommended, type Mention } from "../standings.ts";
import { CopyLink } from "./copy-entry-link.tsx";
import { EntryFrame } from "./entry-frame.tsx";

interface EntryDialogProps {
  readonly entry: AggregatedEntry;
  readonly mentions: readonly Mention[];
  /** Answered columns, in the order asked. */
  readonly columns: readonly ColumnId[];
  readonly asked: number;
  /** Only the first positions are known: there are no totals, and a missing entry may still be listed. */
  readonly isCensored: boolean;
  readonly onClose: () => void;
}

/** Details of one company or expert from all answers. */
export function EntryDialog({ entry, mentions, columns, asked, isCensored, onClose }: EntryDialogProps) {
  const { kind } = useScope();
  return (
    <EntryFrame
      kind={kind}
      entry={entry}
      badge={isRecommended(entry, asked) && <RecommendedBadge kind={kind} />}
      action={!isCensored && <CopyLink />}
      onClose={onClose}
    >
      {!isCensored && <Figures entry={entry} columns={columns} />}
      <Lanes entry={entry} columns={columns} isCensored={isCensored} />
      {entry.description && (
        <section className="pt-5">
          <h3 className="text-sm font-strong">Description</h3>
          <p className="mt-1 break-words text-ink-2">{entry.description}</p>
        </section>
      )}
      <Analysis mentions={mentions} />
    </EntryFrame>
  );
}

function RecommendedBadge({ kind }: { kind: RankingKind }) {
  return (
    <Tooltip text={`At least half of the models asked put this ${ENTRY_NOUNS[kind].one} in their top 3.`}>
      <button type="button" className={badgeStyle({ tone: "mark" })}>
        <Icon of={Check} size="xs" />
        AI Recommended
      </button>
    </Tooltip>
  );
}

function Figures({ entry, columns }: Pick<EntryDialogProps, "entry" | "columns">) {
  const { kind } = useScope();
  const { order, votes, average, points } = DEFINITIONS[kind];
  const most = columns.length * MAX_RESULTS[kind];
  const figures = [
    ["Position", order, `#${entry.rank}`, ""],
    ["Listed by", votes, entry.votes.length, `of ${plural(columns.length, "model")}`],
    ["Average", average, entry.averageRank.toFixed(1), ""],
    ["Points", points, entry.points, `of ${most}`],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_auto_auto_auto] gap-x-4 gap-y-3 border-b border-line py-4 max-[359px]:grid-cols-2 sm:grid-cols-4">
      {figures.map(([term, definition, value, unit]) => (
        <div key={term}>
          <dt className="text-xs text-ink-3">
            <Defined text={definition}>{term}</Defined>
          </dt>
          <dd className="text-sentence/7 font-strong">
            {value} <small className="text-sm font-text text-ink-2">{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LanesProps = Pick<EntryDialogProps, "entry" | "columns" | "isCensored">;

function Lanes({ entry, columns, isCensored }: LanesProps) {
  const positions = MAX_RESULTS[useScope().kind];
  return (
    <section className="pt-5">
      <h3 className="text-sm font-strong">Rank by model</h3>
      <div className="mt-1.5 mr-17 ml-38.5 text-xs text-ink-3 sm:ml-44.5" aria-hidden="true">
        <ScaleNumbers positions={positions} />
      </div>
      <ul>
        {columns.map((columnId) => (
          <Lane
            key={columnId}
            modelId={readColumn(columnId).modelId}
            positions={positions}
            isCensored={isCensored}
            rank={entry.votes.find((vote) => vote.columnId === columnId)?.rank}
          />
        ))}
      </ul>
    </section>
  );
}

interface LaneProps {
  readonly modelId: ModelId;
  readonly positions: number;
  readonly rank: number | undefined;
  readonly isCensored: boolean;
}

function Lane({ modelId, positions, rank, isCensored }: LaneProps) {
  const catalogue = useCatalogue();
  return (
    <li
      className={`grid h-9.5 grid-cols-[24px_114px_minmax(0,1fr)_60px] items-center gap-x-2 sm:grid-cols-[24px_138px_minmax(0,1fr)_60px] ${modelHue(catalogue, modelId)}`}
    >
      <ModelDisc model={modelId} size="xl" />
      <span className="truncate" title={catalogue.modelName(modelId)}>
        {catalogue.modelName(modelId)}
      </span>
      <StripPlot className="h-full">
        <StripBackdrop positions={positions} />
        {rank !== undefined && (
          <circle
            cx={`${positionCentre(rank, positions)}%`}
            cy="50%"
            r="7"
            className="fill-(--hue) stroke-surface stroke-2"
          />
        )}
      </StripPlot>
      <span className="justify-self-end">
        {rank === undefined ? <Absent isCensored={isCensored} /> : <RankBadge rank={rank} prefix="#" />}
      </span>
    </li>
  );
}

function Absent({ isCensored }: { isCensored: boolean }) {
  if (!isCensored) return <span className="text-xs text-ink-3">Not listed</span>;
  return (
    <span
      className="text-xs text-ink-3"
      title={`Below the first ${numberWord(VISIBLE_POSITIONS)}, or not listed`}
    >
      Not shown
    </span>
  );
}

/** Rationale of each model, best rank first. */
function Analysis({ mentions }: { mentions: readonly Mention[] }) {
  const catalogue = useCatalogue();
  const { kind } = useScope();
  const said = mentions.filter(({ entry }) => (entry.rationale ?? "") !== "");
  if (said.length === 0) return null;
  return (
    <section className="pt-5">
      <h3 className="text-sm font-strong">AI analysis</h3>
      <ul>
        {said.map(({ columnId, entry }) => (
          <li
            key={columnId}
            className="grid grid-cols-[24px_minmax(0,1fr)] gap-3 border-b border-line py-2.5 last:border-0"
          >
            <ModelDisc model={readColumn(columnId).modelId} size="xl" />
            <p className="break-words text-ink-2">
              <span className="font-medium text-ink">{columnName(columnId, catalogue)}</span> puts{" "}
              {kind === "expert" ? "them" : "it"} {ordinalWord(entry.rank)}: “{entry.rationale}”
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
