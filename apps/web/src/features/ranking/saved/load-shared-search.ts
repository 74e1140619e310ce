import { ENTRY_NOUNS, KIND_TITLES, plural, type SearchRecord } from "@standings/domain";
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
    title: titleOf(search),
    description: import.meta.env.SSR ? describeSearch(search) : "",
    image: `/social/ranking/${id}.png`,
    structured: search.kind === "comparison" ? [] : rankingData(search),
  };
}

function orNotFound(error: unknown): never {
  const code = errorCode(error);
  if (code === "SEARCH_NOT_FOUND" || code === "INVALID_INPUT") throw notFound();
  throw error;
}

function titleOf({ kind, prompt, prompt2 }: SearchRecord): string {
  const title =
    kind === "comparison"
      ? `Comparing Prompts: “${prompt}” and “${prompt2}”`
      : `${KIND_TITLES[kind]}: “${prompt}”`;
  return `${title} · ${SITE_NAME}`;
}

/** What search engines show of a search. */
export function describeSearch({ kind, prompt, prompt2, results, models }: SearchRecord): string {
  if (kind === "comparison")
    return `Which companies an AI model ranks for “${prompt}”, and which for “${prompt2}”.`;
  const first = results.slice(0, NAMED).map(({ rank, name }) => `${rank}. ${name}`);
  const rank = `${plural(models.length, "AI model")} ${models.length === 1 ? "ranks" : "rank"}`;
  const list = first.length > 0 ? `: ${first.join(", ")}` : "";
  return `Which ${ENTRY_NOUNS[kind].many} ${rank} for “${prompt}”${list}.`;
}
