import type { PaidPlan } from "@standings/domain";
import { GOOGLE_ENDPOINTS, type GoogleOptions, type StripeOptions } from "@standings/integrations";
import { GATEWAY_KINDS, gatewayKindOf, parseModelMap } from "@standings/models";
import { z } from "zod";

/** The only reader of the environment. Every variable is in `.env.example` with its default. */

const LOOPBACK = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);

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

const schema = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: number(0, 65_535, 3000),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: number(2, 200, 20),
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
  LOGO_URLS: z
    .string()
    .default("")
    .transform(splitList)
    .pipe(z.array(urlTemplate("{domain}"))),
  MODEL_DEADLINE_MS: number(100, 600_000, 60_000),
  MODEL_CALLS_AT_ONCE: number(1, 10_000, 500),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
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
  ADMIN_PASSWORD: z.string().min(6).optional(),
  CORS_ORIGINS: z.string().default("").transform(splitList),
  SIGNUP_CREDITS: number(0, 1_000_000, 5),
  TRIAL_DAYS: number(0, 3650, 14),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

type Variables = z.infer<typeof schema>;

export interface ServiceEndpoint<Options> {
  readonly isSandbox: boolean;
  readonly options: Options;
}

export interface Env {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly models: ServiceEndpoint<{ url: string; key: string; kind: (typeof GATEWAY_KINDS)[number] }>;
  readonly modelMap: Readonly<Record<string, string>>;
  readonly modelDeadlineMs: number;
  /** Calls of models under way in this process; others wait. */
  readonly modelCallsAtOnce: number;
  /** Null: only our own directory is searched. */
  readonly companySuggest: ServiceEndpoint<{ template: string }> | null;
  /** Providers of logos, the best first. */
  readonly logoUrls: readonly string[];
  readonly mail: ServiceEndpoint<{ smtpUrl: string; from: string }>;
  /** The support mailbox. */
  readonly contactEmail: string;
  readonly identity: ServiceEndpoint<GoogleOptions>;
  readonly payments: ServiceEndpoint<StripeOptions>;
  readonly planPrices: Readonly<Partial<Record<PaidPlan, string>>>;
  readonly proMonthlyAnalyses: number;
  readonly censoredPreviewsPerDay: number;
  /** How many proxies stand in front; their `X-Forwarded-For` tells the caller's address. */
  readonly trustProxy: number;
  readonly admin: { readonly email: string; readonly password: string } | null;
  readonly corsOrigins: readonly string[];
  readonly signupCredits: number;
  readonly trialDays: number;
  readonly logLevel: Variables["LOG_LEVEL"];
  /** Where the sandbox listens, when any service uses it. */
  readonly sandboxUrl: string | null;
}

/** Throws an error whose message has one line per fault. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(faults.join("\n"));
  }
  return shape(parsed.data);
}

function shape(vars: Variables): Env {
  const publicUrl = (vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`).replace(/\/$/, "");
  const isLocal = LOOPBACK.has(vars.HOST) && LOOPBACK.has(new URL(publicUrl).hostname);
  const faults: string[] = [];
  if (vars.SANDBOX === "on" && !isLocal) {
    faults.push("SANDBOX: the sandbox is for loopback addresses only; HOST or PUBLIC_URL is public");
  }
  const sandboxOn = isLocal && vars.SANDBOX !== "off";
  const sandboxUrl = `http://127.0.0.1:${vars.SANDBOX_PORT}`;
  const env: Env = {
    host: vars.HOST,
    port: vars.PORT,
    publicUrl,
    dataDir: vars.DATA_DIR,
    databaseUrl: vars.DATABASE_URL ?? null,
    databasePool: vars.DATABASE_POOL,
    models: readModels(vars, sandboxOn, sandboxUrl, faults),
    modelMap: vars.MODEL_MAP,
    modelDeadlineMs: vars.MODEL_DEADLINE_MS,
    modelCallsAtOnce: vars.MODEL_CALLS_AT_ONCE,
    companySuggest: readCompanySuggest(vars, sandboxOn, sandboxUrl),
    logoUrls: vars.LOGO_URLS,
    mail: readMail(vars, sandboxOn, faults),
    contactEmail: readContactEmail(vars, sandboxOn, faults),
    identity: readIdentity(vars, sandboxOn, { publicUrl, sandboxUrl }, faults),
    payments: readPayments(vars, sandboxOn, sandboxUrl, faults),
    planPrices: readPlanPrices(vars),
    proMonthlyAnalyses: vars.PRO_MONTHLY_ANALYSES,
    censoredPreviewsPerDay: vars.CENSORED_PREVIEWS_PER_DAY,
    trustProxy: vars.TRUST_PROXY,
    admin: readAdmin(vars, sandboxOn),
    corsOrigins: vars.CORS_ORIGINS,
    signupCredits: vars.SIGNUP_CREDITS,
    trialDays: vars.TRIAL_DAYS,
    logLevel: vars.LOG_LEVEL,
    sandboxUrl: sandboxOn ? sandboxUrl : null,
  };
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return env;
}

function readModels(
  vars: Variables,
  sandboxOn: boolean,
  sandboxUrl: string,
  faults: string[],
): Env["models"] {
  if (vars.MODEL_GATEWAY_URL !== undefined) {
    const kind = vars.MODEL_GATEWAY_KIND ?? gatewayKindOf(vars.MODEL_GATEWAY_URL);
    const needsKey = kind === "openrouter" || kind === "openai";
    if (needsKey && !vars.MODEL_GATEWAY_KEY) faults.push(`MODEL_GATEWAY_KEY: missing, ${kind} needs one`);
    const key = vars.MODEL_GATEWAY_KEY ?? "none";
    return { isSandbox: false, options: { url: vars.MODEL_GATEWAY_URL, key, kind } };
  }
  if (vars.MODEL_GATEWAY_KEY !== undefined) {
    const url = "https://openrouter.ai/api/v1";
    return { isSandbox: false, options: { url, key: vars.MODEL_GATEWAY_KEY, kind: "openrouter" } };
  }
  if (!sandboxOn) faults.push("MODEL_GATEWAY_URL or MODEL_GATEWAY_KEY: missing, and the sandbox is off");
  // The stand-in speaks OpenRouter's dialect.
  return { isSandbox: true, options: { url: `${sandboxUrl}/models/v1`, key: "sandbox", kind: "openrouter" } };
}

/** The stand-in goes with stand-in models: it knows the companies that those list. */
function readCompanySuggest(vars: Variables, sandboxOn: boolean, sandboxUrl: string): Env["companySuggest"] {
  if (vars.COMPANY_SUGGEST_URL) return { isSandbox: false, options: { template: vars.COMPANY_SUGGEST_URL } };
  const hasRealModels = vars.MODEL_GATEWAY_URL !== undefined || vars.MODEL_GATEWAY_KEY !== undefined;
  if (!sandboxOn || hasRealModels) return null;
  return { isSandbox: true, options: { template: `${sandboxUrl}/companies/suggest?query={query}` } };
}

