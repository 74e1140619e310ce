import { newId } from "@standings/database";
import {
  asModelId,
  type BrandFacts,
  type ClaimFilters,
  CODE_JUDGE,
  type ColumnId,
  companyKeys,
  FACT_OLD_DAYS,
  type FactWish,
  marketCode,
} from "@standings/domain";
import { type GatewayRequest, ModelError, type ModelGateway } from "@standings/models";
import { eventually } from "@standings/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBrand, visit } from "../../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "../../../test/claims.ts";
import { FIVE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import type { ServiceContext } from "../../context.ts";
import { openServices } from "../../request.ts";
import { readNames } from "../names/read-names.ts";
import { addFact, confirmFacts, correctFact, endFact, rejectFacts } from "./change-facts.ts";
import { getClaimStatements, getClaims } from "./get-claims.ts";
import { proposeFacts } from "./propose-facts.ts";
import { getFacts } from "./read-facts.ts";
import { readStatements } from "./read-statements.ts";
import { readVisitClaims } from "./read-visit-claims.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const price = (amount: number, subject = "Starter"): FactWish => ({
  company: "",
  attribute: "price",
  subject,
  value: { kind: "money", amount, currency: "USD", period: "month", unit: "seat" },
  market: null,
  from: null,
  to: null,
});

const GERMANY = { country: "DE", language: "de" };
const US = { country: "US", language: "en" };

const FIRST = { isLast: false };

const SAYING = {
  ...{ company: "us", attribute: "price", subject: "Starter", says: "Starter costs $24 per seat a month" },
  ...{ value: "$24 per seat a month", polarity: "neutral", aspect: "price", same_as: "" },
  quote: "Its Starter plan costs $24 per seat a month",
};

const PRAISING = {
  ...{ company: "us", attribute: "other", subject: "", says: "HubSpot is easy to use", value: "" },
  ...{ polarity: "praised", aspect: "ease", same_as: "", quote: "HubSpot is easy to use" },
};

/** A gateway whose reader answers as the test says; what it was asked. */
function reading(
  reply: (text: string, nth: number) => readonly object[] | null | Promise<readonly object[]>,
) {
  const asked: string[] = [];
  const gateway: ModelGateway = {
    ...services.context.gateway,
    complete: async ({ question }: GatewayRequest) => {
      const { text } = JSON.parse(question) as { text: string };
      const statements = await reply(text, asked.push(text) - 1);
      const said = statements === null ? "I can't." : JSON.stringify({ statements });
      const none = { servedModel: null, promptTokens: null, completionTokens: null, costUsd: null };
      const grounding = { mode: "none", queries: [] } as never;
      const whole = { isPlaced: false, refused: false, truncated: false };
      return { text: said, citations: [], citedAt: [], grounding, ...whole, ...none };
    },
  };
  const settings = { ...services.context.settings, claims: { upstreamId: "reader", deadlineMs: 30_000 } };
  const context: ServiceContext = { ...services.context, gateway, settings };
  const own = openServices(context);
  const requestOf = ({ request: { caller }, viewer }: TestUser) => own.request(caller, viewer);
  return { asked, context, request: own.systemRequest(), requestOf };
}

/** A brand that was visited, of which one more answer says what the reader finds. */
async function withStatement(saying = SAYING) {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya);
  const visitId = await visit(services, maya, brandId);
  const say = await sayingIn(visitId, saying);
  const asked = await services.db
    .selectFrom("visit_prompts")
    .select("run_id")
    .where("visit_id", "=", visitId)
    .execute();
  const [runId = "", otherRunId = ""] = asked.flatMap(({ run_id }) => run_id ?? []);
  await say(runId);
  return { maya, brandId, visitId, runId, otherRunId, say };
}

