import type {
  AggregatedSources,
  CompanySuggestion,
  Competition,
  GapPage,
  GapSource,
} from "@standings/domain";
import { plural } from "@standings/domain";
import type { ReactNode } from "react";
import { OutsideLink } from "../../../components/ui/text-link.tsx";
import { safeHref } from "../../../lib/links.ts";

interface StandingSentenceProps {
  readonly company: CompanySuggestion;
  readonly sources: AggregatedSources;
  readonly competition: Competition;
}

/** How things stand, in words: where competitors are named without the company, and on which pages. */
export function StandingSentence({ company, sources, competition }: StandingSentenceProps) {
  const { answers, absent, gap, gapPages, pages, pagesNaming, arePeers } = competition;
  if (answers === 0) {
    return (
      <p className="max-w-[62ch] text-sentence text-pretty wrap-anywhere">
        No question is in the field of {company.name} so far, so there is nothing to count yet.
      </p>
    );
  }
  const top = topPage(gap);
  return (
    <p className="max-w-[62ch] text-sentence text-pretty wrap-anywhere">
      In <Figure>{`${absent} of ${plural(answers, "answer")}`}</Figure> models name{" "}
      {arePeers ? "peers of" : "other companies than"} {company.name}
      {arePeers && " and leave it out"}.{" "}
      {gapPages > 0 && (
        <>
          Those answers cite <Figure>{plural(gapPages, "page")}</Figure> that answers with it never cite
          {top && <TopPage {...top} isOnly={gapPages === 1} />}.{" "}
        </>
      )}
      {pages > 0 && (
        <>
          <Figure>{`${pagesNaming} of ${plural(pages, "page")}`}</Figure> of the field{" "}
          {pagesNaming === 1 ? "is" : "are"} cited with it already
          {sources.sources[0] && <>, those of {sources.sources[0].source} most often</>}.
        </>
      )}
    </p>
  );
}

interface TopPageProps {
  readonly source: GapSource;
  readonly page: GapPage;
}

/** The page of the gap that most answers cite, of no competitor's site. */
function topPage(gap: readonly GapSource[]): TopPageProps | undefined {
  const pages = gap
    .filter(({ isCompetitors, censored }) => !isCompetitors && !censored)
    .flatMap((source) => source.pages.map((page) => ({ source, page })))
    .filter(({ page }) => page.naming === 0);
  return pages.sort((a, b) => b.page.answers - a.page.answers)[0];
}

function TopPage({ source, page, isOnly }: TopPageProps & { readonly isOnly: boolean }) {
  const href = safeHref(page.url);
  return (
    <>
      {isOnly ? ", on " : ", "}
      {href === null ? (
        source.domain
      ) : (
        <OutsideLink
          href={href}
          className="font-strong underline decoration-line-2 underline-offset-4 hover:decoration-ink"
        >
          {source.domain}
        </OutsideLink>
      )}
      {!isOnly && ` most often, in ${page.answers}`}
    </>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <b className="font-strong">{children}</b>;
}
