import { inTransaction } from "@standings/database";
import { COUNTRIES, type ProvedPlaces } from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { isTaken, ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { recordChange } from "../record-change.ts";
import { beginProof, canBeProved } from "./begin-proof.ts";
import { readPlaces } from "./read-places.ts";

interface InCountry {
  /** The model's. */
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Countries for which it was to be proved that a model's search heeds the location. For admins. Throws MODEL_NOT_FOUND. */
export async function getPlaces(
  request: ServiceRequest,
  { id }: { readonly id: string },
): Promise<ProvedPlaces> {
  const { services } = await requireAdmin(request);
  return placesOf(services, id);
}

/**
 * Begins to prove that a model's search heeds the location of a country: a job makes the calls, at this installation's cost.
 * For admins. Throws MODEL_NOT_FOUND, INVALID_COUNTRY, PLACE_UNPROVABLE for a model that isn't asked or doesn't search, and
 * PLACE_PROOF_RUNNING while one of this model's proofs is under way.
 */
export async function provePlace(request: ServiceRequest, { id, country }: InCountry): Promise<ProvedPlaces> {
  const { services, viewer } = await requireAdmin(request);
  const { id: modelId, name } = modelOf(services, id);
  if (!COUNTRIES.includes(country)) throw new ServiceError("INVALID_COUNTRY");
  await services.directory.refresh();
  if (!canBeProved(services, modelId)) throw new ServiceError("PLACE_UNPROVABLE");
  try {
    await inTransaction(services.db, async (tx) => {
      await beginProof(tx, services, { modelId, country });
      await recordChange(tx, viewer, {
        action: "place_proof_begun",
        ...{ subjectKind: "model", subjectId: id, subjectName: name, after: { country } },
      });
    });
  } catch (error) {
    throw isTaken(error, "model_places_under_way") ? new ServiceError("PLACE_PROOF_RUNNING") : error;
  }
  return placesOf(services, id);
}

/**
 * Forgets what was proved of a model in a country, and stops a proof under way; answers that were `located` stay so. For
 * admins. Throws MODEL_NOT_FOUND or PLACE_NOT_FOUND.
 */
export async function forgetPlace(
  request: ServiceRequest,
  { id, country }: InCountry,
): Promise<ProvedPlaces> {
  const { services, viewer } = await requireAdmin(request);
  const { id: modelId, name } = modelOf(services, id);
  await inTransaction(services.db, async (tx) => {
    const gone = await tx
      .deleteFrom("model_places")
      .where("model_id", "=", modelId)
      .where("country", "=", toCountry(country))
      .where("is_sandbox", "=", services.settings.modelsAreSandbox)
      .returning("country")
      .executeTakeFirst();
    if (!gone) throw new ServiceError("PLACE_NOT_FOUND");
    await recordChange(tx, viewer, {
      action: "place_forgotten",
      ...{ subjectKind: "model", subjectId: id, subjectName: name, before: { country } },
    });
  });
  return placesOf(services, id);
}

/**
 * Whether a new version of the model is proved again for a country without being asked for, which costs calls: once a week at
 * most. For admins. Throws MODEL_NOT_FOUND or PLACE_NOT_FOUND.
 */
export async function setPlaceRenewal(
  request: ServiceRequest,
  { id, country, renews }: InCountry & { readonly renews: boolean },
): Promise<ProvedPlaces> {
  const { services, viewer } = await requireAdmin(request);
  const { id: modelId, name } = modelOf(services, id);
  await inTransaction(services.db, async (tx) => {
    const place = await tx
      .selectFrom("model_places")
      .select("renews")
      .where("model_id", "=", modelId)
      .where("country", "=", toCountry(country))
      .where("is_sandbox", "=", services.settings.modelsAreSandbox)
      .forUpdate()
      .executeTakeFirst();
    if (!place) throw new ServiceError("PLACE_NOT_FOUND");
    if (place.renews === renews) return;
    await tx
      .updateTable("model_places")
      .set({ renews })
      .where("model_id", "=", modelId)
      .where("country", "=", country)
      .where("is_sandbox", "=", services.settings.modelsAreSandbox)
      .execute();
    await recordChange(tx, viewer, {
      action: "place_renewal_set",
      ...{ subjectKind: "model", subjectId: id, subjectName: name, after: { country, renews } },
    });
  });
  return placesOf(services, id);
}

async function placesOf(services: ServiceContext, id: string): Promise<ProvedPlaces> {
  const { id: modelId } = modelOf(services, id);
  const isSandbox = services.settings.modelsAreSandbox;
  const places = await readPlaces(services.db, { isSandbox, modelId });
  return { modelId, places: places.map(({ modelId: _model, begunAt: _begunAt, ...place }) => place) };
}

function modelOf({ catalogue }: Pick<ServiceContext, "catalogue">, id: string) {
  const model = catalogue.rows().find((one) => one.id === id);
  if (!model) throw new ServiceError("MODEL_NOT_FOUND");
  return model;
}

/** A text that is no country was never proved. */
function toCountry(country: string): string {
  if (!COUNTRIES.includes(country)) throw new ServiceError("PLACE_NOT_FOUND");
  return country;
}
