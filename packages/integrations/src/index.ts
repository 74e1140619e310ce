export {
  createGoogleIdentity,
  GOOGLE_ENDPOINTS,
  type GoogleOptions,
  type IdentityProfile,
  type IdentityProvider,
  IdentityRefusedError,
} from "./identity/google.ts";
export { createMailer, type Mailer, type MailMessage } from "./mail/mailer.ts";
export {
  createSessions,
  hashToken,
  SESSION_DAYS,
  type SessionStore,
  type Sessions,
} from "./sessions/sessions.ts";
