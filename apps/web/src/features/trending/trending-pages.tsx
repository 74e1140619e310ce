import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { TRENDING_CARDS } from "../../lib/search/locations.ts";

interface PagesProps {
  /** The first page is 1. */
  readonly page: number;
  /** Cards on all pages. */
  readonly total: number;
}

/** Links to the pages before and after, and which cards these are. */
export function Pages({ page, total }: PagesProps) {
  const last = Math.ceil(total / TRENDING_CARDS);
  if (last <= 1) return null;
  const from = (page - 1) * TRENDING_CARDS;
  return (
    <nav
      className="mt-12 flex items-center justify-between gap-4 border-t border-line pt-5"
      aria-label="Pages"
    >
      <PageLink page={page - 1} isThere={page > 1}>
        <Icon of={ChevronLeft} />
        Previous
      </PageLink>
      <p className="text-sm text-ink-3">
        {from + 1}–{Math.min(total, from + TRENDING_CARDS)} of {total}
      </p>
      <PageLink page={page + 1} isThere={page < last}>
        Next
        <Icon of={ChevronRight} />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  readonly page: number;
  readonly isThere: boolean;
  readonly children: ReactNode;
}

function PageLink({ page, isThere, children }: PageLinkProps) {
  if (!isThere)
    return <span className={buttonStyle({ size: "sm", className: "invisible" })}>{children}</span>;
  return (
    <Link
      to="/trending"
      search={(current) => ({ ...current, page: page === 1 ? undefined : page })}
      className={buttonStyle({ size: "sm" })}
    >
      {children}
    </Link>
  );
}
