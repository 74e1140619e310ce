import { readAnswers } from "@standings/database";
import {
  asColumnId,
  BUILT_IN_CATALOGUE,
  createMatcher,
  foundSentences,
  headSentences,
  readStudyColumn,
  SHOWN_AT_END,
  type StudyRecord,
  soughtCompany,
} from "@standings/domain";
import { claimsText } from "@standings/models";
import { KNOWN_WORDS } from "@standings/words";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBrand } from "../../test/brands.ts";
import { setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addTopic, askTopic, CRM_WORDINGS, studyOfTopic } from "../../test/topics.ts";
import { accountOf, addUser } from "../../test/users.ts";
import { seedCatalogue } from "../company/seed-catalogue.ts";
import { recountIdentity } from "../identity/recount-identity.ts";
import { exportStudyTable } from "../reports/export-study.ts";
import { toStudyPaper } from "../reports/to-study-paper.ts";
import { changeTopic } from "../topics/change-topic.ts";
import { getTopic, listTopics } from "../topics/read-topics.ts";
import { textsOf } from "./end-round.ts";
import { getStudy } from "./get-study.ts";
import { getStudyAnswer } from "./get-study-answer.ts";
import { readKnownCompanies } from "./known-companies.ts";
import { listStudies } from "./list-studies.ts";
import { startStudy } from "./start-study.ts";
import { asStudyRun } from "./study-run.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
  // The directory knows them without a search.
  await seedCatalogue(services.services.systemRequest());
});
afterAll(() => services.close());

/** Who each stored answer names, of some companies, by the matcher alone. */
async function countByHand(runId: string, companies: readonly { name: string; domain: string }[]) {
  const match = createMatcher(
    companies.map(({ name, domain }) => soughtCompany([name], domain)),
    KNOWN_WORDS,
  );
  const said = (await readAnswers(services.db, { runId }))?.answers ?? [];
  return said.map(({ column_id, raw_text }) => {
    const question = readStudyColumn(column_id);
    const named = match(claimsText(raw_text ?? "")).map((mention) => mention?.stance === "named");
    return { arm: question?.arm, round: question?.round ?? 0, named };
  });
}

function topicOf({ findings }: StudyRecord) {
  const { topic, names, report } = findings ?? {};
  if (!topic?.focus || !names || !report) return expect.fail("nothing was found");
  return { topic, focus: topic.focus, names, report };
}

