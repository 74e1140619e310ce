import { join } from "node:path";
import {
  connectHeavyReads,
  connectOver,
  connectReplica,
  createPool,
  openRunNotifications,
  PatientPool,
  type RunNotifications,
  StartError,
} from "@standings/database";
import { type ModelCatalogue, readerUserAgent } from "@standings/domain";
import {
  createFolderStore,
  createGoogleIdentity,
  createGuardedClient,
  createLogoDrawer,
  createLogoSource,
  createMailer,
  createS3Store,
  createSiteReader,
  createStripePayments,
  createSuggestService,
  createUploadDrawer,
  createWebhookSender,
} from "@standings/integrations";
import { createBreaker, createModelDirectory, createOpenAiGateway } from "@standings/models";
import { createReportRenderer } from "@standings/reports";
import {
  cacheCatalogue,
  checkHashKey,
  createAnswerLog,
  createCountSoon,
  createExecutor,
  createKeyedHash,
  createRunWatcher,
  createSealer,
  createStudyReader,
  drawInTurn,
  KINDS_OF_RUNS,
  type Log,
  type LoggedEvent,
  limitFairly,
  openServices,
  type ServiceContext,
  type Services,
  type Settings,
} from "@standings/services";
import type { Tracing } from "@standings/telemetry";
import { createMetrics, type Metrics } from "@standings/telemetry";
import pLimit from "p-limit";
import type { Env } from "./env.ts";
import { readHashKey } from "./hash-key.ts";
import { measureGateway } from "./telemetry/measure-gateway.ts";

/** Connections of the runs under way in this process; their statements are short. */
const RUNS_POOL = 10;

export interface Dependencies {
  readonly services: Services;
  /** The same for jobs, whose statements may take longer. */
  readonly jobServices: Services;
  /** What the services work with; for tests and benchmarks. */
  readonly context: ServiceContext;
  /** Takes over no more runs of other processes: this one is about to stop. */
  retire(): void;
  /** Lets running searches end (at most `graceMs`), hands over the rest, then closes every connection. */
  close(graceMs: number): Promise<void>;
}

/** What the process counts and traces. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
}

/** Heavy reads at once in this process. */
const HEAVY_READS = 2;
/** Reads of a replica at once, for pages that everybody is shown. */
const PUBLIC_READS = 8;

/** Throws StartError when MODEL_MAP names a model that the catalogue lacks. */
function checkModelMap(map: Env["modelMap"], { describeModel }: ModelCatalogue): void {
  const unknown = Object.keys(map).filter((id) => describeModel(id) === undefined);
  if (unknown.length > 0)
    throw new StartError(`MODEL_MAP: no model of the catalogue is ${unknown.join(" or ")}`);
}

function settingsOf(env: Env): Settings {
  return {
    publicUrl: env.publicUrl,
    contactEmail: env.contactEmail,
    signupCredits: env.signupCredits,
    trialDays: env.trialDays,
    patience: env.patience,
    extraction: env.extraction,
    claims: env.claims,
    claimsJudge: env.claimsJudge,
    weather: env.weather,
    modelsAreSandbox: env.models.isSandbox,
    paymentsAreSandbox: env.payments.isTest,
    proMonthlyAnalyses: env.proMonthlyAnalyses,
    censoredPreviewsPerDay: env.censoredPreviewsPerDay,
    planPrices: env.planPrices,
    hasLogoProviders: env.logoUrls.length > 0,
    featuredOn: env.featuredOn,
    adminsNeedSecondFactor: env.adminsNeedSecondFactor,
  };
}

