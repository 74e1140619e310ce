export {
  createSuggestService,
  type SuggestService,
} from "./directory/suggest-service.ts";
export { createGuardedClient } from "./fetch/guarded-fetch.ts";
export {
  createGoogleIdentity,
  GOOGLE_ENDPOINTS,
  type GoogleOptions,
  type IdentityProfile,
  type IdentityProvider,
  IdentityRefusedError,
} from "./identity/google.ts";
export { createLogoDrawer, createUploadDrawer, type UploadDrawer } from "./images/image-drawer.ts";
export { createLogoSource, type LogoAnswer, type LogoSource } from "./images/logo-source.ts";
export { NotAnImageError } from "./images/not-an-image.ts";
export { MailRefusedError } from "./mail/mail-refusal.ts";
export { createMailer, type Mailer, type MailMessage } from "./mail/mailer.ts";
export {
  type Checkout,
  type Customer,
  MissingCustomerError,
  type PaymentProvider,
  type Subscription,
  type WebhookHint,
  WebhookRefusedError,
} from "./payments/payments.ts";
export { createStripePayments, type StripeOptions } from "./payments/stripe.ts";
export {
  createSessions,
  hashToken,
  type NewSession,
  SESSION_DAYS,
  type SessionStore,
  type Sessions,
  SIGN_IN_DAYS,
} from "./sessions/sessions.ts";
export type { CitedPageReading } from "./sites/read-cited-page.ts";
export { createSiteReader, type SiteReader } from "./sites/site-reader.ts";
export {
  createFolderStore,
  createS3Store,
  type S3Options,
  type UploadStore,
  UploadStoreError,
} from "./uploads/upload-stores.ts";
export { createWebhookSender, newWebhookSecret, type WebhookSender } from "./webhooks/webhook-sender.ts";
