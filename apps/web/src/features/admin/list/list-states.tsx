import { ADMIN_PAGE_SIZE } from "@standings/domain";
import { type LucideIcon, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { Loading, Skeleton } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";

export interface ListStatesProps {
  /** The list's query. */
  readonly query: { readonly isError: boolean; readonly refetch: () => unknown };
  readonly isEmpty: boolean;
  readonly isFiltered: boolean;
  /** What the list shows: "users". */
  readonly noun: string;
  readonly empty: {
    readonly title: string;
    readonly icon: LucideIcon;
    readonly children?: ReactNode;
    readonly actions?: ReactNode;
  };
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** A list, or why there is none: it could not be read, nothing matches, or nothing is there yet. */
export function ListStates({ query, isEmpty, isFiltered, noun, empty, onClear, children }: ListStatesProps) {
  if (query.isError) {
    return (
      <LoadFailed title={`The ${noun} could not be read`} isMain onRetry={() => void query.refetch()}>
        Nothing was changed.
      </LoadFailed>
    );
  }
  if (!isEmpty) return children;
  if (!isFiltered) return <Notice {...empty} />;
  return (
    <Notice
      icon={SearchX}
      title={`No ${noun} match`}
      actions={<Button onClick={onClear}>Clear filters</Button>}
    >
      Other words or fewer filters find more.
    </Notice>
  );
}

/** Room of a full page of a list while it is read. */
export function ListSkeleton({ rows = ADMIN_PAGE_SIZE }: { rows?: number }) {
  return (
    <div className="border-t-2 border-line-ink">
      <div className="sr-only">
        <Loading>Loading…</Loading>
      </div>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
        <div key={row} className="flex h-13 items-center gap-4 border-b border-line">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="ml-auto h-3.5 w-1/5" />
        </div>
      ))}
    </div>
  );
}
