import {
  type CompanySuggestion,
  DISCOVERY_PROMPTS,
  type DiscoveryFigures,
  type DiscoveryItem,
  type DiscoveryState,
  discoveryFigures,
  type ModelId,
  plural,
} from "@standings/domain";
import type { ReactNode } from "react";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { StripScale } from "../../../components/strip/scale.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { Defined } from "../../../components/ui/tooltip.tsx";
import { DISCOVERY_DEFINITIONS } from "../company-definitions.ts";
import { DiscoveredPrompt, PROMPT_LIST, PROMPT_PART, PROMPT_ROW } from "./discovered-prompt.tsx";
import { NamedInstead } from "./named-instead.tsx";

const PLANNED = Array.from({ length: DISCOVERY_PROMPTS }, (_, index) => index + 1);

interface DiscoveryResultProps {
  readonly company: CompanySuggestion;
  readonly state: DiscoveryState;
  readonly modelIds: readonly ModelId[];
  readonly isRunning: boolean;
}

/** What a discovery has found so far: its figures, and each prompt from pending to rank. */
export function DiscoveryResult({ company, state, modelIds, isRunning }: DiscoveryResultProps) {
  const { items } = state;
  const figures = discoveryFigures(items);
  const models = (state.modelIds.length > 0 ? state.modelIds : modelIds).length;
  return (
    <>
      <Figures figures={figures} isRunning={isRunning} />
      <TestProgress tested={figures.tested} of={items.length} isRunning={isRunning} />
      <EndNote state={state} tested={figures.tested} />
      <About state={state} figures={figures} models={models} isRunning={isRunning} />
      {!isRunning && <NamedInstead items={items} company={company} />}
      <div className={PROMPT_LIST}>
        <div className={`${PROMPT_PART} border-b border-line pb-2.5 max-sm:hidden`}>
          <StripScale className="col-start-3" />
        </div>
        <ol className={PROMPT_PART} aria-label="Prompts">
          {items.length === 0
            ? PLANNED.map((number) => <PlannedPrompt key={number} number={number} />)
            : items.map((item, index) => (
                <DiscoveredPrompt
                  key={item.prompt}
                  number={index + 1}
                  item={item}
                  company={company}
                  isLeftOut={!isRunning && isOpen(item)}
                />
              ))}
        </ol>
      </div>
    </>
  );
}

function isOpen({ status }: DiscoveryItem): boolean {
  return status === "pending" || status === "testing";
}

function Figures({ figures, isRunning }: { figures: DiscoveryFigures; isRunning: boolean }) {
  const { generated, tested, successful, averageRank } = figures;
  return (
    <dl className="grid grid-cols-3 gap-x-3 border-t-2 border-line-ink py-4">
      <Figure term="Prompts Generated" definition={DISCOVERY_DEFINITIONS.generated}>
        {generated === 0 ? "–" : generated}
      </Figure>
      <Figure
        term="Successful"
        definition={DISCOVERY_DEFINITIONS.successful}
        note={tested > 0 && (tested < generated ? `of ${tested} tested` : `of ${tested}`)}
      >
        {tested === 0 ? "–" : successful}
      </Figure>
      <Figure
        term="Average Rank"
        definition={DISCOVERY_DEFINITIONS.averageRank}
        note={averageRank !== null && (isRunning ? "so far" : "where ranked")}
      >
        {averageRank === null ? "–" : averageRank.toFixed(1)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly term: string;
  readonly definition: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Figure({ term, definition, note, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-end text-xs text-ink-3 max-sm:min-h-8">
        <Defined text={definition}>{term}</Defined>
      </dt>
      <dd className="mt-0.5 text-2xl font-strong">
        {children}{" "}
        {note && <span className="text-sm font-text whitespace-nowrap text-ink-3 max-sm:block">{note}</span>}
      </dd>
    </div>
  );
}

interface AboutProps {
  readonly state: DiscoveryState;
  readonly figures: DiscoveryFigures;
  readonly models: number;
  readonly isRunning: boolean;
}

/** What was asked for, what several models said, and the files. */
function About({ state: { trade, runId }, figures, models, isRunning }: AboutProps) {
  const said = trade
    ? [trade.sells.replace(/[.]$/u, ""), trade.country, trade.language].filter((line) => line !== "")
    : [];
  const hasFiles = !isRunning && figures.tested > 0 && runId !== null;
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere text-ink-2">
        {said.length > 0 && (
          <p>
            <span className="text-ink-3">Asked for: </span>
            {said.join(" · ")}
          </p>
        )}
        {models > 1 && figures.answers > 0 && (
          <p>
            Listed in {figures.listed} of {figures.answers} answers of {plural(models, "model")}.
          </p>
        )}
      </div>
      {hasFiles && (
        <div className="flex gap-1 print:hidden">
          <FileButtons path={`/api/company/prompt-discovery/${runId}/export`} query={{}} />
        </div>
      )}
    </div>
  );
}

/** A bar while tests go on, and its sentence for screen readers; the bar's room stays. */
function TestProgress({ tested, of, isRunning }: { tested: number; of: number; isRunning: boolean }) {
  return (
    <>
      <svg className={`mb-4 h-1.5 w-full rounded-full ${isRunning ? "" : "invisible"}`} aria-hidden="true">
        <rect className="fill-line" width="100%" height="100%" />
        <rect className="fill-ink" width={`${of === 0 ? 0 : (100 * tested) / of}%`} height="100%" rx="3" />
      </svg>
      <p className="sr-only" role="status">
        {isRunning && (of === 0 ? "Generating prompts" : `${tested} of ${of} prompts tested`)}
      </p>
    </>
  );
}

/** What a user needs to know of a discovery that did not test everything. */
function EndNote({ state, tested }: { state: DiscoveryState; tested: number }) {
  const { isStopped, hasEnded, isRefunded, items } = state;
  const text = isRefunded
    ? "No test got an answer, so nothing was charged."
    : isStopped && hasEnded
      ? `You stopped this discovery: ${tested} of ${plural(items.length, "prompt")} tested. What was found stays.`
      : isStopped
        ? "Stopping: no more tests begin. Those under way are finished."
        : null;
  return text && <p className="mb-4 rounded-2 bg-sunken px-4 py-2.5 text-pretty text-ink-2">{text}</p>;
}

/** The room of a prompt that the strategy step has not proposed yet. */
function PlannedPrompt({ number }: { number: number }) {
  return (
    <li className={PROMPT_ROW}>
      <span className="text-right text-sm text-ink-3 max-sm:hidden">{number}</span>
      <Skeleton className="col-span-2 h-4 w-3/4" />
    </li>
  );
}
