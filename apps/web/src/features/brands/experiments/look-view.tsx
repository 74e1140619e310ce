import {
  type AnsweredLook,
  asModelId,
  dayText,
  EFFECT_RANGE_MEANING,
  type ExperimentLook,
  type ExperimentRecord,
  effectText,
  lookNotes,
  lookWords,
  NAIVE_WARNING,
  NOT_COVERED,
  OUTCOME_NAMES,
  type Outcome,
  type SideFinding,
  signedPoints,
} from "@standings/domain";
import type { ReactNode } from "react";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { GroupPlot } from "./group-plot.tsx";

interface LookViewProps {
  readonly experiment: ExperimentRecord;
  readonly look: ExperimentLook;
}

/** What a registered look found, with all that it rests on. */
export function LookView({ experiment, look }: LookViewProps) {
  const { modelName } = useCatalogue();
  const { headline, more } = lookWords(look, experiment);
  const { result } = look;
  return (
    <TitledSection
      title={`Look ${look.number}, after the visit of ${dayText(look.through.slice(0, 10))}`}
      size="lg"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div className={`${HEAVY_RULE} pt-4`}>
        <p className="text-xl font-strong text-pretty">{headline}</p>
        {more.map((text) => (
          <p key={text} className="pt-1.5 text-pretty text-ink-2">
            {text}
          </p>
        ))}
      </div>
      {result.kind === "answered" && <Answered experiment={experiment} result={result} />}
      <div>
        <h3 className="font-strong">Beside it</h3>
        <ul className="grid gap-1 pt-1.5 text-sm text-pretty text-ink-2">
          {[...lookNotes(look, modelName), EFFECT_RANGE_MEANING].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-strong">Not covered</h3>
        <ul className="grid gap-1 pt-1.5 text-sm text-pretty text-ink-2">
          {NOT_COVERED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </TitledSection>
  );
}

function Answered({
  experiment,
  result,
}: {
  readonly experiment: ExperimentRecord;
  readonly result: AnsweredLook;
}) {
  const { weeks, sides, prompts, naive, targetsChange, controlsChange } = result;
  const texts = new Map(experiment.prompts.map(({ id, prompt }) => [id, prompt]));
  const own = [
    ["Targets by themselves", targetsChange],
    ["Controls by themselves", controlsChange],
  ] as const;
  return (
    <>
      <GroupPlot weeks={weeks} />
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-sm tabular-nums">
        {own.map(
          ([name, effect]) =>
            effect && (
              <Line key={name} name={name}>
                {effectText(effect)}
              </Line>
            ),
        )}
        {sides.map((side) => (
          <Line key={`${side.of} ${side.id}`} name={<SideName experiment={experiment} side={side} />}>
            {effectText(side.effect)}
            {side.isFound ? "" : ", not found"}
          </Line>
        ))}
      </dl>
      {naive && (
        <p className="rounded-2 bg-hover p-3 text-sm text-pretty text-ink-3">
          Before and after alone, without controls: {effectText(naive)}. {NAIVE_WARNING}
        </p>
      )}
      {prompts.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 font-strong">By prompt, as description only</summary>
          <ul className={HEAVY_RULE}>
            {prompts
              .toSorted((a, b) => Number(b.isTarget) - Number(a.isTarget) || b.change - a.change)
              .map(({ promptId, isTarget, change }) => (
                <li key={promptId} className="flex justify-between gap-4 border-b border-line py-2 text-sm">
                  <span className="min-w-0 break-words">{texts.get(promptId)}</span>
                  <span className="flex-none text-ink-3 tabular-nums">
                    {isTarget ? "target" : "control"} {signedPoints(change)}
                  </span>
                </li>
              ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Line({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="min-w-0 break-words">{name}</dt>
      <dd className="text-right">{children}</dd>
    </>
  );
}

function SideName({
  experiment,
  side: { of, id },
}: {
  readonly experiment: ExperimentRecord;
  readonly side: SideFinding;
}) {
  const { modelName } = useCatalogue();
  if (of === "model") return modelName(asModelId(id));
  if (of === "outcome") return OUTCOME_NAMES[id as Outcome];
  return experiment.plan.actions.find((action) => action.id === id)?.address ?? id;
}
