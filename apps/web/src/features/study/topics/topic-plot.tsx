import {
  asModelId,
  LEVEL_TEXTS,
  plural,
  pointRange,
  points,
  type StratumKind,
  stratumName,
  type TopicFigure,
  type TopicFindings,
  WORDING_LEVELS,
} from "@standings/domain";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";

type Focus = NonNullable<TopicFindings["focus"]>;

interface TopicPlotProps {
  readonly focus: Focus;
  readonly findings: Pick<TopicFindings, "byWording" | "strata">;
}

/** Shares of the wordings by stratum on one axis, with the range of each, and the topic with both of its ranges. */
export function TopicPlot({ focus, findings: { byWording, strata: kind } }: TopicPlotProps) {
  const shares = (stratum: string | null) =>
    byWording.flatMap(({ answers, own, ...wording }) =>
      answers > 0 && (stratum === null || wording.stratum === stratum) ? [(own ?? 0) / answers] : [],
    );
  const strata = kind === "level" ? focus.byStratum.toReversed() : focus.byStratum;
  return (
    <div>
      <Legend />
      <ul className={HEAVY_RULE}>
        <Ticks />
        {strata.map((stratum) => (
          <PlotRow
            key={stratum.stratum}
            name={stratumName(kind, stratum.stratum)}
            text={[...meaningOf(kind, stratum.stratum), plural(stratum.wordings, "wording")].join(", ")}
            figure={stratum}
            dots={shares(stratum.stratum)}
          />
        ))}
        <PlotRow
          name="The topic"
          text={strata.length > 1 ? `${KINDS[kind]} weigh alike` : plural(byWording.length, "wording")}
          figure={focus}
          dots={strata.length === 0 ? shares(null) : []}
          isAll
        />
      </ul>
    </div>
  );
}

const KINDS: Readonly<Record<StratumKind, string>> = { level: "levels", persona: "personas" };

function meaningOf(kind: StratumKind, stratum: string): string[] {
  const level = WORDING_LEVELS.find((one) => one === stratum);
  return kind === "level" && level ? [LEVEL_TEXTS[level]] : [];
}

/** The figure of each model, with its ranges, on the same axis. */
export function ModelPlot({ byModel }: Pick<Focus, "byModel">) {
  const { modelName } = useCatalogue();
  return (
    <ul className={HEAVY_RULE}>
      <Ticks />
      {byModel.map(({ modelId, ...figure }) => (
        <PlotRow key={modelId} name={modelName(asModelId(modelId))} text="" figure={figure} dots={[]} />
      ))}
    </ul>
  );
}

interface PlotRowProps {
  readonly name: string;
  readonly text: string;
  readonly figure: TopicFigure;
  readonly dots: readonly number[];
  /** The whole topic, which its strata are parts of. */
  readonly isAll?: boolean;
}

/** Columns of a row: name, plot, figure. */
const COLUMNS = "gap-x-4 sm:grid-cols-[150px_minmax(0,1fr)_110px]";
const TICKS = [0, 25, 50, 75, 100];

/** The scale of the plots below it. */
function Ticks() {
  return (
    <li className={`grid pt-2 text-xs text-ink-3 tabular-nums ${COLUMNS}`} aria-hidden="true">
      <span className="relative mx-1.25 h-4 sm:col-start-2">
        {TICKS.map((at) => (
          <span
            key={at}
            className="absolute -translate-x-1/2 max-sm:first:translate-x-0 max-sm:last:-translate-x-full"
            style={{ left: `${at}%` }}
          >
            {at}%
          </span>
        ))}
      </span>
    </li>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 pb-2 text-xs text-ink-3" aria-label="Legend">
      <li className="inline-flex items-center gap-2">
        <svg className="size-2 overflow-visible" aria-hidden="true">
          <circle cx="4" cy="4" r="3" className="fill-paper stroke-ink-3" />
        </svg>
        one wording
      </li>
      <li className="inline-flex items-center gap-2">
        <svg className="h-2 w-9" aria-hidden="true">
          <line x1="2" x2="34" y1="4" y2="4" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
          <circle cx="18" cy="4" r="4" className="fill-ink" />
        </svg>
        over ways of asking
      </li>
      <li className="inline-flex items-center gap-2">
        <svg className="h-2 w-9" aria-hidden="true">
          <line x1="2" x2="34" y1="4" y2="4" className="stroke-ink-3" strokeWidth="2" />
        </svg>
        for exactly these wordings
      </li>
    </ul>
  );
}

function PlotRow({ name, text, figure, dots, isAll = false }: PlotRowProps) {
  const { value, overWordings: over } = figure;
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 border-b border-line py-2.5 data-all:bg-mark-tint ${COLUMNS}`}
      data-all={isAll || undefined}
    >
      <span className="min-w-0">
        <b className="block font-strong break-words">{name}</b>
        {text !== "" && <span className="block text-xs text-ink-3">{text}</span>}
      </span>
      <span className="max-sm:col-span-2 max-sm:row-start-2">
        <Axis figure={figure} dots={dots} />
      </span>
      <span className="text-right tabular-nums">
        <b className="font-strong">{points(value)}%</b>{" "}
        <span className="text-sm text-ink-3">{over ? pointRange(over) : "no range"}</span>
      </span>
    </li>
  );
}

const DOT_STEP = 7;

/** Decorative: the numbers stand beside it. Wordings with the same share are stacked. */
function Axis({
  figure: { value, overWordings: over, exactlyThese: these },
  dots,
}: Pick<PlotRowProps, "figure" | "dots">) {
  const stacks = [...Map.groupBy(dots, (share) => Math.round(share * 50) / 50)];
  const height = Math.max(0, ...stacks.map(([, stack]) => stack.length)) * DOT_STEP;
  const line = height + 8;
  return (
    <svg
      className="mx-1.25 block w-[calc(100%-10px)] overflow-visible"
      height={line + (these ? 12 : 6)}
      aria-hidden="true"
    >
      {TICKS.map((at) => (
        <line key={at} className="stroke-line" x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
      ))}
      {stacks.flatMap(([share, stack]) =>
        stack.map((_, nth) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: wordings of a stack are alike
            key={`${share}-${nth}`}
            className="fill-paper stroke-ink-3"
            cx={`${share * 100}%`}
            cy={height - nth * DOT_STEP - 2}
            r="3"
          />
        )),
      )}
      {over && (
        <line
          className="stroke-ink"
          x1={`${over.low * 100}%`}
          x2={`${over.high * 100}%`}
          y1={line}
          y2={line}
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      <circle className="fill-ink" cx={`${value * 100}%`} cy={line} r="4" />
      {these && (
        <line
          className="stroke-ink-3"
          x1={`${these.low * 100}%`}
          x2={`${these.high * 100}%`}
          y1={line + 8}
          y2={line + 8}
          strokeWidth="2"
        />
      )}
    </svg>
  );
}
