import { asModelId } from "@standings/domain";
import {
  addFact,
  addLabel,
  addNote,
  addPrompts,
  askDirectly,
  changeBrand,
  changeDirect,
  changePrompt,
  confirmFacts,
  correctFact,
  createBrand,
  createLink,
  deleteBrand,
  endFact,
  getBrand,
  getBrandAnswers,
  getBrandMarkets,
  getBrandNames,
  getBrandOverview,
  getBrandSearches,
  getBrandSources,
  getClaimPages,
  getClaimStatements,
  getClaims,
  getCompetitorGrid,
  getDirect,
  getFacts,
  getNextLabel,
  getPraise,
  getSharedBrand,
  getStudyReadings,
  getTrackedTopics,
  listBrandAlerts,
  listBrands,
  listLinks,
  pauseBrand,
  planVisit,
  previewNames,
  proposeFacts,
  readSiteNames,
  readStudy,
  rejectFacts,
  removeAgencyLogo,
  removeNote,
  removePrompt,
  retryRecount,
  revokeLink,
  saveNames,
  suggestCompetitors,
  suggestNames,
  suggestPrompts,
  trackTopic,
  translatePrompts,
  unsubscribe,
  untrackTopic,
  visitNow,
} from "@standings/services";
import { publicProcedure, router, userProcedure } from "../procedures.ts";
import {
  brandAnswersSchema,
  brandChangesSchema,
  brandIdSchema,
  brandMarketsSchema,
  brandPauseSchema,
  brandPromptSchema,
  brandViewSchema,
  linkIdSchema,
  namesPreviewSchema,
  namesSchema,
  newBrandSchema,
  newLinkSchema,
  newNoteSchema,
  newPromptsSchema,
  noteIdSchema,
  ofMarketBrandSchema,
  promptChangesSchema,
  sharedBrandSchema,
  suggestForSchema,
  trackedTopicSchema,
  trackedTopicsSchema,
  translationSchema,
  unsubscribeSchema,
  visitSchema,
  visitSpendingSchema,
} from "../schemas/brand.ts";
import {
  claimIdSchema,
  claimsSchema,
  correctedFactSchema,
  directSchema,
  factEndSchema,
  factIdsSchema,
  labelQueueSchema,
  labelSchema,
  newFactSchema,
  praiseSchema,
  readStudySchema,
} from "../schemas/claim.ts";

