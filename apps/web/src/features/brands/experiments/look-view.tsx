import {
  type AnsweredLook,
  type ExperimentLook,
  type ExperimentRecord,
  effectText,
  lookNotes,
  lookTitle,
  lookWords,
  naiveText,
  notCovered,
  sideName,
  signedPoints,
} from "@standings/domain";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { notify } from "../../../lib/notify.ts";
import { saveReport } from "../../../lib/save-report.ts";
import { GroupPlot } from "./group-plot.tsx";

interface OneLook {
  readonly experiment: ExperimentRecord;
  readonly look: ExperimentLook;
}

interface LookViewProps extends OneLook {
  /** Whoever has a link sees no files. */
  readonly isOwner: boolean;
}

/** What a registered look found, with all that it rests on. */
export function LookView({ experiment, look, isOwner }: LookViewProps) {
  const { modelName } = useCatalogue();
  const { headline, more } = lookWords(look, experiment);
  const { result } = look;
  return (
    <TitledSection title={lookTitle(look)} size="lg" heading="pb-3">
      <div className={`${HEAVY_RULE} grid grid-cols-[minmax(0,1fr)] gap-9 pt-5`}>
        <div className="max-w-160">
          <p className="text-2xl font-strong text-pretty">{headline}</p>
          {more.map((text) => (
            <p key={text} className="pt-1.5 text-pretty text-ink-2">
              {text}
            </p>
          ))}
        </div>
        {result.kind === "answered" && <Answered experiment={experiment} result={result} />}
        {isOwner && <LookFile experiment={experiment} look={look} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 lg:grid-cols-2">
          <Notes title="Beside it" texts={lookNotes(look, experiment, modelName)} />
          <Notes title="Not covered" texts={notCovered(look)} />
        </div>
      </div>
    </TitledSection>
  );
}

/** What the look was read from, to be computed anew. */
function LookFile({ experiment: { id, brandId }, look: { number } }: OneLook) {
  const path = `/api/brands/${brandId}/experiments/${id}/looks/${number}/export`;
  const savePdf = async () => {
    const problem = await saveReport({
      path: `${path}/pdf`,
      extension: "pdf",
      failed: "The file could not be made. Please try again.",
    });
    if (problem !== null) notify.error(problem);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 text-sm text-pretty text-ink-2">
        What this look was read from, by prompt, model and week: its verdict can be computed anew from the
        file. The PDF says what this page says.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" onClick={() => void savePdf()}>
          <Icon of={FileText} />
          PDF
        </Button>
        <FileButtons path={path} query={{}} />
      </div>
    </div>
  );
}

function Notes({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h3 className="font-strong">{title}</h3>
      <ul className="grid gap-1.5 pt-2 text-sm text-pretty text-ink-2">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

interface AnsweredProps {
  readonly experiment: ExperimentRecord;
  readonly result: AnsweredLook;
}

function Answered({ experiment, result }: AnsweredProps) {
  const { weeks, sides, naive, targetsChange, controlsChange } = result;
  const { modelName } = useCatalogue();
  const own = [
    ["Prompts aimed at, by themselves", targetsChange],
    ["Controls, by themselves", controlsChange],
  ] as const;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <GroupPlot weeks={weeks} />
        <div>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm tabular-nums">
            {own.map(
              ([name, effect]) =>
                effect && (
                  <Line key={name} name={name}>
                    {effectText(effect)}
                  </Line>
                ),
            )}
            {sides.map((side) => (
              <Line key={`${side.of} ${side.id}`} name={sideName(side, experiment, modelName)}>
                {effectText(side.effect)}
                {!side.isFound && <span className="block text-ink-3">not found</span>}
              </Line>
            ))}
          </dl>
          {naive && <p className="pt-4 text-sm text-pretty text-ink-3">{naiveText(naive)}</p>}
        </div>
      </div>
      <ByPrompt experiment={experiment} result={result} />
    </>
  );
}

/** What each prompt changed by itself, largest first; both groups on one scale. */
function ByPrompt({ experiment, result: { prompts } }: AnsweredProps) {
  const texts = new Map(experiment.prompts.map(({ id, prompt }) => [id, prompt]));
  const most = Math.max(1, ...prompts.map(({ change }) => Math.abs(change)));
  const groups = [
    ["Prompts aimed at", true],
    ["Control prompts", false],
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-2">
      {groups.map(([title, isTarget]) => {
        const own = prompts
          .filter((prompt) => prompt.isTarget === isTarget)
          .sort((a, b) => b.change - a.change);
        if (own.length === 0) return null;
        return (
          <TitledSection
            key={title}
            level={3}
            size="md"
            title={
              <>
                {title} <span className="font-text text-sm text-ink-3">change in points, as description</span>
              </>
            }
            heading="pb-2"
          >
            <ul className={HEAVY_RULE}>
              {own.map(({ promptId, change }) => (
                <li
                  key={promptId}
                  className="grid grid-cols-[minmax(0,1fr)_96px_36px] items-center gap-x-3 border-b border-line py-2 text-sm"
                >
                  <span className="wrap-anywhere">{texts.get(promptId) ?? "deleted"}</span>
                  <ChangeBar share={change / most} isTarget={isTarget} />
                  <span className="text-right font-medium tabular-nums">{signedPoints(change)}</span>
                </li>
              ))}
            </ul>
          </TitledSection>
        );
      })}
    </div>
  );
}

/** A change to the right or the left of nothing; `share` is of the largest one, −1 to 1. */
function ChangeBar({ share, isTarget }: { readonly share: number; readonly isTarget: boolean }) {
  const width = 50 * Math.abs(share);
  return (
    <svg className="block h-4 w-full" aria-hidden="true">
      <rect
        className={isTarget ? "fill-ink" : "fill-ink-3"}
        x={`${share < 0 ? 50 - width : 50}%`}
        y="4"
        width={`${width}%`}
        height="8"
        rx="2"
      />
      <line className="stroke-ink-3" x1="50%" x2="50%" y2="16" />
    </svg>
  );
}

function Line({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid border-b border-line py-2">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
