import { newId, readAllowance } from "@standings/database";
import { type Advice, type AnalysisKind, asColumnId, VISIBLE_ADVICE } from "@standings/domain";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { PASSWORD, signUp } from "../../test/accounts.ts";
import { analyse, analysisOf, watchAnalysis } from "../../test/analyses.ts";
import { abandon, endLease } from "../../test/run-machine.ts";
import { search, setFaults } from "../../test/searches.ts";
import { startServices, type TestProcess, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, setCredits, type TestUser } from "../../test/users.ts";
import { deleteAccount } from "../account/delete-account.ts";
import { exportAccount } from "../account/export-account.ts";
import { packRuns } from "../runs/pack-runs.ts";
import { unlockRun } from "../runs/unlock-run.ts";
import { followSearch } from "../searches/follow-search.ts";
import { getRawAnswer } from "../searches/get-raw-answer.ts";
import { listHistory } from "../searches/list-history.ts";
import { findAnalysis } from "./find-analysis.ts";
import { getStoredAnalysis } from "./get-stored-analysis.ts";
import { startAnalysis } from "./start-analysis.ts";
import { waitForAnalysis } from "./wait-for-analysis.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
  // So that the rankings say something of the company.
  const asking = await addUser(services, { credits: 1 });
  await search(asking, { prompt: "Best CRM for startups" });
  await services.runJobs();
});
afterAll(() => services.close());
afterEach(() => setFaults(services));

const WHOLE = ["start", "facts_found", "advice_given", "complete"];
const HUBSPOT = { domain: "hubspot.com" };
const GPT = "openai/gpt-4.1-mini";
const ADVICE_FAILS = { model: "*", task: "advice", kind: "error", status: 400 };

const stored = ({ request }: TestUser, kind: AnalysisKind = "seo", domain = "hubspot.com") =>
  findAnalysis(request, { kind, domain });

describe("an analysis", () => {
  it("of a site gives advice that rests on facts of the site and of the rankings", async () => {
    const maya = await addUser(services, { credits: 1 });
    const { events, runId } = await analyse(maya);
    expect(events.map(({ type }) => type)).toEqual(WHOLE);
    const found = await findAnalysis(maya.request, { kind: "seo", ...HUBSPOT });
    expect(found).toMatchObject({
      id: runId,
      kind: "seo",
      companyName: "HubSpot",
      isRunning: false,
      isSandbox: true,
      censorReason: null,
      site: { unread: null, pages: expect.any(Number) },
    });
    const ids = (found?.facts ?? []).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["crawlers_on_request", "average_rank", "sources"]));
    const numbers = (found?.facts ?? []).map(({ number }) => number);
    for (const { facts } of found?.advice?.recommendations ?? [])
      expect(numbers).toEqual(expect.arrayContaining([...facts]));
    expect(found?.advice?.recommendations.length).toBeGreaterThan(0);
    expect(events[1]).toMatchObject({ facts: numbers.length });
  });

  it("of sources rests on what is cited, and costs nothing", async () => {
    const maya = await addUser(services, { credits: 1 });
    await analyse(maya, { kind: "source" });
    const found = await findAnalysis(maya.request, { kind: "source", ...HUBSPOT });
    expect(found?.facts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["own_pages", "top_sources", "gap"]),
    );
    expect(found?.advice?.priorityActions.length).toBeGreaterThan(0);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 1, entries: [] });
  });

  it("goes on without a site that can't be read, and says why", async () => {
    const maya = await addUser(services, { credits: 1 });
    const { events } = await analyse(maya, { domain: "linear.app", companyName: "Linear" });
    expect(events.map(({ type }) => type)).toEqual(WHOLE);
    const unread =
      "We could not read linear.app: its robots.txt does not let StandingsBot in (line 3: Disallow: /).";
    expect(await stored(maya, "seo", "linear.app")).toMatchObject({ site: { unread } });
  });

  it("ends with what it cost given back when the site has moved, and says where to", async () => {
    const maya = await addUser(services, { credits: 1 });
    const unread = { reason: "elsewhere", value: "www.brightloaf.io" };
    const pages = [{ path: "/", kind: "home", state: "unread", unread }];
    const readAt = new Date();
    const found = { unread, pages, robots: null, llmsTxt: [], sitemap: null };
    const reading = JSON.stringify({ domain: "oldbakery.com", readAt, tookMs: 1, ...found });
    await services.db
      .insertInto("site_readings")
      .values({ domain: "oldbakery.com", reading, read_at: readAt })
      .execute();
    const { runId, events } = await analyse(maya, { domain: "oldbakery.com", companyName: "Old Bakery" });
    expect(events.map(({ type }) => type)).toEqual(["start", "error", "complete"]);
    const error = "oldbakery.com leads to another site, brightloaf.io. Please analyze brightloaf.io instead.";
    expect(events[1]).toEqual({ type: "error", error, movedTo: "brightloaf.io" });
    expect(events[2]).toMatchObject({ refunded: true, remainingCredits: 1 });
    expect((await accountOf(services, maya.userId)).credits).toBe(1);
    const signal = AbortSignal.timeout(60_000);
    expect(await waitForAnalysis(maya.request, { runId, signal })).toMatchObject({ error, refunded: true });
  });

  it("ends with what it cost given back where neither a site nor an answer says anything", async () => {
    const maya = await addUser(services, { credits: 1 });
    const { events } = await analyse(maya, { domain: "no-such-site.com", companyName: "Nobody" });
    expect(events.map(({ type }) => type)).toEqual(["start", "error", "complete"]);
    expect(events[1]).toMatchObject({
      error: expect.stringMatching(/We could not read .* nothing to analyze\.$/),
    });
    expect(events[2]).toMatchObject({ refunded: true, remainingCredits: 1 });
  });

  it("is found while it runs, then as the newest with advice, of a model or any", async () => {
    const maya = await addUser(services, { credits: 3 });
    expect(await stored(maya)).toBeNull();
    const { runId } = await analyse(maya);
    await setFaults(services, { model: "*", task: "advice", kind: "hang" });
    const other = await startAnalysis(maya.request, analysisOf({ modelId: "perplexity/sonar" }));
    await watchAnalysis(maya, other.runId, "facts_found");
    expect(await stored(maya)).toMatchObject({ id: other.runId, isRunning: true, advice: null });
    expect((await stored(maya))?.facts.length).toBeGreaterThan(0);
    const ofGpt = { kind: "seo", ...HUBSPOT, modelId: GPT } as const;
    expect(await findAnalysis(maya.request, ofGpt)).toMatchObject({ id: runId, isRunning: false });
    const ofSonar = { ...ofGpt, modelId: "perplexity/sonar" };
    await expect(getStoredAnalysis(maya.request, ofSonar)).rejects.toMatchObject({
      code: "ANALYSIS_NOT_FOUND",
    });
    const ken = await addUser(services);
    expect(await stored(ken)).toBeNull();
  });

  it("is no search: neither history nor the search's stream know it", async () => {
    const maya = await addUser(services, { credits: 2 });
    await setFaults(services, { model: "*", task: "advice", kind: "hang", times: 1 });
    const { runId } = await startAnalysis(maya.request, analysisOf());
    await watchAnalysis(maya, runId, "facts_found");
    const history = await listHistory(maya.request, { page: 1, limit: 10, sort: "-createdAt" });
    expect([history.total, history.running]).toEqual([0, []]);
    await expect(followSearch(maya.request, { searchId: runId, afterSeq: 0 })).rejects.toMatchObject({
      code: "SEARCH_NOT_FOUND",
    });
  });
});

