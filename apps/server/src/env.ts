import { type FeaturedOn, type PaidPlan, SANDBOX_ADMIN } from "@standings/domain";
import type { S3Options } from "@standings/integrations";
import {
  type AdminAccount,
  type Patience,
  patienceOf,
  type SecondReadingSettings,
} from "@standings/services";
import { type OutsideServices, readOutsideServices } from "./env/outside-services.ts";
import { type Variables, variables } from "./env/variables.ts";

/** The only reader of the environment. */

const LOOPBACK = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);
export const isLoopback = (host: string) => LOOPBACK.has(host);
/** As they stand in a Host header. */
const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** When the variables don't say. */
const DRAIN_DELAY_SECONDS_IN_PUBLIC = 5;
const SECONDS_TO_SAVE = 5;

export interface Env extends OutsideServices {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** Host names that the server answers to, without ports; health checks may use any. */
  readonly hosts: readonly string[];
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** The database itself, where `databaseUrl` is a pooler; null: it is not. */
  readonly databaseDirectUrl: string | null;
  /** A read replica; null: there is none. */
  readonly databaseReadUrl: string | null;
  readonly databasePool: number;
  /** How long a start waits for the database. */
  readonly databaseWaitSeconds: number;
  readonly modelMap: Readonly<Record<string, string>>;
  readonly patience: Patience;
  /** Failures in a row after which a model is left alone; 0: never. */
  readonly modelBreakerFailures: number;
  /** Null: answers are read by rules alone. */
  readonly extraction: SecondReadingSettings | null;
  /** Null: nobody reads what answers say of brands. */
  readonly claims: SecondReadingSettings | null;
  readonly claimsJudge: SecondReadingSettings | null;
  /** The panel of model weather is asked. */
  readonly weather: boolean;
  /** Calls of models under way in this process; others wait. */
  readonly modelCallsAtOnce: number;
  readonly studyCallsAtOnce: number;
  /** How long a stopping server says that it is not ready, while it still serves. */
  readonly drainDelayMs: number;
  /** How long requests and runs under way may take after that. */
  readonly drainMs: number;
  /** Providers of logos, the best first. */
  readonly logoUrls: readonly string[];
  /** Where uploaded pictures are kept; null: in the data folder. */
  readonly s3: S3Options | null;
  readonly planPrices: Readonly<Partial<Record<PaidPlan, string>>>;
  readonly proMonthlyAnalyses: number;
  readonly censoredPreviewsPerDay: number;
  /** How many proxies stand in front; their `X-Forwarded-For` tells the caller's address. */
  readonly trustProxy: number;
  readonly admin: AdminAccount | null;
  readonly adminsNeedSecondFactor: boolean;
  /** Reads that one address may make a minute of one process. */
  readonly readsPerMinute: number;
  readonly corsOrigins: readonly string[];
  /** Key of the hashes of mailboxes, and of sealed secrets; null: kept in the data folder. */
  readonly hashKey: string | null;
  readonly signupCredits: number;
  readonly trialDays: number;
  readonly featuredOn: FeaturedOn | null;
  readonly logLevel: Variables["LOG_LEVEL"];
  readonly logsRequests: boolean;
  /** Bearer of whoever reads `/metrics`; null: this machine alone. */
  readonly metricsToken: string | null;
  /** Where traces go; null: there are none. */
  readonly tracesEndpoint: string | null;
  /** Address of the sandbox, when any service may use it. */
  readonly sandboxUrl: string | null;
  /** What is likely not meant, a sentence each. */
  readonly warnings: readonly string[];
}

