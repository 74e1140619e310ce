import { MODERATION_REASON_MAX, PROMPT_MAX_LENGTH } from "@standings/domain";
import { z } from "zod";
import { domainSchema } from "./company.ts";
import { text } from "./fields.ts";
import { searchIdSchema } from "./search.ts";
import { studyIdSchema } from "./study.ts";

const searchSchema = z.object({ kind: z.literal("search"), id: searchIdSchema });
const subjectSchema = z.discriminatedUnion("kind", [
  searchSchema,
  z.object({ kind: z.literal("study"), id: searchIdSchema }),
  z.object({ kind: z.literal("company"), ...domainSchema.shape }),
  z.object({ kind: z.literal("prompt"), prompt: text(PROMPT_MAX_LENGTH * 2) }),
]);

/** Only a search can be featured. */
export const moderationSchema = z.discriminatedUnion("measure", [
  z.object({ measure: z.literal("take_down"), subject: subjectSchema }),
  z.object({ measure: z.literal("feature"), subject: searchSchema }),
]);

export const newModerationSchema = z.intersection(
  moderationSchema,
  z.object({ reason: text(MODERATION_REASON_MAX).trim().min(1) }),
);

export const moderatedPageSchema = z.union([
  z.object({ searchId: searchIdSchema }),
  studyIdSchema,
  domainSchema,
]);
