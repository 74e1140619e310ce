import { LeaseLostError, newId, readRunEvents } from "@standings/database";
import type { ModelOutcome, ParsedEntry } from "@standings/models";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { appendAnswer } from "./append-answer.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

type Success = Extract<ModelOutcome, { status: "success" }>;

const ENTRY: ParsedEntry = {
  rank: 1,
  name: "Acme",
  domain: "acme.com",
  description: "Makes things.",
  rationale: "Often named.",
  profileUrl: null,
  imageUrl: null,
};

const CITATION = { url: "https://g2.com/a", domain: "g2.com", title: "Reviews" };

const REPLY: Success["reply"] = {
  text: "1. Acme",
  citations: [CITATION],
  servedModel: "gpt-4.1-mini\u0000",
  promptTokens: 10,
  completionTokens: 20,
  costUsd: 0.001,
  refused: false,
  truncated: false,
};

const SUCCESS: Success = {
  status: "success",
  reply: REPLY,
  answer: { outcome: "ranked", entries: [ENTRY], shape: "json", sector: "Energy", truncated: false },
  durationMs: 900,
};

const FAILURE: ModelOutcome = {
  status: "error",
  failure: "timeout",
  detail: "No answer in 30 s.",
  reply: null,
  cause: null,
  durationMs: 30_000,
};

/** A run that is under way, asked with or without web search. */
async function runningRun(webSearch = true) {
  const id = await addSearch(services, await addUser(services), { webSearch });
  const runs = services.db.updateTable("runs").set({ status: "running" }).where("id", "=", id);
  return runs.returningAll().executeTakeFirstOrThrow();
}

const answersOf = (runId: string) =>
  services.db.selectFrom("model_answers").selectAll().where("run_id", "=", runId).execute();

describe("appendAnswer", () => {
  it("stores what a model said, and appends what it listed", async () => {
    const run = await runningRun();
    const { seq, event } = await appendAnswer(services.context, run, GPT, SUCCESS);
    expect(seq).toBe(run.last_seq + 1);
    expect((await readRunEvents(services.db, run.id)).at(-1)).toEqual(event);
    const { rank, name, domain, description, rationale } = ENTRY;
    expect(event).toMatchObject({
      type: "model_complete",
      columnId: GPT,
      modelName: "GPT 4.1",
      status: "success",
      data: {
        results: [{ rank, name, domain, description, rationale }],
        citations: [CITATION],
        sector: "Energy",
        webSearchUsed: true,
        servedModel: "gpt-4.1-mini",
        durationMs: 900,
        wasCensored: false,
      },
    });
    expect(await answersOf(run.id)).toMatchObject([{ raw_text: "1. Acme", upstream_id: GPT, attempt: 1 }]);
  });

  it.each([
    { webSearch: true, citations: [CITATION], used: true },
    { webSearch: true, citations: [], used: false },
    { webSearch: false, citations: [CITATION], used: false },
  ])(
    "says that the web was searched when it was asked for and cited: $used",
    async ({ webSearch, citations, used }) => {
      const outcome = { ...SUCCESS, reply: { ...REPLY, citations } };
      const { event } = await appendAnswer(services.context, await runningRun(webSearch), GPT, outcome);
      expect(event).toMatchObject({ data: { webSearchUsed: used } });
    },
  );

  it("leaves out what an entry has not, and keeps an expert's addresses", async () => {
    const bare = { ...ENTRY, domain: null, description: null, rationale: null };
    const expert = { ...bare, rank: 2, profileUrl: "https://x.com/a", imageUrl: "https://x.com/a.png" };
    const answer = { ...SUCCESS.answer, entries: [bare, expert], sector: null };
    const { event } = await appendAnswer(services.context, await runningRun(), GPT, { ...SUCCESS, answer });
    const plain = { rank: 1, name: "Acme", domain: "", description: "" };
    const { profileUrl, imageUrl } = expert;
    const results = [plain, { ...plain, rank: 2, profileUrl, imageUrl }];
    expect(event).toMatchObject({ data: { results, sector: null } });
    expect(JSON.parse(JSON.stringify(event)).data.results).toEqual(results);
  });

  it.each([
    ["timeout", "Failed to query models"],
    ["insufficient_credits", "Insufficient credits"],
  ] as const)("shows a failure by %s as %j", async (failure, error) => {
    const run = await runningRun();
    const { event } = await appendAnswer(services.context, run, GPT, { ...FAILURE, failure });
    expect(event).toMatchObject({
      status: "error",
      error,
      failure,
      detail: FAILURE.detail,
      durationMs: 30_000,
    });
    expect(await answersOf(run.id)).toMatchObject([{ status: "error", raw_text: null, failure }]);
  });

  it("stores nothing once another process has taken the run over", async () => {
    const run = await runningRun();
    const runs = services.db.updateTable("runs").set({ lease_owner: newId() });
    await runs.where("id", "=", run.id).execute();
    const late = appendAnswer(services.context, run, GPT, SUCCESS);
    await expect(late).rejects.toBeInstanceOf(LeaseLostError);
    expect(await answersOf(run.id)).toEqual([]);
  });
});
