import type { Brand } from "@standings/database";
import { type PageFact, type PagesRead, readPagesOf, type SiteReading } from "@standings/domain";
import { readPageFacts } from "@standings/models";
import type { ServiceContext } from "../../context.ts";
import { countCost } from "../../models/count-cost.ts";
import { secondReading } from "../../models/second-reading.ts";

export interface FactOnPage {
  readonly url: string;
  readonly fact: PageFact;
}

/**
 * What the text of a brand's own pages states: one call of the reader of claims for each page that has text, six at most
 * (`SITE_LIMITS.pages` and the home page). Somebody waits for them, so they stand in no queue of studies. Null without a reader.
 */
export async function readSitePages(
  services: ServiceContext,
  brand: Pick<Brand, "name">,
  reading: SiteReading,
): Promise<{ readonly facts: readonly FactOnPage[]; readonly pages: PagesRead } | null> {
  await services.directory.refresh();
  const { gateway, breaker, settings } = services;
  const reader = secondReading(services, settings.claims);
  if (reader === null) return null;
  const texts = readPagesOf(reading).filter(({ content }) => content.text !== "");
  const outcomes = await Promise.all(
    texts.map(({ content: { url, text } }) =>
      services.limitCalls(async () => {
        const outcome = await readPageFacts(
          { upstreamId: reader.upstreamId, company: brand.name, text },
          {
            ...{ gateway, breaker, deadlineMs: reader.deadlineMs },
            backoffMs: settings.patience.modelBackoffMs,
            signal: AbortSignal.timeout(reader.deadlineMs),
          },
        );
        await countCost(services, outcome);
        return { url, read: outcome.status === "success" ? outcome.value : null };
      }),
    ),
  );
  const read = outcomes.flatMap(({ url, read: page }) => (page === null ? [] : [{ url, ...page }]));
  const dropped = read.flatMap((page) => Object.values(page.dropped)).reduce((sum, count) => sum + count, 0);
  return {
    facts: read.flatMap(({ url, facts }) => facts.map((fact) => ({ url, fact }))),
    pages: { read: read.length, failed: outcomes.length - read.length, dropped },
  };
}
