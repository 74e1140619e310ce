import { domainMonogram } from "@standings/domain";
import { useEffect, useState } from "react";
import { CompanyLogo, TILE } from "../../components/brand/company-logo.tsx";
import { Skeleton } from "../../components/ui/loading.tsx";
import { Marquee, MOVING, PauseControl, SkipStrip } from "../../components/ui/marquee.tsx";
import { TitledSection } from "../../components/ui/titled-section.tsx";
import { siteHref } from "../../lib/links.ts";
import { QUESTIONS_ID } from "./section-ids.ts";

/** Spec part 1 §1. */
const LOGOS_AFTER_MS = 500;
const MIN_ITEMS_TO_MOVE = 9;

/** The most cited domains; their logos load after the page. */
export function SourceStrip({ sources }: { sources: readonly string[] }) {
  const [hasLogos, setHasLogos] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasLogos(true), LOGOS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <TitledSection title="Top sources trusted by AI models" heading="pb-3" className="pt-16 sm:pt-24">
      <div
        className={`${MOVING} grid grid-cols-[minmax(0,1fr)_auto] items-center border-y border-line max-sm:-mx-(--gutter)`}
      >
        <SkipStrip label="sources" to={QUESTIONS_ID} />
        <Marquee
          label="Top sources"
          items={sources}
          keyOf={(domain) => domain}
          minItemsToMove={MIN_ITEMS_TO_MOVE}
          pace="sources"
          render={(domain, isCopy) => (
            <a
              href={siteHref(domain) ?? undefined}
              target="_blank"
              rel="noopener noreferrer"
              tabIndex={isCopy ? -1 : undefined}
              className="inline-flex h-16 items-center gap-2.5 px-4.5 text-ink-2 hover:text-ink"
            >
              {hasLogos ? (
                <CompanyLogo domain={domain} />
              ) : (
                <span className={`${TILE} side-7`} aria-hidden="true">
                  {domainMonogram(domain)}
                </span>
              )}
              {domain}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        />
        <PauseControl label="sources" />
      </div>
    </TitledSection>
  );
}

export function SourceStripSkeleton() {
  return (
    <div className="pt-16 sm:pt-24" role="status" aria-label="Loading">
      <Skeleton className="mb-3 h-7 w-72 max-w-full" />
      <span className="block h-16.5 border-y border-line" />
    </div>
  );
}
