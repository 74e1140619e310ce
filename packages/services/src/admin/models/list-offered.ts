import { compareWithGateway, type GatewayModel } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { readModelRows, toCatalogueModel } from "./model-rows.ts";

/** Most models of a gateway's list that are shown; OpenRouter has some hundred. */
const SHOWN_MAX = 2_000;

/**
 * What the gateway offers now, the newest first, with what of it the catalogue has and what is suggested. At most a minute
 * old; empty where the gateway does not list its models. For admins. Throws GATEWAY_UNAVAILABLE.
 */
export async function listOffered(request: ServiceRequest): Promise<GatewayModel[]> {
  const { services } = await requireAdmin(request);
  const { directory, db, log } = services;
  const offered = await directory.listOffered().catch((err: unknown) => {
    log.warn({ err }, "the gateway's models were not read");
    throw new ServiceError("GATEWAY_UNAVAILABLE");
  });
  const { rows } = await readModelRows(db);
  const upstreamIds = new Map(rows.map(({ id, upstream_id }) => [id, asked(id) ?? upstream_id]));
  return compareWithGateway(offered, rows.map(toCatalogueModel), upstreamIds).slice(0, SHOWN_MAX);

  /** What the environment says. */
  function asked(id: (typeof rows)[number]["id"]): string | undefined {
    return directory.isMapped(id) ? directory.upstreamId(id) : undefined;
  }
}
