import { type Connection, selectSearches } from "@standings/database";
import { selectAnalyses, toRecord } from "../analyses/to-record.ts";
import { readUser, type User } from "../auth/user-view.ts";
import { readFacts } from "../brands/claims/read-facts.ts";
import { readAllExperiments } from "../brands/experiments/read-experiments.ts";
import { readLinks } from "../brands/links.ts";
import { readNotes } from "../brands/notes.ts";
import { toRecord as toBrandRecord } from "../brands/read-brand.ts";
import type { ServiceContext } from "../context.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { toSearchRecord } from "../searches/search-record.ts";
import { readTopic } from "../topics/read-topics.ts";
import { readWebhooks } from "../webhooks/read-webhooks.ts";
import {
  readAccountRecords,
  readAllowances,
  readDiscoveries,
  readUnsavedSearches,
} from "./read-own-records.ts";

/** Searches that are read at a time: unpacking one takes a millisecond, and others wait for no more than these. */
const SLICE = 20;

async function readSearches(db: Connection, userId: string) {
  const own = await db
    .selectFrom("searches")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const records: ReturnType<typeof toSearchRecord>[] = [];
  for (let from = 0; from < own.length; from += SLICE) {
    const ids = own.slice(from, from + SLICE).map(({ id }) => id);
    const slice = await selectSearches(db)
      .where("id", "in", ids)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    records.push(...slice.map(toSearchRecord));
  }
  return records;
}

/** Everything kept about the viewer, as plain data (spec part 2 §1: access and export). */
export async function exportAccount(request: ServiceRequest) {
  const { services, viewer } = requireUser(request);
  const { db } = services;
  const own = { userId: viewer.userId };
  const user: User = await readUser(db, own.userId);
  const account = await db
    .selectFrom("users")
    .select(["attribution", "created_at", "email_verified_at"])
    .where("id", "=", own.userId)
    .executeTakeFirstOrThrow();
  const searches = await readSearches(db, own.userId);
  const analyses = await selectAnalyses(db, viewer).orderBy("analyses.created_at").execute();
  const studies = await db
    .selectFrom("studies")
    .innerJoin("runs", "runs.id", "studies.run_id")
    .select(["runs.id", "runs.request", "runs.status", "studies.findings", "studies.created_at"])
    .where("studies.user_id", "=", own.userId)
    .orderBy("studies.created_at")
    .execute();
  const ledger = await db
    .selectFrom("ledger_entries")
    .select(["created_at", "reason", "delta", "balance", "reference", "note"])
    .where("user_id", "=", own.userId)
    .orderBy("id")
    .execute();
  const payments = await db
    .selectFrom("payments")
    .select(["created_at", "pack", "plan", "credits", "amount", "currency", "status", "amount_refunded"])
    .where("user_id", "=", own.userId)
    .orderBy("created_at")
    .execute();
  const sessions = await db
    .selectFrom("sessions")
    .select(["created_at", "last_used_at", "user_agent"])
    .where("user_id", "=", own.userId)
    .execute();
  const apiTokens = await db
    .selectFrom("api_tokens")
    .select(["name", "hint", "scopes", "created_at", "expires_at", "last_used_at", "revoked_at"])
    .where("user_id", "=", own.userId)
    .orderBy("created_at")
    .execute();
  const webhooks = await readWebhooks(db, own.userId);
  const brands = await readBrands(services, own.userId);
  const topics = await db
    .selectFrom("topics")
    .selectAll()
    .where("user_id", "=", own.userId)
    .orderBy("created_at")
    .execute();
  return {
    exportedAt: new Date().toISOString(),
    user,
    account,
    ...(await readAccountRecords(db, own.userId)),
    searches,
    unsavedSearches: await readUnsavedSearches(db, own.userId),
    discoveries: await readDiscoveries(db, own.userId),
    analyses: analyses.map(toRecord),
    studies,
    ledger,
    payments,
    ...(await readAllowances(db, own.userId)),
    sessions,
    apiTokens,
    webhooks,
    brands,
    topics: await Promise.all(topics.map((topic) => readTopic(db, topic))),
  };
}

/** Brands with their names, links, notes, experiments, facts, statements, cited pages, labels and visits of both kinds; the answers of visits are among the studies. */
async function readBrands(services: ServiceContext, userId: string) {
  const { db } = services;
  const brands = await db
    .selectFrom("brands")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return Promise.all(
    brands.map(async (brand) => ({
      ...(await toBrandRecord(db, brand)),
      names: await readNames(db, brand.id),
      links: await readLinks(db, brand.id),
      notes: await readNotes(db, brand.id, null),
      experiments: await readAllExperiments(db, brand, services.now()),
      facts: await readFacts(db, brand.id),
      statements: await readStatements(db, brand.id),
      citedPages: await readPages(db, brand.id),
      labels: await readLabels(db, brand.id),
      visits: await readVisits(db, brand.id),
      directVisits: await readDirectVisits(db, brand.id),
    })),
  );
}

/** What the companies of a brand are called, by version. */
function readNames(db: Connection, brandId: string) {
  return db
    .selectFrom("brand_names")
    .select(["version", "spec", "made_by", "made_at"])
    .where("brand_id", "=", brandId)
    .orderBy("version")
    .execute();
}

/** What answers say of the companies of a brand, with its verdict. */
function readStatements(db: Connection, brandId: string) {
  return db
    .selectFrom("statements")
    .innerJoin("claims", "claims.id", "statements.claim_id")
    .innerJoin("claim_verdicts as judged", "judged.claim_id", "claims.id")
    .select(["claims.company", "attribute", "subject", "claims.text", "statements.sentence"])
    .select(["statements.run_id", "column_id", "model_id", "at", "beside", "verdict", "because"])
    .where("claims.brand_id", "=", brandId)
    .orderBy("at")
    .orderBy("claims.id")
    .orderBy("column_id")
    .execute();
}

/** Pages that were looked at for claims, and what they say of these. */
function readPages(db: Connection, brandId: string) {
  return db
    .selectFrom("claim_pages as pages")
    .innerJoin("claims", "claims.id", "pages.claim_id")
    .select(["claims.text", "pages.url", "checked_at", "says", "passage", "unread"])
    .where("claims.brand_id", "=", brandId)
    .orderBy("checked_at")
    .orderBy("pages.url")
    .orderBy("claims.id")
    .execute();
}

/** What its owner said of verdicts. */
function readLabels(db: Connection, brandId: string) {
  return db
    .selectFrom("claim_labels as labels")
    .innerJoin("claims", "claims.id", "labels.claim_id")
    .select(["claims.text", "run_id", "column_id", "is_drawn", "shown", "verdict", "at"])
    .select(["again_verdict", "again_at"])
    .where("claims.brand_id", "=", brandId)
    .orderBy("at")
    .orderBy("claims.id")
    .execute();
}

function readDirectVisits(db: Connection, brandId: string) {
  return db
    .selectFrom("direct_visits")
    .select(["id", "began_at", "market", "ended_at", "state", "rounds", "models", "funding", "held", "used"])
    .where("brand_id", "=", brandId)
    .orderBy("began_at")
    .execute();
}

function readVisits(db: Connection, brandId: string) {
  return db
    .selectFrom("brand_visits")
    .select([
      "id",
      "due_at",
      "market",
      "ended_at",
      "state",
      "prompts",
      "rounds",
      "asks_natural",
      "models",
      "funding",
      "held",
      "used",
    ])
    .where("brand_id", "=", brandId)
    .orderBy("due_at")
    .execute();
}
