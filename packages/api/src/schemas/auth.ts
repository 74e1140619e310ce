import { PASSWORD_MAX_LENGTH } from "@standings/domain";
import { z } from "zod";
import { text } from "./text.ts";

const EMAIL_MAX_LENGTH = 254;

export const emailSchema = text(EMAIL_MAX_LENGTH)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email("Please enter a valid email address"));

const passwordSchema = text(PASSWORD_MAX_LENGTH).min(1, "Password is required");

/** Query string of the page, as far as it is kept: at most 30 short pairs. */
const queryParamsSchema = z
  .record(text(100), text(500))
  .refine((params) => Object.keys(params).length <= 30, "Too many query parameters")
  .default({});

export const registerSchema = z.object({
  name: text(100)
    .transform((value) => value.replace(/\s+/gu, " ").trim())
    .refine((value) => value !== "", "Name is required"),
  email: emailSchema,
  password: passwordSchema,
  queryParams: queryParamsSchema,
});

export const loginSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  queryParams: queryParamsSchema,
});

export const verifyEmailSchema = z.object({
  email: emailSchema,
  code: z.string().regex(/^[0-9]{6}$/, "Please enter a valid 6-digit verification code"),
  queryParams: queryParamsSchema,
});

export const resendVerificationSchema = z.object({ email: emailSchema });

export const refreshSchema = z.object({ refreshToken: text(200) });
