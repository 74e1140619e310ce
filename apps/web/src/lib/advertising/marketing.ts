/** Where a visit came from: remembered from the address on arrival, through sign-in (spec part 1 §4). */
const MARKETING_KEYS = ["utm_source", "ref", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
/** Of our own making, or secret: never sent along. */
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

/** What goes with sign-in and sign-up: the remembered parameters and the page's own, as far as the server keeps them. */
export function mergeQueryParams(remembered: Params, search: string): Record<string, string> {
  const page = [...new URLSearchParams(search)].filter(([key]) => !OWN_KEYS.includes(key));
  const pairs = Object.entries({ ...remembered, ...Object.fromEntries(page) })
    .map(([key, value]) => [clean(key), clean(value)] as const)
    .filter(([key]) => key !== "" && key.length <= MAX_KEY)
    .sort(([a], [b]) => Number(isMarketing(b)) - Number(isMarketing(a)));
  return Object.fromEntries(pairs.slice(0, MAX_PARAMS));
}

/** The address to stand at after signing in: without marketing parameters, except on a ranking page. */
export function withoutMarketing(path: string): string {
  const url = new URL(path, "http://standings.invalid");
  if (isRankingPath(url.pathname)) return path;
  for (const key of MARKETING_KEYS) url.searchParams.delete(key);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Tells the advertising scripts of the page that this visit became an account. */
export function withSignupFlag(path: string, isFromReddit: boolean): string {
  const url = new URL(path, "http://standings.invalid");
  url.searchParams.set(isFromReddit ? "reddit_signup_completed" : "signup_completed", "true");
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Once per page load, with the query string it began with. */
export function rememberMarketing(search: string): void {
  const found = marketingIn(search);
  if (Object.keys(found).length === 0) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(found));
  } catch {
    // Without storage the visit has no origin; nothing else depends on it.
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

/** As the server takes text: no NUL, no halves of characters, not too long. */
function clean(text: string): string {
  return text.replaceAll("\u0000", "").slice(0, MAX_VALUE).toWellFormed();
}
