import { createHash } from "node:crypto";

export interface Account {
  /** 21 digits, always the same for the same address. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

/** The accounts that the sign-in page offers. */
export const ACCOUNTS: readonly Account[] = [
  offered("ada@example.com", "Ada Example", true),
  offered("grace@example.com", "Grace Example", true),
  offered("maya@northwind.agency", "Maya Okonkwo-Lindqvist", true),
  offered("unverified@example.com", "Unverified Example", false),
];

/** The account of an address. An offered account keeps its name and state unless the caller gives others. */
export function accountOf(email: string, given: { name?: string; emailVerified?: boolean } = {}): Account {
  const sub = subjectOf(email);
  const known = ACCOUNTS.find((account) => account.sub === sub);
  return {
    sub,
    email: known?.email ?? email,
    name: given.name || known?.name || nameFrom(email),
    emailVerified: given.emailVerified ?? known?.emailVerified ?? true,
  };
}

/** Splits a name into its first word and the rest; people with one name have no family name. */
export function splitName(name: string): { given: string; family: string | null } {
  const [given = "", ...rest] = name.split(/\s+/);
  return { given, family: rest.length > 0 ? rest.join(" ") : null };
}

function offered(email: string, name: string, emailVerified: boolean): Account {
  return { sub: subjectOf(email), email, name, emailVerified };
}

function subjectOf(email: string): string {
  const hash = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return `1${(BigInt(`0x${hash}`) % 10n ** 20n).toString().padStart(20, "0")}`;
}

/** `maya.lind@x` → `Maya Lind` */
function nameFrom(email: string): string {
  const words = email
    .split("@", 1)
    .join("")
    .split(/[._+-]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || email;
}

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

/** The claims about an account that the scopes allow. */
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
