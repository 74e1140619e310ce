import type { Funding } from "@standings/domain";
import { expect, it } from "vitest";
import { censorReasonOf, chargeReference, isPaid } from "./pay-for-run.ts";

// Paying itself is proven where it is asked for: retry-step.test.ts and unlock-run.test.ts.

const complete = (refunded: boolean) =>
  ({ type: "complete", searchId: "", remainingCredits: 0, refunded }) as const;

it.each([
  [[], "run"],
  [[complete(false)], "run"],
  [[complete(true)], "run/2"],
  [[complete(true), complete(false), complete(true)], "run/3"],
])("a charge is named after the run and its refunds before: %j gives %s", (events, reference) => {
  expect(chargeReference("run", events)).toBe(reference);
});

it.each<[Funding, boolean, boolean]>([
  ["credits", false, true],
  ["credits", true, false],
  ["pro", false, true],
  ["preview", false, true],
  ["preview", true, false],
  ["none", false, false],
])("a run funded by %s, refunded: %s, is paid: %s", (funding, is_refunded, paid) => {
  expect(isPaid({ funding, is_refunded })).toBe(paid);
});

it.each([
  [{ was_censored: false, censor_reason: "no_credits" }, null],
  [{ was_censored: true, censor_reason: "pro_limit_exceeded" }, "pro_limit_exceeded"],
  [{ was_censored: true, censor_reason: null }, "no_credits"],
] as const)("%j is censored for %s", (run, reason) => expect(censorReasonOf(run)).toBe(reason));
