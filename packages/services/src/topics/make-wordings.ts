import { createHash } from "node:crypto";
import { appendRunEvents, inTransaction, type LoggedEvent } from "@standings/database";
import {
  type CheckedWording,
  checkMade,
  languageToMakeIn,
  MAX_WORDINGS,
  type MadeRules,
  type MadeWording,
  type ModelOption,
  noneProposed,
  promptKey,
  type RefusedWording,
  type Wording,
  type WordingsEvent,
} from "@standings/domain";
import { askWordings, comparePairs } from "@standings/models";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countCost } from "../models/count-cost.ts";
import { companyFinder, insertWordings } from "./change-wordings.ts";
import type { WordingsRun } from "./kind-of-wordings.ts";
import { directoryFinder } from "./names-of-directory.ts";
import { findTopic, lockTopic, readWordings } from "./own-topic.ts";

/** Wordings that a model is told of, so that it makes others. */
const TOLD = 60;
const TOPIC_GONE = "The topic was deleted.";
const NO_CHECKER = "The gateway offers no second model that could check the wordings.";

/**
 * Makes the wordings of a set: a model proposes them, code refuses what no wording may be (`checkMade`), another model compares each
 * with the one that it was made from. What passes is stored as proposed, with the event that tells what was refused. Undefined where
 * `signal` aborted it. Throws LeaseLostError.
 */
export async function makeWordings(
  services: ServiceContext,
  run: WordingsRun,
  signal: AbortSignal,
): Promise<LoggedEvent | undefined> {
  const topic = await findTopic(services.db, run.user_id, run.request.topicId).catch(gone);
  if (topic === null) return fail(services, run, TOPIC_GONE);
  await services.directory.refresh();
  const [maker, checker] = modelsFor(services);
  if (!maker || !checker) return fail(services, run, NO_CHECKER);
  const has = await readWordings(services.db, topic.id);
  const made = await ask(services, run, maker, { known: has.map(({ prompt }) => prompt), signal });
  if (signal.aborted) return undefined;
  if (made.status === "error") return fail(services, run, made.detail);
  const { passed, refused } = checkMade(made.value, await rulesFor(services, run, made.value));
  const compared = await compare(services, run, { passed, checker, signal });
  if (signal.aborted) return undefined;
  if (typeof compared === "string") return fail(services, run, compared);
  return store(services, run, {
    proposed: compared.proposed,
    refused: [...refused, ...compared.refused],
    madeBy: maker.id,
    checkedBy: checker.id,
  });
}

function gone(error: unknown): null {
  if (error instanceof ServiceError && error.code === "TOPIC_NOT_FOUND") return null;
  throw error;
}

/** The model that makes wordings, and the one that checks them: of another maker where there is one. */
function modelsFor({ catalogue, directory }: ServiceContext): readonly ModelOption[] {
  const { defaultDiscoveryId, forDiscovery } = catalogue.now();
  const offered = forDiscovery.filter(({ id }) => directory.isAvailable(id));
  const maker = offered.find(({ id }) => id === defaultDiscoveryId) ?? offered[0];
  const others = offered.filter(({ id }) => id !== maker?.id);
  const checker = others.find(({ provider }) => provider !== maker?.provider) ?? others[0];
  return maker && checker ? [maker, checker] : [];
}

function optionsOf({ gateway, breaker, settings }: ServiceContext, signal: AbortSignal) {
  const { modelDeadlineMs: deadlineMs, modelBackoffMs: backoffMs } = settings.patience;
  return { gateway, breaker, deadlineMs, backoffMs, signal };
}

async function ask(
  services: ServiceContext,
  { request }: WordingsRun,
  { id: modelId }: ModelOption,
  { known, signal }: { readonly known: readonly string[]; readonly signal: AbortSignal },
) {
  const upstreamId = services.directory.upstreamId(modelId);
  const question = { ...request, modelId, upstreamId, known: known.slice(0, TOLD) };
  const outcome = await services.limitCalls(() => askWordings(question, optionsOf(services, signal)));
  await countCost(services, outcome);
  return outcome;
}

