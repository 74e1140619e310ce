import { PASSWORD_MIN_LENGTH, SIGNUP_CREDITS } from "@standings/domain";
import { FAILURES_TO_OPEN, GATEWAY_KINDS, parseModelMap } from "@standings/models";
import { z } from "zod";

const number = (min: number, max: number, fallback: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const httpUrl = z.url({ protocol: /^https?$/ });

const urlTemplate = (placeholder: string) =>
  httpUrl.refine((value) => value.includes(placeholder), `needs ${placeholder} in it`);

const splitList = (value: string) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

const origin = z.string().refine((value) => URL.canParse(value) && new URL(value).origin === value, {
  error: "an origin such as https://example.com, without a path",
});
/** As it stands in a Host header. */
const hostName = z
  .string()
  .regex(/^(\[[\da-f:]+\]|[\w-]+(\.[\w-]+)*)$/i, "a host name, without https:// and port");

/** Every variable with its default, as `.env.example` lists them. */
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

export const variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: number(0, 65_535, 3000),
  // Pages are at the root of their host.
  PUBLIC_URL: httpUrl
    .refine((value) => {
      if (!URL.canParse(value)) return true;
      const { pathname, search, hash } = new URL(value);
      return `${pathname}${search}${hash}` === "/";
    }, "an address without a path")
    .optional(),
  ALLOWED_HOSTS: z.string().default("").transform(splitList).pipe(z.array(hostName)),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_HOST: z.string().optional(),
  DATABASE_PORT: number(1, 65_535, 5432),
  DATABASE_NAME: z
    .string()
    .regex(/^[\w.-]+$/)
    .default("standings"),
  DATABASE_USER: z.string().default("postgres"),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_POOL: number(2, 200, 20),
  DATABASE_WAIT_SECONDS: number(0, 86_400, 60),
  SANDBOX: z.enum(["on", "off", "auto"]).default("auto"),
  SANDBOX_PORT: number(1, 65_534, 3900),
  MODEL_GATEWAY_URL: httpUrl.optional(),
  MODEL_GATEWAY_KEY: z.string().optional(),
  MODEL_GATEWAY_KIND: z.enum(GATEWAY_KINDS).optional(),
  MODEL_MAP: z
    .string()
    .default("")
    .transform((value, context) => {
      try {
        return parseModelMap(value);
      } catch (error) {
        context.addIssue({ code: "custom", message: error instanceof Error ? error.message : "malformed" });
        return z.NEVER;
      }
    }),
  COMPANY_SUGGEST_URL: urlTemplate("{query}").optional(),
  SITE_GATEWAY_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ""))
    .optional(),
  S3_URL: httpUrl.transform((url) => url.replace(/\/$/, "")).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
    .default("standings"),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOGO_URLS: z
    .string()
    .default("")
    .transform(splitList)
    .pipe(z.array(urlTemplate("{domain}"))),
  PATIENCE_FACTOR: number(1, 1_000, 1),
  MODEL_DEADLINE_MS: z.coerce.number().int().min(100).max(600_000).optional(),
  MODEL_BACKOFF_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  MODEL_BREAKER_FAILURES: number(0, 10_000, FAILURES_TO_OPEN),
  EXTRACTION_MODEL: z.string().trim().max(200).optional(),
  CLAIMS_MODEL: z.string().trim().max(200).optional(),
  MODEL_WEATHER: z.enum(["on", "off"]).default("off"),
  CLAIMS_JUDGE_MODEL: z.string().trim().max(200).optional(),
  EXTRACTION_DEADLINE_MS: number(100, 600_000, 10_000),
  MODEL_CALLS_AT_ONCE: number(1, 10_000, 500),
  STUDY_CALLS_AT_ONCE: number(1, 1_000, 20),
  DRAIN_DELAY_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(3_600).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s<>@]+@[^\s<>@]+/, "needs a mail address in it")
    .optional(),
  CONTACT_EMAIL: z.email().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_PRICE_BUSINESS: z.string().optional(),
  PRO_MONTHLY_ANALYSES: number(0, 1_000_000, 300),
  CENSORED_PREVIEWS_PER_DAY: number(0, 1_000_000, 3),
  TRUST_PROXY: number(0, 10, 0),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN_LENGTH).optional(),
  ADMIN_SECOND_FACTOR: z.enum(["optional", "required"]).default("optional"),
  READS_PER_MINUTE: number(60, 1_000_000_000, 1_800),
  CORS_ORIGINS: z.string().default("").transform(splitList).pipe(z.array(origin)),
  HASH_KEY: z.string().min(16).optional(),
  SIGNUP_CREDITS: number(0, 1_000_000, SIGNUP_CREDITS),
  TRIAL_DAYS: number(0, 3650, 14),
  FEATURED_ON: z.string().trim().max(40).optional(),
  FEATURED_ON_URL: httpUrl.optional(),
  LOG_REQUESTS: z.enum(["on", "off"]).default("off"),
  METRICS_TOKEN: z.string().min(16, "at least 16 characters").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Variables = z.infer<typeof variables>;
