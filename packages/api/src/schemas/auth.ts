import { ERRORS, isVerificationCode, PASSWORD_MAX_LENGTH } from "@standings/domain";
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

export const nameSchema = text(100)
  .transform((value) => value.replace(/\s+/gu, " ").trim())
  .refine((value) => value !== "", "Name is required");

export const registerSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  queryParams: queryParamsSchema,
});

export const loginSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  queryParams: queryParamsSchema,
});

const tokenSchema = text(4_000).min(1, "Token is required");

const codeSchema = z.object({
  email: emailSchema,
  code: z.string().refine(isVerificationCode, ERRORS.MALFORMED_CODE.message),
  queryParams: queryParamsSchema,
});
const linkSchema = z.object({ token: tokenSchema, queryParams: queryParamsSchema });

/** Either the mailed code with the address, or the token of the mailed link. */
export const verifyEmailSchema = z
  .looseObject({})
  .transform((body) =>
    "token" in body
      ? { by: "link" as const, ...linkSchema.parse(body) }
      : { by: "code" as const, ...codeSchema.parse(body) },
  );

/** Resend and forgot. */
export const addressSchema = z.object({ email: emailSchema });

export const refreshSchema = z.object({ refreshToken: text(200) });

export const resetPasswordSchema = z.object({ token: tokenSchema, password: passwordSchema });

export const googleSchema = z.object({ token: tokenSchema, queryParams: queryParamsSchema });

export const sessionIdSchema = z.object({ id: text(100) });

export const updateAccountSchema = z.object({
  name: nameSchema.optional(),
  privateByDefault: z.boolean().optional(),
  companyDomain: text(2048).nullish(),
});

export const changePasswordSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: passwordSchema,
});
