export type { LoggedEvent } from "@standings/database";
export { changePassword } from "./account/change-password.ts";
export { deleteAccount } from "./account/delete-account.ts";
export { exportAccount } from "./account/export-account.ts";
export { updateAccount } from "./account/update-account.ts";
export { exportAllAnalyses } from "./admin/analyses/export-all-analyses.ts";
export { getAnalysesOfCompany, getAnyAnalysis } from "./admin/analyses/get-any-analysis.ts";
export { listAllAnalyses, listAllAnalysisRecords } from "./admin/analyses/list-all-analyses.ts";
export { exportChanges } from "./admin/changes/export-changes.ts";
export { listChanges, listChangingAdmins } from "./admin/changes/list-changes.ts";
export { joinCompanies, keepCompaniesApart, partCompany } from "./admin/companies/join-companies.ts";
export {
  exportCompanyGroups,
  listCompanyGroups,
  suggestCompanyGroups,
} from "./admin/companies/list-company-groups.ts";
export { countContacts, countNewContacts } from "./admin/contacts/count-contacts.ts";
export { exportContacts } from "./admin/contacts/export-contacts.ts";
export { getContact, listContacts } from "./admin/contacts/list-contacts.ts";
export { setContactStatus } from "./admin/contacts/set-contact-status.ts";
export { findFigureDrift, recountFigures } from "./admin/dashboard/add-up-days.ts";
export { getAdminStats } from "./admin/dashboard/get-admin-stats.ts";
export { getAnswerQuality } from "./admin/dashboard/get-answer-quality.ts";
export { getFigures } from "./admin/dashboard/get-figures.ts";
export { getLedgerCheck, getQueues } from "./admin/dashboard/get-machine-state.ts";
export { getModelHealth } from "./admin/dashboard/get-model-health.ts";
export type { ListFile } from "./admin/list-file.ts";
export { addModel, changeModel, orderModels, setDefaultModels } from "./admin/models/change-models.ts";
export { exportModels } from "./admin/models/export-models.ts";
export { getCatalogue } from "./admin/models/get-catalogue.ts";
export { listOffered } from "./admin/models/list-offered.ts";
export { forgetPlace, getPlaces, provePlace, setPlaceRenewal } from "./admin/models/model-places.ts";
export { deletePost } from "./admin/posts/delete-post.ts";
export { checkSlug, getAnyPost, previewPost } from "./admin/posts/edit-post.ts";
export { exportAllPosts } from "./admin/posts/export-all-posts.ts";
export { listAllPosts, listAllPostTexts } from "./admin/posts/list-all-posts.ts";
export { countAllSearches } from "./admin/searches/count-all-searches.ts";
export { exportAllSearches } from "./admin/searches/export-all-searches.ts";
export { getAnySearch } from "./admin/searches/get-any-search.ts";
export {
  type AdminSearchRecord,
  listAllSearches,
  listAllSearchRecords,
} from "./admin/searches/list-all-searches.ts";
export { setTrending } from "./admin/searches/set-trending.ts";
export { suggestUsers } from "./admin/suggest-users.ts";
export { addUser } from "./admin/users/add-user.ts";
export { changeUser } from "./admin/users/change-user.ts";
export { deleteUser } from "./admin/users/delete-user.ts";
export { exportUsers } from "./admin/users/export-users.ts";
export { getUserDetails } from "./admin/users/get-user-details.ts";
export { listLedgerOf } from "./admin/users/list-ledger-of.ts";
export { countUsers, listUsers } from "./admin/users/list-users.ts";
export { endSessionsOf, resetSecondFactor } from "./admin/users/sign-user-out.ts";
export { findAnalysis } from "./analyses/find-analysis.ts";
export { followAnalysis } from "./analyses/follow-analysis.ts";
export { getStoredAnalysis } from "./analyses/get-stored-analysis.ts";
export { listAnalysedModels } from "./analyses/list-analysed-models.ts";
export { type StartedAnalysis, startAnalysis } from "./analyses/start-analysis.ts";
export { type EndedAnalysis, waitForAnalysis } from "./analyses/wait-for-analysis.ts";
export { authenticate } from "./auth/authenticate.ts";
export { closeSandboxAdmin } from "./auth/close-sandbox-admin.ts";
export { confirmAdmin } from "./auth/confirm-admin.ts";
export { type AdminAccount, ensureAdmin } from "./auth/ensure-admin.ts";
export { beginGoogleSignIn, exchangeGoogleCode, type GoogleCode } from "./auth/google-code-flow.ts";
export { listSessions } from "./auth/list-sessions.ts";
export { login } from "./auth/login.ts";
export { hashPassword } from "./auth/passwords.ts";
export { refresh } from "./auth/refresh.ts";
export { type Registered, register } from "./auth/register.ts";
export { resendVerification } from "./auth/resend-verification.ts";
export { forgotPassword, resetPassword } from "./auth/reset-password.ts";
export { beginSecondFactor } from "./auth/second-factor/begin-second-factor.ts";
export { confirmSecondFactor } from "./auth/second-factor/confirm-second-factor.ts";
export { getSecondFactor } from "./auth/second-factor/get-second-factor.ts";
export { passSecondFactor } from "./auth/second-factor/pass-second-factor.ts";
export { removeSecondFactor } from "./auth/second-factor/remove-second-factor.ts";
export { renewRecoveryCodes } from "./auth/second-factor/renew-recovery-codes.ts";
export { sessionsOn } from "./auth/session-store.ts";
export { endOtherSessions, endSession, logout } from "./auth/sessions.ts";
export type { SignedIn } from "./auth/sign-in.ts";
export { signInWithGoogle } from "./auth/sign-in-with-google.ts";
export { getViewer, type User } from "./auth/user-view.ts";
export { verifyEmail } from "./auth/verify-email.ts";
export { readVerificationLink, verifyEmailLink } from "./auth/verify-email-link.ts";
export { confirmCheckout } from "./billing/confirm-checkout.ts";
export { createCheckout, getPaymentOptions, type PaymentOptions } from "./billing/create-checkout.ts";
export { handleWebhook } from "./billing/handle-webhook.ts";
export { getCustomer, listInvoices, listTransactions } from "./billing/list-billing.ts";
export { openPortal } from "./billing/open-portal.ts";
export { reconcileOpenPayments } from "./billing/reconcile-open-payments.ts";
export { countView } from "./blog/count-view.ts";
export { draftReport } from "./blog/draft-report.ts";
export { getCompanyReport } from "./blog/get-company-report.ts";
export { getPost, getPostSource } from "./blog/get-post.ts";
export { listFilters } from "./blog/list-filters.ts";
export { listPosts } from "./blog/list-posts.ts";
export { listRelated } from "./blog/list-related.ts";
export { publishReport } from "./blog/publish-report.ts";
export { type DemoPost, saveDemoPost, savePost } from "./blog/save-post.ts";
export { removeAgencyLogo, setAgencyLogo } from "./brands/agency-logo.ts";
export {
  addPrompts,
  changeBrand,
  changePrompt,
  deleteBrand,
  pauseBrand,
  removePrompt,
} from "./brands/change-brand.ts";
export {
  addFact,
  confirmFacts,
  correctFact,
  endFact,
  rejectFacts,
} from "./brands/claims/change-facts.ts";
export { type ClaimEvidence, getClaimEvidence } from "./brands/claims/get-claim-evidence.ts";
export { getClaimPages } from "./brands/claims/get-claim-pages.ts";
export { getClaimStatements, getClaims } from "./brands/claims/get-claims.ts";
export { getPraise } from "./brands/claims/get-praise.ts";
export { addLabel, getNextLabel, type LabelWish } from "./brands/claims/labels.ts";
export { proposeFacts } from "./brands/claims/propose-facts.ts";
export { getFacts } from "./brands/claims/read-facts.ts";
export { getStudyReadings, readStudy } from "./brands/claims/read-study.ts";
export { createBrand } from "./brands/create-brand.ts";
export { askDirectly } from "./brands/direct/ask-directly.ts";
export { changeDirect, getDirect } from "./brands/direct/get-direct.ts";
export {
  changeExperiment,
  createExperiment,
  deleteExperiment,
} from "./brands/experiments/change-experiment.ts";
export type { ExperimentWish } from "./brands/experiments/check-plan.ts";
export { freezeExperiment } from "./brands/experiments/freeze-experiment.ts";
export { planExperiment } from "./brands/experiments/plan-experiment.ts";
export { getExperiment, listExperiments } from "./brands/experiments/read-experiments.ts";
export { abandonExperiment, goLive, stopExperiment } from "./brands/experiments/run-experiment.ts";
export { takeLooks } from "./brands/experiments/take-looks.ts";
export {
  createLink,
  getSharedBrand,
  getSharedExperiment,
  isLinkOpen,
  listLinks,
  revokeLink,
} from "./brands/links.ts";
export { getBrand, listBrands } from "./brands/list-brands.ts";
export { type Unsubscribed, unsubscribe } from "./brands/mails/unsubscribe.ts";
export { getBrandNames } from "./brands/names/get-names.ts";
export { previewNames } from "./brands/names/preview-names.ts";
export { readSiteNames } from "./brands/names/read-site-names.ts";
export { retryRecount, saveNames } from "./brands/names/save-names.ts";
export { suggestNames } from "./brands/names/suggest-names.ts";
export { addNote, removeNote } from "./brands/notes.ts";
export { getBrandAnswers } from "./brands/overview/get-brand-answers.ts";
export { getBrandMarkets } from "./brands/overview/get-brand-markets.ts";
export {
  getBrandSearches,
  getBrandSources,
  getCompetitorGrid,
  listBrandAlerts,
} from "./brands/overview/get-details.ts";
export { getBrandOverview } from "./brands/overview/get-overview.ts";
export { planVisit } from "./brands/plan-visit.ts";
export { suggestCompetitors, suggestPrompts } from "./brands/suggest.ts";
export { getTrackedTopics } from "./brands/topics/get-tracked-topics.ts";
export { trackTopic, untrackTopic } from "./brands/topics/track-topic.ts";
export { translatePrompts } from "./brands/translate-prompts.ts";
export { advanceVisit } from "./brands/visits/advance-visit.ts";
export { visitNow } from "./brands/visits/begin-visit.ts";
export { visitInPast } from "./brands/visits/visit-in-past.ts";
export { getAgainst, type WantedPair } from "./company/against/get-against.ts";
export { type AnswerRef, getSaidOfBoth } from "./company/against/get-said-of-both.ts";
export { aggregateSources } from "./company/aggregate-sources.ts";
export { changeField } from "./company/change-field.ts";
export { countSearches } from "./company/counts/count-searches.ts";
export { createCountSoon } from "./company/counts/count-soon.ts";
export { type CountDrift, findCountDrift } from "./company/counts/find-count-drift.ts";
export { recount } from "./company/counts/recount.ts";
export { exportCompanyQuestions, exportCompanySources } from "./company/export-company-lists.ts";
export { findAskedQuestions } from "./company/find-asked-questions.ts";
export { findLogo, type Logo } from "./company/find-logo.ts";
export { companyDomain, getCompany } from "./company/get-company.ts";
export { getCompetition } from "./company/get-competition.ts";
export { getSharedCompany } from "./company/get-shared-company.ts";
export { type AnsweredPrompt, listCompanyPrompts } from "./company/list-company-prompts.ts";
export { type CompanyQuestions, listCompanyQuestions } from "./company/list-company-questions.ts";
export { listCompanyWeeks } from "./company/list-company-weeks.ts";
export { seedCatalogue } from "./company/seed-catalogue.ts";
export { suggestCompanies } from "./company/suggest-companies.ts";
export { type ContactMessage, getContactOptions, sendMessage } from "./contact/send-message.ts";
export type { Log, ServiceContext, Settings } from "./context.ts";
export { storeConversion } from "./conversions/store-conversion.ts";
export { checkLedger, readLedgerDrift, recountLedger } from "./credits/check-ledger.ts";
export { deductCredits } from "./credits/deduct-credits.ts";
export { getBalance, getHeld } from "./credits/get-balance.ts";
export { getUsage } from "./credits/get-usage.ts";
export { exportOwnLedger, listOwnLedger, type OwnLedger } from "./credits/list-own-ledger.ts";
export { discardDraft } from "./discovery/discard-draft.ts";
export { findLatestDiscovery, type LatestDiscovery } from "./discovery/find-latest-discovery.ts";
export { followDiscovery } from "./discovery/follow-discovery.ts";
export { readTrade, type TradeReading } from "./discovery/read-trade.ts";
export { draftDiscovery, type StartedDiscovery, startDiscovery } from "./discovery/start-discovery.ts";
export { stopDiscovery } from "./discovery/stop-discovery.ts";
export { isDatabaseAway, ServiceError, toServiceError } from "./errors.ts";
export { checkDatabase, readGauges } from "./health/read-gauges.ts";
export type { JobAttempt } from "./jobs/add-job.ts";
export { JOBS, type Job } from "./jobs/job-catalogue.ts";
export { listFailedJobs } from "./jobs/list-failed-jobs.ts";
export { runJob } from "./jobs/run-job.ts";
export { KINDS_OF_RUNS } from "./kinds-of-runs.ts";
export { limitFairly } from "./limits/limit-fairly.ts";
export { countAnswerReadings, type ModelReadings } from "./models/answer-versions.ts";
export { type CatalogueCache, cacheCatalogue } from "./models/cache-catalogue.ts";
export { catalogueOf, listModels, type ModelList } from "./models/list-models.ts";
export type { SecondReadingSettings } from "./models/second-reading.ts";
export { getModeration, type ModeratedPage } from "./moderation/get-moderation.ts";
export { liftModeration } from "./moderation/lift-moderation.ts";
export { moderate } from "./moderation/moderate.ts";
export { drawPageImage, drawPostImage, drawSearchImage } from "./pages/draw-social-image.ts";
export { type IndexedPage, type IndexedPages, listIndexedPages } from "./pages/list-indexed-pages.ts";
export { type Patience, patienceOf } from "./patience.ts";
export { exportBrandPdf, exportBrandTable } from "./reports/export-brand.ts";
export { CLAIM_FILES, exportBrandClaims } from "./reports/export-brand-claims.ts";
export { exportCompany } from "./reports/export-company.ts";
export { exportDiscovery } from "./reports/export-discovery.ts";
export { exportLook, exportLookPdf } from "./reports/export-look.ts";
export { type ExportedFile, exportPdf, exportTable } from "./reports/export-result.ts";
export { exportStudyPdf, exportStudyTable } from "./reports/export-study.ts";
export {
  type Caller,
  checkAdmin,
  checkScope,
  checkSession,
  openServices,
  type ServiceRequest,
  type Services,
  type Viewer,
} from "./request.ts";
export { createAnswerLog } from "./runs/create-answer-log.ts";
export { createExecutor, type ManagedExecutor } from "./runs/create-executor.ts";
export { createRunWatcher } from "./runs/create-run-watcher.ts";
export { packRuns } from "./runs/pack-runs.ts";
export type { StartedRun } from "./runs/start-run.ts";
export { unlockRun } from "./runs/unlock-run.ts";
export { deleteSearch } from "./searches/delete-search.ts";
export { findRecent, type RecentRun } from "./searches/find-recent.ts";
export { findResult, type Result, type ResultQuery } from "./searches/find-result.ts";
export { type FollowedSearch, followSearch } from "./searches/follow-search.ts";
export { getRawAnswer, type RawAnswer } from "./searches/get-raw-answer.ts";
export { getRepeats } from "./searches/get-repeats.ts";
export { getSearch } from "./searches/get-search.ts";
export { getOwnOrSharedSearch, getSharedSearch } from "./searches/get-shared-search.ts";
export { HISTORY_SORTS } from "./searches/history-order.ts";
export { type HistoryPage, listHistory, listSearchRecords } from "./searches/list-history.ts";
export type { RunningSearch } from "./searches/list-running.ts";
export { queryModel } from "./searches/query-model.ts";
export { retryModel } from "./searches/retry-model.ts";
export { getSearchPrivacy, type SearchPrivacy, setSearchPrivacy } from "./searches/set-search-privacy.ts";
export { type SearchOrder, startSearch } from "./searches/start-search.ts";
export { checkHashKey } from "./security/check-hash-key.ts";
export { createKeyedHash, createSealer } from "./security/keys.ts";
export { listSecurityEvents } from "./security/list-security-events.ts";
export { SECURITY_EVENTS } from "./security/security-events.ts";
export { deleteStudy, setStudyPrivacy } from "./studies/change-study.ts";
export { extendStudy } from "./studies/extend-study.ts";
export { followStudy } from "./studies/follow-study.ts";
export { type CompanyStudies, getCompanyStudies } from "./studies/get-company-studies.ts";
export { getFanOut } from "./studies/get-fan-out.ts";
export { getStudy } from "./studies/get-study.ts";
export { getStudyAnswer, type StudyAnswerText } from "./studies/get-study-answer.ts";
export { listStudies, type StudyList } from "./studies/list-studies.ts";
export { type StartedStudy, startStudy } from "./studies/start-study.ts";
export { stopStudy } from "./studies/stop-study.ts";
export { createStudyReader, type StudyReader } from "./studies/study-reader.ts";
export { countFailedCall } from "./tokens/authenticate-token.ts";
export { changeToken, revokeToken } from "./tokens/change-token.ts";
export { createToken } from "./tokens/create-token.ts";
export { listTokens } from "./tokens/list-tokens.ts";
export { changeTopic, createTopic, deleteTopic } from "./topics/change-topic.ts";
export { type AddedWordings, addWordings, changeWordings } from "./topics/change-wordings.ts";
export { planTopic } from "./topics/plan-topic.ts";
export { previewQueries } from "./topics/preview-queries.ts";
export { proposeWordings } from "./topics/propose-wordings.ts";
export { getTopic, listTopics } from "./topics/read-topics.ts";
export { getHomeStrips } from "./trending/get-home-strips.ts";
export { listTrending, type TrendingFilter } from "./trending/list-trending.ts";
export { listTrendingCompanies } from "./trending/list-trending-companies.ts";
export { drawInTurn } from "./uploads/draw-in-turn.ts";
export { readUpload, saveUpload } from "./uploads/uploads.ts";
export { exportWeather } from "./weather/export-weather.ts";
export { getWeather } from "./weather/get-weather.ts";
export { changeWebhook, removeWebhook, renewWebhookSecret } from "./webhooks/change-webhook.ts";
export { createWebhook } from "./webhooks/create-webhook.ts";
export { listDeliveries, listWebhooks } from "./webhooks/list-webhooks.ts";
export { resendDelivery, sendTest } from "./webhooks/send-again.ts";
