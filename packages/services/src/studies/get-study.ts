import { isId, readRunEvents } from "@standings/database";
import {
  type NamedEntry,
  type StudyAnswerEvent,
  type StudyAnswerView,
  type StudyFindings,
  type StudyRecord,
  type StudyState,
  searchesOfModels,
  servedVersions,
  studyColumn,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { recountDueSql } from "../models/answer-versions.ts";
import { readTakenDownCompanies } from "../moderation/taken-down-companies.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { sharedStudySql } from "../searches/shared-sql.ts";
import { readKeys, type StudyKeys } from "./study-keys.ts";
import { asStudyRun, type StudyRun, stateOf } from "./study-run.ts";

/**
 * A study of the viewer, running or ended, or one that somebody shares, without the companies that are taken down. Throws
 * STUDY_NOT_FOUND, also for a private one of somebody else.
 */
export async function getStudy(request: ServiceRequest, studyId: string): Promise<StudyRecord> {
  const { services, viewer } = allowAnyone(request);
  const { db } = services;
  const found = await findStudy(services, studyId, viewer?.userId ?? null);
  const { run, findings, held, brandId, isRecountDue, recountedAt } = found;
  const isOwn = run.user_id === viewer?.userId;
  const state = stateOf(await readRunEvents(db, studyId));
  const keys = readKeys(state.answers, run.request.ranking);
  const focus = run.request.focus ? keys.find(run.request.focus) : null;
  const record = {
    ...describe(run, state),
    isOwn,
    focus,
    held: isOwn ? held : 0,
    visitOf: isOwn && brandId !== null ? { brandId } : null,
    findings: findings && { ...findings, names: { ...findings.names, ...Object.fromEntries(keys.names) } },
    isRecountDue,
    recountedAt: recountedAt?.toISOString() ?? null,
    answers: state.answers.map((answer) => toView(answer, keys, findings?.mentions ?? {})),
  };
  return isOwn ? record : withoutHidden(record, keys, await readTakenDownCompanies(services));
}

interface FoundStudy {
  readonly run: StudyRun;
  readonly findings: StudyFindings | null;
  readonly held: number;
  /** The brand of the visit that asks it. */
  readonly brandId: string | null;
  readonly isRecountDue: boolean;
  readonly recountedAt: Date | null;
}

/** A study that the viewer may see. Throws STUDY_NOT_FOUND. */
export async function findStudy(
  { db, settings }: ServiceContext,
  studyId: string,
  userId: string | null,
): Promise<FoundStudy> {
  if (!isId(studyId)) throw new ServiceError("STUDY_NOT_FOUND");
  const row = await db
    .selectFrom("studies")
    .innerJoin("runs", "runs.id", "studies.run_id")
    .selectAll("runs")
    .select(["studies.findings", "studies.held", "studies.recounted_at"])
    .select([brandSql.as("brand_id"), recountDueSql().as("is_recount_due")])
    .where("studies.run_id", "=", studyId)
    .where((eb) =>
      userId === null
        ? sharedStudySql(settings)
        : eb.or([eb("studies.user_id", "=", userId), sharedStudySql(settings)]),
    )
    .executeTakeFirst();
  if (!row) throw new ServiceError("STUDY_NOT_FOUND");
  const { findings, held, brand_id: brandId, is_recount_due: isRecountDue, recounted_at, ...run } = row;
  return { run: asStudyRun(run), findings, held, brandId, isRecountDue, recountedAt: recounted_at };
}

const brandSql = sql<string | null>`coalesce(
  (select brand_id from visit_prompts where run_id = runs.id),
  (select brand_id from direct_questions join direct_visits on id = visit_id where run_id = runs.id)
)`;

function describe({ id, request, ...run }: StudyRun, state: StudyState) {
  const { prompt, market, ranking, models, webSearch, arms, goal, topic } = request;
  const { limit, stop, wasStopped, wasExtended, rounds, answers } = state;
  return {
    id,
    prompt,
    market,
    ranking,
    models,
    webSearch,
    arms,
    goal,
    topic,
    limit,
    stop,
    wasStopped,
    wasExtended,
    rounds: rounds.length,
    counted: rounds.filter(({ isCounted }) => isCounted).length,
    isPrivate: run.is_private,
    isSandbox: run.is_sandbox,
    status: run.status,
    startedAt: run.created_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
    versions: servedVersions(answers),
    searches: searchesOfModels(answers),
  };
}

function toView(
  answer: StudyAnswerEvent,
  keys: StudyKeys,
  mentions: StudyFindings["mentions"],
): StudyAnswerView {
  const { round, modelId, arm, outcome, servedModel, searchedBy, versions, results } = answer;
  const { durationMs, detail, at } = answer;
  const view = { round, modelId, arm, outcome, servedModel, searchedBy, versions, durationMs, detail, at };
  if (outcome === "answered") return { ...view, keys: mentions[studyColumn(answer)] ?? [], ranks: [] };
  return { ...view, keys: results.map(keys.keyOf), ranks: results.map(({ rank }) => rank) };
}

/** The same without some companies: their rows go, a goal that names one too, and their places in answers stay empty. */
function withoutHidden(record: StudyRecord, keys: StudyKeys, domains: ReadonlySet<string>): StudyRecord {
  if (domains.size === 0) return record;
  const isShown = (key: string) => !domains.has(key);
  const keep = <Value>(by: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(by).filter(([key]) => isShown(key)));
  const { findings, answers, focus, goal } = record;
  const wanted = goal.type === "pair" ? [goal.x, goal.y] : goal.type === "width" ? [goal.x] : [];
  return {
    ...record,
    goal: wanted.every((entry) => entry === null || isShown(keys.find(entry))) ? goal : { type: "rounds" },
    focus: focus !== null && isShown(focus) ? focus : null,
    findings: findings && {
      ...findings,
      names: keep<NamedEntry>(findings.names),
      lift: keep(findings.lift),
      volunteered: keep(findings.volunteered),
      mentions: {},
      namedInQuestion: findings.namedInQuestion.filter(isShown),
      report: {
        ...findings.report,
        entries: findings.report.entries.filter(({ key }) => isShown(key)),
        pair: hasHidden(findings, isShown) ? null : findings.report.pair,
      },
    },
    answers: answers.map((answer) => ({
      ...answer,
      keys: answer.keys.filter(isShown),
      ranks: answer.ranks.filter((_rank, nth) => isShown(answer.keys[nth] ?? "")),
    })),
  };
}

function hasHidden({ report: { pair } }: StudyFindings, isShown: (key: string) => boolean): boolean {
  return pair !== null && !(isShown(pair.above) && isShown(pair.below));
}
