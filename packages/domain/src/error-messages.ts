import { API_TOKENS_MAX } from "./api-tokens.ts";
import {
  MAX_BRAND_LINKS,
  MAX_BRAND_NOTES,
  MAX_BRAND_PROMPTS,
  MAX_BRANDS,
  MAX_COMPETITORS,
  MAX_FACTS,
  MAX_MARKETS,
  NAME_SAVES_A_DAY,
} from "./brands/brand.ts";
import { CREDIT_PACKS } from "./credit-packs.ts";
import { DRAFTS_A_DAY } from "./discovery/discovery-rules.ts";
import { domainInvalid } from "./domain-name.ts";
import { PROMPT_MISSING } from "./prompt.ts";
import { MAX_ROUNDS, STUDIES_AT_ONCE } from "./studies/looks.ts";
import { MAX_TOPIC_ROUNDS, MAX_TOPICS } from "./topics/topic.ts";
import { IMAGE_CHOICE } from "./uploads.ts";
import { CODE_LENGTH } from "./verification-codes.ts";
import { WEBHOOKS_MAX } from "./webhooks.ts";

/** "20, 50 or 100" */
const PACK_CHOICES = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  CREDIT_PACKS.map((pack) => pack.id),
);

/** Every expected failure of the product: its code, status and exact message (spec part 1 §8, part 2 §8). */
export const ERRORS = {
  AUTHENTICATION_REQUIRED: { status: 401, message: "Authentication required" },
  INVALID_CREDENTIALS: { status: 401, message: "Invalid email or password" },
  EMAIL_NOT_VERIFIED: { status: 403, message: "Email verification required" },
  INVALID_CODE: { status: 400, message: "Invalid verification code" },
  MALFORMED_CODE: { status: 400, message: `Please enter a valid ${CODE_LENGTH}-digit verification code` },
  INVALID_REFRESH_TOKEN: { status: 401, message: "Authentication required" },
  INVALID_VERIFICATION_LINK: { status: 400, message: "Invalid verification link" },
  INVALID_RESET_LINK: {
    status: 400,
    message: "This password reset link is invalid or has expired. Please request a new one.",
  },
  IDENTITY_REFUSED: { status: 401, message: "Google sign-in failed" },
  IDENTITY_UNAVAILABLE: { status: 503, message: "Google sign-in failed" },
  WRONG_PASSWORD: { status: 400, message: "Current password is wrong" },
  WRONG_REGISTRATION_PASSWORD: { status: 400, message: "Wrong password" },
  SIGN_IN_AGAIN: { status: 403, message: "Please sign in with Google again" },
  UNCONFIRMED_DELETION: { status: 400, message: "Please type your email address to confirm" },
  COMMON_PASSWORD: { status: 422, message: "Please choose a less common password" },
  CONFIRMATION_REQUIRED: { status: 403, message: "Please confirm that it is you" },
  SECOND_FACTOR_REQUIRED: { status: 403, message: "Please enter the code of your authenticator app" },
  SECOND_FACTOR_SETUP_REQUIRED: { status: 403, message: "Please set up two-step sign-in first" },
  SECOND_FACTOR_IS_REQUIRED: { status: 409, message: "Admins here need two-step sign-in" },
  SECOND_FACTOR_IS_ON: { status: 409, message: "Two-step sign-in is on already" },
  SECOND_FACTOR_IS_OFF: { status: 409, message: "Two-step sign-in is not on" },
  OWN_SECOND_FACTOR: { status: 409, message: "Turn off your own two-step sign-in in Profile → Account" },
  SECOND_FACTOR_UNREADABLE: {
    status: 503,
    message: "Two-step sign-in does not work right now. Please tell whoever runs this server.",
  },
  WRONG_FACTOR_CODE: { status: 400, message: "This code is wrong or was used already" },
  SETUP_EXPIRED: { status: 400, message: "This took too long. Please start the set-up again." },
  SIGN_IN_EXPIRED: { status: 400, message: "This sign-in has expired. Please sign in again." },
  SESSION_REQUIRED: { status: 403, message: "An API token cannot do this. Please sign in." },
  SCOPE_MISSING: { status: 403, message: "This API token may not do this" },
  API_ACCESS_OFF: {
    status: 403,
    message: "API access is not switched on for this account. Please write to us.",
  },
  INVALID_API_TOKEN: { status: 401, message: "This API token is wrong, has expired or was revoked" },
  TOKEN_LIMIT: { status: 429, message: "This API token has spent its credits of the day" },
  TOO_MANY_TOKENS: { status: 409, message: `An account has ${API_TOKENS_MAX} API tokens at most` },
  TOKEN_NOT_FOUND: { status: 404, message: "Could not find this API token." },
  WEBHOOK_NOT_FOUND: { status: 404, message: "Could not find this webhook." },
  DELIVERY_NOT_FOUND: { status: 404, message: "Could not find this delivery." },
  WEBHOOK_PAUSED: { status: 409, message: "Please turn this webhook on first" },
  TOO_MANY_WEBHOOKS: { status: 409, message: `An account has ${WEBHOOKS_MAX} webhooks at most` },
  INVALID_WEBHOOK_URL: {
    status: 422,
    message: "Please enter a public https address on its usual port, without a user name",
  },
  FORBIDDEN: { status: 403, message: "Forbidden" },
  NOT_FOUND: { status: 404, message: "Not found" },
  METHOD_NOT_ALLOWED: { status: 405, message: "Method not allowed" },
  SEARCH_NOT_FOUND: { status: 404, message: "Could not find search data." },
  SEARCH_NOT_TRENDABLE: { status: 409, message: "This search can’t be on Trending" },
  CONTACT_NOT_FOUND: { status: 404, message: "Could not find this message." },
  DISCOVERY_NOT_FOUND: { status: 404, message: "Could not find this discovery." },
  STUDY_NOT_FOUND: { status: 404, message: "Could not find this study." },
  STUDY_IS_RUNNING: { status: 409, message: "This study is still running." },
  STUDY_HAS_ENDED: { status: 409, message: "This study has ended." },
  STUDY_TOO_LONG: { status: 400, message: `A study asks 1 to ${MAX_ROUNDS} rounds` },
  STUDY_GOAL_INVALID: { status: 400, message: "Please say what the study should find out" },
  TOO_MANY_STUDIES: {
    status: 409,
    message: `An account has ${STUDIES_AT_ONCE} studies under way at most. Please wait for one to end, or stop one`,
  },
  TOPIC_NOT_FOUND: { status: 404, message: "Could not find this topic." },
  TOPIC_INVALID: { status: 400, message: "Please check the topic" },
  TOPIC_IS_ASKED: { status: 409, message: "This topic is still being worked on" },
  WORDING_NOT_FOUND: { status: 404, message: "Could not find this wording." },
  TOO_MANY_TOPICS: { status: 400, message: `An account has ${MAX_TOPICS} topics at most` },
  TOPIC_WITHOUT_WORDINGS: { status: 400, message: "Please add a second wording first" },
  TOPIC_TOO_LONG: {
    status: 400,
    message: `A study of a topic asks its wordings in 2 to ${MAX_TOPIC_ROUNDS} rounds, one a credit`,
  },
  STUDY_OF_TOPIC: { status: 409, message: "Only its owner sees a study of a topic" },
  BRAND_NOT_FOUND: { status: 404, message: "Could not find this brand." },
  BRAND_IS_VISITED: {
    status: 409,
    message: "This brand is being visited. Please wait for the end of the visit",
  },
  BRAND_IS_ASKED: {
    status: 409,
    message: "Models are being asked about this brand. Please wait until they have answered",
  },
  BRAND_NOT_READ: {
    status: 409,
    message: "No model reads answers here, so nothing would be found in them",
  },
  BRAND_WITHOUT_PROMPTS: { status: 400, message: "Please add a prompt first" },
  BRAND_INVALID: { status: 400, message: "Please check the brand" },
  TOO_MANY_BRANDS: { status: 400, message: `An account has ${MAX_BRANDS} brands at most` },
  TOO_MANY_PROMPTS: {
    status: 400,
    message: `A brand has ${MAX_BRAND_PROMPTS} prompts at most in each market`,
  },
  TOO_MANY_MARKETS: { status: 400, message: `A brand has ${MAX_MARKETS} markets at most` },
  TOO_MANY_COMPETITORS: { status: 400, message: `A brand has ${MAX_COMPETITORS} competitors at most` },
  TOO_MANY_NOTES: { status: 400, message: `A brand has ${MAX_BRAND_NOTES} notes at most` },
  NAMES_CHANGED: { status: 409, message: "These names were changed meanwhile. Please look at them again" },
  TOO_MANY_NAME_SAVES: {
    status: 429,
    message: `Names can be saved ${NAME_SAVES_A_DAY} times a day. Please go on tomorrow`,
  },
  CLAIM_NOT_FOUND: { status: 404, message: "Claim not found" },
  STATEMENT_NOT_FOUND: { status: 404, message: "This statement is gone, or it belongs to another account." },
  LABEL_OUTDATED: {
    status: 409,
    message: "This statement was judged anew or checked meanwhile. Please look at the next one",
  },
  FACT_NOT_FOUND: { status: 404, message: "This fact is gone: it was changed or rejected meanwhile." },
  NOTHING_TO_TRANSLATE: {
    status: 409,
    message: "Every prompt is asked in this market's language already",
  },
  TRANSLATION_FAILED: { status: 503, message: "The prompts could not be translated. Please try again" },
  FACTS_READ_TODAY: {
    status: 429,
    message: "The site was read for facts within the last day. Please try again tomorrow",
  },
  TOO_MANY_FACTS: { status: 400, message: `A brand has ${MAX_FACTS} facts at most` },
  TOO_MANY_LINKS: {
    status: 400,
    message: `A brand has ${MAX_BRAND_LINKS} links that work at most. Please revoke one first`,
  },
  LINK_NOT_FOUND: { status: 404, message: "This link does not work any more." },
  ANALYSIS_NOT_FOUND: { status: 404, message: "No stored analysis" },
  ANALYSIS_IS_RUNNING: { status: 503, message: "The analysis is still running. Please ask again." },
  ANALYSIS_WITHOUT_DOMAIN: { status: 400, message: "Domain not specified." },
  ANALYSIS_WITHOUT_MODEL: { status: 400, message: "Model not specified." },
  DISCOVERY_INCOMPLETE: { status: 400, message: "Domain and company name are required" },
  TOO_MANY_DRAFTS: {
    status: 429,
    message: `Prompts can be made ${DRAFTS_A_DAY} times a day without testing them. Test some, or write your own tomorrow.`,
  },
  POST_NOT_FOUND: { status: 404, message: "Blog post not found" },
  POST_TOO_COMPLEX: { status: 422, message: "This text nests too deeply or is too large to show" },
  SLUG_TAKEN: { status: 409, message: "This slug is taken" },
  POST_CHANGED: { status: 409, message: "Somebody else has changed this post" },
  REPORT_EXISTS: { status: 409, message: "This company has a published report already" },
  NOTHING_TO_REPORT: {
    status: 422,
    message: "No shared answer lists this company, so there is nothing to report",
  },
  INVALID_DOMAIN: { status: 400, message: domainInvalid("example.com") },
  SAME_COMPANY: { status: 422, message: "A company can't be compared with itself" },
  MODEL_NOT_RETRYABLE: { status: 409, message: "This model has nothing to retry" },
  INSUFFICIENT_CREDITS: { status: 429, message: "Insufficient credits" },
  RUN_IS_RUNNING: { status: 409, message: "This search is still running" },
  EXPORT_NOT_INCLUDED: { status: 403, message: "Upgrade to a paid plan to export as PDF." },
  EXPORT_FAILED: { status: 503, message: "Failed to export PDF. Please try again." },
  NO_RESULTS_TO_EXPORT: { status: 422, message: "No results available to export" },
  NO_AGGREGATED_TO_EXPORT: { status: 422, message: "No aggregated results available to export" },
  NO_MODEL_RESULTS_TO_EXPORT: { status: 422, message: "No model results available to export" },
  INVALID_PACK: { status: 422, message: `Please choose a pack of ${PACK_CHOICES} credits` },
  PLAN_NOT_SOLD: { status: 422, message: "This plan is not for sale here. Please contact sales." },
  PLAN_IS_YOURS: {
    status: 409,
    message: "You have this plan already. Change or end it with Manage plan in your profile.",
  },
  NO_PLAN_TO_MANAGE: {
    status: 409,
    message: "No purchase of this account is known to the payment provider, so there is no plan to manage.",
  },
  CHECKOUT_FAILED: { status: 503, message: "Failed to create checkout session. Please try again." },
  CHECKOUT_NOT_FOUND: { status: 404, message: "Could not find this checkout." },
  PAYMENTS_UNAVAILABLE: { status: 503, message: "The payment provider does not answer. Please try again." },
  WEBHOOK_REFUSED: { status: 400, message: "Webhook signature verification failed" },
  DEDUCTION_CHANGED: { status: 409, message: "This idempotency key was already used for another action" },
  USER_NOT_FOUND: { status: 404, message: "User not found" },
  EMAIL_TAKEN: { status: 409, message: "A user with this e-mail address exists already" },
  LAST_ADMIN: { status: 409, message: "The last admin can be neither deleted nor demoted" },
  BALANCE_CHANGED: { status: 409, message: "The balance has changed. Please look again." },
  PLAN_IS_PAID: {
    status: 409,
    message: "A subscription pays for this plan. End it at the payment provider first.",
  },
  INVALID_ADJUSTMENT: { status: 422, message: "A balance cannot be below 0" },
  RUN_CHANGED: { status: 409, message: "This request id was already used for another search" },
  NOT_AN_IMAGE: { status: 400, message: IMAGE_CHOICE.noImage },
  IMAGE_TOO_LARGE: { status: 413, message: IMAGE_CHOICE.tooLarge },
  UPLOADS_UNAVAILABLE: { status: 503, message: IMAGE_CHOICE.failed },
  MODEL_NOT_FOUND: { status: 404, message: "Model not found" },
  CATALOGUE_CHANGED: { status: 409, message: "Somebody else has changed the models" },
  GATEWAY_UNAVAILABLE: { status: 503, message: "The model gateway does not answer" },
  INVALID_MODEL: { status: 422, message: "Invalid model selected." },
  INVALID_INPUT: { status: 400, message: "Request failed" },
  MARKET_NEEDED: {
    status: 400,
    message: "This brand is asked in several markets, and figures are never averaged over two: say which",
  },
  INVALID_MARKET: {
    status: 400,
    message: "Please give a market as a country (ISO 3166-1, such as DE) and a language (such as de)",
  },
  INVALID_PROMPT: { status: 400, message: PROMPT_MISSING },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many requests. Please try again later." },
  BUSY: { status: 503, message: "Too many people look at this right now. Please try again." },
  PAYLOAD_TOO_LARGE: { status: 413, message: "Request body is too large" },
  DATABASE_UNAVAILABLE: {
    status: 503,
    message: "The service is briefly unavailable. Please try again in a moment.",
  },
  REQUEST_FAILED: { status: 500, message: "Request failed" },
} as const satisfies Record<string, { status: number; message: string }>;

/** Message of a failed model when the reason is technical (spec part 1 §8). */
export const MODEL_FAILED = "Failed to query models";
export const INSUFFICIENT_CREDITS = ERRORS.INSUFFICIENT_CREDITS.message;