/** Has answers of studies of a visit say what the reader finds. */
async function sayingIn(visitId: string, saying = SAYING) {
  const { db } = services;
  const made = await db
    .selectFrom("brand_visits")
    .selectAll()
    .where("id", "=", visitId)
    .executeTakeFirstOrThrow();
  const brand = await db
    .selectFrom("brands")
    .selectAll()
    .where("id", "=", made.brand_id)
    .executeTakeFirstOrThrow();
  const names = await readNames(db, brand.id, brand.names_version);
  const { context } = reading(() => [saying]);
  return (runIds: string | readonly string[], text = `HubSpot: A tidy CRM. ${saying.quote}.`) =>
    readStatements(
      context,
      {
        ...{ brand, visit: { ...made, at: made.due_at, of: "visit" }, names, keys: companyKeys(names) },
        reader: { upstreamId: "reader", deadlineMs: 30_000 },
      },
      [runIds].flat().map((runId) => ({
        ...{ runId, columnId: GPT, modelId: asModelId(GPT), text, named: [""] },
        ...{ raw: text, cited: [], citedAt: [] },
      })),
    );
}

const idOf = ({ facts }: BrandFacts) => facts[0]?.id ?? "";

describe("a statement of an answer", () => {
  it("is held against the fact, and the verdict follows each change of it without a call", async () => {
    const { maya, brandId } = await withStatement();
    const verdict = async () => (await getClaims(maya.request, { brandId })).claims[0]?.verdict;
    expect(await verdict()).toBe("cannot_tell");
    const added = await addFact(maya.request, { brandId, fact: price(20) });
    expect(await verdict()).toBe("false");
    const corrected = await correctFact(maya.request, { brandId, factId: idOf(added), fact: price(24) });
    expect(corrected).toMatchObject({ version: 2, facts: [{ subject: "Starter", state: "confirmed" }] });
    expect(await verdict()).toBe("true");
    await endFact(maya.request, { brandId, factId: idOf(corrected), to: "2020-12-31" });
    expect(await verdict()).toBe("outdated");
    await rejectFacts(maya.request, { brandId, factIds: [idOf(corrected)] });
    expect(await verdict()).toBe("cannot_tell");
    // What was replaced and rejected is kept.
    const rows = await services.db.selectFrom("facts").select("id").where("brand_id", "=", brandId).execute();
    expect(rows).toHaveLength(2);
  });

  it("is held against a fact of its market before one of all markets, and follows each change of it", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya, { markets: [GERMANY, US] });
    for (const market of [GERMANY, US].map(marketCode)) {
      const { visitId, runId } = await addMadeVisit(services, brandId, { market });
      await (await sayingIn(visitId))(runId);
    }
    const verdicts = async () => {
      const told = [GERMANY, US].map(async (market) => {
        const { hasFacts, claims } = await getClaims(maya.request, { brandId, market: marketCode(market) });
        return [hasFacts, claims.map(({ verdict }) => verdict)];
      });
      return Promise.all(told);
    };
    const german = await addFact(maya.request, { brandId, fact: { ...price(20), market: GERMANY } });
    expect(german.facts).toMatchObject([{ market: GERMANY }]);
    expect(await verdicts()).toEqual([
      [true, ["false"]],
      [false, ["cannot_tell"]],
    ]);
    await addFact(maya.request, { brandId, fact: price(24) });
    expect(await verdicts()).toEqual([
      [true, ["false"]],
      [true, ["true"]],
    ]);
    await correctFact(maya.request, {
      ...{ brandId, factId: idOf(german), fact: { ...price(20), market: US } },
    });
    expect(await verdicts()).toEqual([
      [true, ["true"]],
      [true, ["false"]],
    ]);
    const france = { ...price(20), market: { country: "FR", language: "fr" } };
    await expect(addFact(maya.request, { brandId, fact: france })).rejects.toMatchObject({
      code: "INVALID_MARKET",
    });
  });

  it("that meets a proposed fact alone can't be told, and says which one differs from it", async () => {
    const { maya, brandId } = await withStatement();
    const shown = async () => {
      const [claim] = (await getClaims(maya.request, { brandId })).claims;
      return [claim?.verdict, claim?.proposal];
    };
    expect(await shown()).toEqual(["cannot_tell", null]);
    const factId = idOf(await addFact(maya.request, { brandId, fact: price(20) }));
    const factIds = [factId];
    expect(await shown()).toEqual(["false", null]);
    await rejectFacts(maya.request, { brandId, factIds });
    const propose = (amount: number) =>
      sql`update facts set state = 'proposed', value = ${JSON.stringify(price(amount).value)}::jsonb where id = ${factId}`.execute(
        services.db,
      );
    await propose(20);
    expect(await shown()).toEqual(["cannot_tell", { factId, isSame: false }]);
    await propose(24);
    expect(await shown()).toEqual(["cannot_tell", { factId, isSame: true }]);
    await confirmFacts(maya.request, { brandId, factIds });
    expect(await shown()).toEqual(["true", null]);
  });

  it("is one claim in two answers, opens its sentences, and is kept once of an answer", async () => {
    const { maya, brandId, runId, otherRunId, say } = await withStatement();
    await say(runId);
    await say(otherRunId, `HubSpot: Loved by startups. ${SAYING.quote}, they say.`);
    const { claims, read } = await getClaims(maya.request, { brandId });
    expect(read).toBe(2);
    expect(claims).toMatchObject([{ subject: "Starter", statements: 2, models: [GPT] }]);
    const statements = await getClaimStatements(maya.request, { brandId, claimId: claims[0]?.id ?? "" });
    for (const { sentence, quoteAt, quoteLength } of statements)
      expect(sentence.slice(quoteAt, quoteAt + quoteLength)).toBe(SAYING.quote);
  });

  it("is one claim in several answers, also where its words are cut within a character or hold what no text may", async () => {
    const { maya, brandId, runId, otherRunId, say } = await withStatement({
      ...PRAISING,
      says: `\u0000${"HubSpot is easy to use, ".repeat(20).slice(0, 299)}\u{1f600}.`,
    });
    await say(otherRunId);
    await services.db.deleteFrom("claim_readings").where("run_id", "=", runId).execute();
    await say([runId, otherRunId]);
    expect((await getClaims(maya.request, { brandId })).claims).toMatchObject([{ statements: 2 }]);
  });

  it("is kept where another answer that is read at once can't be kept", async () => {
    const { maya, brandId, runId, otherRunId, say } = await withStatement();
    await services.db.deleteFrom("claim_readings").where("run_id", "=", runId).execute();
    // The first is kept alone, the others together: no such run is there.
    await expect(say([runId, newId(), otherRunId])).rejects.toThrow("claim_readings_run_id_fkey");
    await eventually(async () => (await getClaims(maya.request, { brandId })).read === 2);
    expect((await getClaims(maya.request, { brandId })).claims).toMatchObject([{ statements: 2 }]);
  });

  it("goes with its answer, and a claim that no answer makes is not shown", async () => {
    const { maya, brandId, runId, otherRunId, say } = await withStatement();
    await say(otherRunId);
    const [claim] = (await getClaims(maya.request, { brandId })).claims;
    await services.db.deleteFrom("runs").where("id", "=", runId).execute();
    expect((await getClaims(maya.request, { brandId })).claims).toMatchObject([{ statements: 1 }]);
    await services.db.deleteFrom("runs").where("id", "=", otherRunId).execute();
    expect(await getClaims(maya.request, { brandId })).toMatchObject({ read: 0, claims: [] });
    await expect(
      getClaimStatements(maya.request, { brandId, claimId: claim?.id ?? "" }),
    ).rejects.toMatchObject({ code: "CLAIM_NOT_FOUND" });
  });

  it("is told by the model that said it and by what it is about", async () => {
    const { maya, brandId } = await withStatement();
    const shown = async (filters: Partial<ClaimFilters>) => {
      const { read, claims } = await getClaims(maya.request, { brandId, ...filters });
      return [read, claims.length];
    };
    expect(await shown({ model: asModelId(GPT), attribute: "price" })).toEqual([1, 1]);
    expect(await shown({ attribute: "founded" })).toEqual([1, 0]);
    expect(await shown({ model: asModelId("acme/silent") })).toEqual([0, 0]);
    expect(await shown({ company: "salesforce.com" })).toEqual([1, 0]);
  });

  it("is counted on the days that are chosen, with the readings, rates and labels of these alone", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya);
    const says = async (at: string, text: string, verdict: "false" | "true") => {
      const made = await addMadeVisit(services, brandId, { at: new Date(at) });
      const claimId = await addMadeClaim(services, brandId, { verdict, text });
      for (const round of [1, 2]) await addMadeAnswer(services, made, { round, says: [{ claimId }] });
      return { claimId, made };
    };
    const { claimId, made } = await says("2026-03-31T23:59:59Z", "dear", "false");
    await says("2026-04-01T00:00:00Z", "good", "true");
    await services.db
      .insertInto("claim_labels")
      .values({
        ...{ claim_id: claimId, run_id: made.runId, column_id: `${GPT}_round1` as ColumnId, is_drawn: true },
        ...{ judge: CODE_JUDGE, shown: "false", fact_ids: [], verdict: "false" },
      })
      .execute();
    const shown = async (filters: Partial<ClaimFilters>) => {
      const { read, claims, rate, queue } = await getClaims(maya.request, { brandId, ...filters });
      return [read, claims.map(({ text }) => text), rate?.asJudged.value ?? null, queue.labels, queue.left];
    };
    const march = { from: "2026-03-31", to: "2026-03-31" };
    expect(await shown(march)).toEqual([2, ["dear"], 1, 1, 0]);
    expect(await shown({ to: "2026-04-01", from: "2026-04-01" })).toEqual([2, ["good"], 0, 0, 0]);
    expect(await shown({ to: "2026-04-01" })).toEqual([4, expect.any(Array), 0.5, 1, 0]);
    expect(await shown({ to: "2026-04-28" })).toEqual([2, ["good"], 0, 0, 0]);
    expect(await shown({ to: "2026-04-01", verdict: "true" })).toEqual([4, ["good"], 0.5, 1, 0]);
    const refused = (days: Partial<ClaimFilters>) => getClaims(maya.request, { brandId, ...days });
    await expect(refused({ from: "2026-04-02", to: "2026-04-01" })).rejects.toMatchObject({
      code: "BRAND_INVALID",
      message: "The first day is after the last",
    });
    await expect(refused({ from: "2025-03-31", to: "2026-04-01" })).rejects.toMatchObject({
      code: "BRAND_INVALID",
      message: "Please choose 366 days at most",
    });
    const year = await getClaims(maya.request, { brandId, from: "2025-04-01", to: "2026-04-01" });
    expect(year.read).toBe(4);
    for (const day of ["0000-01-01", "0001-01-01", "9999-12-31"])
      for (const days of [{ to: day }, { from: day, to: day }])
        expect([day, await shown(days)]).toEqual([day, [0, [], null, 0, 0]]);
  });

  it("is an opinion about one thing, and is found by that; what is no opinion is not", async () => {
    const { maya, brandId } = await withStatement();
    const made = await addMadeVisit(services, brandId);
    const [easy, dear] = [
      await addMadeClaim(services, brandId, { verdict: "opinion", text: "easy" }),
      await addMadeClaim(services, brandId, { verdict: "false", text: "dear" }),
    ];
    for (const [at, aspect] of (["ease", "setup", "ease"] as const).entries())
      await addMadeAnswer(services, made, {
        round: at + 1,
        says: [
          { claimId: easy, polarity: "praised", aspect },
          { claimId: dear, polarity: "blamed", aspect },
        ],
      });
    const { claims } = await getClaims(maya.request, { brandId, attribute: "other" });
    expect(claims.map(({ text, aspect }) => [text, aspect])).toEqual(
      expect.arrayContaining([
        ["easy", "ease"],
        ["dear", null],
      ]),
    );
    const ofEase = await getClaims(maya.request, { brandId, aspect: "ease" });
    expect(ofEase.claims).toMatchObject([{ text: "easy", statements: 3 }]);
    expect((await getClaims(maya.request, { brandId, aspect: "setup" })).claims).toEqual([]);
  });

  it("is an opinion where it praises and states nothing, in no rate, until a fact in words speaks of it", async () => {
    const { maya, brandId, otherRunId, say } = await withStatement(PRAISING);
    await say(otherRunId);
    const shown = async () => {
      const { claims, rate } = await getClaims(maya.request, { brandId });
      return [claims.map(({ verdict, aspect, by }) => [verdict, aspect, by]), rate];
    };
    expect(await shown()).toEqual([[["opinion", "ease", "code"]], null]);
    const fact = { ...price(0, ""), attribute: "other", value: { kind: "text", text: "Loved" } } as const;
    await addFact(maya.request, { brandId, fact });
    expect(await shown()).toEqual([[["cannot_tell", null, "code"]], null]);
  });

  it("and its facts are nobody else's", async () => {
    const { maya, brandId } = await withStatement();
    const { claims } = await getClaims(maya.request, { brandId });
    const factIds = [idOf(await addFact(maya.request, { brandId, fact: price(20) }))];
    const ada = await addUser(services);
    for (const verb of [
      () => getClaims(ada.request, { brandId }),
      () => getClaimStatements(ada.request, { brandId, claimId: claims[0]?.id ?? "" }),
      () => getFacts(ada.request, { brandId }),
      () => addFact(ada.request, { brandId, fact: price(1) }),
      () => confirmFacts(ada.request, { brandId, factIds }),
      () => rejectFacts(ada.request, { brandId, factIds }),
    ])
      await expect(verb()).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
    const other = await addBrand(maya, { name: "Heron", domain: "heron.com" });
    await expect(rejectFacts(maya.request, { brandId: other, factIds })).rejects.toMatchObject({
      code: "FACT_NOT_FOUND",
    });
    await expect(
      addFact(maya.request, { brandId, fact: { ...price(1), company: "nobody.example" } }),
    ).rejects.toMatchObject({ code: "BRAND_INVALID" });
  });
});

