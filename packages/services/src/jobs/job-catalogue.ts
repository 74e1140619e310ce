import { createMonthPartitions, releaseDeadJobs } from "@standings/database";
import type { z } from "zod";
import { addUpDays } from "../admin/dashboard/add-up-days.ts";
import { askForPlace, renewPlaces } from "../admin/models/ask-for-place.ts";
import { mailCreditsChanged } from "../admin/users/mail-credits-changed.ts";
import { mailAccountNotice } from "../auth/mail-account-notice.ts";
import { mailResetLink } from "../auth/mail-reset-link.ts";
import { mailVerificationCode } from "../auth/mail-verification-code.ts";
import { removeExpired } from "../auth/remove-expired.ts";
import { mailSecondFactor } from "../auth/second-factor/second-factor-state.ts";
import { moveCustomer } from "../billing/move-customer.ts";
import { reconcileOpenPayments } from "../billing/reconcile-open-payments.ts";
import { reconcilePlans } from "../billing/reconcile-plans.ts";
import { reconcileReturnedPayments } from "../billing/reconcile-returned-payments.ts";
import { endSubscription } from "../billing/settle-plan.ts";
import { addUpViews } from "../blog/count-view.ts";
import { renderOldPosts } from "../blog/render-old-posts.ts";
import { removeUnusedLogos } from "../brands/agency-logo.ts";
import { alertClaims } from "../brands/claims/alert-claims.ts";
import { checkPages } from "../brands/claims/check-pages.ts";
import { askJudge } from "../brands/claims/judge-by-model.ts";
import { judgeBrandClaims } from "../brands/claims/judge-claims.ts";
import { readDirectClaims, readVisitClaims } from "../brands/claims/read-visit-claims.ts";
import { advanceDirect } from "../brands/direct/advance-direct.ts";
import { noteExposure } from "../brands/experiments/note-exposure.ts";
import { takeAllLooks, takeLooks } from "../brands/experiments/take-looks.ts";
import { mailBrand } from "../brands/mails/mail-brand.ts";
import { mailClaims } from "../brands/mails/mail-claims.ts";
import { mailVisitShort } from "../brands/mails/mail-visit-short.ts";
import { mailWithoutModels } from "../brands/mails/mail-without-models.ts";
import { recountBrand } from "../brands/names/recount-brand.ts";
import { advanceVisit, wakeVisits } from "../brands/visits/advance-visit.ts";
import { beginDueVisits } from "../brands/visits/begin-due-visits.ts";
import { findMarketMoves } from "../brands/visits/find-market-moves.ts";
import { warnOfShortVisits } from "../brands/visits/warn-of-short-visits.ts";
import { checkAlternates } from "../company/countries/check-alternates.ts";
import { countSearches } from "../company/counts/count-searches.ts";
import { removeOldLogos } from "../company/find-logo.ts";
import { mailContactMessage } from "../contact/mail-contact-message.ts";
import { checkLedger, recountLedger } from "../credits/check-ledger.ts";
import { recountIdentity } from "../identity/recount-identity.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { packRuns } from "../runs/pack-runs.ts";
import { mailApiToken } from "../tokens/mail-api-token.ts";
import { countDueQuestions } from "../trending/count-questions.ts";
import { askPanel } from "../weather/ask-panel.ts";
import { withdrawAlerts } from "../weather/withdraw-alerts.ts";
import { deliverWebhook } from "../webhooks/deliver-webhook.ts";
import { mailWebhookPaused } from "../webhooks/mail-webhook-paused.ts";
import { JOB_PAYLOADS, type JobAttempt, type JobName } from "./add-job.ts";
import { recordFailedJobs } from "./record-failed-jobs.ts";

export interface Job {
  /** Schedule of the job in crontab format, UTC; null for a job that verbs queue. */
  readonly cron: string | null;
  /** It begins after a random wait, so that the next request does not tell whether there was work to do. */
  readonly isSpread: boolean;
  /** Throws when it has to be tried again. `payload` is what was queued, unchecked. */
  run(request: ServiceRequest, payload: unknown, attempt: JobAttempt): Promise<unknown>;
}

function queued<Schema extends z.ZodType>(
  schema: Schema,
  verb: (request: ServiceRequest, payload: z.infer<Schema>, attempt: JobAttempt) => Promise<void>,
  isSpread = false,
): Job {
  return {
    cron: null,
    isSpread,
    run: async (request, payload, attempt) => verb(request, schema.parse(payload), attempt),
  };
}

function scheduled(cron: string, verb: (request: ServiceRequest) => Promise<unknown>): Job {
  return { cron, isSpread: false, run: async (request) => verb(request) };
}

