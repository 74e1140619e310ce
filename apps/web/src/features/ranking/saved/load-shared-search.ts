import { ENTRY_NOUNS, KIND_TITLES, type SearchRecord } from "@standings/domain";
import { notFound, redirect } from "@tanstack/react-router";
import type { QueryUtils } from "../../../lib/api/create-api.ts";
import { errorCode } from "../../../lib/api/errors.ts";
import { SITE_NAME } from "../../../lib/html/meta.ts";
import { rankingData } from "../../../lib/html/structured-data.ts";
import { sharedLocation } from "../../../lib/search/locations.ts";

/** Number of entries named in a description. */
const NAMED = 3;

/**
 * Loads a shared search for its page and returns the page's head. Throws notFound for a missing or private search, and
 * a redirect for a kind with another page.
 */
export async function loadSharedSearch(
  { trending }: QueryUtils,
  id: string,
  page: "trending-company-ranking" | "archived-expert-ranking",
) {
  const search = await trending.get.ensureData({ id }).catch(orNotFound);
  const own = search.kind === "expert" ? "archived-expert-ranking" : "trending-company-ranking";
  if (page !== own) throw redirect({ ...sharedLocation(search.kind, id), replace: true });
  return {
    ...titleAndDescription(search),
    image: `/social/ranking/${id}.png`,
    structured: search.kind === "comparison" ? [] : rankingData(search),
  };
}

function orNotFound(error: unknown): never {
  const code = errorCode(error);
  if (code === "SEARCH_NOT_FOUND" || code === "INVALID_INPUT") throw notFound();
  throw error;
}

function titleAndDescription({ kind, prompt, prompt2, results, models }: SearchRecord) {
  if (kind === "comparison") {
    return {
      title: `Comparing Prompts: “${prompt}” and “${prompt2}” · ${SITE_NAME}`,
      description: `Which companies an AI model ranks for “${prompt}”, and which for “${prompt2}”.`,
    };
  }
  const first = results.slice(0, NAMED).map(({ rank, name }) => `${rank}. ${name}`);
  return {
    title: `${KIND_TITLES[kind]}: “${prompt}” · ${SITE_NAME}`,
    description: `Which ${ENTRY_NOUNS[kind].many} ${models.length} AI models rank for “${prompt}”: ${first.join(", ")}.`,
  };
}
