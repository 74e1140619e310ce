import { MAX_RESULTS } from "@standings/domain";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { ROW_DOMAIN, ROW_MARK, ROW_NAME, ROW_NOTE, ROW_REASON, rowStyle } from "./row-style.ts";

const WIDTHS = [62, 74, 55, 68, 48, 80, 58, 52, 70, 44, 64, 50];

/** As many rows as the longest answer, so that columns below on a tablet stay out of sight. */
const ROWS = Array.from({ length: MAX_RESULTS.company }, (_, id) => ({
  id,
  name: WIDTHS[id % WIDTHS.length] ?? 0,
}));
/** Keeps the height of a line of text. */
const BLANK = "\u200b";

interface SkeletonRowsProps {
  readonly count?: number;
  /** Its rows tell the rank in the other answer. */
  readonly hasNote?: boolean;
}

/** Skeleton rows with the exact box of a row; a phone shows as many as of an answer. */
export function SkeletonRows({ count = ROWS.length, hasNote = false }: SkeletonRowsProps) {
  return (
    <div className="mask-fade" aria-hidden="true">
      {ROWS.slice(0, count).map(({ id, name }) => (
        <div key={id} className={`${rowStyle({ kind: "skeleton" })} max-sm:nth-[n+6]:hidden`}>
          <Skeleton className={`${ROW_MARK} size-6 max-sm:size-7`} />
          <span className={`${ROW_MARK} block size-6.5 rounded-badge bg-skeleton max-sm:size-8`} />
          <span className="relative min-w-0">
            <span className={ROW_NAME}>{BLANK}</span>
            <span className={ROW_DOMAIN}>{BLANK}</span>
            {hasNote && <span className={`${ROW_NOTE} @row-widest:hidden`}>{BLANK}</span>}
            <span className={ROW_REASON}>{BLANK}</span>
            <svg className="absolute top-1 left-0 h-7 w-full" preserveAspectRatio="none" aria-hidden="true">
              <rect width={`${name}%`} height="10" rx="4" className="fill-skeleton" />
              <rect y="16" width={`${name * 0.62}%`} height="8" rx="4" className="fill-skeleton" />
            </svg>
          </span>
        </div>
      ))}
    </div>
  );
}
