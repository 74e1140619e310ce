import { FIELD_QUESTIONS } from "@standings/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT, type SearchSeed } from "../../../test/searches.ts";
import { study } from "../../../test/studies.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { setStudyPrivacy } from "../../studies/change-study.ts";
import { changeField } from "../change-field.ts";
import { countQueued } from "../counts/count-searches.ts";
import { getCompany } from "../get-company.ts";
import { getCompetition } from "../get-competition.ts";
import { listCompanyQuestions } from "../list-company-questions.ts";
import { readField } from "./read-field.ts";

const PLANNERS = ["kelp.com", "moss.com", "fern.com", "reed.com"];
const BANKS = ["oakbank.com", "elmbank.com", "ashbank.com"];

let services: TestServices;
let maya: TestUser;
let ines: TestUser;
beforeAll(async () => {
  services = await startServices();
  [maya, ines] = [await addUser(services, { credits: 5 }), await addUser(services, { credits: 5 })];
  const ask = (seed: SearchSeed) => addSearch(services, maya, seed);
  // Four questions of one trade, and five of another, which one company is listed in as well.
  for (const [index, what] of ["balconies", "allotments", "schools", "parks"].entries())
    await ask({
      prompt: `Garden planner for ${what}`,
      lists: { [GPT]: [...PLANNERS, "everywhere.com"], [CLAUDE]: ["everywhere.com", ...PLANNERS.slice(1)] },
      cites: { [GPT]: [`plantpress.org/${index}`], [CLAUDE]: ["plantpress.org/free", "moss.com/prices"] },
    });
  for (const what of ["students", "founders", "families", "travel", "savers"])
    await ask({ prompt: `Bank for ${what}`, lists: { [GPT]: [...BANKS, "everywhere.com"] } });
  await ask({
    prompt: "Garden planner for windowsills",
    lists: { [GPT]: ["moss.com", "sage.com", "fern.com", "reed.com"] },
  });
  await ask({ prompt: "Compost bins", lists: { [GPT]: ["moss.com", "fern.com", "sage.com"] } });
  await countQueued(services.context);
});
afterAll(() => services.close());

const domain = "kelp.com";
const page = { domain, sort: "newest", page: 1, limit: 100 } as const;
const figuresFor = async ({ request }: TestUser) => (await getCompany(request, { domain })).figures;
const promptsFor = async ({ request }: TestUser, withPrivate?: boolean) =>
  (await listCompanyQuestions(request, { ...page, withPrivate })).questions
    .map(({ prompt }) => prompt)
    .sort();
const promptsOf = async ({ userId }: TestUser, of: string, withPrivate = false) =>
  (await readField(services.context, { userId }, { domain: of, withPrivate })).questions.map(
    ({ prompt }) => prompt,
  );

describe("a company's field", () => {
  it("has peers of its own trade, and nobody who is listed everywhere", async () => {
    const { peers } = await getCompany(maya.request, { domain });
    expect(peers.map((peer) => peer.domain).sort()).toEqual(["fern.com", "moss.com", "reed.com"]);
  });

  it("holds what lists it and what lists three of its peers among the first ten, and says who is first", async () => {
    expect(await promptsFor(ines)).toEqual([
      "Garden planner for allotments",
      "Garden planner for balconies",
      "Garden planner for parks",
      "Garden planner for schools",
      "Garden planner for windowsills",
    ]);
    const { questions, listed, notListed } = await listCompanyQuestions(ines.request, {
      ...page,
      listing: "not_listed",
    });
    expect({ listed, notListed }).toEqual({ listed: 4, notListed: 1 });
    expect(questions).toMatchObject([
      {
        prompt: "Garden planner for windowsills",
        isListed: false,
        rank: null,
        first: { domain: "moss.com" },
        peers: 3,
      },
    ]);
  });

  it("counts of all answers, and says of how many", async () => {
    const { figures, models, leaders } = await getCompany(ines.request, { domain });
    expect(figures).toEqual({
      questions: 5,
      answers: 9,
      top3Mentions: 4,
      averageRank: 1,
      totalMentions: 4,
      sources: 1,
    });
    expect(models.map(({ modelId, answers, mentions }) => [modelId, answers, mentions])).toEqual([
      [GPT, 5, 4],
      [CLAUDE, 4, 0],
    ]);
    expect(leaders).toMatchObject([{ domain: "moss.com", questions: 1 }]);
  });

  it("finds the gap in pages of the field, without those of other trades and those that name the company", async () => {
    const { gap, absent, answers, competitors, arePeers } = await getCompetition(ines.request, { domain });
    expect({ absent, answers, arePeers }).toEqual({ absent: 5, answers: 9, arePeers: true });
    expect(competitors.map((voice) => voice.domain).sort()).toEqual(["fern.com", "moss.com", "reed.com"]);
    expect(
      gap.map((source) => [source.domain, source.answers, source.pagesInField, source.pagesNaming]),
    ).toEqual([
      ["moss.com", 4, 1, 0],
      ["plantpress.org", 4, 5, 4],
    ]);
    expect(gap[1]?.pages[0]).toMatchObject({ url: "https://plantpress.org/free", naming: 0, questions: 4 });
  });
});

