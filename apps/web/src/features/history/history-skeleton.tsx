import { Skeleton } from "../../components/ui/loading.tsx";

/** Kind, question, own place, leaders, models, time; on a phone the question over the leaders. */
export const HISTORY_GRID =
  "grid items-center gap-x-4 gap-y-2 max-sm:grid-cols-[minmax(0,1fr)_auto] " +
  "sm:max-md:grid-cols-[24px_minmax(0,1fr)_100px_100px_88px] sm:max-md:gap-3 " +
  "md:grid-cols-[24px_minmax(0,1fr)_104px_168px_112px_88px] md:gap-5";

/** Width of each row's question, percent of its column. */
const ROWS = [62, 48, 71, 55, 66, 44];

/** The filter and rows in their boxes, while the searches are read. */
export function HistorySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your searches...</span>
      <div aria-hidden="true">
        <div className="pt-6">
          <Skeleton className="h-11 md:w-80" />
          <Skeleton className="mt-3 h-10 w-4/5 md:hidden" />
          <Skeleton className="mt-3 h-10 md:hidden" />
        </div>
        <div className="mt-8 border-b-2 border-line-ink pb-2">
          <Skeleton className="my-1 h-4 w-24" />
        </div>
        {ROWS.map((question) => (
          <div key={question} className={`${HISTORY_GRID} min-h-18 border-b border-line py-3 pr-12`}>
            <Skeleton className="size-6 max-sm:hidden" />
            <svg className="h-10 w-full max-sm:col-span-2" aria-hidden="true">
              <rect y="4" width={`${question}%`} height="14" rx="4" className="fill-skeleton" />
              <rect y="28" width={`${question * 0.6}%`} height="10" rx="4" className="fill-skeleton" />
            </svg>
            <span className="max-md:hidden" />
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-6 w-16" />
            <Skeleton className="ml-auto h-3 w-12 max-sm:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
