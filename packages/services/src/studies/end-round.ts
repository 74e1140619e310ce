import { type Answer, inTransaction, type LoggedEvent, readAnswers, withAppend } from "@standings/database";
import {
  currentRound,
  isFailing,
  isLook,
  isPaidAnswer,
  type NamedEntry,
  type OwnInStudy,
  type RunEvent,
  type StudyFindings,
  type StudyRequest,
  type StudyRoundEvent,
  type StudyState,
  type StudyStop,
} from "@standings/domain";
import { claimsText } from "@standings/models";
import { countedModels, groupAnswers, listLength, stopAfter } from "@standings/statistics";
import type { ServiceContext } from "../context.ts";
import { FINDINGS_RULES } from "../models/answer-versions.ts";
import type { StepOptions } from "../runs/kind-of-run.ts";
import { readKnownCompanies } from "./known-companies.ts";
import { readKeys } from "./study-keys.ts";
import { holdOf, lockLog, type StudyRun, stateOf } from "./study-run.ts";
import { levelOfStudy, type StudyTexts, toAnswers, toStopGoal } from "./to-statistics.ts";

/** Entries that a list of studies names. */
const TOP = 3;

/**
 * Ends the round whose questions have all ended: counts it, and decides whether there is another one. At a look, and at the end
 * of the study, what was found so far is written to its row. Undefined when `signal` aborted it. Throws LeaseLostError.
 */
export async function endRound(
  services: ServiceContext,
  run: StudyRun,
  { signal, events }: Pick<StepOptions, "signal" | "events">,
): Promise<LoggedEvent | undefined> {
  let log = events;
  while (!signal.aborted) {
    const round = await decide(services, run, stateOf(log));
    const findings = await look(services, run, stateOf([...log, round]));
    const appended = await append(services, run, { log, round, findings });
    if (appended) return appended;
    // Its owner has stopped it meanwhile: what was decided is decided again.
    log = await inTransaction(services.db, (tx) => lockLog(tx, services, run.id));
  }
  return undefined;
}

/** What the end of the round under way says. */
async function decide(
  services: ServiceContext,
  { user_id: userId }: StudyRun,
  state: StudyState,
): Promise<StudyRoundEvent> {
  const { request, answers, rounds, limit } = state;
  const round = currentRound(state) ?? rounds.length + 1;
  const isCounted = answers.some((answer) => answer.round === round && isPaidAnswer(answer));
  const event = { type: "round_complete", at: new Date().toISOString(), round, isCounted } as const;
  if (request === null) return { ...event, stop: "limit" };
  const neighbour = isLook(round, limit) ? await neighbourOf(services, userId, state) : null;
  const known = neighbour ? { ...state, neighbour } : state;
  const stop = stopOf(known, request, round);
  return { ...event, stop, ...(neighbour ? { neighbour } : {}) };
}

function stopOf(state: StudyState, request: StudyRequest, round: number): StudyStop | null {
  const { answers, limit, isStopped } = state;
  const { ranking } = request;
  const keys = readKeys(answers, ranking);
  const models = countedModels(groupAnswers(toAnswers(answers, "list", keys), ranking));
  const goal = toStopGoal(request.goal, state, keys);
  // Two names of one company, which no answer had shown to be one.
  if (goal.kind === "apart" && goal.x === goal.y && isLook(round, limit)) return "hopeless";
  // A neighbour may not be known yet: nobody else is listed.
  const isDecidable = goal.kind !== "apart" || goal.y !== "";
  const level = levelOfStudy(state, goal);
  const progress = { models, rounds: round, limit, k: listLength(ranking), level };
  const stop = stopAfter(isDecidable ? goal : { kind: "rounds" }, progress);
  if (stop !== null) return stop;
  if (isFailing(state, round)) return "failing";
  return isStopped ? "stopped" : null;
}

/** Y of a pair that was begun with X alone: who stands next to X at the first look; null when that is known, or nobody. */
async function neighbourOf(
  { studyReader }: ServiceContext,
  userId: string,
  state: StudyState,
): Promise<NamedEntry | null> {
  const goal = state.request?.goal;
  if (goal?.type !== "pair" || goal.y !== null || state.neighbour !== null) return null;
  const task = { state: withRound(state), texts: new Map<string, string>(), hasEnded: true };
  const findings = await studyReader.makeFindings(userId, task);
  if (!findings) return null;
  const { entries } = findings.report;
  const x = readKeys(state.answers, findings.report.kind).find(goal.x);
  const at = entries.findIndex(({ key }) => key === x);
  const neighbour = entries[at === -1 ? 0 : at === 0 ? 1 : at - 1];
  return neighbour ? (findings.names[neighbour.key] ?? null) : null;
}

