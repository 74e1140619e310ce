import { ADMIN_PAGE_SIZE } from "@standings/domain";
import { Loading, Skeleton } from "../../../components/ui/loading.tsx";

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
