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
import { z } from "zod";
import type { RouteOptions } from "../../request-of.ts";
import { callsOf } from "../call.ts";
import { adminPost, adminPosts, slugCheck } from "../replies/admin.ts";
import { listFileCalls } from "../table-file.ts";
import { toAdminPostDocument, toDraft } from "./blog-documents.ts";

/** All posts of the blog (spec part 2 §7 "Admin"). */
const ofPost = z.object({ id: slugCheckSchema.shape.id });

export async function adminPostsRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { admin } = callsOf(server, options);
  const errors = ["SLUG_TAKEN", "REPORT_EXISTS", "POST_TOO_COMPLEX", "POST_NOT_FOUND"] as const;
  const ofOne = { params: postIdSchema, answers: adminPost };

  admin.get(
    "/",
    "Posts of any status",
    { query: adminPostsSchema, answers: adminPosts },
    async (caller, query) => {
      const { posts, pagination } = await listAllPostTexts(caller, query);
      return { posts: posts.map(toAdminPostDocument), pagination };
    },
  );

  listFileCalls(admin, { what: "Posts", query: adminPostsFileSchema, exported: exportAllPosts });

  /** `id` in the query names the post that is edited. */
  admin.get(
    "/check-slug/:slug",
    "Whether a slug is free",
    { query: ofPost, answers: slugCheck },
    async (caller, named) => ({ available: await checkSlug(caller, slugCheckSchema.parse(named)) }),
  );

  admin.get("/:id", "A post", ofOne, async (caller, { id }) =>
    toAdminPostDocument(await getAnyPost(caller, id)),
  );

  admin.post(
    "/",
    "Adds a post",
    { body: postBodySchema, answers: adminPost, errors },
    async (caller, body) => {
      const { id } = await savePost(caller, toDraft(body));
      return toAdminPostDocument(await getAnyPost(caller, id));
    },
  );

  /** A body without `version` changes what it names in the newest version. */
  admin.put(
    "/:id",
    "Changes a post",
    { ...ofOne, body: postBodySchema, errors: [...errors, "POST_CHANGED"] },
    async (caller, { id, version, ...body }) => {
      const kept = await getAnyPost(caller, id);
      await savePost(caller, toDraft(body, kept.draft), { id, version: version ?? kept.version });
      return toAdminPostDocument(await getAnyPost(caller, id));
    },
  );

  admin.delete("/:id", "Deletes a post", { params: postIdSchema }, (caller, { id }) =>
    deletePost(caller, id),
  );
}
