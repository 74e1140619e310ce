import { isId } from "@standings/database";
import {
  isolated,
  type OwnInStudy,
  promptKey,
  type StudyFindings,
  type StudySummary,
  studySentence,
  topicSentences,
  verdictSentence,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { readOwnDomain } from "../searches/find-own-places.ts";
import { asStudyRun } from "./study-run.ts";

export interface StudiesPage {
  /** 1 to 100. */
  readonly limit: number;
  /** `next` of the page before. */
  readonly cursor?: string | undefined;
  /** Part of the question, in letters of either case. */
  readonly text?: string | undefined;
}

export interface StudyList {
  readonly studies: StudySummary[];
  /** Null when this is the last page. */
  readonly next: string | null;
}

/** The viewer's studies, newest first, running ones among them; those of a brand's visits stand in the brand. */
export async function listStudies(
  request: ServiceRequest,
  { limit, cursor, text = "" }: StudiesPage,
): Promise<StudyList> {
  const { services, viewer } = requireScope(request, "read");
  const own = await readOwnDomain(services.db, viewer);
  const rows = await summaries(services)
    .select(sql<OwnInStudy | null>`studies.places -> ${own}::text`.as("place"))
    .where("studies.user_id", "=", viewer.userId)
    .where("runs.funding", "!=", "visit")
    .where(sql<boolean>`strpos(studies.prompt_key, ${promptKey(text)}) > 0`)
    .where(
      cursor === undefined
        ? sql<boolean>`true`
        : sql<boolean>`(studies.created_at, studies.run_id) < (select created_at, run_id from studies
            where run_id = ${isId(cursor) ? cursor : null} and user_id = ${viewer.userId})`,
    )
    .orderBy("studies.created_at", "desc")
    .orderBy("studies.run_id", "desc")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return {
    studies: shown.map((row) => toSummary(row, own)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Studies with their runs. */
function summaries({ db }: ServiceContext) {
  return db
    .selectFrom("studies")
    .innerJoin("runs", "runs.id", "studies.run_id")
    .selectAll("runs")
    .select(["studies.rounds", "studies.round_limit", "studies.brief", "studies.topic_id"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof summaries>["execute"]>>[number] & {
  /** Of the viewer's own company. */
  readonly place: OwnInStudy | null;
};

function toSummary(
  { rounds, round_limit: limit, brief, place, topic_id: topicId, ...row }: Row,
  own: string | null,
): StudySummary {
  const { id, request, is_private, is_sandbox, status, created_at } = asStudyRun(row);
  const { prompt, market, ranking, models, webSearch, arms } = request;
  return {
    id,
    prompt,
    market,
    ranking,
    models,
    webSearch,
    status,
    limit,
    rounds,
    top: brief ? topOf(brief) : [],
    verdict: brief && (topicId === null ? sentenceOf(brief) : (topicSentences(brief, prompt)[0] ?? null)),
    own:
      brief && own !== null && ranking === "company" && arms.includes("list") ? (place ?? NOT_LISTED) : null,
    isPrivate: is_private,
    isSandbox: is_sandbox,
    startedAt: created_at.toISOString(),
    topicId,
  };
}

function sentenceOf({ report, names, isKeptBack }: StudyFindings): string | null {
  if (isKeptBack) return null;
  const { verdict, rounds } = report;
  const nobody = verdict.kind === "names_nobody" ? verdictSentence(verdict, null, rounds) : null;
  return nobody ?? studySentence(report, (key) => isolated(names[key]?.name ?? key));
}

const NOT_LISTED: OwnInStudy = { isListed: false, bestRank: null, worstRank: null };

function topOf({ report, names }: StudyFindings): StudySummary["top"] {
  return report.entries.map(({ key, place }) => ({
    ...(names[key] ?? { name: key, domain: "" }),
    tier: place?.tier ?? null,
  }));
}
