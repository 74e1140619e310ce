import { describe, expect, it } from "vitest";
import { nameFinder } from "../mentions/name-finder.ts";
import { soughtCompany } from "../mentions/sought-company.ts";
import { claimOnPage, type SoughtClaim } from "./find-on-page.ts";

const COMPANIES = [soughtCompany(["LarkHub"], "larkhub.com"), soughtCompany(["Heron"], "heron.com")];
const find = nameFinder(COMPANIES);

const CLAIM: SoughtClaim = {
  ...{ attribute: "price", subject: "Solo", value: "$24 per seat a month", language: "en", company: 0 },
  ...{
    sentence: "LarkHub's Solo plan costs $24 per seat a month.",
    subjects: ["Solo", "Team"],
    sentences: [],
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
const WORDS: SoughtClaim = {
  ...{ ...CLAIM, attribute: "audience", subject: "", value: null },
  sentence: "LarkHub was made for the back offices of very large insurance companies.",
  sentences: ["LarkHub was made for the back offices of very large insurance companies."],
};

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
    ["of a count in thousands", "Some 900k teams work with LarkHub.", USERS],
    ["of a small count of the same", "LarkHub stops you at 14 boards.", TRIAL],
    ["of a year", "LarkHub, Inc. (2012) is a company.", FOUNDED],
    ["of all items", "LarkHub works on Windows Phone, Android and iOS.", RUNS],
    ["by eight words in a row", `${WORDS.sentence.toLowerCase()} Or so.`, WORDS],
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
    ["one item of two", "LarkHub works on iOS.", RUNS],
    ["seven words in a row", "LarkHub was made for the back offices that you like.", WORDS],
    ["nothing", "", WORDS],
  ])("not where it tells of %s", (_, text, claim) => expect(on(text, claim)).toBeNull());

  it("in linear time of a page that was made to be slow", () => {
    for (const part of ["LarkHub $24 ", "LarkHub Team $24\n", "$24 "])
      for (const claim of [CLAIM, WORDS]) expect(on(part.repeat(9_000), claim)).toBeNull();
  });
});
