import { z } from "zod";

const NONE = z.literal("");

/** One of the values of a filter; empty, as none, for no filter. */
export function choiceFilterSchema<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z
    .union([z.enum(choices), NONE])
    .optional()
    .transform((value) => (value === "" ? undefined : value));
}

/** "true" and "false" of a query, or a value; empty for no filter. */
export const flagFilterSchema = z
  .union([z.boolean(), z.literal("true"), z.literal("false"), NONE])
  .optional()
  .transform((value) =>
    value === undefined || value === "" ? undefined : value === true || value === "true",
  );

/** Id of a user; empty for no filter. */
export const userFilterSchema = z
  .union([z.guid(), NONE])
  .optional()
  .transform((value) => (value === "" ? undefined : value));
