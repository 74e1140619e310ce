export type { ApiContext } from "./context.ts";
export { inputMessage, toTrpcError } from "./procedures.ts";
export { type AppRouter, appRouter } from "./root.ts";
export { withModel } from "./routers/brands.ts";
export { adminAnalysesFileSchema, adminAnalysesSchema } from "./schemas/admin/analyses.ts";
export { changesSchema } from "./schemas/admin/changes.ts";
export {
  adminContactsFileSchema,
  adminContactsSchema,
  contactStatusSchema,
} from "./schemas/admin/contacts.ts";
export { adminListSchema } from "./schemas/admin/list.ts";
export { addModelSchema, modelChangesSchema, modelOrderSchema } from "./schemas/admin/models.ts";
export {
  adminPostsFileSchema,
  adminPostsSchema,
  type PostBody,
  postBodySchema,
  postIdSchema,
  slugCheckSchema,
} from "./schemas/admin/posts.ts";
export {
  adminSearchesFileSchema,
  adminSearchesSchema,
  trendingChoiceSchema,
} from "./schemas/admin/searches.ts";
export {
  adminUsersFileSchema,
  adminUsersSchema,
  newUserSchema,
  userChangesSchema,
} from "./schemas/admin/users.ts";
export { analysisQuerySchema, startAnalysisSchema } from "./schemas/analysis.ts";
export * from "./schemas/auth.ts";
export * from "./schemas/billing.ts";
export * from "./schemas/blog.ts";
export {
  brandAnswersSchema,
  brandChangesSchema,
  brandViewSchema,
  newBrandSchema,
  newLinkSchema,
  newNoteSchema,
  newPromptsSchema,
  promptLabelSchema,
  suggestForSchema,
} from "./schemas/brand.ts";
export * from "./schemas/company.ts";
export * from "./schemas/contact.ts";
export * from "./schemas/conversion.ts";
export { discoveryOrderSchema } from "./schemas/discovery.ts";
export * from "./schemas/search.ts";
export { extendStudySchema, studiesSchema, studyBodySchema } from "./schemas/study.ts";
export { text } from "./schemas/text.ts";
export { newTokenSchema, tokenChangesSchema } from "./schemas/token.ts";
export * from "./schemas/trending.ts";
