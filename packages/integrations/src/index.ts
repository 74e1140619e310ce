export { createMailer, type Mailer, type MailMessage } from "./mail/mailer.ts";
export {
  createSessions,
  hashToken,
  SESSION_DAYS,
  type Sessions,
  type SessionStore,
} from "./sessions/sessions.ts";
