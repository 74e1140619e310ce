import { describe, expect, test } from "vitest";
import type { Attribute, FactValue } from "./attributes.ts";
import { compareValues } from "./compare.ts";
import { languageOfAnswer } from "./read-number.ts";
import { readSaid } from "./read-said.ts";
import { type HeldFact, judgeByCode } from "./verdict.ts";

const seat = (amount: number, currency = "USD"): FactValue => ({
  kind: "money",
  amount,
  currency,
  period: "month",
  unit: "seat",
});

function judge(value: string, fact: FactValue, language = "en") {
  const said = readSaid({ value, sentence: value, language }, fact.kind);
  return said === null ? "cannot_tell" : compareValues(said, fact);
}

describe("a price that is said", () => {
  test.each([
    ["$29 per seat a month", 29.99, "true"],
    ["$30 per user per month", 29.99, "true"],
    ["$28 per seat a month", 29.99, "false"],
    ["$240 per seat a year", 20, "true"],
    ["$20 a month", 20, "true"],
    ["$500 a month", 20, "cannot_tell"],
    ["€20 per seat a month", 20, "cannot_tell"],
    ["about $22 per seat a month", 20, "true"],
    ["about $25 per seat a month", 20, "false"],
    ["free", 20, "false"],
    ["a free trial", 20, "cannot_tell"],
    ["$20 per seat a month, billed annually", 20, "true"],
    ["$10-$20 per seat a month", 20, "cannot_tell"],
    ["20 per seat a month", 20, "cannot_tell"],
    ["kr 20 per user a month", 20, "cannot_tell"],
  ])("%s, where %d per seat a month is so: %s", (value, amount, verdict) => {
    expect(judge(value, seat(amount))).toBe(verdict);
  });

  test.each([
    ["29,90 € pro Nutzer im Monat", "de", 29.9, "EUR"],
    ["1.299 € pro Nutzer und Monat", "de", 1299, "EUR"],
    ["$1,299 per user a month", "en", 1299, "USD"],
    ["25 000 € par utilisateur et par mois", "fr", 25_000, "EUR"],
    ["每位用户每月 ¥99", "zh", 99, "CNY"],
    ["1ユーザーあたり月額 ¥1,200", "ja", 1200, "JPY"],
  ])("%s is read by its language", (value, language, amount, currency) => {
    expect(readSaid({ value, sentence: value, language }, "money")).toMatchObject({
      amount,
      currency,
      period: "month",
      per: "seat",
    });
  });

  test("a price for one person says nothing of a price for all", () => {
    const flat: FactValue = { kind: "money", amount: 20, currency: "USD", period: "month", unit: null };
    expect(judge("$25 per seat a month", flat)).toBe("cannot_tell");
    expect(judge("$25 a month", flat)).toBe("false");
  });
});

describe("a count that is said", () => {
  test.each([
    ["2,5 Mio.", "de", 2_500_000],
    ["10万", "zh", 100_000],
    ["1,2 млн", "ru", 1_200_000],
    ["25 000", "fr", 25_000],
    ["3 lakh", "en", 300_000],
    ["20 mil", "es", 20_000],
  ])("%s", (value, language, amount) => {
    expect(readSaid({ value, sentence: value, language }, "number")).toMatchObject({ amount });
  });

  test.each([
    ["250k customers", "true"],
    ["200,000 customers", "false"],
    ["251,000 customers", "false"],
    ["over 200,000", "true"],
    ["over 300,000", "false"],
    ["nearly 260,000", "true"],
    ["12% of the market", "cannot_tell"],
  ])("%s, where 248,000 is so: %s", (value, verdict) => {
    expect(judge(value, { kind: "number", amount: 248_000 })).toBe(verdict);
  });
});

describe("a date that is said", () => {
  test.each([
    ["around 2005", "2006", "true"],
    ["in 2005", "2006", "false"],
    ["2006", "2006-04", "true"],
    ["in May 2006", "2006-04", "false"],
    ["im Mai 2006", "2006", "cannot_tell"],
    ["2006年4月", "2006-04", "true"],
    ["between 2005 and 2008", "2006", "cannot_tell"],
  ])("%s, where %s is so: %s", (value, date, verdict) => {
    expect(judge(value, { kind: "date", date })).toBe(verdict);
  });
});

describe("yes, no and sets", () => {
  const no: FactValue = { kind: "yes_no", is: false };
  test.each([
    ["free plan", "Kestrel has a free plan, but no phone support.", "false"],
    ["free plan", "There is no free plan.", "true"],
    ["free plan", "It may have a free plan.", "cannot_tell"],
    ["kostenlosen Tarif", "Einen kostenlosen Tarif gibt es nicht.", "true"],
    ["plan gratuit", "Il n'existe pas de plan gratuit.", "true"],
  ])("%s in “%s”, where there is none: %s", (value, sentence, verdict) => {
    const said = readSaid({ value, sentence, language: languageOfAnswer(sentence) }, "yes_no");
    expect(said === null ? "cannot_tell" : compareValues(said, no)).toBe(verdict);
  });

  const set = (isComplete: boolean): FactValue => ({
    kind: "set",
    items: ["Slack", "Google Drive"],
    isComplete,
  });
  test.each([
    ["Slack and Google Drive", true, "true"],
    ["Notion", false, "cannot_tell"],
    ["Notion", true, "false"],
    ["Slack and Notion", true, "cannot_tell"],
  ])("%s beside a set that is complete (%s): %s", (value, isComplete, verdict) => {
    expect(judge(value, set(isComplete))).toBe(verdict);
  });

  test("who is said to lack what the set has is told wrong", () => {
    const said = { value: "Slack", sentence: "It does not connect to Slack.", language: "en" };
    const read = readSaid(said, "set");
    expect(read && compareValues(read, set(false))).toBe("false");
  });
});

describe("a claim beside several facts", () => {
  const fact = (id: string, subject: string, value: FactValue, to: string | null = null): HeldFact => ({
    id,
    attribute: "price",
    subject,
    value,
    to,
  });
  const facts = [
    fact("a", "Basic", seat(20)),
    fact("b", "Pro", seat(100)),
    fact("c", "Basic", seat(18), "2026-03-31"),
  ];
  const say = (subject: string, value: string, attribute: Attribute = "price") =>
    judgeByCode(
      { attribute, subject, value, sentence: value, language: "en", at: "2026-06-01T00:00:00Z" },
      facts,
    );

  test("a price that ended is outdated", () => {
    expect(say("Basic plan", "$18 per seat a month")).toMatchObject({ verdict: "outdated", factIds: ["c"] });
  });
  test("another plan's price is false, and the page can say whose it is", () => {
    expect(say("Basic", "$100 per seat a month")).toMatchObject({
      verdict: "false",
      factIds: ["a"],
      hint: "is Pro’s",
    });
  });
  test("a plan that no fact names can't be told", () => {
    expect(say("Team", "$100 per seat a month").verdict).toBe("cannot_tell");
  });
  test("a price of no plan is true if it is one plan's, and never false", () => {
    expect(say("", "$100 per seat a month").verdict).toBe("true");
    expect(say("", "$70 per seat a month").verdict).toBe("cannot_tell");
  });
  test("an attribute without a fact can't be told", () => {
    expect(say("", "2010", "founded").verdict).toBe("cannot_tell");
  });
});
