import { z } from "zod";
import { integer } from "./param-types.ts";

const seconds = () => integer(0, 99_999_999_999);

/** `created=1` or `created[gte]=1&created[lt]=2`. */
export const createdRange = z.preprocess(
  (value) => (typeof value === "string" ? { gte: value, lte: value } : value),
  z.strictObject({
    gt: seconds().optional(),
    gte: seconds().optional(),
    lt: seconds().optional(),
    lte: seconds().optional(),
  }),
);

export type CreatedRange = z.output<typeof createdRange>;

export function isWithin(created: number, range: CreatedRange = {}): boolean {
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