describe("the version of facts", () => {
  it("grows with what is confirmed, and with nothing else", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya);
    const of = async (changed: Promise<BrandFacts>) => (await changed).version;
    const added = await addFact(maya.request, { brandId, fact: price(20) });
    const factIds = [idOf(added)];
    expect(added.version).toBe(1);
    expect(await of(confirmFacts(maya.request, { brandId, factIds }))).toBe(1);
    const propose = () =>
      services.db.updateTable("facts").set({ state: "proposed" }).where("id", "in", factIds).execute();
    await propose();
    expect(await of(endFact(maya.request, { brandId, factId: idOf(added), to: "2030-01-01" }))).toBe(1);
    expect(await of(confirmFacts(maya.request, { brandId, factIds }))).toBe(2);
    expect(await of(endFact(maya.request, { brandId, factId: idOf(added), to: "2030-01-01" }))).toBe(2);
    expect(await of(endFact(maya.request, { brandId, factId: idOf(added), to: "2029-01-01" }))).toBe(3);
    await propose();
    expect(await of(rejectFacts(maya.request, { brandId, factIds }))).toBe(3);
  });

  it("stays where an old fact is confirmed anew; a fact with a last day does not grow old", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya);
    const factIds = [idOf(await addFact(maya.request, { brandId, fact: price(20) }))];
    const confirmedBefore = (days: number) =>
      services.db
        .updateTable("facts")
        .set({ confirmed_at: sql<Date>`now() - make_interval(days => ${days})` })
        .where("id", "in", factIds)
        .execute();
    const areOld = async () => (await getFacts(maya.request, { brandId })).facts.map(({ isOld }) => isOld);
    await confirmedBefore(FACT_OLD_DAYS - 1);
    expect(await areOld()).toEqual([false]);
    await confirmedBefore(FACT_OLD_DAYS + 1);
    expect(await areOld()).toEqual([true]);
    expect(await confirmFacts(maya.request, { brandId, factIds })).toMatchObject({
      version: 1,
      facts: [{ isOld: false }],
    });
    await confirmedBefore(FACT_OLD_DAYS + 1);
    await endFact(maya.request, { brandId, factId: factIds[0] ?? "", to: "2026-01-01" });
    expect(await areOld()).toEqual([false]);
  });

  it("a fact can't end before it begins", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya);
    const added = await addFact(maya.request, { brandId, fact: { ...price(20), from: "2025-05-01" } });
    await expect(
      endFact(maya.request, { brandId, factId: idOf(added), to: "2025-04-30" }),
    ).rejects.toMatchObject({ code: "BRAND_INVALID", message: "A fact ends after it begins" });
  });

  it("renews the verdicts of more claims than one transaction takes, the newest at once", async () => {
    const { maya, brandId } = await withStatement();
    await sql`
      insert into claims (id, brand_id, company, attribute, subject, subject_key, claim_key, text, value, sentence, language,
        first_at, last_at)
      select gen_random_uuid(), brand_id, company, attribute, subject, subject_key, 'money:' || nth, text, value, sentence,
        language, first_at, last_at - make_interval(mins => nth)
      from claims, generate_series(1, 1100) nth where brand_id = ${brandId}
    `.execute(services.db);
    await addFact(maya.request, { brandId, fact: price(20) });
    const judged = async () => {
      const { rows } = await sql<{ false: number; claims: number }>`
        select count(*) filter (where verdict = 'false')::integer as false, count(*)::integer as claims
        from claims left join claim_verdicts on claim_id = id where brand_id = ${brandId}
      `.execute(services.db);
      return rows[0];
    };
    expect(await judged()).toEqual({ false: 500, claims: 1_101 });
    expect((await getClaims(maya.request, { brandId })).claims).toMatchObject([{ verdict: "false" }]);
    await services.runJobs();
    expect(await judged()).toEqual({ false: 1_101, claims: 1_101 });
  });
});