describe("a study of a topic in plain words", () => {
  it("asks every wording in the buyer's words alone, a credit each, and tells how many answers name each company", async () => {
    const maya = await addUser(services, { credits: 20 });
    const topicId = await addTopic(maya, { form: "natural" });
    const { studyId, creditsHeld } = await askTopic(maya, { topicId, rounds: 2 });
    expect([creditsHeld, (await accountOf(services, maya.userId)).credits]).toEqual([18, 2]);
    const record = await getStudy(maya.request, studyId);
    expect(record).toMatchObject({ arms: ["natural"], counted: 18, topic: { form: "natural" } });
    const { topic, focus, names, report } = topicOf(record);

    const told = topic.entries.map(({ key }) => names[key] ?? { name: key, domain: "" });
    expect(told.length).toBeGreaterThan(3);
    expect(names[focus.key]).toEqual({ name: "HubSpot", domain: "hubspot.com" });
    const answers = await countByHand(studyId, told);
    expect(answers.map(({ arm }) => arm)).toEqual(Array.from({ length: 36 }, () => "natural"));
    // Three wordings a level, two models, two rounds: all answers weigh alike.
    for (const [nth, { value }] of topic.entries.entries()) {
      const named = answers.filter((answer) => answer.named[nth]).length;
      expect(value, told[nth]?.name).toBeCloseTo(named / 36, 10);
    }
    const own = topic.entries.findIndex(({ key }) => key === focus.key);
    for (const { rounds, own: counted, answers: asked } of topic.byWording) {
      const named = answers.filter(({ round, named }) => rounds.includes(round) && named[own]).length;
      expect([counted, asked]).toEqual([named, 4]);
    }
    expect(topic).toMatchObject({ form: "natural", wordings: 9, leftOut: [] });
    const { overWordings: over, exactlyThese: these } = focus;
    if (!over || !these) return expect.fail("a range is missing");
    expect(over.high - over.low).toBeGreaterThan(these.high - these.low);
    expect(focus.wordingPart).toBeCloseTo(over.high - over.low - (these.high - these.low), 10);
    expect(focus.byStratum.map(({ wordings }) => wordings)).toEqual([3, 3, 3]);
    expect(topic.entries.filter(({ withThese }) => withThese !== null)).toHaveLength(told.length - 1);
    expect(report.verdict.naming.value).toBe(topic.naming.value);

    // No rank, top 3 or score: plain answers have none.
    expect(report).toMatchObject({ entries: [], pair: null, volatility: { stability: null } });
    expect(report.models).toMatchObject([{ asked: 18, answered: 18 }, { answered: 18 }]);
    expect(record.answers.every(({ ranks }) => ranks.length === 0)).toBe(true);
  });

  it("says that a company is named, never that it is listed, in every sentence and file", async () => {
    const maya = await addUser(services, { credits: 20, plan: "business" });
    const topicId = await addTopic(maya, { form: "natural" });
    const { studyId } = await askTopic(maya, { topicId, budget: 14 });
    const record = await getStudy(maya.request, studyId);
    const { topic, names } = topicOf(record);
    const { findings } = record;
    if (!findings) return expect.fail("nothing was found");
    const said = [
      ...headSentences(record, findings, BUILT_IN_CATALOGUE),
      ...foundSentences(findings, record.prompt, "HubSpot"),
    ];
    expect(said[0]).toMatch(/named/);
    const underWay = { ...findings, isKeptBack: true, topic: null };
    expect(headSentences(record, underWay, BUILT_IN_CATALOGUE)).toEqual([SHOWN_AT_END]);
    expect((await listTopics(maya.request))[0]).toMatchObject({ form: "natural", sentence: said[0] });
    const { studies } = await listStudies(maya.request, { limit: 1 });
    expect(studies).toMatchObject([{ verdict: said[0], top: [], own: null }]);

    const table = await exportStudyTable(maya.request, { studyId, rows: "entries", format: "csv" });
    const [header = "", ...rows] = Buffer.from(table.bytes).toString().trim().split("\r\n");
    expect(header).toContain("Named in plain answers %,Named in plain answers % low");
    expect(rows).toHaveLength(topic.entries.length);
    const paper = toStudyPaper(record, "https://standings.example", BUILT_IN_CATALOGUE);
    expect(paper.topic?.counted).toBe("Named");
    expect(paper.models.map(({ answered }) => answered)).toEqual([14, 14]);
    const { answers } = record;
    const texts = JSON.stringify([said, header, { ...paper, question: "" }]);
    expect(texts).not.toMatch(/\blist(?:s|ed)?\b|score|top 3|tier|rank(?:s|ed)?\b/i);
    expect(texts).toContain("in plain words, that name a company");

    const [first] = answers;
    const columnId = `${first?.modelId}_round1_natural` as Parameters<typeof getStudyAnswer>[1]["columnId"];
    expect(await getStudyAnswer(maya.request, { studyId, columnId })).toMatchObject({
      arm: "natural",
      entries: [],
    });
    expect(Object.values(names).length).toBeGreaterThanOrEqual(topic.entries.length);
  });

  it("looks for the companies of its brand by their names, and for no name that its wordings have", async () => {
    const maya = await addUser(services, { credits: 20 });
    const brandId = await addBrand(maya, { aliases: ["HubSpot CRM"] });
    await services.db
      .insertInto("companies")
      .values({ domain: "agencies.example", name: "Agencies", name_key: "agencies", source: "catalogue" })
      .execute();
    const topicId = await addTopic(maya, { form: "natural", brandId, focus: null });
    const { studyId } = await askTopic(maya, { topicId, rounds: 1 });
    const record = await getStudy(maya.request, studyId);
    const { topic, focus, names } = topicOf(record);
    expect(focus.key).toBe(record.focus);
    const domains = topic.entries.map(({ key }) => names[key]?.domain);
    expect(new Set(domains).size).toBe(domains.length);
    expect(Object.values(names).map(({ domain }) => domain)).not.toContain("agencies.example");
  });

  it("finds the same when newer rules count it again", async () => {
    const maya = await addUser(services, { credits: 9 });
    const topicId = await addTopic(maya, { form: "natural", focus: "HubSpot" });
    const { studyId } = await askTopic(maya, { topicId, rounds: 1 });
    const before = await getStudy(maya.request, studyId);
    expect(topicOf(before).focus.key).toBe(before.focus);
    await sql`update studies set rules = '{0,0,0}' where run_id = ${studyId}`.execute(services.db);
    await recountIdentity(services.services.systemRequest());
    expect(await getStudy(maya.request, studyId)).toEqual(before);
  });

  it("is the same study when its start is repeated, and costs nothing where nobody answers", async () => {
    const maya = await addUser(services, { credits: 9 });
    const topicId = await addTopic(maya, { form: "natural" });
    await setFaults(services, { model: "*", kind: "error" });
    const { studyId, state } = await askTopic(maya, { topicId, budget: 9 }, { clientRunId: "once" });
    await setFaults(services);
    expect(state.isRefunded).toBe(true);
    expect((await accountOf(services, maya.userId)).credits).toBe(9);
    const again = studyOfTopic({ topicId, budget: 9 }, { clientRunId: "once" });
    expect((await startStudy(maya.request, again)).studyId).toBe(studyId);
  });
});

