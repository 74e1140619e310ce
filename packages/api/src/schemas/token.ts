import {
  API_SCOPES,
  API_TOKEN_DAYS,
  API_TOKEN_NAME_MAX,
  DAILY_CREDITS_MAX,
  DEFAULT_API_TOKEN_DAYS,
} from "@standings/domain";
import { z } from "zod";
import { nameSchema } from "./auth.ts";
import { text } from "./fields.ts";

const tokenNameSchema = nameSchema.pipe(text(API_TOKEN_NAME_MAX));
const dailyCreditsSchema = z.number().int().min(1).max(DAILY_CREDITS_MAX).nullable();

export const newTokenSchema = z.object({
  name: tokenNameSchema,
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1, "Please choose what the token may do")
    .max(API_SCOPES.length * 2)
    .transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
  /** Days until it expires. */
  days: z.literal(API_TOKEN_DAYS).default(DEFAULT_API_TOKEN_DAYS),
  /** Most credits that it may spend a day; null: as many as the account has. */
  dailyCredits: dailyCreditsSchema.default(null),
});

export const tokenIdSchema = z.object({ id: text(100) });

export const tokenChangesSchema = z.object({
  name: tokenNameSchema.optional(),
  dailyCredits: dailyCreditsSchema.optional(),
});
