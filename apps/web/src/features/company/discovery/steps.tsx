import {
  DISCOVERY_PROMPTS,
  type DiscoveryState,
  discoveryFigures,
  MAX_RESULTS,
  plural,
} from "@standings/domain";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../components/ui/icon.tsx";
import { formatDateTime, formatElapsed, formatSeconds } from "../../../lib/format.ts";
import { useNow } from "../../../lib/hooks.ts";

interface StepsProps {
  readonly state: DiscoveryState;
  readonly isRunning: boolean;
}

type StepState = "later" | "now" | "done";

/** The three steps of a discovery, each with what it has done so far. */
export function Steps({ state, isRunning }: StepsProps) {
  const { items, startedAt, proposedAt, testedAt, hasEnded, isDraft } = state;
  const now = useNow(isRunning);
  const hasPrompts = items.length > 0;
  const isDone = hasEnded && hasPrompts && !isDraft;
  return (
    <ol className="mt-8">
      <Step
        number={1}
        title="Strategy Agent"
        text={`Generates ${DISCOVERY_PROMPTS} strategic prompts for the domain.`}
        state={hasPrompts ? "done" : isRunning ? "now" : "later"}
      >
        {isRunning && !hasPrompts && startedAt !== null && (
          <Progress>{formatElapsed(now - Date.parse(startedAt))}</Progress>
        )}
        {hasPrompts && startedAt !== null && proposedAt !== null && (
          <p className="text-ink-3">
            {plural(items.length, "prompt")}
            {/* Prompts that came with the tests took no time. */}
            {proposedAt !== startedAt &&
              ` in ${formatSeconds(Date.parse(proposedAt) - Date.parse(startedAt))}`}
          </p>
        )}
      </Step>
      <Step
        number={2}
        title="Testing Agent"
        text={`Tests each prompt to see if the company ranks in the top ${MAX_RESULTS.company}.`}
        state={isDone ? "done" : hasPrompts && !isDraft ? "now" : "later"}
      >
        {isDraft && hasPrompts && <p className="text-ink-3">Waits for you</p>}
        {!isDraft && hasPrompts && proposedAt !== null && (
          <Tested
            state={state}
            isDone={isDone}
            since={proposedAt}
            until={isDone ? testedAt : null}
            now={now}
          />
        )}
      </Step>
      <Step
        number={3}
        title="Results"
        text="The exact position for every prompt."
        state={isDone ? "done" : "later"}
        isLast
      >
        {isDone && testedAt !== null && <p className="text-ink-3">{formatDateTime(testedAt)}</p>}
      </Step>
    </ol>
  );
}

interface TestedProps {
  readonly state: DiscoveryState;
  readonly isDone: boolean;
  /** ISO 8601. */
  readonly since: string;
  /** Null while tests go on. */
  readonly until: string | null;
  readonly now: number;
}

function Tested({ state: { items, isStopped }, isDone, since, until, now }: TestedProps) {
  const { tested } = discoveryFigures(items);
  const elapsed = formatElapsed((until === null ? now : Date.parse(until)) - Date.parse(since));
  if (!isDone) {
    return (
      <Progress>
        {tested} of {items.length} tested · {elapsed}
      </Progress>
    );
  }
  const count = tested < items.length ? `${tested} of ${items.length} tested` : `${tested} tested`;
  return (
    <p className="text-ink-3">
      {isStopped ? `Stopped, ${count}` : count}
      {until !== null && ` in ${elapsed}`}
    </p>
  );
}

function Progress({ children }: { children: ReactNode }) {
  return <p className="font-medium text-ink">{children}</p>;
}

const DOTS: Readonly<Record<StepState, string>> = {
  later: "text-ink-3 inset-ring inset-ring-line-2",
  now: "text-ink inset-ring-2 inset-ring-ink outline-3 outline-mark",
  done: "bg-ink text-on-ink",
};

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly state: StepState;
  readonly isLast?: boolean;
  /** One line about what it has done. */
  readonly children: ReactNode;
}

function Step({ number, title, text, state, isLast = false, children }: StepProps) {
  return (
    <li
      className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3"
      aria-current={state === "now" ? "step" : undefined}
    >
      <div className="grid grid-rows-[32px_minmax(0,1fr)] justify-items-center">
        <span className={`grid size-8 place-items-center rounded-full text-sm font-strong ${DOTS[state]}`}>
          {state === "done" ? (
            <>
              <Icon of={Check} />
              <span className="sr-only">Done:</span>
            </>
          ) : (
            number
          )}
        </span>
        {!isLast && <span className={`w-px ${state === "done" ? "bg-ink" : "bg-line-2"}`} />}
      </div>
      <div className={`text-sm text-ink-2 ${isLast ? "" : "pb-5"}`}>
        <h3 className="text-md font-strong text-ink">{title}</h3>
        <p>{text}</p>
        {/* The line has its room before there is one, so that what stands below keeps its place. */}
        <div className="mt-1 min-h-5">{children}</div>
      </div>
    </li>
  );
}
