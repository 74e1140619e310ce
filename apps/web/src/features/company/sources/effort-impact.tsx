import { LEVELS, type Level, type PriorityAction } from "@standings/domain";
import { NumberMark } from "../../../components/ui/marks.tsx";

const HIGH_TO_LOW = LEVELS.toReversed();

/** Actions by number on a field of effort and impact; what to start with is lime. */
export function EffortImpact({ actions }: { actions: readonly PriorityAction[] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-5">
      <div
        role="img"
        aria-label={describeField(actions)}
        className="grid w-72 grid-cols-[16px_1fr] gap-x-1.5 max-sm:w-full"
      >
        <span className="rotate-180 self-center justify-self-center text-xs text-ink-3 [writing-mode:vertical-rl]">
          Impact
        </span>
        <div className="grid grid-cols-3 gap-1">
          {HIGH_TO_LOW.map((impact) =>
            LEVELS.map((effort) => (
              <Cell key={`${impact} ${effort}`} isFirst={impact === "High" && effort === "Low"}>
                {numbersAt(actions, effort, impact)}
              </Cell>
            )),
          )}
        </div>
        <span className="col-start-2 flex justify-between pt-1 text-xs text-ink-3">
          <span>Low</span>
          <span>Effort</span>
          <span>High</span>
        </span>
      </div>
      <p className="max-w-52 text-sm text-pretty text-ink-2">
        Start at the lime cell: high impact for little effort. Numbers are the rows below.
      </p>
    </div>
  );
}

function Cell({ isFirst, children: numbers }: { isFirst: boolean; children: readonly number[] }) {
  const look = isFirst ? "bg-mark-tint inset-ring-mark-line" : "bg-sunken inset-ring-line";
  return (
    <span
      className={`flex min-h-10 flex-wrap content-center items-center justify-center gap-1 rounded-badge p-1 inset-ring ${look}`}
    >
      {numbers.map((number) => (
        <NumberMark key={number} number={number} isFilled />
      ))}
    </span>
  );
}

function numbersAt(actions: readonly PriorityAction[], effort: Level, impact: Level): number[] {
  return actions.flatMap((action, index) =>
    action.effort === effort && action.impact === impact ? [index + 1] : [],
  );
}

/** "Actions by effort and impact. 1: low effort, high impact; 2: high effort, medium impact" */
export function describeField(actions: readonly PriorityAction[]): string {
  const places = actions.map(
    ({ effort, impact }, index) =>
      `${index + 1}: ${effort.toLowerCase()} effort, ${impact.toLowerCase()} impact`,
  );
  return `Actions by effort and impact. ${places.join("; ")}`;
}
