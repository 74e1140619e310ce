import { type Account, splitName } from "./accounts.ts";

export const SCOPES = ["openid", "email", "profile"] as const;
export type Scope = (typeof SCOPES)[number];

const LONG_NAMES: Readonly<Record<string, Scope>> = {
  "https://www.googleapis.com/auth/userinfo.email": "email",
  "https://www.googleapis.com/auth/userinfo.profile": "profile",
};

/** The scopes of a space-separated list, once each; null when one is unknown or the list is empty. */
export function readScopes(list: string): readonly Scope[] | null {
  const words = list.split(/\s+/).filter(Boolean);
  const scopes = words.map((word) => SCOPES.find((scope) => scope === word) ?? LONG_NAMES[word]);
  const known = scopes.filter((scope) => scope !== undefined);
  return known.length > 0 && known.length === words.length ? [...new Set(known)] : null;
}

/** What the scopes let a client know about an account. */
export function claimsOf(account: Account, scopes: readonly Scope[]): Record<string, unknown> {
  const { given, family } = splitName(account.name);
  return {
    sub: account.sub,
    ...(scopes.includes("profile") && {
      name: account.name,
      given_name: given,
      ...(family !== null && { family_name: family }),
    }),
    ...(scopes.includes("email") && { email: account.email, email_verified: account.emailVerified }),
  };
}
