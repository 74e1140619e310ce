import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits, as Stripe's ids and secrets have them. */
export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
}

const SHORT = ["cus", "prod", "si", "req"];
const OF_A_PAYMENT = ["pi", "ch", "py", "re", "pyr"];

/** Lengths as seen on Stripe: customers and products carry 14 characters, what belongs to a payment 24. */
export function newId(prefix: string): string {
  if (SHORT.includes(prefix)) return `${prefix}_${randomText(14)}`;
  return `${prefix}_${OF_A_PAYMENT.includes(prefix) ? "3" : "1"}${randomText(23)}`;
}

export function newSessionId(): string {
  return `cs_test_a1${randomText(56)}`;
}