it("a brand counts by its name where the directory has a longer one of another site", async () => {
  const maya = await addUser(services, { credits: 9 });
  const brandId = await addBrand(maya, { name: "Quarvo", domain: "getquarvo.com", aliases: [] });
  const topicId = await addTopic(maya, { form: "natural", brandId, focus: null });
  const { studyId } = await askTopic(maya, { topicId, rounds: 1 });
  const { db, context } = services;
  const [source, name_key, name] = ["search" as const, "quarvo", "Quarvo"];
  await db
    .insertInto("companies")
    .values({ name: "Quarvo, Inc.", domain: "quarvo.com", name_key: "quarvo inc", source, seen: 9 })
    .execute();
  await db
    .insertInto("company_spellings")
    .values({ domain: "quarvo.com", name, name_key, seen: 9 })
    .execute();
  const run = db.selectFrom("runs").selectAll().where("id", "=", studyId);
  const { request } = asStudyRun(await run.executeTakeFirstOrThrow());
  const said = "I would take Quarvo for a small team.";
  const known = await readKnownCompanies(context, request, new Map([["any", said]]));
  const named = createMatcher(
    known,
    KNOWN_WORDS,
  )(said).flatMap((mention, nth) => (mention?.stance === "named" ? [known[nth]?.domain] : []));
  expect(named).toEqual(["getquarvo.com"]);
});

it("the form of a topic can change until it is asked, its name whenever", async () => {
  const maya = await addUser(services, { credits: 20 });
  const topicId = await addTopic(maya, { wordings: CRM_WORDINGS.slice(0, 2) });
  const form = async () => (await getTopic(maya.request, { topicId })).form;
  expect(await form()).toBe("list");
  await changeTopic(maya.request, { topicId, form: "natural" });
  expect(await form()).toBe("natural");
  await askTopic(maya, { topicId, rounds: 1 });
  const refused = changeTopic(maya.request, { topicId, name: "Other", form: "list" });
  await expect(refused).rejects.toMatchObject({ code: "TOPIC_FORM_STAYS", status: 409 });
  await changeTopic(maya.request, { topicId, name: "Plain CRM", form: "natural" });
  expect(await getTopic(maya.request, { topicId })).toMatchObject({ name: "Plain CRM", form: "natural" });
  const eve = await addUser(services);
  await expect(changeTopic(eve.request, { topicId, form: "list" })).rejects.toMatchObject({
    code: "TOPIC_NOT_FOUND",
  });
});

it("nobody is named by what a model hides", () => {
  const hidden = "<think>HubSpot is popular.</think> I recommend Zoho. <!-- HubSpot -->";
  const texts = textsOf([{ column_id: asColumnId("x_round1_natural"), raw_text: hidden }]);
  expect([...texts.values()].join()).toContain("Zoho");
  expect([...texts.values()].join()).not.toContain("HubSpot");
});
