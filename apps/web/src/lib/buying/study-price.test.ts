import { expect, it } from "vitest";
import type { User } from "../api/api-types.ts";
import { affordableRounds, heldText, ofBalanceText } from "./study-price.ts";

const withCredits = (credits: number) => ({ credits, subscription_status: "free" }) as User;
const onPlan = { credits: 0, subscription_status: "business" } as User;

it("proposes as many rounds as the balance pays, twelve at most and three at least", () => {
  const proposed = [100, 12, 11, 4, 2, 0].map((credits) => affordableRounds(withCredits(credits), 1));
  expect(proposed).toEqual([12, 12, 8, 3, 3, 3]);
  expect(affordableRounds(withCredits(23), 2)).toBe(8);
  expect(affordableRounds(onPlan, 4)).toBe(12);
});

it("says what of the balance is held, or what is missing", () => {
  expect(ofBalanceText(withCredits(4), 3)).toBe("3 of your 4 credits");
  expect(heldText(withCredits(1), 3)).toBe("This takes 3 credits, you have 1.");
  expect(ofBalanceText(onPlan, 3)).toBeNull();
});
