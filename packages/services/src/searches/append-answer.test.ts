import { LeaseLostError, newId, type Run, readRunEvents } from "@standings/database";
import type { ColumnId, Grounding } from "@standings/domain";
import type { ModelOutcome, ParsedEntry } from "@standings/models";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { type AskedOutcome, appendAnswer } from "./append-answer.ts";

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

const SEARCHED: Grounding = { type: "searched", engine: "native", queries: ["acme reviews"], requests: 2 };

const REPLY: Success["reply"] = {
  text: "1. Acme",
  citations: [CITATION],
  citedAt: [],
  grounding: SEARCHED,
  servedModel: "gpt-4.1-mini\u0000",
  promptTokens: 10,
  completionTokens: 20,
  costUsd: 0.001,
  isPlaced: false,
  refused: false,
  truncated: false,
};

const SUCCESS: Success = {
  status: "success",
  reply: REPLY,
  answer: { outcome: "ranked", entries: [ENTRY], shape: "json", sector: "Energy", truncated: false },
  readBy: "parser",
  isCut: false,
  extraction: null,
  durationMs: 900,
};

const EXTRACTION = {
  upstreamId: "cheap",
  result: "used",
  promptTokens: 900,
  completionTokens: 80,
  costUsd: 0.0001,
  durationMs: 400,
} as const;

const FAILURE: ModelOutcome = {
  status: "error",
  failure: "timeout",
  detail: "No answer in 30 s.",
  reply: null,
  cause: null,
  durationMs: 30_000,
};

/** A run that is under way. */
async function runningRun() {
  const id = await addSearch(services, await addUser(services));
  const runs = services.db.updateTable("runs").set({ status: "running" }).where("id", "=", id);
  return runs.returningAll().executeTakeFirstOrThrow();
}

const append = (run: Run, columnId: ColumnId, outcome: AskedOutcome) =>
  appendAnswer(services.context, run, columnId, outcome, services.context.answerLog);

const answersOf = (runId: string) =>
  services.db.selectFrom("model_answers").selectAll().where("run_id", "=", runId).execute();

describe("appendAnswer", () => {
  it("stores what a model said, and appends what it listed", async () => {
    const run = await runningRun();
    const { seq, event } = await append(run, GPT, SUCCESS);
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
        grounding: SEARCHED,
        servedModel: "gpt-4.1-mini",
        durationMs: 900,
        wasCensored: false,
      },
    });
    expect(await answersOf(run.id)).toMatchObject([{ raw_text: "1. Acme", upstream_id: GPT, attempt: 1 }]);
  });

  it.each<[string, ModelOutcome, object]>([
    ["rules", SUCCESS, { shape: "json", read_by: "parser", extraction: null }],
    [
      "the extraction model",
      { ...SUCCESS, readBy: "model", extraction: EXTRACTION },
      { shape: "json", read_by: "model", extraction: EXTRACTION },
    ],
    [
      "nobody, as it is a refusal",
      { status: "declined", reply: REPLY, durationMs: 1 },
      { shape: "nothing", read_by: "parser", extraction: null },
    ],
    ["nobody, as nothing came", FAILURE, { shape: null, read_by: null, extraction: null }],
  ])("stores by whom an answer was read: %s", async (_whom, outcome, stored) => {
    const run = await runningRun();
    const { event } = await append(run, GPT, outcome);
    expect(await answersOf(run.id)).toMatchObject([stored]);
    if (outcome.status === "success") {
      expect(event).toMatchObject({ data: { shape: "json", readBy: outcome.readBy } });
    }
  });

  it.each<{ status: "success" | "declined"; grounding: Grounding }>([
    { status: "success", grounding: SEARCHED },
    { status: "success", grounding: { type: "could_have_searched" } },
    { status: "success", grounding: { type: "training" } },
    { status: "declined", grounding: SEARCHED },
  ])("stores what grounded a reply, and says it: $status, $grounding.type", async ({ status, grounding }) => {
    const run = await runningRun();
    const reply = { ...REPLY, grounding };
    const outcome = status === "success" ? { ...SUCCESS, reply } : { status, reply, durationMs: 9 };
    const { event } = await append(run, GPT, outcome);
    expect(event).toMatchObject({ data: { grounding } });
    expect(await answersOf(run.id)).toMatchObject([{ status, grounding }]);
  });

  it("leaves out what an entry has not, and keeps an expert's addresses", async () => {
    const bare = { ...ENTRY, domain: null, description: null, rationale: null };
    const expert = { ...bare, rank: 2, profileUrl: "https://x.com/a", imageUrl: "https://x.com/a.png" };
    const answer = { ...SUCCESS.answer, entries: [bare, expert], sector: null };
    const { event } = await append(await runningRun(), GPT, { ...SUCCESS, answer });
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
    const { event } = await append(run, GPT, { ...FAILURE, failure });
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
    const late = append(run, GPT, SUCCESS);
    await expect(late).rejects.toBeInstanceOf(LeaseLostError);
    expect(await answersOf(run.id)).toEqual([]);
  });
});
