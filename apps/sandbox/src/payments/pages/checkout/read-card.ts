import { now } from "../../clock.ts";
import type { CardUsed } from "../../objects/payment-method.ts";

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardFault = { readonly field: keyof TypedCard; readonly message: string };

type ReadCard =
  | { readonly kind: "card"; readonly digits: string; readonly card: CardUsed }
  | { readonly kind: "faults"; readonly faults: readonly CardFault[] };

/** Checks a typed card. Every number with a valid check digit is accepted. */
export function readCard(typed: TypedCard): ReadCard {
  const digits = typed.number.replace(/[\s-]/g, "");
  const expiry = readExpiry(typed.expiry);
  const faults: CardFault[] = [];
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) {
    faults.push({ field: "number", message: "Your card number is invalid." });
  }
  if (!expiry) faults.push({ field: "expiry", message: "Enter a date like 12 / 34 that is not past." });
  if (!/^\d{3,4}$/.test(typed.cvc.trim())) {
    faults.push({ field: "cvc", message: "Enter the three or four digits of the security code." });
  }
  if (!expiry || faults.length > 0) return { kind: "faults", faults };
  const card = { kind: "card", brand: brandOf(digits), last4: digits.slice(-4), ...expiry } as const;
  return { kind: "card", digits, card };
}

function readExpiry(text: string): { expMonth: number; expYear: number } | null {
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  const expMonth = Number(month);
  const expYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (month === "" || expMonth < 1 || expMonth > 12) return null;
  const endsAt = Date.UTC(expYear, expMonth, 1) / 1000;
  return endsAt > now() ? { expMonth, expYear } : null;
}

/** The check digit that every card number ends with (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function brandOf(digits: string): CardUsed["brand"] {
  if (digits.startsWith("34") || digits.startsWith("37")) return "amex";
  if (/^(5[1-5]|2[2-7])/.test(digits)) return "mastercard";
  return digits.startsWith("6") ? "discover" : "visa";
}
