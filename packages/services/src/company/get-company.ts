import {
  type CompanyOverview,
  type ModelId,
  type ModelPerformance,
  registrableDomain,
  THIN_SAMPLE,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest, type Viewer } from "../request.ts";
import { findCompanyName } from "./find-company-name.ts";
import { listedAnswers } from "./listed-answers.ts";

interface ModelRow {
  readonly model_id: ModelId;
  readonly mentions: number;
  readonly top3: number;
  readonly ranks: number;
}

/**
 * A company's standing over all shared and the viewer's own searches that list it (decisions "Company page
 * figures"). A company without a mention has zeros. Throws INVALID_DOMAIN.
 */
export async function getCompany(request: ServiceRequest, address: string): Promise<CompanyOverview> {
  const { services, viewer } = requireUser(request);
  const domain = companyDomain(address);
  const answers = listedAnswers(services, viewer, domain);
  const [models, { sources, is_sandbox }, name] = await Promise.all([
    sql<ModelRow>`
      select model_id, count(*)::integer as mentions, count(*) filter (where rank <= 3)::integer as top3,
        sum(rank)::integer as ranks
      from (${answers}) answers group by model_id
    `
      .execute(services.db)
      .then(({ rows }) => rows),
    countSources(services, viewer, domain),
    findCompanyName(services, domain),
  ]);
  const sum = (key: "mentions" | "top3" | "ranks") => models.reduce((total, row) => total + row[key], 0);
  const totalMentions = sum("mentions");
  return {
    domain,
    name,
    isSandbox: is_sandbox ?? false,
    figures: {
      top3Mentions: sum("top3"),
      averageRank: totalMentions === 0 ? null : mean(sum("ranks"), totalMentions),
      totalMentions,
      sources,
    },
    models: models.map(toPerformance).sort(byTop3Share),
  };
}

/** The registrable domain that company pages are kept under. Throws INVALID_DOMAIN. */
export function companyDomain(address: string): string {
  const domain = registrableDomain(address);
  if (domain === null) throw new ServiceError("INVALID_DOMAIN");
  return domain;
}

/** How many sources its searches cite, and whether the sandbox answered one of them. */
async function countSources(services: ServiceContext, viewer: Viewer, domain: string) {
  const { rows } = await sql<{ sources: number; is_sandbox: boolean | null }>`
    with answers as (${listedAnswers(services, viewer, domain)}),
    listing as (select distinct search_id, created_at from answers)
    select (
      select count(distinct citations.domain)::integer from listing
      join citations on citations.search_id = listing.search_id and citations.created_at = listing.created_at
    ) as sources, bool_or(is_sandbox) as is_sandbox
    from answers
  `.execute(services.db);
  return rows[0] ?? { sources: 0, is_sandbox: null };
}

function toPerformance({ model_id, mentions, top3, ranks }: ModelRow): ModelPerformance {
  return { modelId: model_id, mentions, top3Mentions: top3, averageRank: mean(ranks, mentions) };
}

function byTop3Share(a: ModelPerformance, b: ModelPerformance): number {
  const share = (model: ModelPerformance) => model.top3Mentions / model.mentions;
  const isThin = (model: ModelPerformance) => Number(model.mentions < THIN_SAMPLE);
  return (
    isThin(a) - isThin(b) ||
    share(b) - share(a) ||
    b.mentions - a.mentions ||
    (a.modelId < b.modelId ? -1 : 1)
  );
}

/** One decimal. */
export function mean(sum: number, count: number): number {
  return Math.round((sum / count) * 10) / 10;
}
