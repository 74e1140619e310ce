import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { rowStyle } from "./row-style.ts";

const WIDTHS = [62, 74, 55, 68, 48, 80, 58, 52, 70, 44, 64, 50];

const ROWS = WIDTHS.map((name, id) => ({ id, name }));

/** Skeleton rows with the exact box of a row. */
export function SkeletonRows({ count = WIDTHS.length }: { count?: number }) {
  return (
    <div className="mask-fade" aria-hidden="true">
      {ROWS.slice(0, count).map(({ id, name }) => (
        <div key={id} className={`${rowStyle({ kind: "skeleton" })} max-sm:nth-[n+5]:hidden`}>
          <Skeleton className="size-6 max-sm:size-7" />
          <span className={`block size-6.5 rounded-badge bg-skeleton max-sm:size-8`} />
          <svg className="h-7 w-full" preserveAspectRatio="none" aria-hidden="true">
            <rect y="3" width={`${name}%`} height="10" rx="4" className="fill-skeleton" />
            <rect y="19" width={`${name * 0.62}%`} height="8" rx="4" className="fill-skeleton" />
          </svg>
        </div>
      ))}
    </div>
  );
}