it("is waited for no longer than its client waits", async () => {
  const maya = await addUser(services, { credits: 1 });
  await setFaults(services, { model: "*", task: "advice", kind: "hang" });
  const { runId } = await startAnalysis(maya.request, analysisOf());
  await watchAnalysis(maya, runId, "facts_found");
  const waiting = waitForAnalysis(maya.request, { runId, signal: AbortSignal.timeout(20) });
  await expect(waiting).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  const ken = await addUser(services);
  const spying = waitForAnalysis(ken.request, { runId, signal: AbortSignal.timeout(20) });
  await expect(spying).rejects.toMatchObject({ code: "ANALYSIS_NOT_FOUND" });
});

describe("a model that fails", () => {
  it.each([
    { plan: "free", credits: 1, entries: ["seo_analysis -1", "seo_analysis_refund 1"] },
    { plan: "free", credits: 0, entries: [] },
    { plan: "pro", credits: 1, entries: [] },
  ] as const)("gives back what paid: $plan with $credits", async ({ entries, ...seed }) => {
    const maya = await addUser(services, seed);
    await setFaults(services, ADVICE_FAILS);
    const { events } = await analyse(maya, { modelId: "x-ai/grok-3-mini" });
    expect(events.at(-2)).toMatchObject({ type: "error", error: expect.stringMatching(/\.$/) });
    expect(events.at(-1)).toMatchObject({ type: "complete", refunded: true, remainingCredits: seed.credits });
    expect(await accountOf(services, maya.userId)).toEqual({ credits: seed.credits, entries });
    for (const kind of ["pro_analyses", "censored_previews"] as const) {
      expect(await readAllowance(services.db, { userId: maya.userId, kind })).toBe(0);
    }
    expect(await stored(maya)).toBeNull();
  });
});

