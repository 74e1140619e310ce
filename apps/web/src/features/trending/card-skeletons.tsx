import { Skeleton } from "../../components/ui/loading.tsx";
import { LEADING_ROW } from "./leading-row.tsx";
import { CARD, CARD_GRID } from "./search-card.tsx";

const CARDS = [62, 74, 55, 68];
const ROWS = [46, 38, 52];

/** Four skeleton cards with the exact box of a card. */
export function CardSkeletons() {
  return (
    <div role="status">
      <span className="sr-only">Loading trending searches</span>
      <div className={CARD_GRID} aria-hidden="true">
        {CARDS.map((title) => (
          <div key={title} className={CARD}>
            <svg className="mt-4 mb-3 h-12 w-full" aria-hidden="true">
              <rect width={`${title}%`} height="16" rx="4" className="fill-skeleton" />
              <rect y="30" width={`${title * 0.6}%`} height="10" rx="4" className="fill-skeleton" />
            </svg>
            {ROWS.map((row) => (
              <div key={row} className={LEADING_ROW}>
                <Skeleton className="size-7" />
                <Skeleton className="size-8" />
                <svg className="h-7 w-full" aria-hidden="true">
                  <rect y="3" width={`${row}%`} height="10" rx="4" className="fill-skeleton" />
                  <rect y="18" width={`${row * 0.62}%`} height="8" rx="4" className="fill-skeleton" />
                </svg>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
