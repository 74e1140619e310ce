import {
  domainSchema,
  HISTORICAL_LIMIT,
  historySchema,
  pageSchema,
  searchPrivacySchema,
} from "@standings/api";
import { PROMPT_MAX_LENGTH, SEARCH_KINDS, SECTORS, type SearchKind } from "@standings/domain";
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
  setSearchPrivacy,
} from "@standings/services";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { byId, call, DONE, type RestServer } from "./call.ts";
import { claimSchema, queryOf } from "./claims.ts";
import { SEARCH_TYPES, toHistoricalItem, toHistoryItem } from "./documents.ts";
import { historical, history, privacy, search } from "./replies/searches.ts";

const LIST_LIMIT = 20;

const searchTypeSchema = z
  .enum(Object.values(SEARCH_TYPES) as [string, ...string[]])
  .transform((type): SearchKind => SEARCH_KINDS.find((kind) => SEARCH_TYPES[kind] === type) ?? "company");

const filterSchema = pageSchema(LIST_LIMIT).extend({
  filter: z
    .object({
      search_type: searchTypeSchema.optional(),
      sector: z.enum(SECTORS).optional(),
      prompt: z.string().max(PROMPT_MAX_LENGTH).optional(),
      web_search_enabled: z.boolean().optional(),
    })
    .default({}),
});

export async function searchRoutes(
  server: RestServer,
  { requestOf, userRequestOf }: RouteOptions,
): Promise<void> {
  async function list(request: FastifyRequest, page: HistoryPage) {
    const caller = await userRequestOf(request);
    const { email } = await getViewer(caller);
    const { searches, total } = await listSearchRecords(caller, page);
    const { page: number, limit, sort } = page;
    return {
      searches: searches.map((search) => toHistoryItem(search, email, catalogueOf(caller))),
      total,
      page: number,
      limit,
      sort,
    };
  }

  server.get(
    "/history",
    call("read", "Searches of the account, with their results", {
      takes: { querystring: historyQuerySchema },
      replies: { 200: history },
    }),
    (request) => list(request, request.query),
  );

  server.post(
    "/filter",
    call("read", "The same, filtered", { takes: { body: filterSchema }, replies: { 200: history } }),
    (request) => {
      const { filter, ...page } = request.body;
      const { search_type: kind, web_search_enabled: webSearch, prompt: text, sector } = filter;
      return list(request, { ...page, kind, webSearch, text, sector });
    },
  );

  /** The server has saved the search by itself: creating one gives what is stored. */
  server.post(
    "/",
    call("read", "The saved search that a body describes", {
      takes: { body: claimSchema },
      replies: { 200: search },
      errors: ["SEARCH_NOT_FOUND", "INVALID_MODEL"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { email } = await getViewer(caller);
      const { id } = await findResult(caller, queryOf(request.body, catalogueOf(caller)));
      return toHistoryItem(await getSearch(caller, id), email, catalogueOf(caller));
    },
  );

  server.get(
    "/historical/:term",
    call("anyone", "Shared searches that list a company", {
      takes: { params: byTerm, querystring: historicalSchema },
      replies: { 200: historical },
    }),
    async (request) => {
      const { limit } = request.query;
      const domain = companyDomain(request.params.term);
      const caller = await requestOf(request);
      const prompts = await listCompanyPrompts(caller, { domain, limit });
      const catalogue = catalogueOf(caller);
      return { searches: prompts.map((prompt) => toHistoricalItem(prompt, domain, catalogue)) };
    },
  );

  server.get(
    "/:id",
    call("read", "A saved search", { takes: { params: byId }, replies: { 200: search } }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { email } = await getViewer(caller);
      return toHistoryItem(await getSearch(caller, request.params.id), email, catalogueOf(caller));
    },
  );

  server.patch(
    "/:id",
    call("session", "Shares a search, or makes it private", {
      takes: { params: byId, body: privacySchema },
      replies: { 200: privacy },
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { id } = request.params;
      return setSearchPrivacy(caller, { id, ...request.body });
    },
  );

  server.delete(
    "/:id",
    call("session", "Deletes a search", { takes: { params: byId }, replies: { 200: DONE } }),
    async (request) => {
      await deleteSearch(await userRequestOf(request), request.params.id);
      return { ok: true };
    },
  );
}

const byTerm = z.object({ term: domainSchema.shape.domain });

const privacySchema = searchPrivacySchema.omit({ id: true });

const historicalSchema = z.object({
  limit: z.coerce.number().int().min(1).max(HISTORICAL_LIMIT).default(HISTORICAL_LIMIT),
});

const historyQuerySchema = historySchema(LIST_LIMIT)
  .omit({ webSearch: true, kind: true })
  .extend({ search_type: searchTypeSchema.optional() })
  .transform(({ search_type: kind, ...page }) => ({ ...page, kind }));
