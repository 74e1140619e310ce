import { isId } from "@standings/database";
import type { StudySummary } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { asStudyRun } from "./study-run.ts";

export interface StudiesPage {
  /** 1 to 100. */
  readonly limit: number;
  /** `next` of the page before. */
  readonly cursor?: string | undefined;
}

export interface StudyList {
  readonly studies: StudySummary[];
  /** Null when this is the last page. */
  readonly next: string | null;
}

/** The viewer's studies, newest first, running ones among them; those of a brand's visits stand in the brand. */
export async function listStudies(
  request: ServiceRequest,
  { limit, cursor }: StudiesPage,
): Promise<StudyList> {
  const { services, viewer } = requireScope(request, "read");
  const rows = await summaries(services)
    .where("studies.user_id", "=", viewer.userId)
    .where("runs.funding", "!=", "visit")
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
    studies: shown.map(toSummary),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Studies with their runs. */
function summaries({ db }: ServiceContext) {
  return db
    .selectFrom("studies")
    .innerJoin("runs", "runs.id", "studies.run_id")
    .selectAll("runs")
    .select(["studies.rounds", "studies.round_limit", "studies.top"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof summaries>["execute"]>>[number];

function toSummary({ rounds, round_limit: limit, top, ...row }: Row): StudySummary {
  const { id, request, is_private, is_sandbox, status, created_at } = asStudyRun(row);
  const { prompt, ranking, models, webSearch } = request;
  return {
    id,
    prompt,
    ranking,
    models,
    webSearch,
    status,
    limit,
    rounds,
    top,
    isPrivate: is_private,
    isSandbox: is_sandbox,
    startedAt: created_at.toISOString(),
  };
}