describe("the brand's own site", () => {
  it("proposes what its data state, once a day, and confirms nothing", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya);
    const read = await proposeFacts(maya.request, { brandId });
    expect(read).toMatchObject({ version: 0, proposed: 3, unread: null });
    expect(
      read.facts.map(({ attribute, subject, value, state }) => [attribute, subject, value, state]),
    ).toEqual([
      ["founded", "", { kind: "date", date: "2006" }, "proposed"],
      ["price", "Professional", { ...price(100).value, unit: "seat" }, "proposed"],
      ["price", "Starter", { ...price(20).value, unit: "seat" }, "proposed"],
    ]);
    expect(read.facts[0]?.sourceUrl).toMatch(/^https:\/\/www\.hubspot\.com\//);
    await expect(proposeFacts(maya.request, { brandId })).rejects.toMatchObject({ code: "FACTS_READ_TODAY" });
  });

  it("proposes a changed price, which ends the one before once it is confirmed, and nothing that was rejected", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya);
    const own = await addFact(maya.request, { brandId, fact: price(18) });
    const { facts } = await proposeFacts(maya.request, { brandId });
    const proposal = facts.find(({ subject, state }) => subject === "Starter" && state === "proposed");
    const founded = facts.filter(({ attribute }) => attribute === "founded").map(({ id }) => id);
    await rejectFacts(maya.request, { brandId, factIds: founded });
    const otherId = crypto.randomUUID();
    await services.db
      .insertInto("facts")
      .values({
        ...{
          id: otherId,
          brand_id: brandId,
          company: "",
          attribute: "price",
          subject: "Starter",
          state: "proposed",
        },
        ...{ value: JSON.stringify(price(99).value), from_day: null, to_day: null, source_kind: "page" },
      })
      .execute();
    const both = { brandId, factIds: [proposal?.id ?? "", otherId] };
    await expect(confirmFacts(maya.request, both)).rejects.toMatchObject({
      code: "BRAND_INVALID",
      message: expect.stringContaining("contradict each other (Price, Starter)"),
    });
    await rejectFacts(maya.request, { brandId, factIds: [otherId] });
    const after = await confirmFacts(maya.request, { brandId, factIds: [proposal?.id ?? ""] });
    expect(after.facts.find(({ id }) => id === idOf(own))?.to).toMatch(/^\d{4}-\d\d-\d\d$/);
    await services.after(25 * 3_600_000, async () => {
      expect(await proposeFacts(maya.request, { brandId })).toMatchObject({ proposed: 0, unread: null });
    });
  });

  it("does not propose for all markets what somebody narrowed to one", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya, { markets: [GERMANY] });
    const { facts } = await proposeFacts(maya.request, { brandId });
    for (const { id: factId, company, attribute, subject, value } of facts) {
      const fact = { company, attribute, subject, value, market: GERMANY, from: null, to: null };
      await correctFact(maya.request, { brandId, factId, fact });
    }
    await services.after(25 * 3_600_000, async () => {
      expect(await proposeFacts(maya.request, { brandId })).toMatchObject({ proposed: 0, unread: null });
    });
  });

  it("may be read again soon where a process died over it", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya, { name: "Salesforce", domain: "salesforce.com" });
    const siteReader = { ...services.context.siteReader, read: () => Promise.reject(new Error("died")) };
    const dying = openServices({ ...services.context, siteReader });
    const request = dying.request(maya.request.caller, maya.viewer);
    await expect(proposeFacts(request, { brandId })).rejects.toThrow("died");
    await expect(proposeFacts(maya.request, { brandId })).rejects.toMatchObject({ code: "FACTS_READ_TODAY" });
    await services.after(11 * 60_000, async () => {
      expect(await proposeFacts(maya.request, { brandId })).toMatchObject({ unread: null });
    });
  });

  it("may be read again the same day where it could not be", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya, { name: "Copper", domain: "copper.com" });
    for (const _ of [1, 2]) {
      const { unread, proposed } = await proposeFacts(maya.request, { brandId });
      expect([typeof unread, proposed]).toEqual(["string", 0]);
    }
  });
});

