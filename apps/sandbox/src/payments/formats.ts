import type { Charge } from "./objects/charge.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** `June 3, 2026` */
export function longDay(seconds: number): string {
  return DAY.format(seconds * 1000);
}

/** `Jun 3, 14:05 UTC` */
export function shortTime(seconds: number): string {
  return `${TIME.format(seconds * 1000)} UTC`;
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: "American Express",
  discover: "Discover",
  mastercard: "Mastercard",
  visa: "Visa",
};

/** `Visa •••• 4242` */
export function methodName({ payment_method_details: details }: Charge): string {
  const card = details?.card;
  if (card) return `${BRANDS[card.brand ?? ""] ?? "Card"} •••• ${card.last4 ?? ""}`;
  return `Bank account •••• ${details?.us_bank_account?.last4 ?? ""}`;
}

/** An amount in the currency's smallest units as text: 4000 usd is `$40.00`. */
export function formatMoney(amount: number, currency: string): string {
  return moneyFormat(currency).format(amount / 10 ** decimalsOf(currency));
}

/** The number of decimals: 2 for usd, 0 for jpy. */
function decimalsOf(currency: string): number {
  return moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

function moneyFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() });
}

/** Reads a typed amount into smallest units; null when it is no amount. */
export function readMoney(text: string, currency: string): number | null {
  const plain = text.replace(/[\s,$€£]/g, "");
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(plain)) return null;
  const amount = Number(plain) * 10 ** decimalsOf(currency);
  return Math.abs(amount - Math.round(amount)) < 1e-6 ? Math.round(amount) : null;
}

const CURRENCIES: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()),
);

export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}
