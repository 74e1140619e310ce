import { KNOWN_WORDS } from "@standings/words";
import { describe, expect, it } from "vitest";
import { nameFinder } from "../mentions/create-matcher.ts";
import { soughtCompany } from "../mentions/sought-company.ts";
import { claimOnPage } from "./find-on-page.ts";
import type { SoughtClaim } from "./sought-claim.ts";

const COMPANIES = [soughtCompany(["LarkHub"], "larkhub.com"), soughtCompany(["Heron"], "heron.com")];
const find = nameFinder(COMPANIES, KNOWN_WORDS);

const CLAIM: SoughtClaim = {
  ...{ attribute: "price", subject: "Solo", value: "$24 per seat a month", language: "en", company: 0 },
  ...{
    sentence: "LarkHub's Solo plan costs $24 per seat a month.",
    subjects: ["Solo", "Team"],
    facts: [],
    quotes: [],
  },
};
const FREE: SoughtClaim = {
  ...{ ...CLAIM, attribute: "free_plan", subject: "", value: "there is a free plan" },
  sentence: "With LarkHub there is a free plan.",
};
const USERS: SoughtClaim = {
  ...{ ...CLAIM, attribute: "customers", subject: "", value: "900,000" },
  sentence: "LarkHub is used by more than 900,000 companies.",
};
const TRIAL: SoughtClaim = {
  ...{ ...CLAIM, attribute: "limit", subject: "", value: "14 boards" },
  sentence: "LarkHub allows 14 boards.",
};
const FOUNDED: SoughtClaim = {
  ...{ ...CLAIM, attribute: "founded", subject: "", value: "2012" },
  sentence: "LarkHub was founded in 2012.",
};
const RUNS: SoughtClaim = {
  ...{ ...CLAIM, attribute: "platform", subject: "", value: "iOS and Windows Phone" },
  sentence: "LarkHub runs on iOS and Windows Phone.",
};
const MADE = "LarkHub was made for the back offices of very large insurance companies.";
const WORDS: SoughtClaim = {
  ...{ ...CLAIM, attribute: "audience", subject: "", value: null, sentence: MADE },
  quotes: [{ sentence: MADE, quoteAt: 12, quoteLength: MADE.length - 13 }],
};
const OPENING = "Among the many tools that small teams like to use today LarkHub is slow";
const SLOW: SoughtClaim = {
  ...WORDS,
  quotes: [{ sentence: OPENING, quoteAt: OPENING.indexOf("LarkHub"), quoteLength: 15 }],
};
const counted = (value: string, what: string): SoughtClaim => ({
  ...{ ...USERS, value, sentence: `LarkHub has ${value} ${what}.` },
});
const TRIED: SoughtClaim = {
  ...{ ...CLAIM, attribute: "trial", subject: "", value: "no free trial" },
  sentence: "LarkHub has no free trial.",
};
const priced = (value: string): SoughtClaim => ({
  ...CLAIM,
  value,
  sentence: `Solo of LarkHub costs ${value}.`,
});
const withFact = (claim: SoughtClaim, ...facts: SoughtClaim["facts"]): SoughtClaim => ({ ...claim, facts });
const TEN_THOUSAND = { kind: "number", amount: 10_000 } as const;
const TWELVE_DOLLARS = { kind: "money", amount: 12, currency: "USD", period: "month", unit: "seat" } as const;

const on = (text: string, claim: SoughtClaim) => claimOnPage(text, find(text))(claim);
const FAR = "Nothing of this has to do with it. ".repeat(10);

