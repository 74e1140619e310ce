import {
  type ColumnId,
  KIND_TITLES,
  MAX_RESULTS,
  rankingKindOf,
  TRENDING_RULE,
  type TrendingSearch,
} from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Play } from "lucide-react";
import { AdminSlot } from "../../components/admin/for-admins.tsx";
import { AskAnchor } from "../../components/search/ask-anchor.tsx";
import { ModelStack } from "../../components/search/search-marks.tsx";
import { StripScale } from "../../components/strip/scale.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { priced, useSearchPrices } from "../../lib/buying/use-search-price.ts";
import { formatDay } from "../../lib/format.ts";
import { sharedLocation } from "../../lib/search/locations.ts";
import { savedQuestion } from "../../lib/search/question.ts";
import { LeadingRow } from "./leading-row.tsx";

/** Card with a rule on top and hairlines between rows, without a box. */
export const CARD = "flex flex-col border-t-2 border-line-ink";
export const CARD_GRID = "grid grid-cols-1 gap-12 md:grid-cols-2";
const SHOWN = 3;

/** One trending search with its first three results. */
export function SearchCard({ search }: { search: TrendingSearch }) {
  const { id, kind, columns } = search;
  const headingId = `search-${id}`;
  const answered = answeredColumns(search);
  return (
    <article className={CARD} aria-labelledby={headingId}>
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-1 border-b border-line-2 py-3.5">
        <h2 id={headingId} className="text-md leading-6 font-strong">
          <Link {...sharedLocation(kind, id)} className="line-clamp-2 break-words hover:underline">
            <Question search={search} />
          </Link>
        </h2>
        <span className="pt-0.5">
          <ModelStack columns={columns} />
        </span>
        <p className="col-span-2 text-sm text-ink-3">{cardDetails(search)}</p>
      </header>
      {answered.length > 0 ? (
        <StripScale
          positions={MAX_RESULTS[rankingKindOf(kind)]}
          isTight
          className="self-end pt-2 [--absent:62px] max-sm:w-full sm:w-[54%]"
        />
      ) : (
        <p className="pt-2 text-right text-xs text-ink-3">First prompt’s answer</p>
      )}
      <ol>
        {search.top.slice(0, SHOWN).map((entry) => (
          <li key={`${entry.rank} ${entry.name}`}>
            <LeadingRow kind={rankingKindOf(kind)} entry={entry} columns={answered} />
          </li>
        ))}
      </ol>
      <Actions search={search} />
    </article>
  );
}

function Question({ search: { prompt, prompt2 } }: { search: TrendingSearch }) {
  if (prompt2 === null) return `“${prompt}”`;
  return (
    <>
      “{prompt}” <span className="font-text text-ink-3">and</span> “{prompt2}”
    </>
  );
}

function cardDetails({ kind, createdAt, peopleAsking, isFeatured }: TrendingSearch): string {
  const { people, peopleCounted, days } = TRENDING_RULE;
  const count = `${peopleAsking}${peopleAsking === peopleCounted ? "+" : ""} people`;
  const chosen = isFeatured ? "featured" : null;
  const asked = peopleAsking >= people ? `asked by ${count} in ${days} days` : chosen;
  return [KIND_TITLES[kind], formatDay(new Date(createdAt)), asked].filter(Boolean).join(" · ");
}

/** Columns that list an entry: one that lists none of the first six did not answer. A comparison shows one answer. */
function answeredColumns({ kind, columns, top }: TrendingSearch): ColumnId[] {
  if (kind === "comparison") return [];
  const voted = new Set(top.flatMap(({ votes }) => votes.map(({ columnId }) => columnId)));
  return columns.filter((columnId) => voted.has(columnId));
}

function Actions({ search }: { search: TrendingSearch }) {
  const { id, kind, columns } = search;
  const { start } = useSearchPrices();
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
      <ButtonLink {...sharedLocation(kind, id)} variant="ghost" size="sm" className="-ml-3">
        {kind === "comparison" ? "See the comparison" : "See the full ranking"}
        <span className="sr-only">: {search.prompt}</span>
        <Icon of={ChevronRight} />
      </ButtonLink>
      <AdminSlot page={{ searchId: id }} />
      <AskAnchor
        question={savedQuestion({ ...search, market: null, webSearch: true }, columns)}
        variant="ghost"
        size="sm"
        className="-mr-3"
      >
        <Icon of={Play} />
        {priced("Run this prompt", start)}
        <span className="sr-only">: {search.prompt}</span>
      </AskAnchor>
    </div>
  );
}
