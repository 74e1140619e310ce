import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type Brand, isId, readAnswers, readRunEvents } from "@standings/database";
import {
  type BrandCompany,
  type BrandNamesSpec,
  type ColumnId,
  companyKeys,
  createMatcher,
  entryFinder,
  MAX_CLAIM_COMPANIES,
  MAX_CLAIM_READINGS,
  MAX_STUDY_READINGS,
  type NamedEntry,
  namesAsked,
  namesAskedDirectly,
  type StudyAnswerEvent,
  studyColumn,
} from "@standings/domain";
import { claimsText, type ExtractionSettings, parseAnswer } from "@standings/models";
import { KNOWN_WORDS } from "@standings/words";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { addJob, type JobAttempt, type JobPayload } from "../../jobs/add-job.ts";
import { secondReadings } from "../../models/second-reading.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { stateOf } from "../../studies/study-run.ts";
import { readCountedNames } from "../names/read-names.ts";
import { type AnswerToRead, readStatements } from "./read-statements.ts";

/** Answers that are looked through before others have their turn. */
const ANSWERS_A_TURN = 20;

/** Answers that one job reads. Jobs of other brands come between, and a job ends before its process counts as dead. */
const ANSWERS_A_JOB = 50;

/**
 * Job: reads what some answers of a visit say of its brand and the first rivals, one call each, for nothing, and adds a job for
 * the next ones. An answer is read once: an attempt goes on where another ended. Without a model that reads, nothing happens.
 * Throws while the reader replies to none of a job's calls, to be tried again; after its last attempt the next ones have their turn.
 */
export async function readVisitClaims(
  request: ServiceRequest,
  { visitId, ...place }: JobPayload<"read_claims">,
  attempt: Pick<JobAttempt, "isLast">,
): Promise<void> {
  const services = requireSystem(request);
  const { db } = services;
  if (!isId(visitId)) return;
  const visit = await db
    .selectFrom("brand_visits")
    .select(["id", "brand_id", "market", "due_at as at"])
    .where("id", "=", visitId)
    .executeTakeFirst();
  if (!visit) return;
  const studies = await db
    .selectFrom("visit_prompts as asked")
    .innerJoin("brand_prompts as prompt", "prompt.id", "asked.prompt_id")
    .select(["asked.run_id as runId", "prompt.prompt"])
    .where("asked.visit_id", "=", visitId)
    .where("asked.state", "=", "done")
    .orderBy("asked.position")
    .execute();
  const { brand_id: brandId } = visit;
  const outcome = await readSome(services, { visit: { ...visit, of: "visit" }, studies, place, attempt });
  if (outcome.next) await addJob(db, "read_claims", { brandId, visitId, ...outcome.next });
  if (!outcome.isDone) return;
  await db.updateTable("brand_visits").set(READ_NOW).where("id", "=", visitId).execute();
  await addJob(db, "alert_claims", { brandId, visitId });
}

const READ_NOW = { claims_read_at: sql<Date>`now()` };

/** Job: the same of a direct visit, of the brand alone. What it finds is judged and raises no alert (record 116). */
export async function readDirectClaims(
  request: ServiceRequest,
  { visitId, ...place }: JobPayload<"read_direct">,
  attempt: Pick<JobAttempt, "isLast">,
): Promise<void> {
  const services = requireSystem(request);
  const { db } = services;
  if (!isId(visitId)) return;
  const visit = await db
    .selectFrom("direct_visits")
    .select(["id", "brand_id", "market", "began_at as at"])
    .where("id", "=", visitId)
    .executeTakeFirst();
  if (!visit) return;
  const studies = await db
    .selectFrom("direct_questions")
    .select(["run_id as runId", "question as prompt"])
    .where("visit_id", "=", visitId)
    .where("state", "=", "done")
    .orderBy("position")
    .execute();
  const { brand_id: brandId } = visit;
  const outcome = await readSome(services, { visit: { ...visit, of: "direct" }, studies, place, attempt });
  if (outcome.next) await addJob(db, "read_direct", { brandId, visitId, ...outcome.next });
  if (!outcome.isDone) return;
  await db.updateTable("direct_visits").set(READ_NOW).where("id", "=", visitId).execute();
  await addJob(db, "ask_judge", { brandId });
  await addJob(db, "check_pages", { brandId }, { key: `check_pages ${brandId}` });
}

/** A visit, of prompts or direct, or a reading of a study, whose answers are read. */
export interface AnsweredVisit {
  readonly id: string;
  readonly brand_id: string;
  /** Code of the market; null: none. */
  readonly market: string | null;
  readonly at: Date;
  readonly of: "visit" | "direct" | "study";
}

