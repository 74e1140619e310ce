import type { Connection } from "@standings/database";
import {
  type BrandPrompt,
  type ModelId,
  ownSites,
  type PageCitations,
  pageKey,
  registrableDomain,
} from "@standings/domain";
import { readCountedNames } from "../names/read-names.ts";
import type { CitedPageSums } from "../visits/roll-up.ts";
import { answersIn } from "./figures.ts";
import type { OverviewFigures } from "./overview-figures.ts";
import { inList } from "./read-visits.ts";

/** How often the answers of the last four weeks cite the page that a prompt names, by prompt; whatever its spelling. */
export async function readPageCitations(
  db: Connection,
  { brand, axis, prompts, filters, ofPrompts, visits }: OverviewFigures,
): Promise<ReadonlyMap<string, PageCitations>> {
  const named = prompts.flatMap(({ id, page }) => (page === null ? [] : [{ id, page }]));
  if (named.length === 0 || axis.recent.length === 0) return new Map();
  // Of other sites not all pages are kept: a count of theirs would be too low.
  const sites = ownSites(await readCountedNames(db, brand.id));
  const aimed = named.filter(({ page }) => sites.has(registrableDomain(page) ?? ""));
  if (aimed.length === 0) return new Map();
  const rows = await db
    .selectFrom("visit_sources")
    .select(["prompt_id", "pages"])
    .where("visit_id", "=", inList(axis.recent))
    .where("prompt_id", "in", idsOf(aimed))
    .where("domain", "in", sitesOf(aimed))
    .execute();
  const cited = Map.groupBy(rows, ({ prompt_id }) => prompt_id);
  return new Map(
    aimed.map(({ id, page }) => {
      const asked = axis.recent.flatMap((visit) => ofPrompts.get(id)?.get(visit.id) ?? []);
      const byModel = citationsOf(page, cited.get(id)?.flatMap(({ pages }) => pages) ?? []);
      const counted = [...byModel].filter(([model]) => filters.model === null || filters.model === model);
      return [
        id,
        {
          url: page,
          cited: counted.reduce((sum, [, answers]) => sum + answers, 0),
          answers: answersIn(asked, visits, filters.model),
          models: counted.map(([model]) => model).sort(),
        },
      ];
    }),
  );
}

/** Answers that cite a page, by model. */
function citationsOf(page: string, pages: readonly CitedPageSums[]): ReadonlyMap<ModelId, number> {
  const wanted = pageKey(new URL(page));
  const counted = new Map<ModelId, number>();
  for (const { url, byModel = {} } of pages)
    if (pageKey(new URL(url)) === wanted)
      for (const [model, answers] of Object.entries(byModel) as [ModelId, number][])
        counted.set(model, (counted.get(model) ?? 0) + answers);
  return counted;
}

type Aimed = Pick<BrandPrompt, "id"> & { readonly page: string };
const idsOf = (aimed: readonly Aimed[]) => aimed.map(({ id }) => id);
const sitesOf = (aimed: readonly Aimed[]) => aimed.flatMap(({ page }) => registrableDomain(page) ?? []);
