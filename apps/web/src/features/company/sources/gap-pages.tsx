import type { CompanySuggestion, GapPage, GapSource } from "@standings/domain";
import { plural } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { Check, CircleDashed } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { OutsideLink } from "../../../components/ui/text-link.tsx";
import { safeHref } from "../../../lib/links.ts";
import { archivedLocation, sharedLocation } from "../../../lib/search/locations.ts";

interface GapPagesProps {
  readonly company: CompanySuggestion;
  readonly source: GapSource;
  /** Answers that list a competitor and not the company. */
  readonly absent: number;
}

/** Pages of a site that answers of the field cite: those never cited with the company first, with the question behind each. */
export function GapPages({ company, source, absent }: GapPagesProps) {
  const { pages, pagesInField } = source;
  return (
    <div className="pb-4 sm:pl-11">
      <ul>
        {pages.map((page) => (
          <PageRow key={page.url} company={company} page={page} absent={absent} />
        ))}
      </ul>
      {pagesInField > pages.length && (
        <p className="pt-2 text-sm text-ink-3">
          The first {pages.length} of its {plural(pagesInField, "page")} in this field.
        </p>
      )}
    </div>
  );
}

interface PageRowProps {
  readonly company: CompanySuggestion;
  readonly page: GapPage;
  readonly absent: number;
}

function PageRow({ company, page, absent }: PageRowProps) {
  const { url, answers, naming, question, questions } = page;
  const href = safeHref(url);
  if (href === null) return null;
  const isWith = naming > 0;
  const location = question.isOwn ? archivedLocation : sharedLocation;
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-2">
      <Icon
        of={isWith ? Check : CircleDashed}
        size="sm"
        className={`mt-1 ${isWith ? "text-good" : "text-ink-3"}`}
      />
      <div className="min-w-0">
        <OutsideLink
          href={href}
          className={`line-clamp-2 wrap-anywhere hover:underline ${isWith ? "text-ink-2" : "font-medium"}`}
        >
          {pathOf(href)}
        </OutsideLink>
        <p className="text-sm text-pretty wrap-anywhere text-ink-3">
          <Link {...location(question.kind, question.searchId)} className="hover:underline">
            “{question.prompt}”
          </Link>
          {questions > 1 && ` and ${questions - 1} more`}
        </p>
      </div>
      <p className="text-right text-sm tabular-nums">
        {isWith ? (
          <>
            <span className="block text-ink-2">cited with {company.name}</span>
            <span className="text-ink-3">no gap</span>
          </>
        ) : (
          <>
            <b className="block font-medium">never cited with it</b>
            <span className="text-ink-3">
              <b className="font-strong text-ink">{answers}</b> of {absent}
            </span>
          </>
        )}
      </p>
    </li>
  );
}

/** What an address has after its site. */
function pathOf(href: string): string {
  const { hostname, pathname, search } = new URL(href);
  return pathname === "/" ? hostname.replace(/^www\./, "") : pathname + search;
}
