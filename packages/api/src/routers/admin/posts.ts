import {
  checkSlug,
  deletePost,
  draftReport,
  getAnyPost,
  listAllPosts,
  previewPost,
  savePost,
} from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import {
  adminPostsSchema,
  changePostSchema,
  postDraftSchema,
  postIdSchema,
  previewSchema,
  slugCheckSchema,
} from "../../schemas/admin/posts.ts";
import { domainSchema } from "../../schemas/company.ts";

export const adminPostsRouter = router({
  list: adminProcedure.input(adminPostsSchema).query(({ ctx, input }) => listAllPosts(ctx.request, input)),
  get: adminProcedure.input(postIdSchema).query(({ ctx, input }) => getAnyPost(ctx.request, input.id)),
  checkSlug: adminProcedure
    .input(slugCheckSchema)
    .query(async ({ ctx, input }) => ({ available: await checkSlug(ctx.request, input) })),
  /** Text of a report from a company's figures. */
  template: adminProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => draftReport(ctx.request, input.domain)),
  /** A text may be longer than an address, so that this is no query. Rendering ends when the caller leaves. */
  preview: adminProcedure
    .input(previewSchema)
    .mutation(({ ctx, input, signal }) => previewPost(ctx.request, input, signal)),
  add: adminProcedure.input(postDraftSchema).mutation(({ ctx, input }) => savePost(ctx.request, input)),
  change: adminProcedure
    .input(changePostSchema)
    .mutation(({ ctx, input: { draft, ...place } }) => savePost(ctx.request, draft, place)),
  delete: adminProcedure.input(postIdSchema).mutation(({ ctx, input }) => deletePost(ctx.request, input.id)),
});
