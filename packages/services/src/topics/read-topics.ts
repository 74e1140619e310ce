import { type Connection, readRunEvents, type Topic } from "@standings/database";
import {
  marketCodeOf,
  NO_MARKET,
  readMarket,
  type StudyRequest,
  type TopicRecord,
  type TopicSummary,
  topicSentences,
  type WordingSetRecord,
  type WordingsRequest,
} from "@standings/domain";
import { findBrand } from "../brands/read-brand.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { setOf } from "./kind-of-wordings.ts";
import { findTopic, readWordings } from "./own-topic.ts";

/** A topic of the viewer with its wordings, frozen versions and studies. Throws TOPIC_NOT_FOUND. */
export async function getTopic(
  request: ServiceRequest,
  { topicId }: { readonly topicId: string },
): Promise<TopicRecord> {
  const { services, viewer } = requireScope(request, "read");
  return readTopic(services.db, await findTopic(services.db, viewer.userId, topicId));
}

/** Everything that is kept of a topic. */
export async function readTopic(db: Connection, topic: Topic): Promise<TopicRecord> {
  const versions = await db
    .selectFrom("topic_versions")
    .select(["version", "frame", "drawn", "strata", "seed", "sha256", "made_at"])
    .where("topic_id", "=", topic.id)
    .orderBy("version", "desc")
    .execute();
  const studies = await db
    .selectFrom("studies")
    .innerJoin("runs", "runs.id", "studies.run_id")
    .select(["runs.id", "runs.request", "runs.status", "studies.created_at", "rounds", "round_limit"])
    .where("studies.topic_id", "=", topic.id)
    .orderBy("studies.created_at", "desc")
    .orderBy("studies.run_id", "desc")
    .execute();
  return {
    ...describe(topic),
    brandName: await readBrandName(db, topic.brand_id),
    wordings: await readWordings(db, topic.id),
    likeness: topic.likeness,
    made: await readNewestSet(db, topic.id),
    versions: versions.map(({ frame, made_at, ...version }) => ({
      ...version,
      wordings: frame,
      madeAt: made_at.toISOString(),
    })),
    studies: studies.map(({ id, request, status, created_at, rounds, round_limit }) => ({
      studyId: id,
      version: (request as StudyRequest).topic?.version ?? 0,
      status,
      startedAt: created_at.toISOString(),
      rounds,
      limit: round_limit,
    })),
  };
}

async function readBrandName(db: Connection, brandId: string | null): Promise<string | null> {
  if (brandId === null) return null;
  const brand = await db.selectFrom("brands").select("name").where("id", "=", brandId).executeTakeFirst();
  return brand?.name ?? null;
}

async function readNewestSet(db: Connection, topicId: string): Promise<WordingSetRecord | null> {
  const run = await db
    .selectFrom("wording_sets")
    .innerJoin("runs", "runs.id", "wording_sets.run_id")
    .select(["runs.id", "runs.status", "runs.request", "runs.is_sandbox"])
    .where("topic_id", "=", topicId)
    .orderBy("wording_sets.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!run) return null;
  const { prompt } = run.request as WordingsRequest;
  const found = setOf(await readRunEvents(db, run.id));
  return { runId: run.id, status: run.status, from: prompt, isSandbox: run.is_sandbox, ...found };
}

/** Which topics: all without. */
export interface TopicFilters {
  readonly brandId?: string | undefined;
  /** Code of a market, or `NO_MARKET`. */
  readonly market?: string | undefined;
}

/**
 * The viewer's topics, newest first, each with what its newest study found: all, those of a brand, or those of a market. Throws
 * BRAND_NOT_FOUND or INVALID_MARKET.
 */
export async function listTopics(
  request: ServiceRequest,
  { brandId, market }: TopicFilters = {},
): Promise<TopicSummary[]> {
  const { services, viewer } = requireScope(request, "read");
  const brand = brandId === undefined ? null : await findBrand(services.db, viewer.userId, brandId);
  const code = market === undefined || market === NO_MARKET ? null : marketCodeOf(readMarket(market));
  if (code === null && market !== undefined && market !== NO_MARKET) throw new ServiceError("INVALID_MARKET");
  const rows = await services.db
    .selectFrom("topics")
    .selectAll("topics")
    .select((eb) => [
      eb
        .selectFrom("wordings")
        .select((count) => count.fn.countAll<number>().as("count"))
        .whereRef("wordings.topic_id", "=", "topics.id")
        .where("state", "=", "in")
        .as("wordings"),
      eb
        .selectFrom("studies")
        .select("brief")
        .whereRef("studies.topic_id", "=", "topics.id")
        .where("brief", "is not", null)
        .orderBy("created_at", "desc")
        .limit(1)
        .as("found"),
      eb
        .exists(
          eb
            .selectFrom("studies")
            .innerJoin("runs", "runs.id", "studies.run_id")
            .select("runs.id")
            .whereRef("studies.topic_id", "=", "topics.id")
            .where("runs.status", "=", "running"),
        )
        .as("is_running"),
      eb
        .exists(
          eb
            .selectFrom("studies")
            .innerJoin("runs", "runs.id", "studies.run_id")
            .select("runs.id")
            .whereRef("studies.topic_id", "=", "topics.id")
            .where("brief", "is not", null)
            .where("runs.is_sandbox", "=", true),
        )
        .as("is_sandbox"),
    ])
    .where("user_id", "=", viewer.userId)
    .$if(brand !== null, (query) => query.where("brand_id", "=", brand?.id ?? ""))
    .$if(market !== undefined, (query) => query.where("market", "is not distinct from", code))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ wordings, found, is_running, is_sandbox, ...topic }) => ({
    ...describe(topic),
    wordings: Number(wordings ?? 0),
    sentence: (found && topicSentences(found, topic.name)[0]) || null,
    isSandbox: Boolean(is_sandbox),
    isRunning: Boolean(is_running),
  }));
}

function describe({ id, name, brand_id, market, form, focus, created_at }: Topic) {
  return {
    id,
    name,
    brandId: brand_id,
    market: readMarket(market),
    form,
    focus,
    createdAt: created_at.toISOString(),
  };
}
