import { z } from "zod";
import { text } from "./text.ts";

const METADATA_MAX = 4_000;

/** A browser's report of an advertising conversion; `userId` and `timestamp` are the server's to know. */
export const conversionSchema = z.object({
  eventType: text(50).min(1),
  conversionId: text(100).min(1),
  metadata: z
    .record(text(100), z.unknown())
    .default({})
    .refine((value) => JSON.stringify(value).length <= METADATA_MAX, "Metadata is too large"),
});
