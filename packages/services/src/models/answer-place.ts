import { type Connection, toStorable } from "@standings/database";
import {
  type AnswerVersions,
  type AskedQuestion,
  geoOf,
  isHeeded,
  type ModelId,
  PANEL_VERSION,
  type PlaceProof,
} from "@standings/domain";
import { type GatewayReply, SEARCH_POLICY_VERSION } from "@standings/models";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";

/** SQL over `model_places`: the panel found since the week of the proof that the model changed behind its version's name. */
export function silentlyChangedSql(): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from weather_weeks weeks
    where weeks.model_id = model_places.model_id and weeks.served_model = model_places.served_model and weeks.has_changed
      and weeks.panel = ${PANEL_VERSION} and weeks.is_sandbox = model_places.is_sandbox
      and weeks.week >= date_trunc('week', model_places.proved_at at time zone 'UTC')::date
  )`;
}

/**
 * How the model of a reply was told the market. It is `located` only where the location was sent, the reply shows a search, and
 * a proof holds for this country, this way of asking and the version that answered. Another version than the one proved is noted.
 */
export async function placeOfAnswer(
  services: Pick<ServiceContext, "db" | "settings">,
  modelId: ModelId,
  asked: Pick<AskedQuestion, "prompt" | "market">,
  { reply, isTold }: { readonly reply: GatewayReply | null; readonly isTold: boolean },
): Promise<Pick<AnswerVersions, "geo" | "proof">> {
  const isSent = reply?.isPlaced ?? false;
  const proof =
    isSent && reply?.grounding.type === "searched" && asked.market
      ? await readProof(services, modelId, asked.market.country, toStorable(reply.servedModel))
      : null;
  const geo = geoOf(asked, { isSent, isTold, isProved: proof !== null });
  return proof ? { geo, proof } : { geo };
}

/** The proof that holds for an answer of this version; null for none. */
async function readProof(
  { db, settings }: Pick<ServiceContext, "db" | "settings">,
  modelId: ModelId,
  country: string,
  servedModel: string | null,
): Promise<PlaceProof | null> {
  const found = await db
    .selectFrom("model_places")
    .select(["policy", "effect", "low", "high", "served_model", "proved_at", "newer_model", "trouble"])
    .select(silentlyChangedSql().as("has_changed"))
    .where("model_id", "=", modelId)
    .where("country", "=", country)
    .where("is_sandbox", "=", settings.modelsAreSandbox)
    .executeTakeFirst();
  if (!found) return null;
  const { policy, effect, low, high, proved_at: provedAt } = found;
  if (effect === null || low === null || high === null || provedAt === null) return null;
  if (found.served_model !== servedModel) {
    if (servedModel !== null && found.newer_model !== servedModel)
      await noteVersion(db, { modelId, country, isSandbox: settings.modelsAreSandbox, servedModel });
    return null;
  }
  const holds = policy === SEARCH_POLICY_VERSION && !found.has_changed && found.trouble !== "not_sent";
  return holds && isHeeded({ low }) ? { effect, low, high, provedAt: provedAt.toISOString() } : null;
}

interface Noted {
  readonly modelId: ModelId;
  readonly country: string;
  readonly isSandbox: boolean;
  readonly servedModel: string;
}

async function noteVersion(
  db: Connection,
  { modelId, country, isSandbox, servedModel }: Noted,
): Promise<void> {
  await db
    .updateTable("model_places")
    .set({ newer_model: servedModel })
    .where("model_id", "=", modelId)
    .where("country", "=", country)
    .where("is_sandbox", "=", isSandbox)
    // It may have been proved meanwhile.
    .where("served_model", "is distinct from", servedModel)
    .execute();
}