/** Throws an error whose message has one line per fault. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(faults.join("\n"));
  }
  return shape(parsed.data, Object.keys(given));
}

function shape(vars: Variables, given: readonly string[]): Env {
  const publicUrl = (vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`).replace(/\/$/, "");
  const isLocal = LOOPBACK.has(vars.HOST) && LOOPBACK.has(new URL(publicUrl).hostname);
  const faults: string[] = [];
  if (vars.SANDBOX === "on" && !isLocal) {
    faults.push("SANDBOX: the sandbox is for loopback addresses only; HOST or PUBLIC_URL is public");
  }
  if (!LOOPBACK.has(vars.HOST) && vars.PUBLIC_URL === undefined) {
    faults.push(
      "PUBLIC_URL: missing, HOST is public: links in mails and the sign-in need the address people use",
    );
  }
  const sandbox = {
    isOn: isLocal && vars.SANDBOX !== "off",
    url: `http://127.0.0.1:${vars.SANDBOX_PORT}`,
    // The sandbox signs its certificate itself, and its mails do not leave this machine.
    smtpUrl: `smtp://127.0.0.1:${vars.SANDBOX_PORT + 1}?tls.rejectUnauthorized=false`,
  };
  const outside = readOutsideServices(vars, sandbox, publicUrl, faults);
  const patience = readPatience(vars);
  const env: Env = {
    ...outside,
    host: vars.HOST,
    port: vars.PORT,
    publicUrl,
    hosts: readHosts(vars, publicUrl),
    dataDir: vars.DATA_DIR,
    databaseUrl: readDatabaseUrl(vars, faults),
    databaseDirectUrl: vars.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: vars.DATABASE_READ_URL ?? null,
    databasePool: vars.DATABASE_POOL,
    databaseWaitSeconds: vars.DATABASE_WAIT_SECONDS,
    modelMap: vars.MODEL_MAP,
    patience,
    modelBreakerFailures: vars.MODEL_BREAKER_FAILURES,
    extraction: readExtraction(vars, outside.models),
    claims: readClaims(vars, outside.models),
    claimsJudge: readClaims(
      { ...vars, CLAIMS_MODEL: vars.CLAIMS_JUDGE_MODEL || vars.CLAIMS_MODEL },
      outside.models,
    ),
    weather: vars.MODEL_WEATHER === "on",
    modelCallsAtOnce: vars.MODEL_CALLS_AT_ONCE,
    studyCallsAtOnce: vars.STUDY_CALLS_AT_ONCE,
    ...readDrain(vars, patience),
    logoUrls: vars.LOGO_URLS,
    s3: readS3(vars, faults),
    planPrices: readPlanPrices(vars),
    proMonthlyAnalyses: vars.PRO_MONTHLY_ANALYSES,
    censoredPreviewsPerDay: vars.CENSORED_PREVIEWS_PER_DAY,
    trustProxy: vars.TRUST_PROXY,
    admin: readAdmin(vars, sandbox.isOn && !reachesOut(outside), faults),
    adminsNeedSecondFactor: vars.ADMIN_SECOND_FACTOR === "required",
    readsPerMinute: vars.READS_PER_MINUTE,
    corsOrigins: vars.CORS_ORIGINS,
    hashKey: vars.HASH_KEY ?? null,
    signupCredits: vars.SIGNUP_CREDITS,
    trialDays: vars.TRIAL_DAYS,
    featuredOn: readFeaturedOn(vars, faults),
    logLevel: vars.LOG_LEVEL,
    logsRequests: vars.LOG_REQUESTS === "on",
    metricsToken: vars.METRICS_TOKEN ?? null,
    tracesEndpoint: vars.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    sandboxUrl: sandbox.isOn ? sandbox.url : null,
    warnings: readWarnings(publicUrl, outside, given),
  };
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return env;
}

/** An address, or its parts, which may hold any character. */
function readDatabaseUrl(vars: Variables, faults: string[]): string | null {
  const { DATABASE_URL, DATABASE_HOST: host, DATABASE_PASSWORD: password } = vars;
  if (host === undefined) {
    if (password !== undefined) faults.push("DATABASE_PASSWORD: needs DATABASE_HOST");
    return DATABASE_URL ?? null;
  }
  if (DATABASE_URL !== undefined) faults.push("DATABASE_URL, DATABASE_HOST: set one of them");
  const login = [vars.DATABASE_USER, ...(password === undefined ? [] : [password])];
  const address = `${host.includes(":") ? `[${host}]` : host}:${vars.DATABASE_PORT}`;
  return `postgres://${login.map(encodeURIComponent).join(":")}@${address}/${vars.DATABASE_NAME}`;
}

