import {
  countView,
  draftReport,
  getCompanyReport,
  getPost,
  listFilters,
  listPosts,
  listRelated,
  publishReport,
} from "@standings/services";
import { adminProcedure, publicProcedure, router } from "../procedures.ts";
import { blogQuerySchema, relatedSchema, reportTextSchema, slugSchema } from "../schemas/blog.ts";
import { domainSchema } from "../schemas/company.ts";

/** Published posts, for everybody. */
export const blogRouter = router({
  list: publicProcedure.input(blogQuerySchema).query(({ ctx, input }) => listPosts(ctx.request, input)),
  filters: publicProcedure.query(({ ctx }) => listFilters(ctx.request)),
  post: publicProcedure.input(slugSchema).query(({ ctx, input }) => getPost(ctx.request, input.slug)),
  related: publicProcedure.input(relatedSchema).query(({ ctx, input }) => listRelated(ctx.request, input)),
  companyReport: publicProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => getCompanyReport(ctx.request, input.domain)),
  /** For admins: a report's text from the figures, before it is published. */
  reportDraft: adminProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => draftReport(ctx.request, input.domain)),
  publishReport: adminProcedure
    .input(reportTextSchema)
    .mutation(({ ctx, input }) => publishReport(ctx.request, input)),
  /** A visit that the browser made by itself; those of the server's pages count when they are sent. */
  countView: publicProcedure
    .input(slugSchema)
    .mutation(({ ctx, input }) => countView(ctx.request, input.slug)),
});