/** Connects everything the services need to a migrated database, and begins to execute runs. */
export async function buildDependencies(
  env: Env,
  databaseUrl: string,
  log: Log,
  { metrics, tracing }: Telemetry = { metrics: createMetrics(), tracing: null },
): Promise<Dependencies> {
  const onPoolError = (err: Error) => log.warn({ err }, "database connection lost");
  // A pooler gives each transaction another connection: what lives longer goes around it.
  const directUrl = env.databaseDirectUrl ?? databaseUrl;
  const prepares = env.databaseDirectUrl === null;
  const settings = settingsOf(env);
  const { outsideMs: timeoutMs, connectMs, queryMs, jobQueryMs } = env.patience;
  const requests = {
    connectMs,
    queryMs,
    url: databaseUrl,
    name: "standings requests",
    poolSize: env.databasePool,
  };
  const pool = createPool({ ...requests, onPoolError });
  const db = connectOver(pool, { prepares });
  const jobsDb = connectOver(pool, { prepares, queryMs: jobQueryMs });
  const heavy = { url: directUrl, name: "standings heavy reads", poolSize: HEAVY_READS, onPoolError };
  const heavyReads = connectHeavyReads(heavy, {
    replicaUrl: env.databaseReadUrl,
    patience: env.patience.heavyReads,
  });
  const shown = { name: "standings public reads", poolSize: PUBLIC_READS, onPoolError, connectMs };
  const publicReads = env.databaseReadUrl
    ? connectReplica({ ...shown, url: env.databaseReadUrl }, { pool, prepares })
    : db;
  // What a run has learned is kept until the database is back; a request is told at once.
  const waiting = new AbortController();
  const { signal } = waiting;
  const runsPool = {
    connectMs,
    queryMs,
    url: databaseUrl,
    name: "standings runs",
    poolSize: RUNS_POOL,
    onPoolError,
    signal,
  };
  const runsDb = connectOver(new PatientPool(runsPool), { prepares });
  const signals = await openRunNotifications<readonly LoggedEvent[]>(directUrl);
  const notifications = countRuns(signals, metrics);
  const gateway = measureGateway(createOpenAiGateway(env.models.options), metrics, tracing);
  const mailer = createMailer(env.mail.options);
  const reports = createReportRenderer({ deadline: env.patience.reportMs });
  const studyReader = createStudyReader();
  const outside = createGuardedClient({ sandboxOrigin: env.sandboxUrl });
  const sites = createGuardedClient({ sandboxOrigin: null, gateway: env.siteGateway });
  const drawer = createLogoDrawer();
  const uploadDrawer = createUploadDrawer();
  const executor = createExecutor();
  const watcher = createRunWatcher({ db, notifications, kindsOfRuns: KINDS_OF_RUNS, log, settings });
  const serversKey = readHashKey(env);
  const keyedHash = createKeyedHash(serversKey);
  await checkHashKey(db, keyedHash);
  const directory = createModelDirectory(gateway, env.modelMap);
  // Who can search is known before the first search; a gateway that is away is asked again by it.
  void directory.refresh();
  const catalogue = await cacheCatalogue({ db, notifications, directory, gateway, log, settings });
  checkModelMap(env.modelMap, catalogue.now());
  const context: ServiceContext = {
    db,
    patientDb: jobsDb,
    heavyReads,
    publicReads,
    notifications,
    answerLog: createAnswerLog(runsDb),
    countSoon: createCountSoon(db, log, settings.patience.countAfterMs),
    gateway,
    directory,
    catalogue,
    breaker: createBreaker({ failuresToOpen: env.modelBreakerFailures }),
    limitCalls: pLimit(env.modelCallsAtOnce),
    limitStudyCalls: limitFairly(env.studyCallsAtOnce),
    mailer,
    identity: createGoogleIdentity(env.identity.options, timeoutMs),
    payments: createStripePayments(env.payments.options, timeoutMs),
    suggestService: suggestServiceOf(env, outside, log),
    logoSource: logoSourceOf(env, outside, drawer),
    siteReader: createSiteReader({ get: sites.get, userAgent: readerUserAgent(env.publicUrl) }),
    drawUpload: drawInTurn(uploadDrawer),
    uploads: env.s3 ? createS3Store(env.s3, timeoutMs) : createFolderStore(join(env.dataDir, "uploads")),
    webhookSender: createWebhookSender(outside, { sandboxOrigin: env.sandboxUrl, timeoutMs }),
    reports,
    studyReader,
    executor,
    watcher,
    kindsOfRuns: KINDS_OF_RUNS,
    keyedHash,
    sealer: createSealer(serversKey),
    log,
    now: () => new Date(),
    settings,
  };
  executor.begin({ ...context, db: runsDb });
  return {
    services: openServices(context),
    jobServices: openServices({ ...context, db: jobsDb }),
    context,
    retire: () => executor.retire(),
    async close(graceMs) {
      setTimeout(() => waiting.abort(), graceMs).unref();
      await executor.stop(graceMs);
      watcher.close();
      catalogue.close();
      await notifications.close();
      mailer.close();
      await reports.close();
      await studyReader.close();
      await gateway.close();
      await outside.close();
      await sites.close();
      drawer.close();
      uploadDrawer.close();
      if (publicReads !== db) await publicReads.destroy();
      await Promise.all([db.destroy(), heavyReads.destroy(), runsDb.destroy()]);
    },
  };
}

function suggestServiceOf(
  { companySuggest, patience }: Env,
  { fetch }: ReturnType<typeof createGuardedClient>,
  log: Log,
): ServiceContext["suggestService"] {
  if (!companySuggest) return null;
  return createSuggestService({
    ...companySuggest.options,
    isSandbox: companySuggest.isSandbox,
    fetch,
    timeoutMs: patience.suggestMs,
    onFailure: (error) => log.warn({ err: error }, "suggest service failed"),
  });
}

function logoSourceOf(
  { logoUrls: templates, patience }: Env,
  { fetch }: ReturnType<typeof createGuardedClient>,
  { draw }: ReturnType<typeof createLogoDrawer>,
): ServiceContext["logoSource"] {
  if (templates.length === 0) return null;
  return createLogoSource({ templates, fetch, draw, timeoutMs: patience.logoMs });
}

/** The same signals; the ends of runs among them are counted. */
function countRuns(
  signals: RunNotifications<readonly LoggedEvent[]>,
  { runsEnded }: Metrics,
): RunNotifications<readonly LoggedEvent[]> {
  return {
    ...signals,
    notify(runId, news) {
      for (const { event } of news) {
        if (event.type === "complete") runsEnded.inc({ outcome: event.refunded ? "refunded" : "completed" });
      }
      signals.notify(runId, news);
    },
  };
}
