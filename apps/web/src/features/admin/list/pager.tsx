import type { AdminPagination } from "@standings/domain";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { formatNumber } from "../../../lib/format.ts";

interface PagerProps {
  readonly pagination: AdminPagination;
  /** What the list shows: "users". */
  readonly noun: string;
  readonly onPage: (page: number | undefined) => void;
}

/** "Showing 1 to 20 of 1,284 users", and the steps (spec part 2 §2). */
export function Pager({ pagination: { page, limit, total, pages, isLowerBound }, noun, onPage }: PagerProps) {
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  const of = `${isLowerBound ? "more than " : ""}${formatNumber(total)}`;
  const go = (to: number) => onPage(to === 1 ? undefined : to);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
      <p className="text-sm text-ink-2" role="status">
        Showing {formatNumber(first)} to {formatNumber(Math.min(page * limit, total))} of {of} {noun}
      </p>
      <nav aria-label="Pages" className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
        <Button
          variant="ghost"
          size="sm"
          className="off:bg-transparent"
          disabled={page <= 1}
          onClick={() => go(page - 1)}
        >
          <Icon of={ChevronLeft} />
          Previous
        </Button>
        <span className="px-1 text-sm font-medium">
          {formatNumber(page)} of {formatNumber(pages)}
        </span>
        <Button
          variant="ghost"
          size="sm"
          className="off:bg-transparent"
          disabled={page >= pages}
          onClick={() => go(page + 1)}
        >
          Next
          <Icon of={ChevronRight} />
        </Button>
      </nav>
    </div>
  );
}
