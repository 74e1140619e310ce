import { BLOG_LIMITS, pageWindow } from "@standings/domain";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { FORCED_FILL } from "../../../components/ui/forced-fill.ts";
import { Icon } from "../../../components/ui/icon.tsx";
import type { BlogSearch } from "../blog-search.ts";
import { BlogLink } from "./blog-links.tsx";

interface PagesProps {
  readonly search: BlogSearch;
  readonly pages: number;
}

const LINK =
  "inline-flex h-10 min-w-10 items-center justify-center gap-1.5 rounded-2 font-medium " +
  "not-aria-disabled:text-ink-2 aria-disabled:text-disabled aria-[current]:bg-ink aria-[current]:text-on-ink! " +
  FORCED_FILL;

/** Numbered links to the pages; on a phone the page and their number. Nothing when there is only one. */
export function Pages({ search, pages }: PagesProps) {
  if (pages <= 1) return null;
  const page = Math.min(search.page ?? 1, pages);
  return (
    <nav
      aria-label="Pages"
      className="mt-14 flex items-center justify-between gap-1 border-t border-line-2 pt-4 sm:justify-center"
    >
      <Step search={search} page={page - 1} pages={pages}>
        <Icon of={ChevronLeft} />
        Previous
      </Step>
      <ol className="flex items-center gap-1 max-sm:hidden">
        {pageWindow(page, pages).map((link, index, links) =>
          link === "gap" ? (
            <li key={`after ${links[index - 1]}`} className="min-w-10 text-center text-ink-3">
              …
            </li>
          ) : (
            <li key={link}>
              <BlogLink
                search={onPage(search, link)}
                aria-label={`Page ${link}`}
                aria-current={link === page ? "page" : undefined}
                className={`${LINK} not-aria-[current]:hover:bg-hover`}
              >
                {link}
              </BlogLink>
            </li>
          ),
        )}
      </ol>
      <p className="text-sm text-ink-2 sm:hidden">
        {page} of {pages}
      </p>
      <Step search={search} page={page + 1} pages={pages}>
        Next
        <Icon of={ChevronRight} />
      </Step>
    </nav>
  );
}

interface StepProps extends PagesProps {
  readonly page: number;
  readonly children: ReactNode;
}

function Step({ search, page, pages, children }: StepProps) {
  if (page < 1 || page > Math.min(pages, BLOG_LIMITS.page)) {
    return (
      <span aria-disabled="true" className={`${LINK} px-3`}>
        {children}
      </span>
    );
  }
  return (
    <BlogLink search={onPage(search, page)} className={`${LINK} px-3 hover:bg-hover`}>
      {children}
    </BlogLink>
  );
}

function onPage(search: BlogSearch, page: number): BlogSearch {
  return { ...search, page: page === 1 ? undefined : page };
}