describe("what is private", () => {
  it("counts for its owner alone, and only when asked for", async () => {
    await addSearch(services, ines, {
      prompt: "Planner for roofs",
      isPrivate: true,
      lists: { [GPT]: ["kelp.com"] },
    });
    await countQueued(services.context);
    expect(await promptsFor(ines)).not.toContain("Planner for roofs");
    expect(await promptsFor(ines, true)).toContain("Planner for roofs");
    expect(await promptsFor(maya, true)).not.toContain("Planner for roofs");
    expect(await getCompany(ines.request, { domain })).toMatchObject({
      privateQuestions: 1,
      isWithPrivate: false,
    });
  });

  it("is shown at once when nothing else is in the field", async () => {
    await addSearch(services, ines, {
      prompt: "Alpine seeds",
      isPrivate: true,
      lists: { [GPT]: ["gentian.com"] },
    });
    await countQueued(services.context);
    const found = await getCompany(ines.request, { domain: "gentian.com" });
    expect(found).toMatchObject({ isWithPrivate: true, figures: { questions: 1, totalMentions: 1 } });
    expect((await getCompany(maya.request, { domain: "gentian.com" })).figures.questions).toBe(0);
  });

  it("names companies beside it as its answers call them", async () => {
    await addSearch(services, ines, {
      prompt: "Cliff seeds",
      isPrivate: true,
      lists: { [GPT]: ["saxifrage.com", "campion.com"] },
    });
    // The newest search of the question does not name it: another model's answer does.
    await addSearch(services, ines, {
      prompt: "Cliff seeds",
      isPrivate: true,
      lists: { [CLAUDE]: ["saxifrage.com"] },
    });
    await countQueued(services.context);
    const { competitors } = await getCompetition(ines.request, {
      domain: "saxifrage.com",
      withPrivate: true,
    });
    expect(competitors.map(({ name }) => name)).toContain("campion");
  });
});

describe("a field with more questions than are read", () => {
  const of = "broad.com";
  const read = async ({ request }: TestUser, withPrivate = false) => {
    const { figures, isPartial, privateQuestions } = await getCompany(request, { domain: of, withPrivate });
    return { questions: figures.questions, isPartial, privateQuestions };
  };
  beforeAll(async () => {
    const prompts = Array.from({ length: FIELD_QUESTIONS + 2 }, (_, index) => `Broad question ${index}`);
    for (const prompt of prompts)
      await addSearch(services, maya, { prompt, daysAgo: 2, lists: { [GPT]: [of] } });
    await addSearch(services, maya, {
      prompt: "A narrow question",
      daysAgo: 9,
      lists: { [GPT]: ["other.com"] },
    });
  });

  it("has the same shared questions for a viewer who asks more in private", async () => {
    for (const prompt of ["Own question", "Another own question"])
      await addSearch(services, ines, { prompt, isPrivate: true, lists: { [GPT]: [of] } });
    await countQueued(services.context);
    const partly = { questions: FIELD_QUESTIONS, isPartial: true, privateQuestions: 0 };
    expect(await read(maya)).toEqual(partly);
    expect(await read(ines)).toEqual({ ...partly, privateQuestions: 2 });
    expect(await read(ines, true)).toEqual({ ...partly, privateQuestions: 2 });
    expect(await promptsOf(ines, of, true)).toEqual(expect.arrayContaining(["Own question"]));
  });

  it("has a question that the viewer adds, however old", async () => {
    const prompt = "A narrow question";
    await changeField(ines.request, { domain: of, kind: "company", prompt, change: "added" });
    for (const withPrivate of [false, true])
      expect(await promptsOf(ines, of, withPrivate)).toContain("A narrow question");
    expect(await promptsOf(maya, of)).not.toContain("A narrow question");
  });
});

