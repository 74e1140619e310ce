import {
  ALL_ERRORS,
  COLUMN_ENDING,
  COUNTRIES,
  MAKERS,
  MODEL_FIELD_MAX,
  MODEL_ID,
  MODEL_ID_RULE,
  MODEL_PRICE_MAX,
  MODEL_SEARCHES,
  MODEL_STATUSES,
} from "@standings/domain";
import { z } from "zod";
import { text } from "../fields.ts";

/** More than any catalogue has. */
const MODELS_MAX = 1_000;

/** Of the catalogue that the admin looks at. */
const version = z.number().int();

const id = text(MODEL_FIELD_MAX.id)
  .regex(MODEL_ID, MODEL_ID_RULE)
  .refine((value) => !COLUMN_ENDING.test(value), "An id cannot end like a column of a comparison");
const upstreamId = text(MODEL_FIELD_MAX.upstreamId).trim().min(1, "Please say what the gateway calls it");
const name = text(MODEL_FIELD_MAX.name).trim().min(1, "Please give the model a name");
const maker = z.enum(MAKERS);
const versionOfModel = text(MODEL_FIELD_MAX.version).trim();
const search = z.enum(MODEL_SEARCHES).nullable();
const structuredOutput = z.boolean().nullable();
const price = z.number().min(0, "A price cannot be below 0").max(MODEL_PRICE_MAX).nullable();

const newModel = z.object({
  id,
  upstreamId,
  name,
  provider: maker,
  version: versionOfModel.default(""),
  search: search.default(null),
  structuredOutput: structuredOutput.default(null),
  inputPrice: price.default(null),
  outputPrice: price.default(null),
  forSearches: z.boolean().default(true),
  forDiscovery: z.boolean().default(true),
});

const changes = z.object({
  upstreamId: upstreamId.optional(),
  name: name.optional(),
  provider: maker.optional(),
  version: versionOfModel.optional(),
  search: search.optional(),
  structuredOutput: structuredOutput.optional(),
  inputPrice: price.optional(),
  outputPrice: price.optional(),
  forSearches: z.boolean().optional(),
  forDiscovery: z.boolean().optional(),
  status: z.enum(MODEL_STATUSES).optional(),
});

export const addModelSchema = z.object({ version, model: newModel });
export const modelChangesSchema = z.object({ version, changes });
export const changeModelSchema = modelChangesSchema.extend({ id: text(MODEL_FIELD_MAX.id) });
/** A model and a country whose location is proved. */
export const placesSchema = z.object({ id: text(MODEL_FIELD_MAX.id) });
export const newPlaceSchema = z.object({
  country: z.enum(COUNTRIES, ALL_ERRORS.INVALID_COUNTRY.message),
});
export const placeRenewalSchema = z.object({ renews: z.boolean() });
const placeSchema = placesSchema.extend({ country: text(MODEL_FIELD_MAX.id) });
export const provePlaceSchema = placesSchema.extend(newPlaceSchema.shape);
export const forgetPlaceSchema = placeSchema;
export const setPlaceRenewalSchema = placeSchema.extend(placeRenewalSchema.shape);
/** Ids of models, in order. */
export const modelOrderSchema = z.object({ version, ids: z.array(text(MODEL_FIELD_MAX.id)).max(MODELS_MAX) });