interface AskedStudy {
  readonly runId: string | null;
  /** One for all of its rounds, or that of a round. */
  readonly prompt: string | ((round: number) => string);
}

interface AnswersToRead {
  readonly visit: AnsweredVisit;
  readonly studies: readonly AskedStudy[];
  readonly place: Pick<JobPayload<"read_claims">, "from" | "isAgain">;
  readonly attempt: Pick<JobAttempt, "isLast">;
}

interface Outcome {
  readonly isDone: boolean;
  /** Where the next job goes on; null: there is nothing more to read, or no model that reads answers here. */
  readonly next: AnswersToRead["place"] | null;
}

async function readSome(
  services: ServiceContext,
  { visit, studies, place: { from = 0, isAgain = false }, attempt }: AnswersToRead,
): Promise<Outcome> {
  const prepared = await prepareReading(services, { visit, studies });
  if (!prepared) return { isDone: false, next: null };
  const { drawn, named: _all, ...reading } = prepared;
  const [read, tried] = await findRead(services, visit);
  const end = from + ANSWERS_A_JOB;
  const answers = drawn.slice(from, end).filter((answer) => !read.has(idOf(answer)));
  const answered = await readStatements(services, reading, answers);
  // The reader is out: the answers wait until it is back.
  if (answers.length > 0 && !answered.includes(true) && !attempt.isLast)
    throw new Error("The reader of answers does not reply");
  if (drawn.length > end) return { isDone: false, next: { from: end, isAgain } };
  const isMissed = !isAgain && drawn.slice(0, from).some((answer) => !tried.has(idOf(answer)));
  return isMissed ? { isDone: false, next: { isAgain: true } } : { isDone: true, next: null };
}

/** What the answers of some studies are read with, and those of them that are drawn; null without a model that reads. */
export async function prepareReading(
  services: ServiceContext,
  { visit, studies }: Pick<AnswersToRead, "visit" | "studies">,
): Promise<(ReadingOf & DrawnAnswers) | null> {
  await services.directory.refresh();
  const [reader] = secondReadings(services, services.settings.claims);
  if (!reader) return null;
  const brand = await services.db
    .selectFrom("brands")
    .selectAll()
    .where("id", "=", visit.brand_id)
    .executeTakeFirstOrThrow();
  const counted = await readCountedNames(services.db, brand.id);
  const spec = visit.of === "direct" ? namesAskedDirectly(counted) : counted;
  const names = spec.slice(0, MAX_CLAIM_COMPANIES);
  const found = await drawAnswers(services, { visit, spec, studies });
  return { brand, visit, names, keys: companyKeys(spec), reader, ...found };
}

export function idOf({ runId, columnId }: Pick<AnswerToRead, "runId" | "columnId">): string {
  return `${runId} ${columnId}`;
}

/** Column that says what an answer was read for. */
export const READ_FOR = { visit: "visit_id", direct: "direct_visit_id", study: "reading_id" } as const;

/** Answers of a visit that were read, and with them those that could not be. */
async function findRead(
  { db }: Pick<ServiceContext, "db">,
  visit: AnsweredVisit,
): Promise<[read: Set<string>, tried: Set<string>]> {
  const tried = await db
    .selectFrom("claim_readings")
    .select(["run_id as runId", "column_id as columnId", "state"])
    .where("brand_id", "=", visit.brand_id)
    .where(READ_FOR[visit.of], "=", visit.id)
    .execute();
  const read = tried.filter(({ state }) => state === "read");
  return [new Set(read.map(idOf)), new Set(tried.map(idOf))];
}

interface DrawnAnswers {
  /** Answers that say something of the companies. */
  readonly named: number;
  /** Those of them that are read. */
  readonly drawn: readonly AnswerToRead[];
}

export interface ReadingOf {
  readonly brand: Brand;
  readonly visit: AnsweredVisit;
  readonly names: readonly BrandNamesSpec[0][];
  readonly keys: readonly string[];
  readonly reader: ExtractionSettings;
}

/**
 * Answers that say something of the companies: plain answers as they are, and of lists the words about their entries
 * (`names-claims-topics-markets.md` §2.3). Of more than can be read some are drawn, plain ones first, by their ids: each attempt
 * draws the same, in one order.
 */
