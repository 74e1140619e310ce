import {
  domainSchema,
  HISTORICAL_LIMIT,
  historySchema,
  pageSchema,
  searchPrivacySchema,
  text,
} from "@standings/api";
import { PROMPT_MAX_LENGTH, SECTORS } from "@standings/domain";
import {
  catalogueOf,
  companyDomain,
  deleteSearch,
  findResult,
  getSearch,
  getViewer,
  type HistoryPage,
  listCompanyPrompts,
  listSearchRecords,
  type Result,
  type ServiceRequest,
  setSearchPrivacy,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
import { claimSchema, queryOf, searchTypeSchema } from "./claims.ts";
import { toHistoricalItem, toHistoryItem } from "./documents.ts";
import { historical, history, privacy, search } from "./replies/searches.ts";

/** Spec part 1 §9. */
const HISTORY_LIMIT = 50;
const LIST_LIMIT = 20;

const filterSchema = pageSchema(LIST_LIMIT).extend({
  filter: z
    .object({
      search_type: searchTypeSchema.optional(),
      sector: z.enum(SECTORS).optional(),
      prompt: text(PROMPT_MAX_LENGTH).optional(),
      web_search_enabled: z.boolean().optional(),
    })
    .default({}),
});

export async function searchRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { read, session } = callsOf(server, options);

  read.get(
    "/history",
    "Searches of the account, with their results",
    { query: historyQuerySchema, answers: history },
    listHistory,
  );

  read.post(
    "/filter",
    "The same, filtered",
    { body: filterSchema, answers: history },
    (caller, { filter, ...page }) => {
      const { search_type: kind, web_search_enabled: webSearch, prompt: text, sector } = filter;
      return listHistory(caller, { ...page, kind, webSearch, text, sector });
    },
  );

  /** The server has saved the search by itself: creating one gives what is stored. */
  read.post(
    "/",
    "The saved search that a body describes",
    { body: claimSchema, answers: search, errors: ["SEARCH_NOT_FOUND", "INVALID_MODEL"] },
    async (caller, claim) => {
      const { id } = await findResult(caller, queryOf(claim, catalogueOf(caller)));
      return toOwnItem(caller, await getSearch(caller, id));
    },
  );

  read.get(
    "/historical/:term",
    "Shared searches that list a company",
    { params: byTerm, query: historicalSchema, answers: historical },
    async (caller, { term, limit }) => {
      const domain = companyDomain(term);
      const prompts = await listCompanyPrompts(caller, { domain, limit });
      const catalogue = catalogueOf(caller);
      return { searches: prompts.map((prompt) => toHistoricalItem(prompt, domain, catalogue)) };
    },
  );

  read.get("/:id", "A saved search", { answers: search }, async (caller, { id }) =>
    toOwnItem(caller, await getSearch(caller, id)),
  );

  session.patch(
    "/:id",
    "Shares a search, or makes it private",
    { body: searchPrivacySchema.omit({ id: true }), answers: privacy },
    setSearchPrivacy,
  );

  session.delete("/:id", "Deletes a search", {}, (caller, { id }) => deleteSearch(caller, id));
}

async function listHistory(caller: ServiceRequest, { page, limit, sort, ...filter }: HistoryPage) {
  const { email } = await getViewer(caller);
  const { searches, total } = await listSearchRecords(caller, { page, limit, sort, ...filter });
  const items = searches.map((search) => toHistoryItem(search, email, catalogueOf(caller)));
  return { searches: items, total, page, limit, sort };
}

/** A search of the caller as a history item. */
export async function toOwnItem(caller: ServiceRequest, search: Result) {
  const { email } = await getViewer(caller);
  return toHistoryItem(search, email, catalogueOf(caller));
}

const byTerm = z.object({ term: domainSchema.shape.domain });

const historicalSchema = z.object({
  limit: z.coerce.number().int().min(1).max(HISTORICAL_LIMIT).default(HISTORICAL_LIMIT),
});

const historyQuerySchema = historySchema(HISTORY_LIMIT)
  .omit({ webSearch: true, kind: true })
  .extend({ search_type: searchTypeSchema.optional() })
  .transform(({ search_type: kind, ...page }) => ({ ...page, kind }));