describe("a page says a claim", () => {
  it.each<[string, string, SoughtClaim]>([
    ["as the answer does", "LarkHub’s Solo plan costs $24 per seat a month.", CLAIM],
    ["in lines of a price list", "LarkHub\nPrices\nSolo\n$24\nper user\nTeam\n$49", CLAIM],
    ["with fewer words", "Prices of LarkHub. Solo is $24/mo.", CLAIM],
    ["by the year", "LarkHub Solo: $288 per seat a year.", CLAIM],
    ["before the name of its company", "Solo is $24 a month at LarkHub.", CLAIM],
    ["before a price of another plan", "LarkHub asks $24 for Solo, $49 for Team.", CLAIM],
    ["in its own sign of a currency", "LarkHub Solo kostet 24 US$ pro Nutzer und Monat.", CLAIM],
    ["to the cent", "LarkHub Solo: $23.99 per seat a month", CLAIM],
    ["of a free plan", "Is LarkHub free? LarkHub has a free plan for three people.", FREE],
    ["of a count", "Heron is small.\nLarkHub is the tool that more than 900,000 companies use.", USERS],
    ["of a count in thousands", "Some 900k companies work with LarkHub.", USERS],
    ["of a count above its unit", "LarkHub in figures\n900,000+\nCompanies", USERS],
    ["of a count in millions", "LarkHub has two offices and 2 million users.", counted("2 million", "users")],
    ["of a count of some of them", "LarkHub’s 5,000 paying customers", counted("5,000", "paying customers")],
    ["of a small count of the same", "LarkHub stops you at 14 boards.", TRIAL],
    ["of a year", "LarkHub, Inc. (founded 2012) is a company.", FOUNDED],
    ["of a year in a table", "LarkHub\nFounded\n2012\nPlace\nBerlin", FOUNDED],
    ["of a year in another language", "LarkHub wurde 2012 in Berlin gegründet.", FOUNDED],
    ["that it denies", "LarkHub doesn’t offer a free trial.", TRIED],
    ["beside what it is without", "LarkHub has a free plan without a credit card.", FREE],
    ["beside a card that it does not need", "With LarkHub’s free plan no credit card is needed.", FREE],
    [
      "behind a letter that has two small ones",
      "İstanbul and İzmir: LarkHub’s SOLO costs $24 per seat a month.",
      CLAIM,
    ],
    ["that is rounded", "LarkHub Solo: $11.50 a month", priced("$12 a month")],
    ["of all items", "LarkHub works on Windows Phone, Android and iOS.", RUNS],
    [
      "by eight words in a row",
      `${MADE.replace("was", "Was").toUpperCase().replace("LARKHUB", "LarkHub")} Or so.`,
      WORDS,
    ],
    ["by a run that holds the quote", `It is ${OPENING.slice(6)}.`, SLOW],
  ])("%s", (_, text, claim) => {
    const passage = on(text, claim);
    expect(passage).not.toBeNull();
    expect(text.replace(/\s+/gu, " ")).toContain(passage);
    expect(passage?.length).toBeLessThanOrEqual(300);
  });

  it.each<[string, string, SoughtClaim]>([
    ["another amount", "LarkHub’s Solo plan costs $29 per seat a month.", CLAIM],
    ["another currency", "LarkHub’s Solo plan costs €24 per seat a month.", CLAIM],
    ["no currency", "LarkHub Solo has 24 views.", CLAIM],
    ["another plan", "LarkHub asks $24 for Team. Solo is $9.", CLAIM],
    ["another plan in a price list", "LarkHub\nSolo\n$9\nTeam\n$24", CLAIM],
    ["no plan", "LarkHub costs $24 per seat a month.", CLAIM],
    ["another company", "LarkHub is dear. Heron Solo costs $24 per seat a month.", CLAIM],
    ["its company too far away", `LarkHub. ${FAR}Solo costs $24 per seat a month.`, CLAIM],
    ["a company of another sentence", "Solo costs $24 per seat a month. LarkHub is dear.", CLAIM],
    ["nobody", "Solo costs $24 per seat a month.", CLAIM],
    ["the contrary", "LarkHub has no free plan.", FREE],
    ["a price that is no count", "LarkHub made $90 last year.", USERS],
    ["a small count of something else", "LarkHub has 14 people in 14 rooms.", TRIAL],
    ["another year", "LarkHub was founded in 2010.", FOUNDED],
    [
      "a year behind the sentence of its founding",
      "LarkHub was founded early. 2012 was a good year.",
      FOUNDED,
    ],
    ["a year of something else", "LarkHub review (2012). LarkHub was founded early.", FOUNDED],
    ["a year that is no count", "LarkHub review (2025)", counted("2,000", "customers")],
    [
      "a year before what is counted",
      "In 2025 customers of LarkHub pay more.",
      counted("2,000", "customers"),
    ],
    ["a count of others", "LarkHub has 5,000 employees.", counted("5,000", "customers")],
    ["a count of what begins alike", "LarkHub has 5,000 competitors.", counted("5,000", "companies")],
    [
      "a count of others of the same kind",
      "LarkHub has 5,000 active projects.",
      counted("5,000", "active users"),
    ],
    ["a rounder count", "LarkHub has 10,000 customers.", counted("10,200", "customers")],
    ["a rounder price", "LarkHub Solo: $12 a month", priced("$11.50 a month")],
    [
      "what the fact says",
      "LarkHub has 10,000 customers.",
      withFact(counted("10,200", "customers"), TEN_THOUSAND),
    ],
    [
      "the fact as well",
      "LarkHub had 12,000 customers. Today LarkHub has 10,000 customers.",
      withFact(counted("12,000", "customers"), TEN_THOUSAND),
    ],
    [
      "more than what is wrong",
      "LarkHub has over 9,000 customers.",
      withFact(counted("9,000", "customers"), TEN_THOUSAND),
    ],
    [
      "the price of the fact as well",
      "LarkHub Solo: $11 a month\nLarkHub Solo: $12 a month",
      withFact(priced("$11 a month"), TWELVE_DOLLARS),
    ],
    ["a question", "Does LarkHub have a free plan?", FREE],
    ["a question in another script", "LarkHub Solo: $24？", CLAIM],
    ["what was ended", "LarkHub’s free plan was discontinued in May.", FREE],
    ["a no in a table", "LarkHub\nFree plan\nNo\nReports\nYes", FREE],
    ["a cross in a table", "LarkHub\nFree plan\n✗", FREE],
    ["a list that is denied", "LarkHub has no reports, no boards and no free plan.", FREE],
    ["what a free plan lacks", "LarkHub’s free plan doesn’t include reports.", withFact(TRIED)],
    ["what a trial lacks", "LarkHub’s free trial doesn’t include reports.", TRIED],
    ["what a trial does without", "LarkHub has a free trial without a credit card.", TRIED],
    ["one item, and that it lacks the other", "LarkHub runs on iOS. It doesn’t run on Windows Phone.", RUNS],
    ["items that it lacks", "LarkHub does not run on Linux, Windows Phone or iOS.", RUNS],
    [
      "the words around the quote",
      "Among the many tools that small teams like to use today is LarkHub.",
      SLOW,
    ],
    ["the words of another company", `Heron${MADE.slice(7)}`, WORDS],
    ["the words of nobody", `It${MADE.slice(7)}`, WORDS],
    ["the words in a question", `${MADE.slice(0, -1)}?`, WORDS],
    ["one item of two", "LarkHub works on iOS.", RUNS],
    ["seven words in a row", "LarkHub was made for the back offices that you like.", WORDS],
    ["nothing", "", WORDS],
  ])("not where it tells of %s", (_, text, claim) => expect(on(text, claim)).toBeNull());

  it("in linear time of a page that was made to be slow", () => {
    for (const part of ["LarkHub $24 ", "LarkHub Team $24\n", "$24 "])
      for (const claim of [CLAIM, WORDS]) expect(on(part.repeat(9_000), claim)).toBeNull();
  });
});
