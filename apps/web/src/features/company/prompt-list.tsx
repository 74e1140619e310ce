import { asColumnId, type CompanyQuestion, type CompanySuggestion, plural } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ModelLegend } from "../../components/brand/maker.tsx";
import { RankStrip } from "../../components/strip/rank-strip.tsx";
import { StripScale } from "../../components/strip/scale.tsx";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { formatDate, formatDay } from "../../lib/format.ts";
import { archivedLocation, sharedLocation } from "../../lib/search/locations.ts";
import { FirstCompany } from "./first-company.tsx";
import { RunPrompt } from "./run-prompt.tsx";

/** Menus come after the list that they are for. */
const QuestionMenu = lazy(() =>
  import("./question-menu.tsx").then((module) => ({ default: module.QuestionMenu })),
);

interface PromptListProps {
  readonly company: CompanySuggestion;
  readonly questions: readonly CompanyQuestion[];
  /** A guest reads them, and can do nothing with them. */
  readonly isGuest?: boolean;
}

const GUEST_COLUMNS =
  "grid-cols-[48px_minmax(0,1fr)_auto] gap-x-4 lg:[--absent:84px] lg:grid-cols-[52px_minmax(0,1fr)_56px_140px_minmax(0,440px)]";
const COLUMNS =
  "grid-cols-[48px_minmax(0,1fr)_auto] gap-x-4 " +
  "lg:grid-cols-[52px_minmax(0,1fr)_56px_132px_minmax(0,330px)_auto] lg:[--absent:84px] " +
  "xl:grid-cols-[52px_minmax(0,1fr)_56px_140px_340px_208px]";

/** Every question of the field: its place, who is first, and the place that each model gives the company. */
export function PromptList({ company, questions, isGuest = false }: PromptListProps) {
  const models = [...new Set(questions.flatMap((question) => question.models))].sort();
  return (
    <>
      <ModelLegend models={models} className="pt-3 pb-1" />
      <div
        className={`grid items-end border-b border-line-2 pt-1 pb-2 text-xs text-ink-3 max-lg:hidden ${isGuest ? GUEST_COLUMNS : COLUMNS}`}
        aria-hidden="true"
      >
        <span>Place</span>
        <span>Question</span>
        <span>Listed by</span>
        <span>First</span>
        <StripScale />
        {!isGuest && <span />}
      </div>
      <ul>
        {questions.map((question) => (
          <PromptRow
            key={`${question.searchId} ${question.prompt}`}
            company={company}
            question={question}
            isGuest={isGuest}
          />
        ))}
      </ul>
    </>
  );
}

/** A question: a link to its newest answer, and the button that asks it anew. */
interface PromptRowProps {
  readonly company: CompanySuggestion;
  readonly question: CompanyQuestion;
  readonly isGuest: boolean;
}

function PromptRow({ company, question, isGuest }: PromptRowProps) {
  const { searchId, kind, prompt, rank, places, models, isOwn, isListed } = question;
  const location = isOwn ? archivedLocation : sharedLocation;
  return (
    <li
      className={`group/prompt relative grid min-h-17 items-center border-b border-line py-2 hover:bg-hover ${isGuest ? GUEST_COLUMNS : COLUMNS}`}
    >
      <RankBadge
        rank={rank}
        prefix="#"
        size="wide"
        className="justify-self-start max-lg:self-start max-lg:mt-1"
      />
      <div className="min-w-0">
        <Link
          {...location(kind, searchId)}
          className="line-clamp-2 font-medium wrap-anywhere after:absolute after:inset-0 hover:underline focus-visible:after:-outline-offset-2"
          title={prompt}
        >
          “{prompt}”
        </Link>
        <p className="text-sm text-pretty text-ink-3">
          {!isListed && (
            <>
              <span className="text-ink">Not listed</span>
              {question.first && <span className="lg:hidden"> · first: {question.first.name}</span>} ·{" "}
            </>
          )}
          {detailsOf(question, isGuest)}
          {isListed && question.first && <span className="lg:hidden"> · first: {question.first.name}</span>}
        </p>
        {!isGuest && (
          <div className="relative z-1 -ml-2.5 lg:hidden">
            <RunPrompt prompt={prompt} />
          </div>
        )}
      </div>
      <p className="text-sm whitespace-nowrap text-ink-3 tabular-nums max-lg:hidden">
        <b className="font-strong text-ink">{places.length}</b> of {models.length}
      </p>
      <FirstCompany first={question.first} company={company} />
      <div className="max-lg:order-last max-lg:col-span-3">
        <RankStrip
          name={company.name}
          votes={places.map(({ modelId, rank: place }) => ({ columnId: asColumnId(modelId), rank: place }))}
          columns={models.map((model) => asColumnId(model))}
        />
      </div>
      {!isGuest && (
        <div className="relative z-1 flex items-center justify-end gap-1 max-lg:self-start">
          <span className="max-lg:hidden">
            <RunPrompt prompt={prompt} />
          </span>
          <Suspense fallback={<span className="side-10" />}>
            <QuestionMenu company={company} question={question} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

function detailsOf(
  { kind, createdAt, timesAsked, isListed, peers, origin, isPrivate, study }: CompanyQuestion,
  isGuest: boolean,
): string {
  const date = new Date(createdAt);
  // The server renders a guest's page, and does not know the reader's time zone.
  const format = isGuest ? formatDay : formatDate;
  const day = Number.isNaN(date.getTime()) ? "No date" : format(date);
  return [
    !isListed && peers > 0 && `${plural(peers, "peer")} in the first ten`,
    day,
    study && `study, ${plural(study.rounds, "round")}`,
    timesAsked > 1 && `asked ${plural(timesAsked, "time")}`,
    kind === "comparison" && "in a comparison",
    origin === "discovery" && "from your discovery",
    origin === "added" && "added by you",
    isPrivate && "private",
  ]
    .filter(Boolean)
    .join(" · ");
}
