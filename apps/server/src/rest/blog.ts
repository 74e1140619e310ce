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
import type { FastifyInstance } from "fastify";
import { toBlogCard, toBlogPost, toCompanyReport } from "./blog-documents.ts";
import type { RouteOptions } from "./request-of.ts";

type BySlug = { Params: { slug: string } };

/** Published posts, for everybody (spec part 2 §7 "Public blog"). Errors have `message` beside `error`. */
export async function blogRoutes(server: FastifyInstance, { requestOf }: RouteOptions): Promise<void> {
  server.addHook("preSerialization", async (_request, _reply, payload: unknown) =>
    isError(payload) ? { ...payload, message: payload.error } : payload,
  );

  server.get("/", async (request) => {
    const { posts, pagination } = await listPosts(
      await requestOf(request),
      blogQuerySchema.parse(request.query),
    );
    return { posts: posts.map(toBlogCard), pagination };
  });

  server.get("/meta/filters", async (request) => listFilters(await requestOf(request)));

  server.get<{ Params: { domain: string } }>("/company-analysis/by-domain/:domain", async (request) =>
    toCompanyReport(await getCompanyReport(await requestOf(request), request.params.domain)),
  );

  server.get<BySlug>("/:slug", async (request) =>
    toBlogPost(await getPostSource(await requestOf(request), slugOf(request.params))),
  );

  server.get<BySlug>("/:slug/related", async (request) => {
    const { limit } = relatedSchema.pick({ limit: true }).parse(request.query);
    const posts = await listRelated(await requestOf(request), { slug: slugOf(request.params), limit });
    return posts.map(toBlogCard);
  });
}

/** Throws POST_NOT_FOUND for what no post can be called. */
function slugOf({ slug }: { readonly slug: string }): string {
  if (!isSlug(slug)) throw new ServiceError("POST_NOT_FOUND");
  return slug;
}

function isError(payload: unknown): payload is { readonly error: string } {
  return typeof payload === "object" && payload !== null && "error" in payload;
}
