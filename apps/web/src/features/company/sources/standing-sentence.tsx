import type { AggregatedSources, CompanySuggestion, Competition, Voice } from "@standings/domain";
import { capitalised, numberWord, plural } from "@standings/domain";
import type { ReactNode } from "react";
import { CompanyLink } from "./company-link.tsx";

interface StandingSentenceProps {
  readonly company: CompanySuggestion;
  readonly sources: AggregatedSources;
  readonly competition: Competition;
  /** Answers that list the company; undefined while loading. */
  readonly mentions: number | undefined;
}

/** How things stand, in words: what is cited, who is listed beside the company, and who is placed better. */
export function StandingSentence({ company, sources, competition, mentions }: StandingSentenceProps) {
  const { company: own, competitors } = competition;
  const [nearest] = competitors.filter(isNamed);
  if (mentions === 0) {
    return (
      <p className="max-w-[62ch] text-sentence text-pretty wrap-anywhere">
        No answer lists {company.name} so far, so there is nothing to count yet.
      </p>
    );
  }
  return (
    <p className="max-w-[62ch] text-sentence text-pretty wrap-anywhere">
      {citedWords(company, sources)}
      {nearest && (
        <>
          {" "}
          <CompanyLink company={nearest} /> is listed beside it most often, in{" "}
          <Figure>{nearest.together}</Figure> of its <Figure>{plural(own.listings, "answer")}</Figure>.
        </>
      )}
      {nearest && <> {betterWords(own, competitors)}</>}
    </p>
  );
}

const isNamed = ({ censored }: Voice) => censored !== true;

function citedWords(
  { name, domain }: CompanySuggestion,
  { sources, total, wasCensored }: AggregatedSources,
): ReactNode {
  const [first] = sources;
  if (!first) return <>The searches that list {name} cite no sources.</>;
  const own = sources.find(({ source }) => source === domain);
  const isFirst = first.source === domain;
  return (
    <>
      The searches that list {name} cite <Figure>{plural(total, "source")}</Figure>,{" "}
      {isFirst ? "its own site" : first.source} most often
      {!isFirst && own && <> and its own site in {plural(own.count, "search", "searches")}</>}
      {!isFirst && !own && !wasCensored && " and its own site hardly or never"}.
    </>
  );
}

function betterWords({ averageRank: ownRank }: Voice, competitors: readonly Voice[]): ReactNode {
  if (ownRank === null) return null;
  const better = competitors.filter(({ averageRank }) => averageRank !== null && averageRank < ownRank);
  const [only, ...others] = better;
  if (!only) return "No competitor is placed better on average.";
  if (others.length > 0)
    return `${capitalised(numberWord(better.length))} competitors are placed better on average.`;
  if (!isNamed(only)) return "One competitor is placed better on average.";
  return (
    <>
      <CompanyLink company={only} /> is the only one placed better on average.
    </>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <b className="font-strong">{children}</b>;
}
