import { pagePath, type TrendingPrompt } from "@standings/domain";
import type { ReactNode } from "react";
import { Skeleton } from "../../components/ui/loading.tsx";
import { Marquee, MOVING, PauseControl, SkipStrip } from "../../components/ui/marquee.tsx";
import { PathLink } from "../../components/ui/path-link.tsx";
import { COMPANIES_ID } from "./section-ids.ts";

const MIN_ITEMS_TO_MOVE = 6;

/** Moving strip of trending prompts, each a link to its answer. */
export function PromptStrip({ prompts }: { prompts: readonly TrendingPrompt[] }) {
  return (
    <PromptStripFrame>
      <div className={`${MOVING} grid grid-cols-[minmax(0,1fr)_auto] items-center`}>
        <SkipStrip label="trending prompts" to={COMPANIES_ID} />
        <Marquee
          label="Trending prompts"
          items={prompts}
          keyOf={({ id }) => id}
          minItemsToMove={MIN_ITEMS_TO_MOVE}
          pace="prompts"
          render={({ id, prompt }, isCopy) => (
            <PathLink
              href={pagePath("trending-company-ranking", { searchid: id })}
              tabIndex={isCopy ? -1 : undefined}
              className="inline-flex h-14 max-w-90 items-center px-5 text-ink-2 after:-mr-5.5 after:ml-4.5 after:size-1 after:flex-none after:rounded-full after:bg-line-2 hover:text-ink"
            >
              <span className="truncate">{prompt}</span>
            </PathLink>
          )}
        />
        <PauseControl label="prompts" />
      </div>
    </PromptStripFrame>
  );
}

/** Skeleton with the strip's exact height. */
export function PromptStripSkeleton() {
  return (
    <PromptStripFrame>
      <div className="flex h-14 items-center gap-10 overflow-hidden px-5" role="status" aria-label="Loading">
        {["w-44", "w-56", "w-48", "w-60", "w-52"].map((width) => (
          <Skeleton key={width} className={`h-3 flex-none ${width}`} />
        ))}
      </div>
    </PromptStripFrame>
  );
}

function PromptStripFrame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="trending-prompts"
      className="mt-14 grid items-center border-y border-line max-sm:-mx-(--gutter) max-sm:pt-4 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <h2 id="trending-prompts" className="pr-6 text-sm font-strong max-sm:pl-(--gutter)">
        Trending prompts
      </h2>
      {children}
    </section>
  );
}
