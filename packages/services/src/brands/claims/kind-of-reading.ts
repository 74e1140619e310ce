import { appendRunEvents, inTransaction, type LoggedEvent, type Run } from "@standings/database";
import {
  CREDIT_COST,
  MAX_STUDY_READINGS,
  promptOfRound,
  type ReadingEvent,
  type ReadingRequest,
  type RunEvent,
} from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { addJob } from "../../jobs/add-job.ts";
import { COMMON_PARTS } from "../../runs/common-parts.ts";
import type { KindOfRun } from "../../runs/kind-of-run.ts";
import { asStudyRun } from "../../studies/study-run.ts";
import { isFree, lastReading } from "./last-reading.ts";
import { type AnswerToRead, readStatements } from "./read-statements.ts";
import { idOf, prepareReading } from "./read-visit-claims.ts";

interface ReadingRun extends Run {
  readonly kind: "reading";
  readonly request: ReadingRequest;
}

const READ = "read";
/** Answers that are read at once; between them a process that stops gives the run away. */
const AT_ONCE = 20;

const STUDY_GONE = "The study or the brand was deleted.";
const NO_READER = "No model reads answers here.";
const READ_NONE = "The model that reads answers read none of them.";
const NOTHING_NEW = "Its new answers say nothing about the brand or its first competitors.";
const NO_MORE = `${MAX_STUDY_READINGS} of its answers are read, and no more of one study are.`;
const SAYS_NOTHING = "No answer of this study says anything about the brand or its first competitors.";

/** A reading of a study as a run of one step: what an attempt has read, the next one reads no more. */
export const READING: KindOfRun<ServiceContext> = {
  cost: CREDIT_COST.reading,
  stepsAtOnce: 1,
  chargeReason: "reading",
  refundReason: "reading_refund",
  ...COMMON_PARTS,
  stepsLeft: ({ events }) => (endOf(events) === null ? [READ] : []),
  doStep: (services, run, _step, { signal }) => readAll(services, asReadingRun(run), signal),
  hasResult({ events }) {
    const end = endOf(events);
    return end?.type === "answers_read" && !end.wasLeft;
  },
};

function asReadingRun(run: Run): ReadingRun {
  if (run.kind !== "reading") throw new Error(`Run ${run.id} reads no study`);
  return run as ReadingRun;
}

type ReadingEnd = Extract<ReadingEvent, { type: "answers_read" | "error" }>;

/** How a reading ended: its kind appends no other events. Null: it has not. */
export function endOf(events: readonly RunEvent[]): ReadingEnd | null {
  const own = events as readonly ReadingEvent[];
  return (
    own.find((event): event is ReadingEnd => event.type === "answers_read" || event.type === "error") ?? null
  );
}

/** Undefined where `signal` aborted it. Throws LeaseLostError. */
async function readAll(
  services: ServiceContext,
  run: ReadingRun,
  signal: AbortSignal,
): Promise<LoggedEvent | undefined> {
  const { now } = services;
  const {
    id: runId,
    request: { brandId, studyId },
  } = run;
  const end = (event: ReadingEnd, counted: Counted | null) =>
    append(services, { runId, brandId, event, counted });
  const fail = (error: string, counted: Counted | null = null) => end({ type: "error", error }, counted);
  const of = await findStudyOf(services, runId);
  if (!of) return fail(STUDY_GONE);
  const study = asStudyRun(of);
  const left = of.unread ?? 0;
  const prepared = await prepareReading(services, {
    visit: { id: runId, brand_id: brandId, market: of.market, at: study.created_at, of: "study" },
    studies: [{ runId: study.id, prompt: (round) => promptOfRound(study.request, round) }],
  });
  if (!prepared) return fail(NO_READER);
  const { drawn, named, ...reading } = prepared;
  if (drawn.length === 0) return fail(SAYS_NOTHING);
  const known = await readStates(services, { brandId, studyId });
  const isRead = (answer: AnswerToRead, states = known) => states.get(idOf(answer))?.state === "read";
  const unreadOnes = drawn.filter((answer) => !isRead(answer));
  const waiting = unreadOnes.slice(0, isFree(run) ? left : undefined);
  for (let nth = 0; nth < waiting.length; nth += AT_ONCE) {
    if (signal.aborted) return undefined;
    if (!(await findStudyOf(services, runId))) return fail(STUDY_GONE);
    const some = waiting.slice(nth, nth + AT_ONCE);
    const replied = await readStatements(services, reading, some);
    // The reader is out: what it has not come to is read by the next reading, for nothing.
    if (!replied.includes(true)) break;
  }
  if (!(await findStudyOf(services, runId))) return fail(STUDY_GONE);
  const after = await readStates(services, { brandId, studyId });
  const read = [...after.values()].filter((one) => one.readingId === runId && one.state === "read").length;
  if (read === 0 && waiting.length > 0) return fail(READ_NONE);
  if (read === 0) return fail(drawn.length < named ? NO_MORE : NOTHING_NEW, { named, unread: 0 });
  const unread = drawn.filter((answer) => !isRead(answer, after)).length;
  const wasLeft = !isFree(run) && of.named !== null && drawn.length <= of.named && read <= left;
  return end({ type: "answers_read", at: now().toISOString(), read, unread, wasLeft }, { named, unread });
}

/** The study that a run reads, with what the last reading of it left; undefined where it, or the brand, is gone. */
function findStudyOf({ db }: Pick<ServiceContext, "db">, runId: string) {
  return db
    .selectFrom("study_readings")
    .innerJoin("runs", "runs.id", "study_readings.study_id")
    .selectAll("runs")
    .select("study_readings.market")
    .leftJoinLateral(
      ({ ref }) =>
        lastReading(db, { brandId: ref("study_readings.brand_id"), studyId: ref("study_readings.study_id") }),
      (join) => join.onTrue(),
    )
    .select(["last.named", "last.unread"])
    .where("study_readings.run_id", "=", runId)
    .executeTakeFirst();
}

/** How the reading of each answer of a study for a brand ended, and which run read it. */
async function readStates(
  { db }: Pick<ServiceContext, "db">,
  { brandId, studyId }: Omit<ReadingRequest, "prompt">,
) {
  const rows = await db
    .selectFrom("claim_readings")
    .select(["run_id as runId", "column_id as columnId", "state", "reading_id as readingId"])
    .where("brand_id", "=", brandId)
    .where("run_id", "=", studyId)
    .execute();
  return new Map(rows.map((row) => [idOf(row), row]));
}

/** What is known of a study after a reading. */
interface Counted {
  /** Answers that name the companies, and those to be read that were not. */
  readonly named: number;
  readonly unread: number;
}

interface Ending {
  readonly runId: string;
  readonly brandId: string;
  readonly event: ReadingEnd;
  /** Null: nothing new is known. */
  readonly counted: Counted | null;
}

async function append(
  { db, executor, log }: ServiceContext,
  { runId, brandId, event, counted }: Ending,
): Promise<LoggedEvent | undefined> {
  if (event.type === "error") log.warn({ runId, error: event.error }, "a study was not read");
  return inTransaction(db, async (tx) => {
    const [appended] = await appendRunEvents(tx, { runId, owner: executor.id, events: [event] });
    if (counted) await tx.updateTable("study_readings").set(counted).where("run_id", "=", runId).execute();
    if (event.type === "answers_read") {
      await addJob(tx, "ask_judge", { brandId }, { key: `ask_judge ${brandId}` });
      await addJob(tx, "check_pages", { brandId }, { key: `check_pages ${brandId}` });
    }
    return appended;
  });
}
