import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits, as Stripe's ids and secrets have them. */
export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
}

const SHORT = ["cus", "prod", "si", "req"];
const OF_A_PAYMENT = ["pi", "ch", "py", "re", "pyr"];

/** A new id with a length as at Stripe: 14 characters for customers and products, 24 for payments. */
export function newId(prefix: string): string {
  if (SHORT.includes(prefix)) return `${prefix}_${randomText(14)}`;
  return `${prefix}_${OF_A_PAYMENT.includes(prefix) ? "3" : "1"}${randomText(23)}`;
}

export function newSessionId(): string {
  return `cs_test_a1${randomText(56)}`;
}
