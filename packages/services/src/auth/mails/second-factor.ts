import { plural } from "@standings/domain";
import type { Settings } from "../../context.ts";
import { type MailContent, mailPage } from "../../mail/mail-layout.ts";

/** What can happen to an account's second factor. */
export const FACTOR_NOTICES = [
  "on",
  "off",
  "reset",
  "recovery_code_used",
  "codes_renewed",
  "wrong_codes",
] as const;

export interface FactorNotice {
  readonly what: (typeof FACTOR_NOTICES)[number];
  /** Recovery codes that are not used. */
  readonly codesLeft?: number | undefined;
}

const SUBJECTS: Readonly<Record<FactorNotice["what"], string>> = {
  on: "Two-step sign-in is on",
  off: "Two-step sign-in is off",
  reset: "An admin turned off your two-step sign-in",
  recovery_code_used: "A recovery code of your Standings account was used",
  codes_renewed: "Your recovery codes were replaced",
  wrong_codes: "Somebody entered wrong codes for your Standings account",
};

export function secondFactorMail({ publicUrl }: Settings, notice: FactorNotice): MailContent {
  const subject = SUBJECTS[notice.what];
  const lead = leadOf(notice);
  const rest = `If it was not you, set a new password at once with "Forgot password?" at ${publicUrl}, and look at Profile → Account there.`;
  return {
    subject,
    text: `${lead}\n\n${rest}\n`,
    html: mailPage(subject, `<p style="margin:0 0 16px">${lead}</p>\n<p style="margin:0">${rest}</p>`),
  };
}

function leadOf({ what, codesLeft = 0 }: FactorNotice): string {
  switch (what) {
    case "on":
      return "Signing in to your Standings account now takes a code of your authenticator app. Other devices were signed out.";
    case "off":
      return "Signing in to your Standings account no longer takes a code of your authenticator app.";
    case "reset":
      return "An admin turned off the two-step sign-in of your Standings account. You sign in without a code until you set it up again.";
    case "recovery_code_used":
      return `A recovery code was used in place of a code of your authenticator app. You have ${plural(codesLeft, "recovery code")} left.`;
    case "codes_renewed":
      return "Your Standings account has new recovery codes. Those from before no longer work.";
    case "wrong_codes":
      return "Somebody who knows the password of your Standings account has entered many wrong codes. Codes are refused for a while.";
  }
}
