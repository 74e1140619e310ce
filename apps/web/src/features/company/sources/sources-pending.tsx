import { Loading, Skeleton } from "../../../components/ui/loading.tsx";

/** Gap and analysis; who is listed and what is cited at their right on a wide screen, below them on others. */
export const SOURCES_GRID =
  "grid grid-cols-1 items-start gap-x-16 gap-y-14 pt-8 lg:grid-cols-[minmax(0,1fr)_308px]";

const ROWS = Array.from({ length: 7 }, (_, index) => index);

/** The room of figures that are not counted yet. */
export function SourcesPending() {
  return (
    <div className="min-h-[75svh]">
      <div className="h-22.5">
        <Loading>Counting sources...</Loading>
      </div>
      <div className={SOURCES_GRID} aria-hidden="true">
        <Rows columns="grid-cols-[28px_minmax(0,1fr)_120px]" />
        <div className="max-lg:hidden">
          <Rows columns="grid-cols-[28px_minmax(0,1fr)_60px]" />
        </div>
      </div>
    </div>
  );
}

function Rows({ columns }: { columns: string }) {
  return (
    <div className="border-t-2 border-line-ink pt-4">
      <Skeleton className="h-6 w-44" />
      <ul className="mt-4 mask-fade">
        {ROWS.map((row) => (
          <li key={row} className={`grid h-17 items-center gap-4 border-b border-line ${columns}`}>
            <Skeleton className="side-7" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4" />
          </li>
        ))}
      </ul>
    </div>
  );
}
