import { LEVELS, type Level, type PriorityAction } from "@standings/domain";
import { AdvicePiece, AdviceText } from "../analysis/advice-piece.tsx";
import { sourcePlace } from "./source-places.ts";

interface PriorityActionsProps {
  readonly actions: readonly PriorityAction[];
}

/** What to do first: where each action lies between effort and impact, then each in full. */
export function PriorityActions({ actions }: PriorityActionsProps) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pb-4" aria-hidden="true">
        <EffortAndImpact actions={actions} />
        <p className="max-w-[34ch] pb-6 text-sm text-pretty text-ink-3">
          Start at the lime cell: high impact for little effort. Numbers are the rows below.
        </p>
      </div>
      <ol className="border-t-2 border-line-ink">
        {actions.map((action, index) => (
          <ActionRow
            key={sourcePlace("priorityActions", index)}
            action={action}
            number={index + 1}
            place={sourcePlace("priorityActions", index)}
          />
        ))}
      </ol>
    </>
  );
}

const IMPACTS = LEVELS.toReversed();

function EffortAndImpact({ actions }: PriorityActionsProps) {
  const numbered = actions.map((action, index) => ({ ...action, number: index + 1 }));
  const numbersAt = (effort: Level, impact: Level) =>
    numbered.filter((action) => action.effort === effort && action.impact === impact);
  return (
    <div className="grid grid-cols-[18px_repeat(3,82px)] gap-0.75 text-xs text-ink-3 max-sm:grid-cols-[18px_repeat(3,72px)]">
      {IMPACTS.map((impact) => (
        <div key={impact} className="contents">
          <span className="grid place-items-center">
            {impact === "Medium" && <span className="-rotate-90 whitespace-nowrap">Impact</span>}
          </span>
          {LEVELS.map((effort) => (
            <span
              key={effort}
              className={`flex min-h-9.5 flex-wrap items-center justify-center gap-1 rounded-1 p-1 ${
                effort === "Low" && impact === "High"
                  ? "bg-mark-tint inset-ring inset-ring-mark-line"
                  : "bg-hover"
              }`}
            >
              {numbersAt(effort, impact).map(({ number }) => (
                <span
                  key={number}
                  className="grid side-5.5 place-items-center rounded-full bg-ink font-strong text-on-ink"
                >
                  {number}
                </span>
              ))}
            </span>
          ))}
        </div>
      ))}
      <span />
      <span>Low</span>
      <span className="text-center">Effort</span>
      <span className="text-right">High</span>
    </div>
  );
}

interface ActionRowProps {
  readonly action: PriorityAction;
  readonly number: number;
  readonly place: string;
}

function ActionRow({ action, number, place }: ActionRowProps) {
  const { platforms, cost, effort, impact, censored } = action;
  return (
    <AdvicePiece
      as="li"
      place={place}
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-b border-line py-3 sm:grid-cols-[24px_minmax(0,1fr)_240px]"
    >
      <span className="grid side-6 place-items-center rounded-full border border-control text-xs font-strong">
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-medium text-pretty wrap-anywhere">
          <AdviceText advice={action} />
        </p>
        {!censored && platforms.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5" aria-label="Platforms">
            {platforms.map((platform) => (
              <li
                key={platform}
                className="max-w-full truncate rounded-badge bg-hover px-2 py-0.5 text-xs text-ink-2"
                title={platform}
              >
                {platform}
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className="grid grid-cols-[52px_1fr_1fr] content-start gap-x-4 text-sm max-sm:col-start-2">
        <Term term="Cost">{cost}</Term>
        <Term term="Effort">
          <LevelMark level={effort} />
        </Term>
        <Term term="Impact">
          <LevelMark level={impact} />
        </Term>
      </dl>
    </AdvicePiece>
  );
}

function Term({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{term}</dt>
      <dd className="truncate">{children}</dd>
    </div>
  );
}

const STEPS = [0, 1, 2] as const;

/** Three dashes, as many filled as the level is high, and its name. */
function LevelMark({ level }: { level: Level }) {
  const height = LEVELS.indexOf(level);
  return (
    <>
      <span className="mt-1 mb-0.5 flex gap-0.5" aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} className={`h-1 w-3.5 rounded-full ${step <= height ? "bg-ink" : "bg-line-2"}`} />
        ))}
      </span>
      {level}
    </>
  );
}
