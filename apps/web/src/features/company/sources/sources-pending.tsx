import { Loading } from "../../../components/ui/delayed-fallback.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";

const ROWS = Array.from({ length: 7 }, (_, index) => index);

/** The room of a source gap that is not counted yet. */
export function SourcesPending() {
  return (
    <div className="min-h-[75svh] border-t-2 border-line-ink pt-4">
      <Loading>Counting sources...</Loading>
      <ul className="mt-4 mask-fade" aria-hidden="true">
        {ROWS.map((row) => (
          <li
            key={row}
            className="grid h-17 grid-cols-[28px_minmax(0,1fr)_120px] items-center gap-4 border-b border-line"
          >
            <Skeleton className="side-7" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4" />
          </li>
        ))}
      </ul>
    </div>
  );
}
