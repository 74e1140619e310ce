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
import type { RouteOptions } from "../request-of.ts";
import { toBlogCard, toBlogPost, toCompanyReport } from "./blog-documents.ts";
import { callsOf } from "./call.ts";
import { filters, onePost, posts, relatedPosts, report } from "./replies/companies.ts";

/** Published posts, for everybody (spec part 2 §7 "Public blog"). Errors have `message` beside `error`. */
export async function blogRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  server.addHook("preSerialization", async (_request, _reply, payload: unknown) =>
    isError(payload) ? { ...payload, message: payload.error } : payload,
  );
  const { anyone } = callsOf(server, options);

  anyone.get("/", "Posts of the blog", { query: blogQuerySchema, answers: posts }, async (caller, query) => {
    const { posts, pagination } = await listPosts(caller, query);
    return { posts: posts.map(toBlogCard), pagination };
  });

  anyone.get("/meta/filters", "Categories and tags of the blog", { answers: filters }, listFilters);

  anyone.get(
    "/company-analysis/by-domain/:domain",
    "Figures and analyses of a company that has a published report",
    { answers: report },
    async (caller, { domain }) => toCompanyReport(await getCompanyReport(caller, domain)),
  );

  anyone.get("/:slug", "A post", { answers: onePost }, async (caller, { slug }) =>
    toBlogPost(await getPostSource(caller, checked(slug))),
  );

  anyone.get(
    "/:slug/related",
    "Posts like another one",
    { query: relatedSchema.pick({ limit: true }), answers: relatedPosts },
    async (caller, { slug, limit }) =>
      (await listRelated(caller, { slug: checked(slug), limit })).map(toBlogCard),
  );
}

/** A slug. Throws POST_NOT_FOUND for what no post can be called. */
function checked(slug: string): string {
  if (!isSlug(slug)) throw new ServiceError("POST_NOT_FOUND");
  return slug;
}

function isError(payload: unknown): payload is { readonly error: string } {
  return typeof payload === "object" && payload !== null && "error" in payload;
}