describe("after a visit", () => {
  it("reading that was killed halfway goes on with the answers that were left", async () => {
    const maya = await addUser(services, { credits: 20 });
    const brandId = await addBrand(maya);
    const visitId = await visit(services, maya, brandId);
    const all = reading(() => []);
    // Killed: of its calls one comes back, the others never while it lives.
    const life = Promise.withResolvers<void>();
    const killed = reading((_, nth) => (nth === 0 ? [] : life.promise.then(() => [])));
    const first = readVisitClaims(killed.request, { brandId, visitId }, FIRST);
    await eventually(
      async () => (await getClaims(maya.request, { brandId })).read === 1,
      "one answer has been read",
    );
    await readVisitClaims(all.request, { brandId, visitId }, FIRST);
    const { read } = await getClaims(maya.request, { brandId });
    expect(read).toBeGreaterThan(1);
    expect(all.asked).toHaveLength(read - 1);
    life.resolve();
    await first;
    expect(await getClaims(maya.request, { brandId })).toMatchObject({ read, failed: 0 });
  });

  it("many answers are read a part at a time, and the page says how many were", async () => {
    const maya = await addUser(services, { credits: 20 });
    const texts = Array.from({ length: 7 }, (_, index) => ({
      prompt: `Best CRM, question ${index}`,
      label: null,
    }));
    const brandId = await addBrand(maya, { models: [...FIVE], prompts: texts });
    const visitId = await visit(services, maya, brandId);
    const { asked, request, requestOf } = reading(() => []);
    const shown = () => getClaims(requestOf(maya), { brandId });
    expect(await shown()).toMatchObject({ reading: 0, read: 0 });
    await readVisitClaims(request, { brandId, visitId }, FIRST);
    const part = asked.length;
    expect(await shown()).toMatchObject({ reading: part, read: part });
    const march = { brandId, from: "2026-03-01", to: "2026-03-31" };
    expect(await getClaims(requestOf(maya), march)).toMatchObject({ reading: null, read: 0 });
    const next = sql<{ payload: { from: number } }>`
      select payload from graphile_worker._private_jobs where payload ->> 'visitId' = ${visitId} and payload ->> 'from' is not null
    `;
    const [queued] = (await next.execute(services.db)).rows;
    await readVisitClaims(request, { brandId, visitId, from: queued?.payload.from ?? expect.fail() }, FIRST);
    expect(asked.length).toBeGreaterThan(part);
    expect(await shown()).toMatchObject({ reading: null, read: asked.length });
  });

  it("answers that names put before a place that was passed are read, too", async () => {
    const maya = await addUser(services, { credits: 20 });
    const brandId = await addBrand(maya);
    const visitId = await visit(services, maya, brandId);
    const { asked, request, requestOf } = reading(() => []);
    const shown = () => getClaims(requestOf(maya), { brandId });
    // As after names were saved: two more answers name a company, and stand first.
    await readVisitClaims(request, { brandId, visitId, from: 2 }, FIRST);
    expect(await shown()).toMatchObject({ reading: asked.length, read: asked.length });
    await readVisitClaims(request, { brandId, visitId, isAgain: true }, FIRST);
    expect(await shown()).toMatchObject({ reading: null, read: asked.length });
  });

  it("while the reader is out it is tried again, and after the last attempt the next answers have their turn", async () => {
    const maya = await addUser(services, { credits: 20 });
    const brandId = await addBrand(maya);
    const visitId = await visit(services, maya, brandId);
    const failing = reading(() => Promise.reject(new ModelError("upstream", "Away.")));
    await expect(readVisitClaims(failing.request, { brandId, visitId }, FIRST)).rejects.toThrow(
      "does not reply",
    );
    const first = await getClaims(failing.requestOf(maya), { brandId });
    expect(first).toMatchObject({ reading: expect.any(Number), read: 0 });
    await readVisitClaims(failing.request, { brandId, visitId }, { isLast: true });
    expect(await getClaims(failing.requestOf(maya), { brandId })).toMatchObject({ reading: null, read: 0 });
  });

  it("each answer is read once, a failed one again, and nothing without a model", async () => {
    const maya = await addUser(services, { credits: 20 });
    const brandId = await addBrand(maya);
    const visitId = await visit(services, maya, brandId);
    expect(await getClaims(maya.request, { brandId })).toMatchObject({
      hasReader: false,
      read: 0,
      claims: [],
    });
    const failing = reading(() => null);
    await readVisitClaims(failing.request, { brandId, visitId }, FIRST);
    const { failed } = await getClaims(maya.request, { brandId });
    expect(failed).toBeGreaterThan(0);
    const whole = reading((text) => {
      const line = text.split("\n").find((one) => one.startsWith("HubSpot")) ?? "";
      const quote = /: ([^.!?]+)/u.exec(line)?.[1] ?? "";
      return quote === "" ? [] : [{ ...SAYING, attribute: "other", subject: "", says: "", value: "", quote }];
    });
    await readVisitClaims(whole.request, { brandId, visitId }, FIRST);
    const { read, failed: left, claims } = await getClaims(maya.request, { brandId });
    expect([read, left]).toEqual([failed, 0]);
    expect(claims.length).toBeGreaterThan(0);
    const before = whole.asked.length;
    await readVisitClaims(whole.request, { brandId, visitId }, FIRST);
    expect(whole.asked).toHaveLength(before);
  });
});
