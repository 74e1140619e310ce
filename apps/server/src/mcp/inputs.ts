import {
  clientRunIdSchema,
  domainSchema,
  marketSchema,
  modelIdsSchema,
  promptSchema,
  searchIdSchema,
  text,
} from "@standings/api";
import { MAX_MODELS, type ModelCatalogue, PROMPT_MAX_LENGTH } from "@standings/domain";
import { z } from "zod";

/** Below the minute after which clients of this protocol give up by themselves. */
const WAIT_SECONDS = 45;
const WAIT_SECONDS_MAX = 120;

/** Fields that several tools take. */
export const questionInput = promptSchema.describe(
  `A buyer's question, such as "best CRM for startups"; up to ${PROMPT_MAX_LENGTH} characters.`,
);

export function modelsInput(catalogue: ModelCatalogue) {
  const known = catalogue.forSearches.map(({ id }) => id);
  return modelIdsSchema
    .optional()
    .describe(
      `1 to ${MAX_MODELS} of ${known.join(", ")}. Left out: ${catalogue.defaultIds.length} default ones. The number of models does not change the price.`,
    );
}

export const webSearchInput = z
  .boolean()
  .default(true)
  .describe("Let models search the web; false asks what they know from training.");

export const marketInput = marketSchema.describe(
  "Where and in which language the buyer asks, such as { country: DE, language: de }; left out: as nobody, from nowhere. Never average figures of two markets.",
);

export const privateInput = z
  .boolean()
  .optional()
  .describe("Keep it out of shared pages; left out: the account's own default.");

export const requestIdInput = clientRunIdSchema
  .optional()
  .describe(
    "Of your own: the same one again gives the same run and is charged once. Send one when you may retry.",
  );

export const waitInput = z
  .number()
  .min(0)
  .max(WAIT_SECONDS_MAX)
  .default(WAIT_SECONDS)
  .describe("Seconds to wait for the end. What is not finished then goes on and can be read by its id.");

export const idInput = searchIdSchema.describe("Id from an earlier result.");
export const brandIdInput = text(100).describe("id of a brand, as list_brands gives it.");
export const domainInput = domainSchema.shape.domain.describe("A company's website, such as hubspot.com.");
