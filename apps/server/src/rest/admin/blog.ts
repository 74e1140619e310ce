import {
  adminPostsFileSchema,
  adminPostsSchema,
  postBodySchema,
  postIdSchema,
  slugCheckSchema,
} from "@standings/api";
import {
  checkSlug,
  deletePost,
  exportAllPosts,
  getAnyPost,
  listAllPostTexts,
  savePost,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { sendCsv } from "../send-csv.ts";
import { toAdminPostDocument, toDraft } from "./blog-documents.ts";

type ById = { Params: { id: string } };

/** All posts of the blog (spec part 2 §7 "Admin"). */
export async function adminPostsRoutes(
  server: FastifyInstance,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get("/", async (request) => {
    const query = adminPostsSchema.parse(request.query);
    const { posts, pagination } = await listAllPostTexts(await userRequestOf(request), query);
    return { posts: posts.map(toAdminPostDocument), pagination };
  });

  server.get("/export", async (request, reply) => {
    const query = adminPostsFileSchema.parse(request.query);
    return sendCsv(reply, await exportAllPosts(await userRequestOf(request), query));
  });

  /** `id` in the query names the post that is edited. */
  server.get<{ Params: { slug: string }; Querystring: { id?: string } }>(
    "/check-slug/:slug",
    async (request) => {
      const checked = slugCheckSchema.parse({ ...request.params, id: request.query.id });
      return { available: await checkSlug(await userRequestOf(request), checked) };
    },
  );

  server.get<ById>("/:id", async (request) => {
    const { id } = postIdSchema.parse(request.params);
    return toAdminPostDocument(await getAnyPost(await userRequestOf(request), id));
  });

  server.post("/", async (request) => {
    const admin = await userRequestOf(request);
    const { id } = await savePost(admin, toDraft(postBodySchema.parse(request.body)));
    return toAdminPostDocument(await getAnyPost(admin, id));
  });

  /** A body without `version` changes what it names in the newest version. */
  server.put<ById>("/:id", async (request) => {
    const { id } = postIdSchema.parse(request.params);
    const { version, ...body } = postBodySchema.parse(request.body);
    const admin = await userRequestOf(request);
    const kept = await getAnyPost(admin, id);
    await savePost(admin, toDraft(body, kept.draft), { id, version: version ?? kept.version });
    return toAdminPostDocument(await getAnyPost(admin, id));
  });

  server.delete<ById>("/:id", async (request) => {
    const { id } = postIdSchema.parse(request.params);
    await deletePost(await userRequestOf(request), id);
    return { status: 200 };
  });
}
