import { type MethodUsed, TEST_CARD } from "./payment-method.ts";

/** What happens to a payment with one of Stripe's test methods. */
export interface TestMethod {
  readonly method: MethodUsed;
  /** The cardholder's bank takes the money back at once. */
  readonly isDisputed?: boolean;
}

const VISA: TestMethod = { method: TEST_CARD };

/** Stripe's tokens for test cards, by name after `tok_` or `pm_card_`. */
const CARDS: Readonly<Record<string, TestMethod>> = {
  visa: VISA,
  createDispute: { ...VISA, isDisputed: true },
  createDisputeInquiry: { ...VISA, isDisputed: true },
};

/** The test card of a token; undefined for one that the sandbox does not know. */
export function findTestCard(token: string): TestMethod | undefined {
  const [, name = ""] = /^(?:tok|pm_card)_(\w+)$/.exec(token) ?? [];
  return Object.hasOwn(CARDS, name) ? CARDS[name] : undefined;
}

/** Ends of Stripe's test IBANs whose bank refuses the debit: AT86…3202 and IT60…3456. It honours all others. */
const REFUSED_DEBITS: ReadonlySet<string> = new Set(["3202", "3456"]);

/** A debit from a bank account, which the bank decides later. */
export function debitOf(iban: string): MethodUsed {
  return { kind: "sepa", country: iban.slice(0, 2), last4: iban.slice(-4) };
}

/** What the bank decides about a debit. */
export function outcomeOf({ last4 }: Pick<MethodUsed, "last4">): "succeeded" | "failed" {
  return REFUSED_DEBITS.has(last4) ? "failed" : "succeeded";
}
