import {
  type CompanyOverview,
  companySite,
  type ModelId,
  type ModelPerformance,
  parentSite,
  THIN_SAMPLE,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { readHeavily } from "../heavy-reads.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { type CompanyScope, readScopes, weeksIn } from "./company-scopes.ts";
import { countCompanySources } from "./count-company-sources.ts";
import { findCompanyName } from "./find-company-name.ts";
import type { ViewedCompany } from "./visible-mentions.ts";

interface ModelRow {
  readonly model_id: ModelId;
  readonly mentions: number;
  readonly top3: number;
  readonly ranks: number;
  readonly is_sandbox: boolean;
}

/**
 * A company's standing over all shared and the viewer's own searches that list it (decisions "Company page
 * figures"). A company without a mention has zeros. Throws INVALID_DOMAIN or BUSY.
 */
export async function getCompany(request: ServiceRequest, address: string): Promise<CompanyOverview> {
  const { services, viewer } = requireScope(request, "read");
  return readCompany(services, viewer, companyDomain(address));
}

/** The same for a site, as a step of a run reads it for its owner. */
export async function readCompany(
  services: ServiceContext,
  viewer: ViewedCompany["viewer"],
  domain: string,
): Promise<CompanyOverview> {
  const scopes = await readScopes(services, { settings: services.settings, viewer, domain });
  const [models, sources, name] = await Promise.all([
    readModels(services, scopes),
    countCompanySources(services, scopes),
    findCompanyName(services, domain),
  ]);
  const sum = (key: "mentions" | "top3" | "ranks") => models.reduce((total, row) => total + row[key], 0);
  const totalMentions = sum("mentions");
  return {
    domain,
    name,
    parent: parentSite(domain),
    isSandbox: models.some((model) => model.is_sandbox),
    figures: {
      top3Mentions: sum("top3"),
      averageRank: totalMentions === 0 ? null : mean(sum("ranks"), totalMentions),
      totalMentions,
      sources,
    },
    models: models.map(toPerformance).sort(byTop3Share),
  };
}

async function readModels(
  services: ServiceContext,
  scopes: readonly CompanyScope[],
): Promise<readonly ModelRow[]> {
  if (scopes.length === 0) return [];
  return readHeavily(
    services,
    sql<ModelRow>`
      select model_id, sum(listings)::integer as mentions, sum(top3)::integer as top3, sum(ranks)::integer as ranks,
        bool_or(is_sandbox) as is_sandbox
      from (${weeksIn(scopes)}) weeks group by model_id
    `,
  );
}

/** The site that a company page is about. Throws INVALID_DOMAIN. */
export function companyDomain(address: string): string {
  const domain = companySite(address);
  if (domain === null) throw new ServiceError("INVALID_DOMAIN");
  return domain;
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
