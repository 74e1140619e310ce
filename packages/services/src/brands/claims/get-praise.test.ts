import { asModelId, STEPWISE_LEVEL } from "@standings/domain";
import { type Praise, praiseOf, sentimentOf, shareOfAnswers } from "@standings/statistics";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand } from "../../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "../../../test/claims.ts";
import { FIVE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { getClaims } from "./get-claims.ts";
import { getPraise } from "./get-praise.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

/** Twelve answers of two models that name HubSpot and Salesforce, and praise the price of the first ten times, of the other once. */
async function praised(arm: "list" | "natural") {
  const maya = await addUser(services);
  const brandId = await addBrand(maya);
  const made = await addMadeVisit(services, brandId);
  const claim = (company: string, text: string) =>
    addMadeClaim(services, brandId, { verdict: "cannot_tell", company, text });
  const own = await claim("", "It is good value");
  const setup = await claim("", "It takes weeks to set up");
  const theirs = await claim("salesforce.com", "It is cheap");
  for (const modelId of FIVE.slice(0, 2).map(asModelId))
    for (let round = 1; round <= 6; round += 1)
      await addMadeAnswer(services, made, {
        ...{ modelId, round, arm, named: ["", "salesforce.com"] },
        says: [
          ...(round < 6 ? [{ claimId: own, polarity: "praised" as const, aspect: "price" as const }] : []),
          ...(round === 6 ? [{ claimId: setup, polarity: "blamed" as const, aspect: "setup" as const }] : []),
          ...(round === 1 && modelId === FIVE[0]
            ? [{ claimId: theirs, polarity: "praised" as const, aspect: "price" as const }]
            : []),
        ],
      });
  return { maya, brandId, made };
}

it("praise and blame are shares of the plain answers that name a company, told apart from another's", async () => {
  const { maya, brandId, made } = await praised("natural");
  const praise = await getPraise(maya.request, { brandId });
  expect(praise).toMatchObject({
    ...{ market: null, arm: "natural", answers: 12, against: { company: "salesforce.com", answers: 12 } },
    aspects: [
      {
        aspect: "price",
        praisedIn: 10,
        blamedIn: 0,
        praised: { value: expect.closeTo(10 / 12) },
        difference: { isApart: true },
      },
      { aspect: "setup", praisedIn: 0, blamedIn: 2, difference: { value: 0, isApart: false } },
    ],
  });
  const { range, value } = praise.aspects[0]?.difference ?? {};
  expect(value).toBeCloseTo(9 / 12);
  expect(range?.low).toBeGreaterThan(0);
  // The other way round, and beside a company that no answer names.
  expect(await getPraise(maya.request, { brandId, company: "salesforce.com" })).toMatchObject({
    against: { company: "" },
    aspects: [{ aspect: "price", praisedIn: 1, difference: { isApart: true } }],
  });
  expect(await getPraise(maya.request, { brandId, against: "pipedrive.com" })).toMatchObject({
    against: { company: "pipedrive.com", answers: 0 },
    aspects: [{ difference: null }, { difference: null }],
  });
  // An answer that names it and neither praises nor blames counts too; one that names only the other does not.
  await addMadeAnswer(services, made, { round: 7, arm: "natural", says: [] });
  await addMadeAnswer(services, made, { round: 8, arm: "natural", named: ["salesforce.com"], says: [] });
  expect(await getPraise(maya.request, { brandId })).toMatchObject({ answers: 13, against: { answers: 13 } });
  expect((await getClaims(maya.request, { brandId })).sentiment).toMatchObject({ answers: 12, neither: 1 });
});

it("a page that is watched has the ranges of what may be looked at often", async () => {
  const { maya, brandId, made } = await praised("natural");
  const wrong = await addMadeClaim(services, brandId, { verdict: "false" });
  for (const round of [7, 8, 9])
    await addMadeAnswer(services, made, {
      round,
      arm: "natural",
      says: round === 7 ? [{ claimId: wrong }] : [],
    });
  const right = await addMadeClaim(services, brandId, { verdict: "true" });
  for (const round of [10, 11, 12])
    await addMadeAnswer(services, made, { round, arm: "natural", says: [{ claimId: right }] });
  const { claims, rate, sentiment } = await getClaims(maya.request, { brandId });
  const [first, second] = [FIVE[0], FIVE[1]];
  expect(first).toBe(GPT);
  const of = [
    { count: 1, of: 12 },
    { count: 0, of: 6 },
  ];
  expect(claims.find(({ id }) => id === wrong)?.share).toEqual(shareOfAnswers(of, STEPWISE_LEVEL));
  expect(rate?.asJudged).toEqual(shareOfAnswers([{ count: 1, of: 4 }], STEPWISE_LEVEL));
  const praise: Praise = { praised: ["price"], blamed: [] };
  const blame: Praise = { praised: [], blamed: ["setup"] };
  const neither: Praise = { praised: [], blamed: [] };
  const said = [...Array.from({ length: 5 }, () => praise), blame];
  const sayings = [[...said, ...Array.from({ length: 6 }, () => neither)], said];
  expect(sentiment).toEqual(sentimentOf(sayings, STEPWISE_LEVEL));
  const { aspects } = await getPraise(maya.request, { brandId, against: "pipedrive.com" });
  const byModel = new Map([
    [first, sayings[0] ?? []],
    [second, said],
  ] as [string, Praise[]][]);
  expect(aspects).toEqual(praiseOf(byModel, new Map(), ["price", "setup"], STEPWISE_LEVEL));
});

it("the only answer of a model counts in all figures, so that none is 0 beside what it says", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya);
  const made = await addMadeVisit(services, brandId);
  const right = await addMadeClaim(services, brandId, { verdict: "true", attribute: "price", text: "$29" });
  const wrong = await addMadeClaim(services, brandId, { verdict: "false", attribute: "price", text: "$39" });
  const [first, second] = [asModelId(FIVE[0] ?? ""), asModelId(FIVE[1] ?? "")];
  const add = (modelId: typeof first, round: number, claimId: string) =>
    addMadeAnswer(services, made, {
      ...{ modelId, round, arm: "natural" as const },
      says: [{ claimId, polarity: "praised" as const, aspect: "price" as const }],
    });
  for (const round of [1, 2, 3]) await add(first, round, right);
  await add(second, 1, wrong);
  const { rate, byAttribute, claims, sentiment } = await getClaims(maya.request, { brandId });
  expect(rate).toMatchObject({ value: 0.5, asJudged: { value: 0.5, range: { low: 0 } } });
  expect(byAttribute).toMatchObject([{ answers: 4, wrong: 1, rate: { value: 0.5 } }]);
  expect(claims.find(({ id }) => id === wrong)).toMatchObject({ statements: 1, share: { value: 0.5 } });
  expect(sentiment).toMatchObject({ value: 1, answers: 4, neither: 0 });
});

it("lists praise by order, so nothing is told of them", async () => {
  const { maya, brandId } = await praised("list");
  expect(await getPraise(maya.request, { brandId })).toMatchObject({ arm: "list", answers: 0, aspects: [] });
  const ada = await addUser(services);
  await expect(getPraise(ada.request, { brandId })).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
});
