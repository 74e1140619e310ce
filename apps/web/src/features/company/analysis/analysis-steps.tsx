import { plural } from "@standings/domain";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../components/ui/icon.tsx";
import { Spinner } from "../../../components/ui/loading.tsx";
import { formatElapsed, formatSeconds } from "../../../lib/format.ts";
import { useNow } from "../../../lib/hooks.ts";
import type { AnalysisProgress } from "./followed.ts";

interface AnalysisStepsProps {
  readonly progress: AnalysisProgress;
  /** What is done first: "Reading webflow.com". */
  readonly finding: string;
  /** What is done then: "GPT 4.1 writes the advice". */
  readonly writing: string;
}

/** What a running analysis has done and does, with its time. */
export function AnalysisSteps({ progress, finding, writing }: AnalysisStepsProps) {
  const { startedAt, factsAt, facts, advisedAt } = progress;
  const now = useNow(true);
  return (
    <ol className="grid gap-2.5">
      <Step
        name={finding}
        state={factsAt === null ? "now" : "done"}
        note={
          startedAt !== null &&
          (factsAt === null
            ? elapsed(startedAt, now)
            : `${plural(facts, "fact")} in ${formatSeconds(between(startedAt, factsAt))}`)
        }
      />
      <Step
        name={writing}
        state={factsAt === null ? "later" : advisedAt === null ? "now" : "done"}
        note={factsAt !== null && advisedAt === null && elapsed(factsAt, now)}
      />
    </ol>
  );
}

const between = (from: string, to: string) => Math.max(0, Date.parse(to) - Date.parse(from));
const elapsed = (since: string, now: number) => formatElapsed(now - Date.parse(since));

interface StepProps {
  readonly name: string;
  readonly state: "later" | "now" | "done";
  readonly note: ReactNode;
}

function Step({ name, state, note }: StepProps) {
  return (
    <li
      className={`flex items-center gap-2.5 ${state === "later" ? "text-ink-3" : ""}`}
      aria-current={state === "now" ? "step" : undefined}
    >
      <span className="grid size-4 flex-none place-items-center">
        {state === "now" && <Spinner />}
        {state === "done" && <Icon of={Check} className="text-good" />}
        {state === "later" && <span className="size-1.5 rounded-full bg-line-2" />}
      </span>
      <span className={`min-w-0 wrap-anywhere ${state === "now" ? "font-medium" : ""}`}>{name}</span>
      <span className="flex-none text-sm text-ink-3">{note}</span>
    </li>
  );
}
