import type { Settings } from "../../context.ts";
import { type MailContent, mailPage } from "../../mail/mail-layout.ts";

/** What changes who can sign in to an account. */
export const ACCOUNT_NOTICES = ["password_changed", "google_linked", "address_changed"] as const;

type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

interface NoticeText {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly rest: (publicUrl: string) => string;
}

const NOTICES: Readonly<Record<AccountNotice, NoticeText>> = {
  password_changed: {
    subject: "Your Standings password was changed",
    title: "Password changed",
    lead: "The password of your Standings account was changed, and other devices were signed out.",
    rest: (publicUrl) => `If it was not you, set a new one at once with "Forgot password?" at ${publicUrl}.`,
  },
  google_linked: {
    subject: "Google can sign in to your Standings account",
    title: "Sign-in with Google",
    lead: "Somebody signed in to your Standings account with Google for the first time. Google says that your address is theirs.",
    rest: (publicUrl) => `If it was not you, tell us at ${publicUrl}/contact.`,
  },
  address_changed: {
    subject: "The address of your Standings account was changed",
    title: "Address changed",
    lead: "An admin changed the e-mail address of your Standings account. You sign in with the new one from now on.",
    rest: (publicUrl) => `If you did not ask for it, tell us at ${publicUrl}/contact.`,
  },
};

export function accountNoticeMail({ publicUrl }: Settings, what: AccountNotice): MailContent {
  const { subject, title, lead, rest } = NOTICES[what];
  const last = rest(publicUrl);
  return {
    subject,
    text: `${lead}\n\n${last}\n`,
    html: mailPage(title, `<p style="margin:0 0 16px">${lead}</p>\n<p style="margin:0">${last}</p>`),
  };
}
