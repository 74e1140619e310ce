import {
  ADDED_CREDITS,
  AUTH_PROVIDERS,
  CHANGE_REASON_MAX,
  CREDITS_MAX,
  SUBSCRIPTION_STATUSES,
  USER_ROLES,
  USER_SORTS,
} from "@standings/domain";
import { z } from "zod";
import { emailSchema, nameSchema, passwordSchema } from "../auth.ts";
import { logPage, text } from "../fields.ts";
import { adminListSchema } from "./lists.ts";

/** A value of a filter; empty for none. */
function choice<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z
    .union([z.enum(choices), z.literal("")])
    .optional()
    .transform((value) => (value === "" ? undefined : value));
}

export const adminUsersSchema = adminListSchema.extend({
  role: choice(USER_ROLES),
  authProvider: choice(AUTH_PROVIDERS),
  sortBy: z.enum(USER_SORTS).default("createdAt"),
});

/** The list as a file: without pages. */
export const adminUsersFileSchema = adminUsersSchema.omit({ page: true, limit: true });

const creditsSchema = z.number().int().min(0).max(CREDITS_MAX);

/** The default stands for a blank, and for what is no number (spec part 2 §5). */
function creditsOrDefault(value: unknown): number {
  const wanted = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof wanted === "number" && !Number.isNaN(wanted) ? wanted : ADDED_CREDITS;
}

export const newUserSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  credits: z.preprocess(creditsOrDefault, creditsSchema),
  role: z.enum(USER_ROLES).default("user"),
  emailVerified: z.boolean().default(true),
  /** An admin cannot open an account in another provider's name. */
  authProvider: z.literal("email").default("email"),
});

export const anyUserSchema = z.object({ id: text(100) });

export const userChangesSchema = z.object({
  name: nameSchema.optional(),
  email: emailSchema.optional(),
  role: z.enum(USER_ROLES).optional(),
  emailVerified: z.boolean().optional(),
  plan: z.enum(SUBSCRIPTION_STATUSES).optional(),
  apiAccess: z.boolean().optional(),
  credits: creditsSchema.optional(),
  creditsBefore: z.number().int().optional(),
  reason: text(CHANGE_REASON_MAX).trim().min(1).optional(),
});

export const changeUserSchema = userChangesSchema.extend(anyUserSchema.shape);

export const ledgerOfSchema = anyUserSchema.extend(logPage);