async function drawAnswers(
  { db }: Pick<ServiceContext, "db">,
  {
    visit,
    spec,
    studies,
  }: {
    readonly visit: AnsweredVisit;
    readonly spec: BrandNamesSpec;
    readonly studies: readonly AskedStudy[];
  },
): Promise<DrawnAnswers> {
  const companyOf = entryFinder(spec);
  const keys = companyKeys(spec);
  const found: (AnswerToRead & { readonly order: string })[] = [];
  let named = 0;
  const most = visit.of === "study" ? MAX_STUDY_READINGS : MAX_CLAIM_READINGS;
  for (const { runId, prompt: asked } of studies) {
    if (runId === null) continue;
    const said = await readAnswers(db, { runId });
    if (!said || said.was_censored) continue;
    const finders = new Map<string, ReturnType<typeof wordsFinder>>();
    const finderOf = (prompt: string) => {
      const known = finders.get(prompt);
      if (known) return known;
      const finder = wordsFinder(namesAsked(spec, prompt).slice(0, MAX_CLAIM_COMPANIES));
      finders.set(prompt, finder);
      return finder;
    };
    const texts = new Map(said.answers.map(({ column_id, raw_text }) => [column_id, raw_text]));
    for (const [nth, answer] of stateOf(await readRunEvents(db, runId)).answers.entries()) {
      // Requests are answered between.
      if (nth % ANSWERS_A_TURN === 0) await setImmediate();
      const columnId: ColumnId = studyColumn(answer);
      const prompt = typeof asked === "string" ? asked : asked(answer.round);
      const words = finderOf(prompt)(answer, texts.get(columnId) ?? "", (entry) => companyOf(entry, prompt));
      if (words === null) continue;
      const meant = visit.of === "direct" ? words.companies.filter((place) => place === 0) : words.companies;
      if (meant.length === 0) continue;
      named += 1;
      const companies = meant.flatMap((place) => keys[place] ?? []);
      const { modelId, cited = [], citedAt = [] } = answer;
      const of = { runId, columnId, modelId };
      const order = `${answer.arm === "natural" ? 0 : 1} ${drawnAt(runId, columnId)}`;
      found.push({
        ...of,
        order,
        text: words.text,
        named: companies,
        raw: texts.get(columnId) ?? "",
        cited,
        citedAt,
      });
    }
    // However much was asked, only the texts of those that are drawn are held.
    found.sort((a, b) => (a.order < b.order ? -1 : 1)).splice(most);
  }
  return { named, drawn: found };
}

/** Where an answer stands in the order of drawing: nothing that it says moves it. */
function drawnAt(runId: string, columnId: ColumnId): string {
  return createHash("sha256").update(`${runId}/${columnId}`).digest("hex");
}

interface Words {
  /** What statements are looked for in. */
  readonly text: string;
  /** Places of the companies that it names. */
  readonly companies: readonly number[];
}

/** The words of an answer about the companies; null where it says nothing of them. */
function wordsFinder(companies: readonly BrandCompany[]) {
  const match = createMatcher(companies, KNOWN_WORDS);
  /** Answers list the same names. */
  const heads = new Map<string, string | null>();
  return (
    { outcome }: Pick<StudyAnswerEvent, "outcome">,
    raw: string,
    companyOf: CompanyOf,
  ): Words | null => {
    if (outcome === "listed") return wordsOfList(raw, companyOf, headOf);
    if (outcome !== "answered") return null;
    const named = match(claimsText(raw)).flatMap((mention, place) =>
      mention !== null && mention.stance !== "absent" ? [place] : [],
    );
    return named.length === 0 ? null : { text: raw, companies: named };
  };

  /** An entry that is told by its site alone is headed by the company's own name: the text has to say whom it is about. */
  function headOf({ name }: NamedEntry, company: number): string | null {
    const key = `${company} ${name}`;
    const known = heads.get(key);
    if (known !== undefined) return known;
    const own = companies[company];
    const head = own ? (match(name)[company] ? name : own.name) : null;
    heads.set(key, head);
    return head;
  }
}

type CompanyOf = (entry: NamedEntry) => number | null;

/** What a list says of some of its entries, each on a line with its head. */
function wordsOfList(
  raw: string,
  companyOf: CompanyOf,
  headOf: (entry: NamedEntry, company: number) => string | null,
): Words | null {
  const lines = parseAnswer(raw, { kind: "company" }).entries.flatMap(
    ({ name, domain, description, rationale }) => {
      const entry = { name, domain: domain ?? "" };
      const company = companyOf(entry);
      const head = company === null ? null : headOf(entry, company);
      const words = [description, rationale].flatMap((part) => part?.replace(/\s+/gu, " ").trim() || []);
      if (company === null || head === null || words.length === 0) return [];
      return [{ company, line: `${head}: ${words.join(" ")}` }];
    },
  );
  if (lines.length === 0) return null;
  return {
    text: lines.map(({ line }) => line).join("\n\n"),
    companies: [...new Set(lines.map(({ company }) => company))],
  };
}
