import { isDeepStrictEqual } from "node:util";
import {
  type Answer,
  appendToEndedRun,
  inTransaction,
  NIL_ID,
  readAnswers,
  readRunEvents,
  type Tables,
} from "@standings/database";
import {
  MATCHING_VERSION,
  type RankingKind,
  type StudyAnswerEvent,
  type StudyFindings,
  type StudyRereadEvent,
  studyColumn,
} from "@standings/domain";
import { parseAnswer, READING_VERSION, readCutAnswer } from "@standings/models";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { recountDueSql } from "../models/answer-versions.ts";
import { toList } from "../studies/ask-question.ts";
import { textsOf, toColumns } from "../studies/end-round.ts";
import { readKnownCompanies } from "../studies/known-companies.ts";
import { saveCompanies } from "../studies/release-and-end.ts";
import { stateOf } from "../studies/study-run.ts";

/**
 * Makes the findings of ended studies anew from their stored answers where older rules of names, reading or matching made
 * them; a study is one transaction. One that takes too long, or goes on meanwhile, is left for the next time.
 */
export async function renewStudies(services: ServiceContext): Promise<void> {
  for (let after: string | undefined; ; ) {
    const due = await findDue(services, after);
    if (due === undefined) return;
    await renewStudy(services, due);
    after = due.id;
  }
}

/** The next ended study that older rules counted. */
function findDue({ db }: ServiceContext, after = NIL_ID) {
  return db
    .selectFrom("studies")
    .innerJoin("runs", "runs.id", "studies.run_id")
    .select(["runs.id", "runs.user_id", "runs.last_seq", "runs.created_at", "ranking", "findings"])
    .where(recountDueSql())
    .where("runs.id", ">", after)
    .orderBy("runs.id")
    .limit(1)
    .executeTakeFirst();
}

type DueStudy = NonNullable<Awaited<ReturnType<typeof findDue>>>;

async function renewStudy(services: ServiceContext, study: DueStudy): Promise<void> {
  const { db, log, studyReader } = services;
  const { id: runId, user_id: owner, ranking } = study;
  const told = await readRunEvents(db, runId);
  const said = (await readAnswers(db, { runId }))?.answers ?? [];
  const read = readAgain(stateOf(told).answers, said, ranking);
  const events: StudyRereadEvent[] =
    read.length > 0 ? [{ type: "read_again", at: new Date().toISOString(), answers: read }] : [];
  const state = stateOf([...told, ...events]);
  const texts = textsOf(said);
  const known = state.request ? await readKnownCompanies(services, state.request, texts) : [];
  const findings = await studyReader.makeFindings(owner, { state, texts, known, hasEnded: true });
  if (!findings) {
    log.warn({ runId }, "what a study found could not be counted again");
    return;
  }
  await inTransaction(db, async (tx) => {
    if (!(await appendToEndedRun(tx, { runId, lastSeq: study.last_seq, events }))) return;
    await keep(tx, study, findings);
    if (events.length > 0) await renewVisitOf(tx, runId);
  });
}

async function keep(tx: Transaction<Tables>, study: DueStudy, findings: StudyFindings): Promise<void> {
  const isChanged =
    study.findings !== null && !isDeepStrictEqual(figuresOf(study.findings), figuresOf(findings));
  await tx
    .updateTable("studies")
    .set({ ...toColumns(findings), ...(isChanged ? { recounted_at: sql<Date>`now()` } : {}) })
    .where("run_id", "=", study.id)
    .execute();
  await saveCompanies(tx, study);
}

/** What a reader sees as numbers, as JSON holds it. */
function figuresOf({ report, lift, volunteered, mentions, topic }: StudyFindings): unknown {
  return JSON.parse(JSON.stringify({ report, lift, volunteered, mentions, topic }));
}

/** The sums of a visit were added up from what its study had read before. */
async function renewVisitOf(tx: Transaction<Tables>, runId: string): Promise<void> {
  await tx
    .updateTable("brand_visits")
    .set({ identity_version: 0 })
    .where("id", "in", tx.selectFrom("visit_prompts").select("visit_id").where("run_id", "=", runId))
    .execute();
}

/**
 * The answers that older rules read, as today's read them. Names that a second model copied stay: only it could copy them
 * again; so do refusals, which the gateway may have told.
 */
function readAgain(
  answers: readonly StudyAnswerEvent[],
  said: readonly Answer[],
  kind: RankingKind,
): StudyAnswerEvent[] {
  const stored = new Map(said.map((answer) => [answer.column_id, answer]));
  return answers.flatMap((answer): StudyAnswerEvent[] => {
    const { outcome, versions } = answer;
    const { raw_text: text = null, read_by: readBy } = stored.get(studyColumn(answer)) ?? {};
    if (versions === null || text === null) return [];
    if (outcome === "answered")
      return versions.matching === null || versions.matching >= MATCHING_VERSION
        ? []
        : [{ ...answer, versions: { ...versions, matching: MATCHING_VERSION } }];
    const isReadByRules = readBy === "parser" && versions.reading !== null;
    if (!isReadByRules || versions.reading >= READING_VERSION) return [];
    const read = readList(text, kind, outcome === "cut");
    return [{ ...answer, ...read, versions: { ...versions, reading: READING_VERSION } }];
  });
}

function readList(text: string, kind: RankingKind, wasCut: boolean) {
  const parsed = parseAnswer(text, { kind });
  if (parsed.outcome === "refusal") return { outcome: "refused", results: [], detail: null } as const;
  const { answer, isCut } = wasCut ? readCutAnswer(parsed, text, kind) : { answer: parsed, isCut: false };
  return toList(answer, isCut);
}
