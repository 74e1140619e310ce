import {
  type ExperimentAction,
  type ExperimentLook,
  type ExperimentRecord,
  type LookCell,
  type ModelNames,
  readMarket,
  SANDBOX_LABEL,
} from "@standings/domain";
import { type Cell, marketCells, momentOf, type Table } from "./table.ts";

interface KeptLook {
  readonly look: ExperimentLook;
  readonly cells: readonly LookCell[];
}

const LOOK = [
  ...["Experiment", "Plan SHA-256", "Look", "Last look", "Taken at", "Country", "Language"],
  ...[
    "Outcome",
    "Level",
    "Lag",
    "Change worth knowing",
    "Verdict",
    "Effect",
    "Effect low",
    "Effect high",
    "Chance",
  ],
];
const PROMPT = ["Group", "Prompt ID", "Prompt", "Prompt counts", "Action", "Live on"];
const CELL = [
  ...["Model ID", "Model", "Version", "Version counts", "Week", "Part"],
  ...["Answers", "Value", "Sum of squares", "Data"],
];

/**
 * The rows of a look's file: what one model answered to one prompt in a week. Each begins with what the look found, from which the
 * file can be checked alone. Values and effects are in points, squares in squared points; "Version counts" and "Prompt counts" say
 * what is in the effect. Weeks are Mondays; "Live on" is the drawn date where dates were drawn.
 */
export function lookTable(record: ExperimentRecord, { look, cells }: KeptLook, names: ModelNames): Table {
  const about = aboutOf(record, look);
  const lost = new Set(look.result.lost.map(({ promptId }) => promptId));
  const prompts = new Map(record.prompts.map(({ id, prompt }) => [id, prompt]));
  const rows = cells.map((cell): Cell[] => {
    const { promptId, modelId, version, isCounted, week, part, answers, sum, squares, isSandbox } = cell;
    const action = record.plan.actions.find(({ promptIds }) => promptIds.includes(promptId));
    return [
      ...about,
      ...[action ? "target" : "control", promptId, prompts.get(promptId) ?? "", yesOrNo(!lost.has(promptId))],
      ...[action?.address ?? "", action ? liveOn(record, action) : ""],
      ...[modelId, names.modelName(modelId), version, yesOrNo(isCounted), week, part],
      ...[answers, (100 * sum) / answers, 10_000 * squares, isSandbox ? SANDBOX_LABEL : ""],
    ];
  });
  return { sheet: "Look", header: [...LOOK, ...PROMPT, ...CELL], rows };
}

function aboutOf(
  { name, sha256, plan }: ExperimentRecord,
  { number, isLast, takenAt, result }: ExperimentLook,
): Cell[] {
  const found: Cell[] =
    result.kind === "answered"
      ? [
          ...[result.verdict, result.effect.value, result.effect.range.low, result.effect.range.high],
          result.chance?.p ?? "",
        ]
      : [`not_answerable: ${result.reason}`, "", "", "", ""];
  return [
    ...[name, sha256 ?? "", number, yesOrNo(isLast), momentOf(takenAt)],
    ...marketCells(readMarket(plan.market)),
    ...[plan.outcome, plan.level, plan.lag, plan.worth ?? ""],
    ...found,
  ];
}

function liveOn({ plan: { drawing }, live }: ExperimentRecord, { id }: ExperimentAction): string {
  const wave = drawing?.waves.find(({ actionIds }) => actionIds.includes(id));
  return wave?.startsOn ?? live.find(({ actionId }) => actionId === id)?.liveOn ?? "";
}

function yesOrNo(is: boolean): string {
  return is ? "yes" : "no";
}
