import { z } from "zod";
import { text } from "./fields.ts";

const METADATA_MAX = 4_000;

const METADATA_DEPTH = 10;

/** Whether data nests no deeper than `levels`; deep data exhausts the stack of whoever writes it as JSON. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}

/** A browser's report of an advertising conversion; `userId` and `timestamp` are the server's to know. */
export const conversionSchema = z.object({
  eventType: text(50).min(1),
  conversionId: text(100).min(1),
  metadata: z
    .record(text(100), z.unknown())
    .default({})
    .refine((value) => isShallow(value, METADATA_DEPTH), { message: "Metadata is too deep", abort: true })
    .refine((value) => JSON.stringify(value).length <= METADATA_MAX, "Metadata is too large"),
});
