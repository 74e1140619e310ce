import type { AnalysisKind, ModelId } from "@standings/domain";
import { companyDomain } from "../company/get-company.ts";
import { requireScope, type ServiceRequest } from "../request.ts";

export interface AnalysedModelsQuery {
  readonly kind: AnalysisKind;
  /** An address or domain. */
  readonly domain: string;
}

/** Models whose advice on a company the viewer has: choosing one of them costs nothing. Throws INVALID_DOMAIN. */
export async function listAnalysedModels(
  request: ServiceRequest,
  { kind, domain: address }: AnalysedModelsQuery,
): Promise<ModelId[]> {
  const { services, viewer } = requireScope(request, "read");
  const rows = await services.db
    .selectFrom("analyses")
    .select("model_id")
    .distinct()
    .where("user_id", "=", viewer.userId)
    .where("domain", "=", companyDomain(address))
    .where("kind", "=", kind)
    .where("advice", "is not", null)
    .execute();
  return rows.map(({ model_id }) => model_id);
}
