import { z } from "zod";

/** The last days that are counted. */
export const answerReadingsSchema = z.object({ days: z.number().int().min(1).max(366).default(30) });