/** What the topic has now, which may be more than when the set was asked for. */
async function rulesFor(
  services: ServiceContext,
  { user_id, request }: WordingsRun,
  made: readonly MadeWording[],
): Promise<MadeRules> {
  const { db } = services;
  const topic = await findTopic(db, user_id, request.topicId);
  const has = await db
    .selectFrom("wordings")
    .select(["prompt", "prompt_key"])
    .where("topic_id", "=", topic.id)
    .execute();
  const texts = made.map(({ text }) => text);
  return {
    known: new Set(has.map(({ prompt_key }) => prompt_key)),
    prompts: has.map((one) => one.prompt),
    level: "mid",
    room: Math.min(request.count, MAX_WORDINGS - has.length),
    language: languageToMakeIn(request),
    namesCompany: await companyFinder(db, topic),
    namesOther: await directoryFinder(services, texts, request.prompt),
  };
}

interface Compared {
  readonly proposed: readonly ProposedWording[];
  readonly refused: readonly RefusedWording[];
}

interface ProposedWording extends CheckedWording {
  readonly differs: string | null;
}

const ANOTHER_NEED = "another need";

/** What another model lets through; a text says why it could not be asked. */
async function compare(
  services: ServiceContext,
  { id: runId, request: { prompt } }: WordingsRun,
  {
    passed,
    checker: { id: modelId },
    signal,
  }: {
    readonly passed: readonly CheckedWording[];
    readonly checker: ModelOption;
    readonly signal: AbortSignal;
  },
): Promise<Compared | string> {
  if (passed.length === 0) return { proposed: [], refused: [] };
  const upstreamId = services.directory.upstreamId(modelId);
  const pairs = passed.map((one) => inDrawnOrder(prompt, one.prompt, runId));
  const outcome = await services.limitCalls(() =>
    comparePairs({ modelId, upstreamId, pairs }, optionsOf(services, signal)),
  );
  await countCost(services, outcome);
  if (outcome.status === "error") return outcome.detail;
  const proposed: ProposedWording[] = [];
  const refused: RefusedWording[] = [];
  for (const [nth, one] of passed.entries()) {
    const told = outcome.value[nth];
    if (!told) refused.push({ text: one.prompt, reason: "unchecked" });
    else if (!told.answeredByList) refused.push({ text: one.prompt, reason: "no_list" });
    else proposed.push({ ...one, differs: told.sameNeed ? null : told.differs || ANOTHER_NEED });
  }
  return { proposed, refused };
}

/** By chance, but the same in each attempt: which of the two came first sways a judge. */
function inDrawnOrder(first: string, made: string, runId: string): readonly [string, string] {
  const drawn = createHash("sha256").update(`${runId} ${made}`).digest()[0] ?? 0;
  return drawn % 2 === 0 ? [first, made] : [made, first];
}

async function store(
  services: ServiceContext,
  run: WordingsRun,
  { proposed, refused, ...by }: Compared & { readonly madeBy: string; readonly checkedBy: string },
): Promise<LoggedEvent | undefined> {
  const { db, executor, now } = services;
  return inTransaction(db, async (tx) => {
    const topic = await lockTopic(tx, run.user_id, run.request.topicId).catch(gone);
    const has = topic ? await readWordings(tx, topic.id) : [];
    const { fresh, late } = stillNew(proposed, has);
    if (topic)
      await insertWordings(
        tx,
        topic,
        fresh.map((one) => ({ ...one, origin: "model", state: "proposed" }) as const),
        has.length,
      );
    const all = [...refused, ...late];
    const told: WordingsEvent =
      topic && fresh.length > 0
        ? { type: "wordings_made", at: now().toISOString(), ...by, proposed: fresh.length, refused: all }
        : { type: "error", error: topic ? noneProposed(all) : TOPIC_GONE };
    const [appended] = await appendRunEvents(tx, { runId: run.id, owner: executor.id, events: [told] });
    return appended;
  });
}

/** Somebody may have typed the same meanwhile, or filled the topic. */
function stillNew(proposed: readonly ProposedWording[], has: readonly Wording[]) {
  const known = new Set(has.map(({ prompt }) => promptKey(prompt)));
  const fresh: ProposedWording[] = [];
  const late: RefusedWording[] = [];
  for (const one of proposed) {
    if (known.has(one.key)) late.push({ text: one.prompt, reason: "double" });
    else if (has.length + fresh.length >= MAX_WORDINGS) late.push({ text: one.prompt, reason: "no_room" });
    else fresh.push(one);
  }
  return { fresh, late };
}

async function fail(
  { db, executor, log }: ServiceContext,
  { id: runId }: WordingsRun,
  error: string,
): Promise<LoggedEvent | undefined> {
  log.warn({ runId, error }, "wordings were not made");
  const event: WordingsEvent = { type: "error", error };
  const [appended] = await appendRunEvents(db, { runId, owner: executor.id, events: [event] });
  return appended;
}
