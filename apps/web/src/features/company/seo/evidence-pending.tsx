import { Skeleton } from "../../../components/ui/loading.tsx";

const ROWS = Array.from({ length: 9 }, (_, index) => index);

/** The room of facts that are not found yet. */
export function EvidencePending() {
  return (
    <div className="border-t-2 border-line-ink pt-3">
      <p className="pb-3 text-md font-strong">Evidence</p>
      <ul className="mask-fade" aria-hidden="true">
        {ROWS.map((row) => (
          <li
            key={row}
            className="grid h-14 grid-cols-[20px_minmax(0,1fr)] items-center gap-3 border-b border-line"
          >
            <Skeleton className="h-4.5 w-5" />
            <Skeleton className="h-4 w-3/5" />
          </li>
        ))}
      </ul>
    </div>
  );
}