function readS3(vars: Variables, faults: string[]): Env["s3"] {
  const { S3_URL: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = vars;
  if (endpoint === undefined) {
    if (accessKeyId !== undefined || secretAccessKey !== undefined)
      faults.push("S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: need S3_URL");
    return null;
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    faults.push("S3_URL: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY");
    return null;
  }
  return { endpoint, region: vars.S3_REGION, bucket: vars.S3_BUCKET, accessKeyId, secretAccessKey };
}

/** Unset, a model of the catalogue reads again where OpenRouter tells prices; the sandbox is asked only by name. */
function readExtraction(
  { EXTRACTION_MODEL: model, EXTRACTION_DEADLINE_MS: deadlineMs }: Variables,
  { isSandbox, options }: Env["models"],
): Env["extraction"] {
  if (model === "off") return null;
  if (model) return { upstreamId: model, deadlineMs };
  return options.kind === "openrouter" && !isSandbox ? { upstreamId: null, deadlineMs } : null;
}

/** Unset, as answers are read again; the sandbox's models read for nothing unless that is off. */
function readClaims(vars: Variables, models: Env["models"]): Env["claims"] {
  const { CLAIMS_MODEL, EXTRACTION_MODEL, EXTRACTION_DEADLINE_MS: deadlineMs } = vars;
  const set = CLAIMS_MODEL || EXTRACTION_MODEL;
  if (!set && models.isSandbox) return { upstreamId: null, deadlineMs };
  return readExtraction({ ...vars, EXTRACTION_MODEL: set }, models);
}

/** What is set itself is as it is set, whatever the factor. */
function readPatience({ PATIENCE_FACTOR, MODEL_DEADLINE_MS, MODEL_BACKOFF_MS }: Variables): Patience {
  const patience = patienceOf(PATIENCE_FACTOR);
  return {
    ...patience,
    modelDeadlineMs: MODEL_DEADLINE_MS ?? patience.modelDeadlineMs,
    modelBackoffMs: MODEL_BACKOFF_MS ?? patience.modelBackoffMs,
  };
}

/** A load balancer needs time to look; a run ends when its slowest model has answered or its deadline is over. */
function readDrain({ HOST, DRAIN_DELAY_SECONDS, DRAIN_SECONDS }: Variables, { modelDeadlineMs }: Patience) {
  const delay = DRAIN_DELAY_SECONDS ?? (LOOPBACK.has(HOST) ? 0 : DRAIN_DELAY_SECONDS_IN_PUBLIC);
  const grace = DRAIN_SECONDS ?? Math.ceil(modelDeadlineMs / 1_000) + SECONDS_TO_SAVE;
  return { drainDelayMs: delay * 1_000, drainMs: grace * 1_000 };
}

function readPlanPrices({
  STRIPE_PRICE_PRO: pro,
  STRIPE_PRICE_BUSINESS: business,
}: Variables): Env["planPrices"] {
  return { ...(pro ? { pro } : {}), ...(business ? { business } : {}) };
}

function readHosts({ HOST, ALLOWED_HOSTS }: Variables, publicUrl: string): string[] {
  const own = LOOPBACK.has(HOST) ? LOOPBACK_HOSTS : [];
  const hosts = [new URL(publicUrl).hostname, ...ALLOWED_HOSTS, ...own];
  return [...new Set(hosts.map((host) => host.toLowerCase()))];
}

/** A badge without its proof would be a claim, so label and address come together or not at all. */
function readFeaturedOn(
  { FEATURED_ON: label, FEATURED_ON_URL: url }: Variables,
  faults: string[],
): Env["featuredOn"] {
  if (label && url) return { label, url };
  if (label || url) faults.push("FEATURED_ON, FEATURED_ON_URL: set both or neither");
  return null;
}

function readAdmin(
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Variables,
  mayBeSandbox: boolean,
  faults: string[],
): Env["admin"] {
  if ((ADMIN_EMAIL === undefined) !== (ADMIN_PASSWORD === undefined))
    faults.push("ADMIN_EMAIL, ADMIN_PASSWORD: set both or neither");
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    return { email: ADMIN_EMAIL.toLowerCase(), password: ADMIN_PASSWORD, isSandbox: false };
  }
  return mayBeSandbox ? { ...SANDBOX_ADMIN, isSandbox: true } : null;
}

/** First words of names that other programs use too. */
const SHARED_WORDS = new Set(["GOOGLE", "HOST", "LOG", "OTEL", "PORT", "PUBLIC"]);
const wordOf = (name: string) => name.split("_", 1)[0] ?? "";
const OWN_WORDS = new Set(
  Object.keys(variables.shape)
    .map(wordOf)
    .filter((word) => !SHARED_WORDS.has(word)),
);

function readWarnings(publicUrl: string, { payments }: OutsideServices, given: readonly string[]): string[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isPlain = protocol === "http:" && !LOOPBACK.has(hostname);
  const unknown = given.filter(
    (name) => OWN_WORDS.has(wordOf(name)) && name.includes("_") && !(name in variables.shape),
  );
  return [
    ...(isPlain ? ["PUBLIC_URL is not https: passwords and sessions can be read on their way"] : []),
    ...(payments.isTest && !payments.isSandbox
      ? ["STRIPE_SECRET_KEY is a test key: credits are bought without money"]
      : []),
    ...unknown.map((name) => `${name} is set, but there is no such variable`),
  ];
}

/** Some service is neither the sandbox's nor on this machine: what an admin does there is real. */
function reachesOut({ models, mail, identity, payments }: OutsideServices): boolean {
  const addresses = [models.options.url, mail.options.smtpUrl].map((url) => new URL(url).hostname);
  return !identity.isSandbox || !payments.isSandbox || addresses.some((host) => !LOOPBACK.has(host));
}