/** The state as it is when the round under way has ended. */
function withRound(state: StudyState): StudyState {
  const at = new Date().toISOString();
  const round = {
    type: "round_complete",
    at,
    round: state.rounds.length + 1,
    isCounted: true,
    stop: null,
  } as const;
  return { ...state, rounds: [...state.rounds, round] };
}

/** What the study found, when there is something to look at; undefined leaves what its row says. */
async function look(
  services: ServiceContext,
  run: StudyRun,
  state: StudyState,
): Promise<StudyFindings | null | undefined> {
  const { db, log, studyReader } = services;
  const { rounds, limit, stop } = state;
  const hasEnded = stop !== null;
  if (!hasEnded && !isLook(rounds.length, limit)) return undefined;
  const said = await readAnswers(db, { runId: run.id });
  const texts = textsOf(said?.answers ?? []);
  const known = await readKnownCompanies(services, run.request, texts);
  const findings = await studyReader.makeFindings(run.user_id, { state, texts, known, hasEnded });
  if (findings === undefined) log.warn({ runId: run.id }, "what a study found took too long to compute");
  return findings;
}

/** What a reader sees of answers, by their columns: nobody is named in what a model hides, as in visits. */
export function textsOf(answers: readonly Pick<Answer, "column_id" | "raw_text">[]): StudyTexts {
  return new Map(answers.map(({ column_id, raw_text }) => [column_id, claimsText(raw_text ?? "")]));
}

interface Ended {
  readonly log: readonly RunEvent[];
  readonly round: StudyRoundEvent;
  readonly findings: StudyFindings | null | undefined;
}

/** In one statement. Undefined when the log has grown since, or another process goes on with the run. */
async function append(
  { db, executor }: ServiceContext,
  run: StudyRun,
  { log, round, findings }: Ended,
): Promise<LoggedEvent | undefined> {
  const state = stateOf([...log, round]);
  const { held, used } = holdOf([...log, round], run);
  const counted = state.rounds.filter(({ isCounted }) => isCounted).length;
  // What found nothing gets everything back.
  const isOver = state.stop !== null && counted === 0;
  const end = { runId: run.id, owner: executor.id, lastSeq: log.length, event: round };
  const appended = await withAppend(db, end)
    .with("study", (query) =>
      query
        .updateTable("studies")
        .from("run")
        .set({
          rounds: state.rounds.length,
          counted,
          held: run.funding === "credits" && !isOver ? Math.max(0, held - used) : 0,
          ...(findings ? { ...toColumns(findings), recounted_at: null } : {}),
        })
        .whereRef("run_id", "=", "run.id")
        .returning("run_id"),
    )
    .selectFrom("appended")
    .select("seq")
    .executeTakeFirst();
  return appended && { seq: appended.seq, event: round };
}

/** Findings as a study's row holds them. */
export function toColumns(findings: StudyFindings) {
  return {
    findings: JSON.stringify(findings),
    brief: JSON.stringify(briefOf(findings)),
    places: JSON.stringify(placesOf(findings)),
    rules: [...FINDINGS_RULES],
  };
}

function briefOf({ report, names, isKeptBack, topic }: StudyFindings): StudyFindings {
  const entries = report.entries.slice(0, TOP).map((entry) => ({ ...entry, byModel: [] }));
  const { pair } = report;
  const ofTopic = topic ? { ...topic, entries: topic.entries.slice(0, 1), byWording: [] } : null;
  const told = [...entries, ...(ofTopic?.entries ?? []), ...(ofTopic?.focus ? [ofTopic.focus] : [])];
  const keys = [...told.map(({ key }) => key), ...(pair ? [pair.above, pair.below] : [])];
  return {
    report: { ...report, entries },
    names: Object.fromEntries(keys.flatMap((key) => (names[key] ? [[key, names[key]]] : []))),
    ...{ lift: {}, volunteered: {}, mentions: {}, namedInQuestion: [], isKeptBack, topic: ofTopic },
  };
}

function placesOf({ report, names }: StudyFindings): Record<string, OwnInStudy> {
  const places = report.entries.flatMap(({ key, rank, place }): [string, OwnInStudy][] => {
    const domain = names[key]?.domain;
    const { bestRank = null, worstRank = null } = place ?? {};
    return domain ? [[domain, { isListed: rank.listed > 0, bestRank, worstRank }]] : [];
  });
  // Of several entries of a domain the best one counts.
  return Object.fromEntries(places.toReversed());
}