describe("a user's choices", () => {
  it("leave a question out and add one, for this user alone, until they are taken back", async () => {
    const user = await addUser(services, { credits: 5 });
    const before = await figuresFor(user);
    const change = (prompt: string, what: "added" | "left_out" | "found") =>
      changeField(user.request, { domain, kind: "company", prompt, change: what });
    await change("garden planner for PARKS", "left_out");
    await change("Compost bins", "added");
    expect(await promptsFor(user)).toEqual([
      "Compost bins",
      "Garden planner for allotments",
      "Garden planner for balconies",
      "Garden planner for schools",
      "Garden planner for windowsills",
    ]);
    expect((await getCompany(user.request, { domain })).leftOut).toEqual([
      { kind: "company", prompt: "Garden planner for PARKS" },
    ]);
    expect(await promptsFor(maya)).toContain("Garden planner for parks");
    await change("Garden planner for parks", "found");
    await change("Compost bins", "found");
    expect(await figuresFor(user)).toEqual(before);
  });
});

it("moves no figure when the same is asked and answered again, in any order and number", async () => {
  const asked: SearchSeed[] = [
    {
      prompt: "Seed box for cities",
      lists: { [GPT]: ["seedy.com", "podder.com"] },
      cites: { [GPT]: ["pods.org/a"] },
    },
    { prompt: "Seed box for cities", lists: { [CLAUDE]: ["podder.com", "seedy.com"] } },
    { prompt: "Seed box for farms", lists: { [GPT]: ["podder.com"], [CLAUDE]: ["podder.com", "seedy.com"] } },
    { prompt: "Seed box for space", lists: { [GPT]: ["seedy.com", "podder.com"] } },
  ];
  for (const seed of asked) await addSearch(services, maya, seed);
  await countQueued(services.context);
  const read = async () => {
    const { figures, models, peers } = await getCompany(ines.request, { domain: "seedy.com" });
    const { company, competitors, gap } = await getCompetition(ines.request, { domain: "seedy.com" });
    return {
      figures,
      models,
      peers,
      company,
      competitors,
      gap: gap.map(({ domain: site, answers }) => [site, answers]),
    };
  };
  const before = await read();
  expect(before.figures).toMatchObject({ questions: 3, answers: 5, totalMentions: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...asked), { minLength: 1, maxLength: 5 }), async (again) => {
      for (const seed of again) await addSearch(services, maya, seed);
      await countQueued(services.context);
      expect(await read()).toEqual(before);
    }),
    { numRuns: 8 },
  );
});

describe("a study that is newer than the searches of its question", () => {
  const prompt = "Best CRM for startups";
  const placesFor = async ({ request }: Pick<TestUser, "request">, of: string, withPrivate?: boolean) => {
    const { questions } = await listCompanyQuestions(request, {
      ...page,
      domain: of,
      ...(withPrivate === undefined ? {} : { withPrivate }),
    });
    const found = questions.find((question) => question.prompt === prompt);
    return { places: found?.places ?? [], isStudied: found?.study !== null };
  };

  it("stands in their place with its means, until the question is asked again", async () => {
    const owner = await addUser(services, { credits: 20 });
    const { state, studyId } = await study(owner, { prompt, isPrivate: true });
    const [, second] = state.answers.find(({ results }) => results.length > 1)?.results ?? [];
    const of = second?.domain ?? "";
    await addSearch(services, maya, { prompt, daysAgo: 3, lists: { [GPT]: ["one.com", "two.com", of] } });
    await countQueued(services.context);
    const drawn = { places: [{ modelId: GPT, rank: 3 }], isStudied: false };
    // It is private: its owner sees it with the private switch on, nobody else does.
    expect(await placesFor(ines, of, true)).toEqual(drawn);
    expect(await placesFor(owner, of, false)).toEqual(drawn);
    expect(await placesFor(owner, of, true)).toMatchObject({ isStudied: true });
    await setStudyPrivacy(owner.request, { studyId, isPrivate: false });
    const studied = await placesFor(ines, of);
    expect(studied.isStudied).toBe(true);
    const ranks = state.answers
      .filter(({ modelId, arm }) => String(modelId) === GPT && arm === "list")
      .flatMap(({ results }) => results.filter((entry) => entry.domain === of).map(({ rank }) => rank));
    const mean = Math.round(ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length);
    expect(studied.places.find(({ modelId }) => String(modelId) === GPT)).toEqual({
      modelId: GPT,
      rank: mean,
    });
    await addSearch(services, maya, { prompt, lists: { [GPT]: ["one.com", "two.com", of] } });
    await countQueued(services.context);
    expect(await placesFor(ines, of)).toEqual(drawn);
  });

  it("moves nothing when another one gives the same answers", async () => {
    const owner = await addUser(services, { credits: 20 });
    const { state } = await study(owner, { prompt, isPrivate: false });
    const of = state.answers[0]?.results[0]?.domain ?? "";
    const read = async () => (await getCompany(ines.request, { domain: of })).figures;
    const before = await read();
    await study(owner, { prompt, isPrivate: false });
    expect(await read()).toEqual(before);
  });
});
