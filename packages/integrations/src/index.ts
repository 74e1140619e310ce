export { createMailer, type Mailer, type MailMessage } from "./mail/mailer.ts";
export {
  createSessions,
  hashToken,
  SESSION_DAYS,
  type SessionStore,
  type Sessions,
} from "./sessions/sessions.ts";
