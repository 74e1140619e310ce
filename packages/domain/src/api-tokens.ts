/** What an API token may do. */
export const API_SCOPES = ["read", "run"] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** A token that may run may also read. */
export function mayUse(scopes: readonly ApiScope[], scope: ApiScope): boolean {
  return scopes.includes("run") || scopes.includes(scope);
}

/** Refusal of a token without a scope. */
export function scopeMissing(scope: ApiScope): string {
  return `This API token needs the scope ${scope}`;
}

/** Every token begins so: a scanner of leaked secrets can tell it. */
export const API_TOKEN_PREFIX = "st_live_";
/** Characters of a token that its owner is shown afterwards. */
export const API_TOKEN_HINT_LENGTH = API_TOKEN_PREFIX.length + 4;

/** Days after which a token ends, as its maker may choose. */
export const API_TOKEN_DAYS = [7, 30, 90, 365] as const;
export type ApiTokenDays = (typeof API_TOKEN_DAYS)[number];
export const DEFAULT_API_TOKEN_DAYS = 90;

/** Tokens that an account may have at a time. */
export const API_TOKENS_MAX = 25;
export const API_TOKEN_NAME_MAX = 60;
export const DAILY_CREDITS_MAX = 100_000;

/** Calls that the tokens of one account may make a minute, together. */
export const API_CALLS_PER_MINUTE = 120;

/** Days that the use of tokens is told for. */
export const API_USE_DAYS = 28;

/** Days without a call after which a token is called unused. */
export const API_TOKEN_UNUSED_DAYS = 30;

/** A token as its owner sees it. */
export interface ApiToken {
  readonly id: string;
  readonly name: string;
  /** Its first characters. */
  readonly hint: string;
  readonly scopes: readonly ApiScope[];
  /** Most credits that it may spend a day (UTC); null: as many as the account has. */
  readonly dailyCredits: number | null;
  /** Credits that it spent today (UTC). */
  readonly spentToday: number;
  /** ISO 8601, like the two below. */
  readonly createdAt: string;
  readonly expiresAt: string;
  /** To within a minute; null: never. */
  readonly lastUsedAt: string | null;
  /** In the last `API_USE_DAYS` days. */
  readonly calls: number;
}

/** What the tokens of an account did on a day. */
export interface ApiTokenDay {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly calls: number;
  readonly errors: number;
}

export interface ApiTokens {
  /** Whether the account may make tokens and use them. */
  readonly hasAccess: boolean;
  /** Those that were not revoked, the newest first. */
  readonly tokens: readonly ApiToken[];
  /** The last `API_USE_DAYS` days, each of them, the oldest first; of revoked tokens too. */
  readonly days: readonly ApiTokenDay[];
  /** Credits that tokens spent in these days, and all that the account spent. */
  readonly spent: { readonly byTokens: number; readonly all: number };
}