/** Companies that the viewer watches. */
export const brandsRouter = router({
  list: userProcedure.query(({ ctx }) => listBrands(ctx.request)),
  byId: userProcedure.input(brandIdSchema).query(({ ctx, input }) => getBrand(ctx.request, input)),
  create: userProcedure.input(newBrandSchema).mutation(({ ctx, input }) => createBrand(ctx.request, input)),
  change: userProcedure
    .input(brandChangesSchema)
    .mutation(({ ctx, input }) => changeBrand(ctx.request, input)),
  names: userProcedure.input(brandIdSchema).query(({ ctx, input }) => getBrandNames(ctx.request, input)),
  claims: userProcedure
    .input(claimsSchema)
    .query(({ ctx, input }) => getClaims(ctx.request, withModel(input))),
  claimPages: userProcedure.input(claimIdSchema).query(({ ctx, input }) => getClaimPages(ctx.request, input)),
  claimStatements: userProcedure
    .input(claimIdSchema)
    .query(({ ctx, input }) => getClaimStatements(ctx.request, input)),
  readStudy: userProcedure.input(readStudySchema).mutation(({ ctx, input }) => readStudy(ctx.request, input)),
  studyReadings: userProcedure
    .input(readStudySchema.pick({ studyId: true }))
    .query(({ ctx, input }) => getStudyReadings(ctx.request, input)),
  praise: userProcedure.input(praiseSchema).query(({ ctx, input }) => getPraise(ctx.request, input)),
  direct: userProcedure.input(brandIdSchema).query(({ ctx, input }) => getDirect(ctx.request, input)),
  askDirectly: userProcedure.input(visitSchema).mutation(({ ctx, input }) => askDirectly(ctx.request, input)),
  changeDirect: userProcedure
    .input(directSchema)
    .mutation(({ ctx, input }) => changeDirect(ctx.request, input)),
  nextLabel: userProcedure
    .input(labelQueueSchema)
    .query(({ ctx, input }) => getNextLabel(ctx.request, input)),
  addLabel: userProcedure.input(labelSchema).mutation(({ ctx, input }) => addLabel(ctx.request, input)),
  facts: userProcedure.input(brandIdSchema).query(({ ctx, input }) => getFacts(ctx.request, input)),
  /** Reads the brand's site. */
  proposeFacts: userProcedure
    .input(brandIdSchema)
    .mutation(({ ctx, input }) => proposeFacts(ctx.request, input)),
  addFact: userProcedure.input(newFactSchema).mutation(({ ctx, input }) => addFact(ctx.request, input)),
  correctFact: userProcedure
    .input(correctedFactSchema)
    .mutation(({ ctx, input }) => correctFact(ctx.request, input)),
  confirmFacts: userProcedure
    .input(factIdsSchema)
    .mutation(({ ctx, input }) => confirmFacts(ctx.request, input)),
  rejectFacts: userProcedure
    .input(factIdsSchema)
    .mutation(({ ctx, input }) => rejectFacts(ctx.request, input)),
  endFact: userProcedure.input(factEndSchema).mutation(({ ctx, input }) => endFact(ctx.request, input)),
  /** Reads the brand's site, whose names are suggested then. */
  readSiteNames: userProcedure
    .input(brandIdSchema)
    .mutation(({ ctx, input }) => readSiteNames(ctx.request, input)),
  nameSuggestions: userProcedure
    .input(ofMarketBrandSchema)
    .query(({ ctx, input }) => suggestNames(ctx.request, input)),
  previewNames: userProcedure
    .input(namesPreviewSchema)
    /** Asked by POST: names are longer than addresses. */
    .mutation(({ ctx, input }) => previewNames(ctx.request, input)),
  saveNames: userProcedure.input(namesSchema).mutation(({ ctx, input }) => saveNames(ctx.request, input)),
  retryRecount: userProcedure
    .input(brandIdSchema)
    .mutation(({ ctx, input }) => retryRecount(ctx.request, input)),
  pause: userProcedure.input(brandPauseSchema).mutation(({ ctx, input }) => pauseBrand(ctx.request, input)),
  removeLogo: userProcedure
    .input(brandIdSchema)
    .mutation(({ ctx, input }) => removeAgencyLogo(ctx.request, input)),
  delete: userProcedure.input(brandIdSchema).mutation(async ({ ctx, input }) => {
    await deleteBrand(ctx.request, input);
    return { ok: true as const };
  }),
  addPrompts: userProcedure
    .input(newPromptsSchema)
    .mutation(({ ctx, input }) => addPrompts(ctx.request, input)),
  changePrompt: userProcedure
    .input(promptChangesSchema)
    .mutation(({ ctx, input }) => changePrompt(ctx.request, input)),
  removePrompt: userProcedure
    .input(brandPromptSchema)
    .mutation(({ ctx, input }) => removePrompt(ctx.request, input)),
  trackedTopics: userProcedure
    .input(trackedTopicsSchema)
    .query(({ ctx, input }) => getTrackedTopics(ctx.request, input)),
  trackTopic: userProcedure
    .input(trackedTopicSchema)
    .mutation(({ ctx, input }) => trackTopic(ctx.request, input)),
  untrackTopic: userProcedure
    .input(trackedTopicSchema)
    .mutation(({ ctx, input }) => untrackTopic(ctx.request, input)),
  /** Asks all prompts now. */
  visitNow: userProcedure.input(visitSchema).mutation(({ ctx, input }) => visitNow(ctx.request, input)),
  markets: userProcedure
    .input(brandMarketsSchema)
    .query(({ ctx, input }) => getBrandMarkets(ctx.request, input)),
  /** Changes nothing: `addPrompts` takes what it proposes. */
  translatePrompts: userProcedure
    .input(translationSchema)
    .mutation(({ ctx, input }) => translatePrompts(ctx.request, input)),
  /** Asks nothing. */
  planVisit: userProcedure
    .input(visitSpendingSchema)
    .query(({ ctx, input }) => planVisit(ctx.request, input)),
  suggestCompetitors: userProcedure
    .input(suggestForSchema)
    .query(({ ctx, input }) => suggestCompetitors(ctx.request, input)),
  suggestPrompts: userProcedure
    .input(suggestForSchema)
    .query(({ ctx, input }) => suggestPrompts(ctx.request, input)),
  overview: userProcedure
    .input(brandViewSchema)
    .query(({ ctx, input }) => getBrandOverview(ctx.request, withModel(input))),
  sources: userProcedure
    .input(brandViewSchema)
    .query(({ ctx, input }) => getBrandSources(ctx.request, withModel(input))),
  searches: userProcedure
    .input(brandViewSchema)
    .query(({ ctx, input }) => getBrandSearches(ctx.request, withModel(input))),
  grid: userProcedure
    .input(brandViewSchema)
    .query(({ ctx, input }) => getCompetitorGrid(ctx.request, withModel(input))),
  /** Behind a figure. */
  answers: userProcedure
    .input(brandAnswersSchema)
    .query(({ ctx, input: { cursor: from, ...input } }) =>
      getBrandAnswers(ctx.request, { ...withModel(input), from }),
    ),
  alerts: userProcedure
    .input(ofMarketBrandSchema)
    .query(({ ctx, input }) => listBrandAlerts(ctx.request, input)),
  addNote: userProcedure.input(newNoteSchema).mutation(({ ctx, input }) => addNote(ctx.request, input)),
  removeNote: userProcedure.input(noteIdSchema).mutation(async ({ ctx, input }) => {
    await removeNote(ctx.request, input);
    return { ok: true as const };
  }),
  links: userProcedure.input(brandIdSchema).query(({ ctx, input }) => listLinks(ctx.request, input)),
  createLink: userProcedure.input(newLinkSchema).mutation(({ ctx, input }) => createLink(ctx.request, input)),
  revokeLink: userProcedure.input(linkIdSchema).mutation(async ({ ctx, input }) => {
    await revokeLink(ctx.request, input);
    return { ok: true as const };
  }),
  /** With what a mail carries: nobody need be signed in. */
  unsubscribe: publicProcedure
    .input(unsubscribeSchema)
    .mutation(({ ctx, input }) => unsubscribe(ctx.request, input)),
  /** For whoever has a link. */
  shared: publicProcedure
    .input(sharedBrandSchema)
    .query(({ ctx, input }) => getSharedBrand(ctx.request, withModel(input))),
});

/** Any text may stand where a model does: one that no visit asked finds nothing. */
export function withModel<Input extends { readonly model: string | null }>({ model, ...input }: Input) {
  return { ...input, model: model === null ? null : asModelId(model) };
}