function readMail(vars: Variables, sandboxOn: boolean, faults: string[]): Env["mail"] {
  const from = vars.MAIL_FROM ?? "Standings <hello@standings.test>";
  if (vars.SMTP_URL !== undefined) {
    if (vars.MAIL_FROM === undefined) faults.push("MAIL_FROM: missing, SMTP_URL needs a sender");
    return { isSandbox: false, options: { smtpUrl: vars.SMTP_URL, from } };
  }
  if (!sandboxOn) faults.push("SMTP_URL: missing, and the sandbox is off");
  return { isSandbox: true, options: { smtpUrl: `smtp://127.0.0.1:${vars.SANDBOX_PORT + 1}`, from } };
}

function readContactEmail(
  { CONTACT_EMAIL, SMTP_URL }: Variables,
  sandboxOn: boolean,
  faults: string[],
): string {
  if (CONTACT_EMAIL === undefined && (SMTP_URL !== undefined || !sandboxOn)) {
    faults.push("CONTACT_EMAIL: missing, real mail needs a mailbox for what people write to us");
  }
  return CONTACT_EMAIL ?? "support@standings.test";
}

function readIdentity(
  vars: Variables,
  sandboxOn: boolean,
  { publicUrl, sandboxUrl }: { readonly publicUrl: string; readonly sandboxUrl: string },
  faults: string[],
): Env["identity"] {
  const redirectUrl = `${publicUrl}/api/auth/google/callback`;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = vars;
  if (clientId && clientSecret) {
    return {
      isSandbox: false,
      options: { clientId, clientSecret, redirectUrl, endpoints: GOOGLE_ENDPOINTS },
    };
  }
  if (clientId || clientSecret)
    faults.push("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: one of them is missing");
  else if (!sandboxOn) faults.push("GOOGLE_CLIENT_ID: missing, and the sandbox is off");
  const base = `${sandboxUrl}/identity`;
  const endpoints = {
    authorize: `${base}/authorize`,
    token: `${base}/token`,
    tokenInfo: `${base}/tokeninfo`,
    userInfo: `${base}/userinfo`,
  };
  const client = { clientId: "standings-sandbox", clientSecret: "sandbox-secret" };
  return { isSandbox: true, options: { ...client, redirectUrl, endpoints } };
}

function readPayments(
  vars: Variables,
  sandboxOn: boolean,
  sandboxUrl: string,
  faults: string[],
): Env["payments"] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = vars;
  if (secretKey && webhookSecret)
    return { isSandbox: false, options: { secretKey, webhookSecret, url: null } };
  if (secretKey || webhookSecret)
    faults.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: one of them is missing");
  else if (!sandboxOn) faults.push("STRIPE_SECRET_KEY: missing, and the sandbox is off");
  const options = { secretKey: "sk_test_sandbox", webhookSecret: "whsec_sandbox", url: sandboxUrl };
  return { isSandbox: true, options };
}

function readPlanPrices({
  STRIPE_PRICE_PRO: pro,
  STRIPE_PRICE_BUSINESS: business,
}: Variables): Env["planPrices"] {
  return { ...(pro ? { pro } : {}), ...(business ? { business } : {}) };
}

function readAdmin({ ADMIN_EMAIL, ADMIN_PASSWORD }: Variables, sandboxOn: boolean): Env["admin"] {
  if (ADMIN_EMAIL && ADMIN_PASSWORD) return { email: ADMIN_EMAIL.toLowerCase(), password: ADMIN_PASSWORD };
  return sandboxOn ? { email: "admin@standings.test", password: "standings-admin" } : null;
}
