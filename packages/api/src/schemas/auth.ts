import {
  ENTERED_CODE_MAX,
  ERRORS,
  isVerificationCode,
  PASSWORD_MAX_LENGTH,
  PASSWORD_REQUIRED,
} from "@standings/domain";
import { z } from "zod";
import { text } from "./fields.ts";

const EMAIL_MAX_LENGTH = 254;

export const emailSchema = text(EMAIL_MAX_LENGTH)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email("Please enter a valid email address"));

export const passwordSchema = text(PASSWORD_MAX_LENGTH).min(1, PASSWORD_REQUIRED);

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

/** Random text that a device keeps; it tells one that signed in before. */
const deviceTokenSchema = text(100).min(20).optional();

export const loginSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  queryParams: queryParamsSchema,
  deviceToken: deviceTokenSchema,
});

const tokenSchema = (problem: string) => text(4_000).min(1, problem);
const linkTokenSchema = tokenSchema(ERRORS.INVALID_VERIFICATION_LINK.message);

/** What registering returned. */
const registrationSecretSchema = text(100).min(1).optional();

const codeSchema = z.object({
  email: emailSchema,
  registrationSecret: registrationSecretSchema,
  deviceToken: deviceTokenSchema,
  code: z.string().refine(isVerificationCode, ERRORS.MALFORMED_CODE.message),
  queryParams: queryParamsSchema,
});
const linkSchema = z.object({
  token: linkTokenSchema,
  password: passwordSchema.optional(),
  queryParams: queryParamsSchema,
  deviceToken: deviceTokenSchema,
});

/** Either the mailed code with the address, or the token of the mailed link with the registration's password. */
export const verifyEmailSchema = z
  .looseObject({})
  .transform((body) =>
    "token" in body
      ? { by: "link" as const, ...linkSchema.parse(body) }
      : { by: "code" as const, ...codeSchema.parse(body) },
  );

export const resendSchema = z.object({ email: emailSchema, registrationSecret: registrationSecretSchema });

export const verificationLinkSchema = z.object({ token: linkTokenSchema });

/** Forgot. */
export const addressSchema = z.object({ email: emailSchema });

export const refreshSchema = z.object({ refreshToken: text(200) });

export const resetPasswordSchema = z.object({
  token: tokenSchema("Invalid reset link"),
  password: passwordSchema,
  deviceToken: deviceTokenSchema,
});

export const googleSchema = z.object({
  token: tokenSchema("Token is required"),
  queryParams: queryParamsSchema,
});

/** A code of an authenticator app, or a recovery code, as somebody typed it. */
const enteredCodeSchema = text(ENTERED_CODE_MAX).trim().min(1, ERRORS.SECOND_FACTOR_REQUIRED.message);

export const factorCodeSchema = z.object({ code: enteredCodeSchema });

export const secondStepSchema = factorCodeSchema.extend({
  challenge: text(100).min(1, ERRORS.SIGN_IN_EXPIRED.message),
  deviceToken: deviceTokenSchema,
});

/** Proof of who acts; an account without a password leaves it out. */
export const confirmationSchema = z.object({ password: passwordSchema.optional() });

/** The same for an admin, who gives a code where there is a second factor. */
export const adminProofSchema = confirmationSchema.extend({ code: enteredCodeSchema.optional() });

export const endSessionSchema = confirmationSchema.extend({ id: text(100) });

export const deleteAccountSchema = confirmationSchema.extend({ email: emailSchema });

export const updateAccountSchema = z.object({
  name: nameSchema.optional(),
  privateByDefault: z.boolean().optional(),
  companyDomain: text(2048).nullish(),
});

export const changePasswordSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: passwordSchema,
});
