/** Marketing parameters of a visit, kept from arrival until sign-in (spec part 1 §4). */
const MARKETING_KEYS = ["utm_source", "ref", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
/** Parameters that we set or that are secret; they are never sent. */
const OWN_KEYS = ["token", "code", "google_error", "signup_completed", "reddit_signup_completed"];
const STORAGE_KEY = "marketing_params";
const MAX_PARAMS = 30;
const MAX_KEY = 100;
const MAX_VALUE = 500;

type Params = Readonly<Record<string, string>>;

export function marketingIn(search: string): Params {
  const found = [...new URLSearchParams(search)].filter(([key, value]) => isMarketing(key) && value !== "");
  return Object.fromEntries(found.map(([key, value]) => [key, clean(value)]));
}

/** Parameters sent with sign-in and sign-up: the remembered ones and the page's, within the server's limits. */
export function mergeQueryParams(remembered: Params, search: string): Record<string, string> {
  const page = [...new URLSearchParams(search)].filter(([key]) => !OWN_KEYS.includes(key));
  const pairs = Object.entries({ ...remembered, ...Object.fromEntries(page) })
    .map(([key, value]) => [clean(key), clean(value)] as const)
    .filter(([key]) => key !== "" && key.length <= MAX_KEY)
    .sort(([a], [b]) => Number(isMarketing(b)) - Number(isMarketing(a)));
  return Object.fromEntries(pairs.slice(0, MAX_PARAMS));
}

/** Address after sign-in: without marketing parameters, except on a ranking page. */
export function withoutMarketing(path: string): string {
  const url = new URL(path, "http://standings.invalid");
  if (isRankingPath(url.pathname)) return path;
  for (const key of MARKETING_KEYS) url.searchParams.delete(key);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Adds the flag by which the page's advertising scripts see a new account. */
export function withSignupFlag(path: string, isFromReddit: boolean): string {
  const url = new URL(path, "http://standings.invalid");
  url.searchParams.set(isFromReddit ? "reddit_signup_completed" : "signup_completed", "true");
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Called once per page load with its original query string. */
export function rememberMarketing(search: string): void {
  const found = marketingIn(search);
  if (Object.keys(found).length === 0) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(found));
  } catch {
    // Without storage the visit has no marketing parameters.
  }
}

export function queryParams(): Record<string, string> {
  return mergeQueryParams(remembered(), window.location.search);
}

export function isFromReddit(): boolean {
  return queryParams().utm_source === "reddit";
}

function remembered(): Params {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    const pairs = Object.entries(value).filter(([key, text]) => isMarketing(key) && typeof text === "string");
    return Object.fromEntries(pairs);
  } catch {
    return {};
  }
}

function isMarketing(key: string): boolean {
  return MARKETING_KEYS.includes(key);
}

function isRankingPath(pathname: string): boolean {
  return /^\/((company|expert)-ranking|compare-prompts-result)(\/|$)/.test(pathname);
}

/** Text within the server's limits: no NUL, no lone surrogates, not too long. */
function clean(text: string): string {
  return text.replaceAll("\u0000", "").slice(0, MAX_VALUE).toWellFormed();
}
