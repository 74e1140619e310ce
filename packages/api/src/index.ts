export { inputMessage } from "./input-message.ts";
export { type ApiContext, type EndedCall, toTrpcError } from "./procedures.ts";
export { type AppRouter, appRouter } from "./root.ts";
export { withModel } from "./routers/brands.ts";
export {
  companyGroupsFileSchema,
  companyGroupsSchema,
  joinCompaniesSchema,
} from "./schemas/admin/companies.ts";
export {
  adminContactsFileSchema,
  adminContactsSchema,
  contactStatusSchema,
} from "./schemas/admin/contacts.ts";
export {
  adminAnalysesFileSchema,
  adminAnalysesSchema,
  adminListSchema,
  adminSearchesFileSchema,
  adminSearchesSchema,
  changesFileSchema,
  changesSchema,
  trendingChoiceSchema,
} from "./schemas/admin/lists.ts";
export {
  addModelSchema,
  modelChangesSchema,
  modelOrderSchema,
  newPlaceSchema,
  placeRenewalSchema,
} from "./schemas/admin/models.ts";
export {
  adminPostsFileSchema,
  adminPostsSchema,
  type PostBody,
  postBodySchema,
  postIdSchema,
  slugCheckSchema,
} from "./schemas/admin/posts.ts";
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
  namesPreviewSchema,
  namesSchema,
  newBrandSchema,
  newLinkSchema,
  newNoteSchema,
  newPromptsSchema,
  promptChangesSchema,
  suggestForSchema,
  trackedTopicSchema,
  translationSchema,
} from "./schemas/brand.ts";
export {
  claimIdSchema,
  claimsSchema,
  directSchema,
  factEndSchema,
  factValueSchema,
  labelQueueSchema,
  labelSchema,
  newFactSchema,
  praiseSchema,
  readStudySchema,
} from "./schemas/claim.ts";
export * from "./schemas/company.ts";
export * from "./schemas/contact.ts";
export * from "./schemas/conversion.ts";
export { discoveryOrderSchema } from "./schemas/discovery.ts";
export { goLiveSchema, newExperimentSchema, planExperimentSchema } from "./schemas/experiment.ts";
export { text } from "./schemas/fields.ts";
export * from "./schemas/search.ts";
export { extendStudySchema, studiesSchema, studyBodySchema } from "./schemas/study.ts";
export { newTokenSchema, tokenChangesSchema } from "./schemas/token.ts";
export {
  addWordingsSchema,
  changeTopicSchema,
  changeWordingsSchema,
  newTopicSchema,
  planTopicSchema,
  previewQueriesSchema,
  proposeWordingsSchema,
  topicFiltersSchema,
} from "./schemas/topic.ts";
