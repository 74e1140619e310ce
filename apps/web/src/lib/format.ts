/** Formats of figures, dates and lists (en-US). */
const dateTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const clockTime = new Intl.DateTimeFormat("en-US", { timeStyle: "medium" });
const shortTime = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const calendarDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const utcDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const utcDayOfMonth = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const utcMonth = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-US");
const names = new Intl.ListFormat("en-GB", { type: "conjunction" });

export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));
export const formatClock = (iso: string) => clockTime.format(new Date(iso));
export const formatTime = (iso: string) => shortTime.format(new Date(iso));
export const formatDate = (date: Date) => calendarDate.format(date);
/** The date in UTC. */
export const formatDay = (date: Date) => utcDate.format(date);
/** The date in UTC without its year: Nov 10. */
export const formatDayOfMonth = (date: Date) => utcDayOfMonth.format(date);
/** The month in UTC: Mar 2025. */
export const formatMonth = (date: Date) => utcMonth.format(date);
/** 1,284 */
export const formatNumber = (value: number) => number.format(value);
export const formatList = (items: readonly string[]) => names.format(items);

/** An amount in the currency's smallest unit (cents) as $75.00. */
export function formatMoney(amount: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
  }
}

/** Elapsed whole seconds as 0:14. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? [...word][0] : "",
  );
  return letters.join("").toUpperCase() || "?";
}
