import { type Brand, type Connection, inTransaction, isId, readRunEvents } from "@standings/database";
import {
  CREDIT_COST,
  leftToRead,
  marketCodeOf,
  type ReadingRequest,
  type StudyReading,
  type StudyReadings,
} from "@standings/domain";
import { sql } from "kysely";
import { ServiceError } from "../../errors.ts";
import { countStart } from "../../limits/rate-limit.ts";
import { secondReading } from "../../models/second-reading.ts";
import { requireScope, type ServiceRequest, spenderOf } from "../../request.ts";
import { lockAccount } from "../../runs/lock-account.ts";
import { findOwnRun } from "../../runs/reopen-run.ts";
import { balanceAtStart, findStarted, startRunIn, type Terms } from "../../runs/start-run-in.ts";
import { isStudyRun } from "../../studies/study-run.ts";
import type { OfBrand } from "../change-brand.ts";
import { invalid } from "../check-brand.ts";
import { findBrand } from "../read-brand.ts";
import { endOf } from "./kind-of-reading.ts";
import { isFree, lastReading } from "./last-reading.ts";

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
 * Has what the answers of a finished study of the viewer say of a brand of theirs read, of companies alone, 250 at most: for a credit
 * or one use of a plan, given back where nothing could be read. What a reading could not read is read for nothing; a study that has
 * more answers since is read again, for what is new. Else its reading is found. Throws BRAND_NOT_FOUND, STUDY_NOT_FOUND, STUDY_IS_RUNNING, STUDY_OF_VISIT (its answers
 * are read for nothing), BRAND_INVALID for a study of people, BRAND_NOT_READ without a model that reads answers, INSUFFICIENT_CREDITS (with the
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
    await findBrand(tx, userId, brandId);
    // Before the account, as whoever extends it does.
    const study = isId(studyId) ? await findOwnRun(tx, viewer, studyId) : undefined;
    if (!study || !isStudyRun(study)) throw new ServiceError("STUDY_NOT_FOUND");
    const { credits } = await lockAccount(tx, viewer);
    const brand = await keepBrand(tx, userId, brandId);
    const asked: ReadingRequest = { brandId: brand.id, studyId: study.id, prompt: study.request.prompt };
    const order = { userId, clientRunId, kind: "reading", request: asked } as const;
    const known = await findStarted(tx, order);
    if (known) return { runId: known.id, remainingCredits: await balanceAtStart(tx, known.id) };
    if (study.funding === "visit") throw new ServiceError("STUDY_OF_VISIT");
    if (study.status === "running") throw new ServiceError("STUDY_IS_RUNNING");
    if (study.request.ranking !== "company") throw invalid("Only answers about companies are read");
    const [newest = null] = await readStudyReadings(tx, brand.id, study.id);
    const left = leftToRead(newest);
    if (newest && left === null) return { runId: newest.runId, remainingCredits: credits };
    if (secondReading(services, services.settings.claims) === null) throw new ServiceError("BRAND_NOT_READ");
    const terms: Terms =
      left === "left"
        ? { by: "nothing", funding: "credits" }
        : { by: "payment", cost: CREDIT_COST.reading, apiTokenId: spenderOf(viewer) };
    const begun = await startRunIn(tx, services, { ...order, isPrivate: true, terms });
    const { run, remainingCredits } = begun;
    await tx
      .insertInto("study_readings")
      .values({
        ...{ run_id: run.id, brand_id: brand.id, study_id: study.id, created_at: run.created_at },
        market: marketCodeOf(study.request.market),
      })
      .execute();
    onCommit(() => services.executor.execute(run.id, { progress: begun }));
    return { runId: run.id, remainingCredits };
  });
}

/** A brand that stays until the transaction ends; others go on changing it. Throws BRAND_NOT_FOUND. */
async function keepBrand(tx: Connection, userId: string, brandId: string): Promise<Pick<Brand, "id">> {
  const brand = await tx
    .selectFrom("brands")
    .select("id")
    .where("id", "=", brandId)
    .where("user_id", "=", userId)
    .forKeyShare()
    .executeTakeFirst();
  if (!brand) throw new ServiceError("BRAND_NOT_FOUND");
  return brand;
}

/** Studies whose list is kept short: those read last. */
const MAX_READ_STUDIES = 50;

/** The newest reading of a study of the viewer for each of their brands. A study that was never read has none. */
export async function getStudyReadings(
  request: ServiceRequest,
  { studyId }: Pick<ReadingOrder, "studyId">,
): Promise<StudyReadings> {
  const { services, viewer } = requireScope(request, "read");
  const hasReader = secondReading(services, services.settings.claims) !== null;
  if (!isId(studyId)) return { hasReader, readings: [] };
  const { db } = services;
  const brands = await db.selectFrom("brands").select("id").where("user_id", "=", viewer.userId).execute();
  const readings = await Promise.all(
    brands.map(async ({ id: brandId }) => {
      const [newest] = await readStudyReadings(db, brandId, studyId);
      return newest ? [{ ...toStudyReading(newest), brandId }] : [];
    }),
  );
  return { hasReader, readings: readings.flat() };
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

/** The newest reading of each study that was read for a brand, or is being read, the newest first. */
export async function readStudyReadings(
  db: Connection,
  brandId: string,
  studyId: string | null = null,
): Promise<ReadStudy[]> {
  const rows = await db
    .selectFrom("study_readings as reading")
    .innerJoin("runs", "runs.id", "reading.run_id")
    .innerJoin("runs as study", "study.id", "reading.study_id")
    .select(["reading.run_id as runId", "reading.study_id as studyId", "reading.market"])
    .select(["runs.status", "runs.funding", "runs.cost"])
    .leftJoinLateral(
      ({ ref }) => lastReading(db, { brandId: ref("reading.brand_id"), studyId: ref("reading.study_id") }),
      (join) => join.onTrue(),
    )
    .select(["last.lastAt", "last.named", "last.unread"])
    .select(["study.created_at as askedAt", "study.ended_at as endedAt"])
    .select(({ ref }) => [
      sql<string>`${ref("study.request")} ->> 'prompt'`.as("prompt"),
      sql<number>`(select count(*)::integer from claim_readings where brand_id = ${brandId}
        and run_id = ${ref("reading.study_id")} and state = 'read')`.as("read"),
    ])
    .where("reading.brand_id", "=", brandId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("study_readings as newer")
            .select("newer.run_id")
            .whereRef("newer.brand_id", "=", "reading.brand_id")
            .whereRef("newer.study_id", "=", "reading.study_id")
            .whereRef("newer.created_at", ">", "reading.created_at"),
        ),
      ),
    )
    .$if(studyId !== null, (some) => some.where("reading.study_id", "=", studyId))
    .orderBy("reading.created_at", "desc")
    .limit(MAX_READ_STUDIES)
    .execute();
  return Promise.all(
    rows.map(async ({ lastAt, askedAt, endedAt, unread, funding, cost, ...row }) => {
      const wasGivenBack = row.status === "failed" && !isFree({ funding, cost });
      const end = row.status === "failed" ? endOf(await readRunEvents(db, row.runId)) : null;
      return {
        ...row,
        unread: unread ?? 0,
        wasGivenBack,
        // What it read was left by an earlier one.
        ...(end?.type === "answers_read" && { status: "completed" as const }),
        askedAt: askedAt.toISOString(),
        error: end?.type === "error" ? end.error : null,
        isOutdated: lastAt !== null && endedAt !== null && endedAt > lastAt,
      };
    }),
  );
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
