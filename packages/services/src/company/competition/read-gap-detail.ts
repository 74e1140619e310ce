import { resultsOf, type SavedSearch, selectSearches } from "@standings/database";
import {
  type Citation,
  type CompanySuggestion,
  competitorsIn,
  findGapAnswers,
  GAP_DETAIL_SEARCHES,
  type GapAnswers,
  type GapDetail,
  type GapPage,
  newestQuestions,
} from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import type { Viewer } from "../../request.ts";
import { isSharedOrOwn } from "../../searches/is-shared.ts";
import { nameCompanies } from "../name-companies.ts";
import { findNearest } from "./find-nearest.ts";
import { readSearches } from "./read-searches.ts";

/** Pages and questions behind one domain of a company's source gap, unmasked. Both domains are registrable. Throws BUSY. */
export async function readGapDetail(
  services: ServiceContext,
  viewer: Pick<Viewer, "userId">,
  { domain, source }: { readonly domain: string; readonly source: string },
): Promise<GapDetail> {
  const company = { settings: services.settings, viewer, domain };
  const nearest = await findNearest(services, company);
  if (!nearest) return { domain: source, pages: [], prompts: [] };
  const { prompts } = await readSearches(services, company, nearest);
  const answers = newestSearches(findGapAnswers(prompts, nearest.scope, source));
  const saved = await readSaved(services, viewer, answers);
  const seen = answers.filter(({ prompt }) => saved.has(prompt.searchId));
  const companies = await nameCompanies(
    services,
    nearest.domains.map((domain) => ({ domain, name: domain })),
  );
  return {
    domain: source,
    pages: pagesOf(seen, saved, source),
    prompts: promptsOf(seen, { saved, companies, viewer }),
  };
}

/** Answers of the newest searches alone. */
function newestSearches(answers: readonly GapAnswers[]): GapAnswers[] {
  const ids = new Set(
    [...new Set(answers.map(({ prompt }) => prompt.searchId))].slice(0, GAP_DETAIL_SEARCHES),
  );
  return answers.filter(({ prompt }) => ids.has(prompt.searchId));
}

interface SavedAnswers {
  readonly row: SavedSearch;
  /** Pages that each column cites. */
  readonly citations: readonly (readonly Citation[])[];
}

type Saved = ReadonlyMap<string, SavedAnswers>;

/** The searches that the viewer still sees, by id. */
async function readSaved(
  { db }: Pick<ServiceContext, "db">,
  viewer: Pick<Viewer, "userId">,
  answers: readonly GapAnswers[],
): Promise<Saved> {
  if (answers.length === 0) return new Map();
  const ids = answers.map(({ prompt }) => prompt.searchId);
  const rows = await selectSearches(db).where("searches.id", "in", ids).execute();
  const seen = rows.filter((row) => isSharedOrOwn(row, viewer.userId));
  return new Map(seen.map((row) => [row.id, { row, citations: citationsOf(row) }]));
}

function citationsOf(row: SavedSearch): Citation[][] {
  const { models } = resultsOf(row);
  return row.columns.map(
    (column) => models.find(({ columnId }) => columnId === column)?.citations.slice() ?? [],
  );
}

/** Pages of a domain, most often cited first; the title is that of the newest answer which gives one. */
function pagesOf(answers: readonly GapAnswers[], saved: Saved, source: string): GapPage[] {
  const pages = new Map<string, GapPage>();
  for (const { prompt, columns } of answers) {
    const citations = saved.get(prompt.searchId)?.citations ?? [];
    for (const cited of citations.filter((_, column) => columns & (1 << column))) {
      const own = cited.filter(({ domain }) => domain === source);
      for (const [url, title] of new Map(own.map((page) => [page.url, page.title]))) {
        const page = pages.get(url) ?? { url, title: null, answers: 0 };
        pages.set(url, { url, title: page.title ?? title, answers: page.answers + 1 });
      }
    }
  }
  return [...pages.values()].sort((a, b) => b.answers - a.answers || (a.url < b.url ? -1 : 1));
}

interface Known {
  readonly saved: Saved;
  readonly companies: readonly CompanySuggestion[];
  readonly viewer: Pick<Viewer, "userId">;
}

/** Questions of answers, each once with its newest search. */
function promptsOf(
  answers: readonly GapAnswers[],
  { saved, companies, viewer }: Known,
): GapDetail["prompts"] {
  return newestQuestions(answers, GAP_DETAIL_SEARCHES).flatMap(({ searchId, promptNo }) => {
    const row = saved.get(searchId)?.row;
    if (!row) return [];
    const own = answers.filter(({ prompt }) => prompt.searchId === searchId && prompt.promptNo === promptNo);
    return {
      searchId,
      kind: row.kind,
      isOwn: row.user_id === viewer.userId,
      prompt: promptNo === 2 ? (row.prompt2 ?? row.prompt) : row.prompt,
      createdAt: row.created_at.toISOString(),
      competitors: competitorsIn(own).flatMap((index) => companies[index] ?? []),
    };
  });
}