describe("a process that dies", () => {
  /** Starts on a process of its own; when that is as far as is waited for, it is as if it had died. Another takes over once its lease ends. */
  async function dieAfter(
    maya: TestUser,
    dying: TestProcess,
    isReached: (runId: string) => Promise<unknown>,
  ): Promise<string> {
    const request = dying.services.request({ address: "192.0.2.2", userAgent: null }, maya.viewer);
    const { runId } = await startAnalysis(
      request,
      analysisOf({ domain: "ahrefs.com", companyName: "Ahrefs" }),
    );
    await isReached(runId);
    await dying.executor.retire();
    await abandon(services, runId);
    return runId;
  }

  it("while it reads the site is taken over: read once more, paid once", async () => {
    const maya = await addUser(services, { credits: 1 });
    const dying = await services.startProcess();
    const read = vi.spyOn(dying.context.siteReader, "read").mockReturnValue(new Promise(() => {}));
    const isReading = () => vi.waitFor(() => expect(read).toHaveBeenCalled(), { timeout: 60_000 });
    const runId = await dieAfter(maya, dying, isReading);
    // The process goes on in truth: it must not renew the claim.
    await services.db
      .updateTable("site_readings")
      .set({ reader: newId(), reader_until: new Date(0) })
      .execute();
    await endLease(services, runId);
    const events = await watchAnalysis(maya, runId);
    expect(events.map(({ type }) => type)).toEqual(WHOLE);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 0, entries: ["seo_analysis -1"] });
    await dying.close();
  });

  it("while it asks is taken over: with the facts that were found, asked once more, paid once", async () => {
    const maya = await addUser(services, { credits: 1 });
    const dying = await services.startProcess();
    await setFaults(services, { model: "*", task: "advice", kind: "hang" });
    const runId = await dieAfter(maya, dying, (id) => watchAnalysis(maya, id, "facts_found"));
    const before = await stored(maya, "seo", "ahrefs.com");
    // Before another process asks: what hangs goes on hanging.
    await setFaults(services);
    await endLease(services, runId);
    const events = await watchAnalysis(maya, runId);
    expect(events.map(({ type }) => type)).toEqual(WHOLE);
    expect(await stored(maya, "seo", "ahrefs.com")).toMatchObject({ facts: before?.facts, advice: {} });
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 0, entries: ["seo_analysis -1"] });
    await dying.close();
  });
});

describe("without credits", () => {
  it.each([
    ["seo", 1],
    ["source", 0],
  ] as const)("%s comes masked, and in full once it is paid for", async (kind, cost) => {
    const maya = await addUser(services);
    const { runId, events } = await analyse(maya, { kind });
    expect(events.at(-1)).toMatchObject({ type: "complete", refunded: false });
    const masked = await stored(maya, kind);
    expect(masked?.censorReason).toBe("no_credits");
    const wire = JSON.stringify([masked, await exportAccount(maya.request)]);
    const hidden = await hiddenTexts(runId);
    expect(hidden.length).toBeGreaterThan(5);
    for (const text of hidden) expect(wire).not.toContain(text);
    const answer = { searchId: runId, columnId: asColumnId(GPT) };
    await expect(getRawAnswer(maya.request, answer)).rejects.toMatchObject({ status: 404 });

    await expect(unlockRun(maya.request, runId)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    await setCredits(services, maya.userId, 1);
    await unlockRun(maya.request, runId);
    await watchAnalysis(maya, runId);
    const unlocked = await stored(maya, kind);
    expect(unlocked).toMatchObject({ id: runId, censorReason: null, isRunning: false });
    for (const text of hidden) expect(JSON.stringify(unlocked)).toContain(text);
    expect((await accountOf(services, maya.userId)).credits).toBe(1 - cost);
  });
});

/** Texts of the stored advice after the first two of each list, as JSON has them, that no visible entry has too. */
async function hiddenTexts(runId: string): Promise<string[]> {
  const row = await services.db.selectFrom("analyses").select("advice").where("run_id", "=", runId);
  const lists = Object.values((await row.executeTakeFirstOrThrow()).advice ?? {});
  const textsOf = (entries: readonly (string | Advice)[]) =>
    entries.map((entry) => JSON.stringify(typeof entry === "string" ? entry : entry.text).slice(1, -1));
  const shown = lists.flatMap((list) => textsOf(list.slice(0, VISIBLE_ADVICE)));
  return lists
    .flatMap((list) => textsOf(list.slice(VISIBLE_ADVICE)))
    .filter((text) => !shown.join().includes(text));
}

it("is kept when its run is packed, exported, and deleted with the account", async () => {
  const account = await signUp(services);
  const { user, email, request } = account;
  const maya = { userId: user.id, viewer: { userId: user.id, token: account.token }, request };
  const { runId } = await analyse(maya);
  const before = await stored(maya);
  await packRuns(services.services.systemRequest(), new Date(Date.now() + 3_600_000_000));
  const events = services.db.selectFrom("run_events").select("seq").where("run_id", "=", runId);
  expect(await events.execute()).toEqual([]);
  expect(await stored(maya)).toEqual(before);
  expect((await watchAnalysis(maya, runId)).map(({ type }) => type)).toEqual(WHOLE);
  expect((await exportAccount(request)).analyses).toEqual([before]);
  await deleteAccount(request, { email, password: PASSWORD });
  expect(await stored(maya)).toBeNull();
});
