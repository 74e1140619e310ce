import { blogQuerySchema, relatedSchema } from "@standings/api";
import { isSlug } from "@standings/domain";
import {
  getCompanyReport,
  getPostSource,
  listFilters,
  listPosts,
  listRelated,
  ServiceError,
} from "@standings/services";
import type { RouteOptions } from "../request-of.ts";
import { toBlogCard, toBlogPost, toCompanyReport } from "./blog-documents.ts";
import { byDomain, bySlug, call, type RestServer } from "./call.ts";
import { filters, onePost, posts, relatedPosts, report } from "./replies/companies.ts";

const relatedQuerySchema = relatedSchema.pick({ limit: true });

/** Published posts, for everybody (spec part 2 §7 "Public blog"). Errors have `message` beside `error`. */
export async function blogRoutes(server: RestServer, { requestOf }: RouteOptions): Promise<void> {
  server.addHook("preSerialization", async (_request, _reply, payload: unknown) =>
    isError(payload) ? { ...payload, message: payload.error } : payload,
  );

  server.get(
    "/",
    call("anyone", "Posts of the blog", { takes: { querystring: blogQuerySchema }, replies: { 200: posts } }),
    async (request) => {
      const { posts, pagination } = await listPosts(await requestOf(request), request.query);
      return { posts: posts.map(toBlogCard), pagination };
    },
  );

  server.get(
    "/meta/filters",
    call("anyone", "Categories and tags of the blog", { replies: { 200: filters } }),
    async (request) => listFilters(await requestOf(request)),
  );

  server.get(
    "/company-analysis/by-domain/:domain",
    call("anyone", "Figures and analyses of a company that has a published report", {
      takes: { params: byDomain },
      replies: { 200: report },
    }),
    async (request) =>
      toCompanyReport(await getCompanyReport(await requestOf(request), request.params.domain)),
  );

  server.get(
    "/:slug",
    call("anyone", "A post", { takes: { params: bySlug }, replies: { 200: onePost } }),
    async (request) => toBlogPost(await getPostSource(await requestOf(request), slugOf(request.params))),
  );

  server.get(
    "/:slug/related",
    call("anyone", "Posts like another one", {
      takes: { params: bySlug, querystring: relatedQuerySchema },
      replies: { 200: relatedPosts },
    }),
    async (request) => {
      const { limit } = request.query;
      const posts = await listRelated(await requestOf(request), { slug: slugOf(request.params), limit });
      return posts.map(toBlogCard);
    },
  );
}

/** Throws POST_NOT_FOUND for what no post can be called. */
function slugOf({ slug }: { readonly slug: string }): string {
  if (!isSlug(slug)) throw new ServiceError("POST_NOT_FOUND");
  return slug;
}

function isError(payload: unknown): payload is { readonly error: string } {
  return typeof payload === "object" && payload !== null && "error" in payload;
}
