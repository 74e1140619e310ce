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
import { z } from "zod";
import type { RouteOptions } from "../../request-of.ts";
import { bySlug, call, type RestServer } from "../call.ts";
import { adminPost, adminPosts, done, slugCheck } from "../replies/admin.ts";
import { listFileRoutes } from "../table-file.ts";
import { toAdminPostDocument, toDraft } from "./blog-documents.ts";

/** All posts of the blog (spec part 2 §7 "Admin"). */
const ofPost = z.object({ id: slugCheckSchema.shape.id });

export async function adminPostsRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.get(
    "/",
    call("admin", "Posts of any status", {
      takes: { querystring: adminPostsSchema },
      replies: { 200: adminPosts },
    }),
    async (request) => {
      const query = request.query;
      const { posts, pagination } = await listAllPostTexts(await userRequestOf(request), query);
      return { posts: posts.map(toAdminPostDocument), pagination };
    },
  );

  listFileRoutes(
    server,
    { userRequestOf },
    { what: "Posts", query: adminPostsFileSchema, exported: exportAllPosts },
  );

  /** `id` in the query names the post that is edited. */
  server.get(
    "/check-slug/:slug",
    call("admin", "Whether a slug is free", {
      takes: { params: bySlug, querystring: ofPost },
      replies: { 200: slugCheck },
    }),
    async (request) => {
      const checked = slugCheckSchema.parse({ ...request.params, id: request.query.id });
      return { available: await checkSlug(await userRequestOf(request), checked) };
    },
  );

  server.get(
    "/:id",
    call("admin", "A post", { takes: { params: postIdSchema }, replies: { 200: adminPost } }),
    async (request) => {
      const { id } = request.params;
      return toAdminPostDocument(await getAnyPost(await userRequestOf(request), id));
    },
  );

  server.post(
    "/",
    call("admin", "Adds a post", {
      takes: { body: postBodySchema },
      replies: { 200: adminPost },
      errors: ["SLUG_TAKEN"],
    }),
    async (request) => {
      const admin = await userRequestOf(request);
      const { id } = await savePost(admin, toDraft(request.body));
      return toAdminPostDocument(await getAnyPost(admin, id));
    },
  );

  /** A body without `version` changes what it names in the newest version. */
  server.put(
    "/:id",
    call("admin", "Changes a post", {
      takes: { params: postIdSchema, body: postBodySchema },
      replies: { 200: adminPost },
      errors: ["SLUG_TAKEN", "POST_CHANGED"],
    }),
    async (request) => {
      const { id } = request.params;
      const { version, ...body } = request.body;
      const admin = await userRequestOf(request);
      const kept = await getAnyPost(admin, id);
      await savePost(admin, toDraft(body, kept.draft), { id, version: version ?? kept.version });
      return toAdminPostDocument(await getAnyPost(admin, id));
    },
  );

  server.delete(
    "/:id",
    call("admin", "Deletes a post", { takes: { params: postIdSchema }, replies: { 200: done } }),
    async (request) => {
      const { id } = request.params;
      await deletePost(await userRequestOf(request), id);
      return { status: 200 };
    },
  );
}