/** Jobs that verbs queue with `addJob`. */
const QUEUED: Readonly<Record<JobName, Job>> = {
  mail_verification_code: queued(JOB_PAYLOADS.mail_verification_code, mailVerificationCode, true),
  mail_reset_link: queued(JOB_PAYLOADS.mail_reset_link, mailResetLink, true),
  mail_account_notice: queued(JOB_PAYLOADS.mail_account_notice, mailAccountNotice),
  mail_second_factor: queued(JOB_PAYLOADS.mail_second_factor, mailSecondFactor),
  mail_api_token: queued(JOB_PAYLOADS.mail_api_token, mailApiToken),
  mail_contact_message: queued(JOB_PAYLOADS.mail_contact_message, mailContactMessage),
  mail_credits_changed: queued(JOB_PAYLOADS.mail_credits_changed, mailCreditsChanged),
  mail_webhook_paused: queued(JOB_PAYLOADS.mail_webhook_paused, mailWebhookPaused),
  advance_visit: queued(JOB_PAYLOADS.advance_visit, advanceVisit),
  advance_direct: queued(JOB_PAYLOADS.advance_direct, advanceDirect),
  read_direct: queued(JOB_PAYLOADS.read_direct, readDirectClaims),
  recount_brand: queued(JOB_PAYLOADS.recount_brand, recountBrand),
  find_market_moves: queued(JOB_PAYLOADS.find_market_moves, findMarketMoves),
  read_claims: queued(JOB_PAYLOADS.read_claims, readVisitClaims),
  judge_claims: queued(JOB_PAYLOADS.judge_claims, judgeBrandClaims),
  take_looks: queued(JOB_PAYLOADS.take_looks, takeLooks),
  note_exposure: queued(JOB_PAYLOADS.note_exposure, noteExposure),
  ask_judge: queued(JOB_PAYLOADS.ask_judge, askJudge),
  alert_claims: queued(JOB_PAYLOADS.alert_claims, alertClaims),
  check_pages: queued(JOB_PAYLOADS.check_pages, checkPages),
  check_alternates: queued(JOB_PAYLOADS.check_alternates, checkAlternates),
  mail_claims: queued(JOB_PAYLOADS.mail_claims, mailClaims),
  mail_without_models: queued(JOB_PAYLOADS.mail_without_models, mailWithoutModels),
  mail_visit_short: queued(JOB_PAYLOADS.mail_visit_short, mailVisitShort),
  mail_brand: queued(JOB_PAYLOADS.mail_brand, mailBrand),
  withdraw_alerts: queued(JOB_PAYLOADS.withdraw_alerts, withdrawAlerts),
  prove_place: queued(JOB_PAYLOADS.prove_place, askForPlace),
  deliver_webhook: queued(JOB_PAYLOADS.deliver_webhook, deliverWebhook),
  count_searches: queued(JOB_PAYLOADS.count_searches, countSearches),
  move_customer: queued(JOB_PAYLOADS.move_customer, moveCustomer),
  end_subscription: queued(JOB_PAYLOADS.end_subscription, endSubscription),
};

/** Scheduled jobs; one process of all runs each tick. */
const SCHEDULED: Readonly<Record<string, Job>> = {
  check_ledger: scheduled("*/5 * * * *", checkLedger),
  recount_ledger: scheduled("47 2 * * *", recountLedger),
  reconcile_open_payments: scheduled("*/5 * * * *", reconcileOpenPayments),
  reconcile_plans: scheduled("*/10 * * * *", reconcilePlans),
  reconcile_returned_payments: scheduled("26 * * * *", reconcileReturnedPayments),
  release_dead_jobs: scheduled("* * * * *", async (request) => {
    await releaseDeadJobs(requireSystem(request).db);
    // At once: the next time of a scheduled job takes the place of one whose process died.
    await recordFailedJobs(request);
  }),
  begin_due_visits: scheduled("* * * * *", (request) => beginDueVisits(request)),
  wake_visits: scheduled("*/5 * * * *", wakeVisits),
  take_all_looks: scheduled("38 * * * *", takeAllLooks),
  ask_panel: scheduled("3 * * * *", askPanel),
  renew_places: scheduled("17 * * * *", renewPlaces),
  warn_of_short_visits: scheduled("11 * * * *", (request) => warnOfShortVisits(request)),
  record_failed_jobs: scheduled("*/5 * * * *", recordFailedJobs),
  pack_runs: scheduled("* * * * *", packRuns),
  // What a process that died has left, and what was queued while due questions were counted.
  count_rest: scheduled("* * * * *", async (request) => {
    await countDueQuestions(request);
    await countSearches(request);
  }),
  add_up_days: scheduled("* * * * *", addUpDays),
  add_up_views: scheduled("* * * * *", addUpViews),
  recount_identity: scheduled("*/5 * * * *", recountIdentity),
  render_old_posts: scheduled("*/5 * * * *", renderOldPosts),
  remove_expired: scheduled("41 3 * * *", removeExpired),
  remove_old_logos: scheduled("23 4 * * *", removeOldLogos),
  remove_unused_logos: scheduled("29 4 * * *", removeUnusedLogos),
  create_partitions: scheduled("5 3 * * *", (request) =>
    createMonthPartitions(requireSystem(request).db, new Date()),
  ),
};

/** Every job by its name. */
export const JOBS: Readonly<Record<string, Job>> = { ...QUEUED, ...SCHEDULED };
