import { asColumnId, type CompanySuggestion, type DiscoveryItem, hasEnded } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { RankStrip } from "../../../components/strip/rank-strip.tsx";
import { archivedLocation } from "../../../lib/search/locations.ts";
import { RunPrompt } from "../run-prompt.tsx";
import { DiscoveredRank } from "./discovered-rank.tsx";
import { ModelPlaces } from "./model-places.tsx";
import { NamedCompanies } from "./named-companies.tsx";

/** Columns of the list: number, prompt, strip, rank, action; on a phone strip and action stand below. */
export const PROMPT_LIST =
  "grid gap-x-3 max-sm:grid-cols-[minmax(0,1fr)_auto] " +
  "sm:grid-cols-[24px_minmax(0,1fr)_minmax(150px,240px)_84px_auto] [--absent:72px]";
/** A part of the list that shares its columns. */
export const PROMPT_PART = "col-span-full grid grid-cols-subgrid";
export const PROMPT_ROW = `${PROMPT_PART} min-h-14 items-center border-b border-line max-sm:py-3`;

interface DiscoveredPromptProps {
  /** From 1. */
  readonly number: number;
  readonly item: DiscoveryItem;
  readonly company: CompanySuggestion;
  /** The discovery has ended without its test. */
  readonly isLeftOut: boolean;
}

/** A prompt and where the company stands in its answer. */
export function DiscoveredPrompt({ number, item, company, isLeftOut }: DiscoveredPromptProps) {
  const { prompt, status, found, error, searchId, byModel, named } = item;
  const answers = byModel.filter((test) => test.status === "completed");
  const votes = answers.flatMap(({ modelId, rank }) =>
    rank === null ? [] : [{ columnId: asColumnId(modelId), rank }],
  );
  const isAnswered = status === "completed";
  return (
    <li className={PROMPT_ROW}>
      <span className="text-right text-sm text-ink-3 max-sm:hidden">{number}</span>
      <div className="min-w-0 py-2 max-sm:py-0">
        <p className={`font-medium text-balance wrap-anywhere ${status === "pending" ? "text-ink-3" : ""}`}>
          {isAnswered && searchId !== null ? (
            <Link
              {...archivedLocation("company", searchId)}
              className="hover:underline"
              title="Open this answer"
            >
              {prompt}
            </Link>
          ) : (
            prompt
          )}
        </p>
        {error !== null && <p className="text-sm text-pretty text-bad">{error}</p>}
        {named.length > 0 && <NamedCompanies named={named} company={company} />}
      </div>
      <div className="grid min-h-8 content-center gap-1 self-stretch max-sm:order-1 max-sm:col-span-full max-sm:mt-1.5">
        {isAnswered && (
          <div className="h-8 max-sm:h-7">
            <RankStrip
              name={company.name}
              votes={votes}
              columns={answers.map(({ modelId }) => asColumnId(modelId))}
              look="figure"
            />
          </div>
        )}
        {byModel.length > 1 && (found || byModel.some((test) => test.error !== null)) && (
          <ModelPlaces byModel={byModel} />
        )}
      </div>
      <DiscoveredRank item={item} isLeftOut={isLeftOut} />
      {/* Its room stays while the prompt is tested. */}
      <div
        className={`max-sm:order-2 max-sm:col-span-full max-sm:-ml-3 ${hasEnded(item) || isLeftOut ? "" : "invisible max-sm:hidden"}`}
      >
        <RunPrompt prompt={prompt} />
      </div>
    </li>
  );
}
