import { type Connection, inTransaction, isId, readRunEvents } from "@standings/database";
import {
  CREDIT_COST,
  marketCodeOf,
  type ReadingRequest,
  type ReadStudyRecord,
  type StudyReading,
} from "@standings/domain";
import { sql } from "kysely";
import { ServiceError } from "../../errors.ts";
import { countStart } from "../../limits/rate-limit.ts";
import { secondReading } from "../../models/second-reading.ts";
import { requireScope, type ServiceRequest, spenderOf } from "../../request.ts";
import { lockAccount } from "../../runs/lock-account.ts";
import { findOwnRun } from "../../runs/reopen-run.ts";
import { balanceAtStart, findStarted, startRunIn } from "../../runs/start-run-in.ts";
import { isStudyRun } from "../../studies/study-run.ts";
import type { OfBrand } from "../change-brand.ts";
import { lockBrand } from "../read-brand.ts";
import { endOf } from "./kind-of-reading.ts";

interface ReadingOrder extends OfBrand {
  readonly studyId: string;
  /** 1 to 100 characters, chosen by the client; repeated, it gives the same reading. */
  readonly clientRunId: string;
}

interface StartedReading {
  readonly runId: string;
  readonly remainingCredits: number;
}

/**
 * Has what the answers of a finished study of the viewer say of a brand of theirs read, of companies alone: for a credit or one use
 * of a plan, given back where nothing could be read. A study that was read is read again, for what came since, once it has more
 * answers; until then its reading is found. Throws BRAND_NOT_FOUND, STUDY_NOT_FOUND, STUDY_IS_RUNNING, STUDY_OF_VISIT (its answers
 * are read for nothing), STUDY_NOT_READABLE, BRAND_NOT_READ without a model that reads answers, INSUFFICIENT_CREDITS (with the
 * documented fields), RUN_CHANGED (same id, other order) or TOO_MANY_REQUESTS.
 */
export async function readStudy(
  request: ServiceRequest,
  { brandId, studyId, clientRunId }: ReadingOrder,
): Promise<StartedReading> {
  const { services, viewer } = requireScope(request, "run");
  const { userId } = viewer;
  await countStart(services, viewer);
  return inTransaction(services.db, async (tx, onCommit) => {
    const { credits } = await lockAccount(tx, viewer);
    const brand = await lockBrand(tx, userId, brandId);
    const study = isId(studyId) ? await findOwnRun(tx, viewer, studyId) : undefined;
    if (!study || !isStudyRun(study)) throw new ServiceError("STUDY_NOT_FOUND");
    const asked: ReadingRequest = { brandId: brand.id, studyId: study.id, prompt: study.request.prompt };
    const order = { userId, clientRunId, kind: "reading", request: asked } as const;
    const known = await findStarted(tx, order);
    if (known) return { runId: known.id, remainingCredits: await balanceAtStart(tx, known.id) };
    if (study.funding === "visit") throw new ServiceError("STUDY_OF_VISIT");
    if (study.status === "running") throw new ServiceError("STUDY_IS_RUNNING");
    if (study.request.ranking !== "company") throw new ServiceError("STUDY_NOT_READABLE");
    const newest = (await readStudyReadings(tx, brand.id, study.id)).find(
      ({ status }) => status !== "failed",
    );
    if (newest && !newest.isOutdated) return { runId: newest.runId, remainingCredits: credits };
    if (secondReading(services, services.settings.claims) === null) throw new ServiceError("BRAND_NOT_READ");
    const terms = { by: "payment", cost: CREDIT_COST.reading, apiTokenId: spenderOf(viewer) } as const;
    const { run, remainingCredits } = await startRunIn(tx, services, { ...order, isPrivate: true, terms });
    await tx
      .insertInto("study_readings")
      .values({
        ...{ run_id: run.id, brand_id: brand.id, study_id: study.id, created_at: run.created_at },
        market: marketCodeOf(study.request.market),
      })
      .execute();
    onCommit(() => services.executor.execute(run.id));
    return { runId: run.id, remainingCredits };
  });
}

/** Studies whose list is kept short: those read last. */
const MAX_READ_STUDIES = 50;

/** The newest reading of a study of the viewer for each of their brands. A study that was never read has none. */
export async function getStudyReadings(
  request: ServiceRequest,
  { studyId }: Pick<ReadingOrder, "studyId">,
): Promise<ReadStudyRecord[]> {
  const { services, viewer } = requireScope(request, "read");
  if (!isId(studyId)) return [];
  const { db } = services;
  const brands = await db.selectFrom("brands").select("id").where("user_id", "=", viewer.userId).execute();
  const readings = await Promise.all(
    brands.map(async ({ id: brandId }) => {
      const [newest] = await readStudyReadings(db, brandId, studyId);
      return newest ? [{ ...toStudyReading(newest), brandId }] : [];
    }),
  );
  return readings.flat();
}

interface ReadStudy extends StudyReading {
  readonly runId: string;
  /** Code of its market; null: none. */
  readonly market: string | null;
}

/** Without what only its services need. */
export function toStudyReading({ runId: _run, market: _market, ...reading }: ReadStudy): StudyReading {
  return reading;
}

/** The newest reading of each study that was read for a brand, or is being read, the newest first; of one study all of its readings. */
export async function readStudyReadings(
  db: Connection,
  brandId: string,
  studyId: string | null = null,
): Promise<ReadStudy[]> {
  const rows = await db
    .selectFrom("study_readings as reading")
    .innerJoin("runs", "runs.id", "reading.run_id")
    .innerJoin("runs as study", "study.id", "reading.study_id")
    .select(["reading.run_id as runId", "reading.study_id as studyId", "reading.market", "runs.status"])
    .select(["reading.created_at as at", "study.created_at as askedAt", "study.ended_at as endedAt"])
    .select(({ ref }) => sql<string>`${ref("study.request")} ->> 'prompt'`.as("prompt"))
    .select(({ ref }) =>
      sql<number>`(select count(*)::integer from claim_readings where brand_id = ${brandId}
        and run_id = ${ref("reading.study_id")} and state = 'read')`.as("read"),
    )
    .where("reading.brand_id", "=", brandId)
    .$if(studyId !== null, (some) => some.where("reading.study_id", "=", studyId))
    .orderBy("reading.created_at", "desc")
    .limit(MAX_READ_STUDIES)
    .execute();
  const newest = studyId === null ? rows.filter((row, nth) => isFirstOf(row, nth, rows)) : rows;
  return Promise.all(
    newest.map(async ({ at, askedAt, endedAt, ...row }) => {
      const end = row.status === "failed" ? endOf(await readRunEvents(db, row.runId)) : null;
      return {
        ...row,
        askedAt: askedAt.toISOString(),
        error: end?.type === "error" ? end.error : null,
        isOutdated: row.status === "completed" && endedAt !== null && endedAt > at,
      };
    }),
  );
}

function isFirstOf<Row extends { readonly studyId: string }>(row: Row, nth: number, rows: readonly Row[]) {
  return rows.findIndex(({ studyId }) => studyId === row.studyId) === nth;
}

/** Whether answers of one of some studies are being read. */
export async function areBeingRead(db: Connection, studyIds: readonly string[]): Promise<boolean> {
  if (studyIds.length === 0) return false;
  const running = await db
    .selectFrom("study_readings")
    .innerJoin("runs", "runs.id", "study_readings.run_id")
    .select("study_readings.run_id")
    .where("study_readings.study_id", "in", [...studyIds])
    .where("runs.status", "=", "running")
    .limit(1)
    .executeTakeFirst();
  return running !== undefined;
}
