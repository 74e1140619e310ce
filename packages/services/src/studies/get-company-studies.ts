import { type Estimate, STEPWISE_LEVEL, TRENDING_RULE } from "@standings/domain";
import { shareOverStudies } from "@standings/statistics";
import { sql } from "kysely";
import { companyDomain } from "../company/get-company.ts";
import { recountDueSql } from "../models/answer-versions.ts";
import { companyShownSql } from "../moderation/taken-down-companies.ts";
import { allowAnyone, PUBLIC_VIEWER, type ServiceRequest } from "../request.ts";
import { sharedStudySql } from "../searches/shared-sql.ts";

/** Newest studies that are added up, and those that are named. */
const ADDED_UP = 50;
const NAMED = 5;

export interface CompanyStudies {
  /**
   * Studies whose answers list the company and whose question does not name it: the viewer's own, and of every other owner
   * whose account is as old as trending wants it the newest one that is shared.
   */
  readonly studies: number;
  /** There are more: these are the newest ones. */
  readonly hasOlder: boolean;
  /** How often they list it: mean of the studies, each the mean of its models; null without any. */
  readonly listed: Estimate | null;
  /** Some of them were answered by the sandbox. */
  readonly isSandbox: boolean;
  /** Older rules made what some of them found, and a job will count them again. */
  readonly isRecountDue: boolean;
  /** The newest ones. */
  readonly newest: readonly { readonly id: string; readonly prompt: string; readonly createdAt: string }[];
}

/** What the newest studies that the viewer may see say of a company. Throws INVALID_DOMAIN. */
export async function getCompanyStudies(
  request: ServiceRequest,
  { domain: address }: { readonly domain: string },
): Promise<CompanyStudies> {
  const { services, viewer } = allowAnyone(request);
  const domain = companyDomain(address);
  const isOwn = sql<boolean>`studies.user_id = ${(viewer ?? PUBLIC_VIEWER).userId}`;
  const seen = services.db
    .selectFrom("study_companies")
    .innerJoin("studies", "studies.run_id", "study_companies.run_id")
    .innerJoin("runs", "runs.id", "study_companies.run_id")
    .innerJoin("users", "users.id", "studies.user_id")
    .select(["study_companies.run_id as id", "studies.prompt", "study_companies.created_at"])
    .select(["study_companies.answers", "study_companies.listed", "runs.is_sandbox", isOwn.as("is_own")])
    .select(recountDueSql().as("is_recount_due"))
    .select(
      sql<number>`row_number() over (partition by studies.user_id order by study_companies.created_at desc)`.as(
        "nth",
      ),
    )
    .where("study_companies.domain", "=", domain)
    .where("study_companies.is_in_question", "=", false)
    .where((eb) =>
      eb.or([
        isOwn,
        eb.and([
          sharedStudySql(services.settings),
          companyShownSql(sql`study_companies.domain`),
          sql<boolean>`users.created_at < now() - make_interval(days => ${TRENDING_RULE.accountAgeDays})`,
        ]),
      ]),
    );
  const found = await services.db
    .selectFrom(seen.as("seen"))
    .selectAll()
    .where((eb) => eb.or([eb("is_own", "=", true), eb("nth", "=", 1)]))
    .orderBy("created_at", "desc")
    .limit(ADDED_UP + 1)
    .execute();
  const rows = found.slice(0, ADDED_UP);
  return {
    studies: rows.length,
    hasOlder: found.length > rows.length,
    listed: shareOverStudies(rows, STEPWISE_LEVEL),
    isSandbox: rows.some(({ is_sandbox }) => is_sandbox),
    isRecountDue: rows.some(({ is_recount_due }) => is_recount_due),
    newest: rows
      .slice(0, NAMED)
      .map(({ id, prompt, created_at }) => ({ id, prompt, createdAt: created_at.toISOString() })),
  };
}
