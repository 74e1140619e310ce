export type { LoggedEvent } from "@standings/database";
export { changePassword } from "./account/change-password.ts";
export { deleteAccount } from "./account/delete-account.ts";
export { exportAccount } from "./account/export-account.ts";
export { updateAccount } from "./account/update-account.ts";
export { authenticate } from "./auth/authenticate.ts";
export { closeSandboxAdmin } from "./auth/close-sandbox-admin.ts";
export { endOtherSessions, endSession } from "./auth/end-session.ts";
export { type AdminAccount, ensureAdmin } from "./auth/ensure-admin.ts";
export { forgotPassword } from "./auth/forgot-password.ts";
export { getViewer } from "./auth/get-viewer.ts";
export { beginGoogleSignIn, exchangeGoogleCode } from "./auth/google-code-flow.ts";
export { listSessions } from "./auth/list-sessions.ts";
export { login } from "./auth/login.ts";
export { logout } from "./auth/logout.ts";
export { hashPassword } from "./auth/passwords.ts";
export { refresh } from "./auth/refresh.ts";
export { type Registered, register } from "./auth/register.ts";
export { resendVerification } from "./auth/resend-verification.ts";
export { resetPassword } from "./auth/reset-password.ts";
export { sessionsOn } from "./auth/session-store.ts";
export type { SignedIn } from "./auth/sign-in.ts";
export { signInWithGoogle } from "./auth/sign-in-with-google.ts";
export type { User } from "./auth/user-view.ts";
export { verifyEmail } from "./auth/verify-email.ts";
export { readVerificationLink, verifyEmailLink } from "./auth/verify-email-link.ts";
export { confirmCheckout } from "./billing/confirm-checkout.ts";
export { createCheckout } from "./billing/create-checkout.ts";
export { getPaymentOptions, type PaymentOptions } from "./billing/get-payment-options.ts";
export { handleWebhook } from "./billing/handle-webhook.ts";
export { getCustomer, listInvoices, listTransactions } from "./billing/list-billing.ts";
export { reconcileOpenPayments } from "./billing/reconcile-open-payments.ts";
export { findLogo, type Logo } from "./company/find-logo.ts";
export { companyDomain, getCompany } from "./company/get-company.ts";
export { type AnsweredPrompt, listCompanyPrompts } from "./company/list-company-prompts.ts";
export { type CompanyQuestions, listCompanyQuestions } from "./company/list-company-questions.ts";
export { listCompanyWeeks } from "./company/list-company-weeks.ts";
export { seedCatalogue } from "./company/seed-catalogue.ts";
export { suggestCompanies } from "./company/suggest-companies.ts";
export { getContactOptions } from "./contact/get-contact-options.ts";
export { type ContactMessage, sendMessage } from "./contact/send-message.ts";
export type { Log, ServiceContext, Settings } from "./context.ts";
export { storeConversion } from "./conversions/store-conversion.ts";
export { adjustCredits } from "./credits/adjust-credits.ts";
export { checkLedger, type LedgerDrift } from "./credits/check-ledger.ts";
export { deductCredits } from "./credits/deduct-credits.ts";
export { getBalance } from "./credits/get-balance.ts";
export { getUsage } from "./credits/get-usage.ts";
export { isDatabaseAway, ServiceError, toServiceError } from "./errors.ts";
export { checkDatabase } from "./health/check-database.ts";
export { JOBS, type Job } from "./jobs/job-catalogue.ts";
export { KINDS_OF_RUNS } from "./kinds-of-runs.ts";
export { listModels, type ModelList } from "./models/list-models.ts";
export { getModeration, type ModeratedPage } from "./moderation/get-moderation.ts";
export { liftModeration } from "./moderation/lift-moderation.ts";
export { moderate } from "./moderation/moderate.ts";
export { drawPageImage, drawSearchImage } from "./pages/draw-social-image.ts";
export { type IndexedPage, type IndexedPages, listIndexedPages } from "./pages/list-indexed-pages.ts";
export { type ExportedFile, exportCsv, exportPdf } from "./reports/export-result.ts";
export {
  type Caller,
  checkAdmin,
  openServices,
  type ServiceRequest,
  type Services,
  type Viewer,
} from "./request.ts";
export { createExecutor, type ManagedExecutor } from "./runs/create-executor.ts";
export { type FollowedRun, followRun } from "./runs/follow-run.ts";
export type { StartedRun } from "./runs/start-run.ts";
export { unlockRun } from "./runs/unlock-run.ts";
export { deleteSearch } from "./searches/delete-search.ts";
export { findRecent, type RecentRun } from "./searches/find-recent.ts";
export { findResult, type Result, type ResultQuery } from "./searches/find-result.ts";
export { getRawAnswer, type RawAnswer } from "./searches/get-raw-answer.ts";
export { getSearch } from "./searches/get-search.ts";
export { getSearchPrivacy } from "./searches/get-search-privacy.ts";
export { getOwnOrSharedSearch, getSharedSearch } from "./searches/get-shared-search.ts";
export {
  HISTORY_SORTS,
  type History,
  type HistoryPage,
  listHistory,
  listSearchRecords,
} from "./searches/list-history.ts";
export type { RunningSearch } from "./searches/list-running.ts";
export { queryModel } from "./searches/query-model.ts";
export { retryModel } from "./searches/retry-model.ts";
export { type SearchPrivacy, setSearchPrivacy } from "./searches/set-search-privacy.ts";
export { type SearchOrder, startSearch } from "./searches/start-search.ts";
export { createKeyedHash } from "./security/keyed-hash.ts";
export { listSecurityEvents } from "./security/list-security-events.ts";
export { SECURITY_EVENTS } from "./security/security-events.ts";
export { getHomeStrips } from "./trending/get-home-strips.ts";
export { listTrending, type TrendingFilter } from "./trending/list-trending.ts";
export { listTrendingCompanies } from "./trending/list-trending-companies.ts";
