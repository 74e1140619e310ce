import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectHeavyReads, createPool, type Database, openRunNotifications } from "@standings/database";
import { readerUserAgent, SIGNUP_CREDITS } from "@standings/domain";
import {
  createFolderStore,
  createGoogleIdentity,
  createGuardedClient,
  createMailer,
  createSiteReader,
  createStripePayments,
  createSuggestService,
  createUploadDrawer,
  createWebhookSender,
} from "@standings/integrations";
import { createBreaker, createModelDirectory, createOpenAiGateway } from "@standings/models";
import { createReportRenderer } from "@standings/reports";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import { createTestDatabase, TEST_FACTOR } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { Logger, runOnce, type Task } from "graphile-worker";
import { sql } from "kysely";
import { inject } from "vitest";
import type { Clock, ServiceContext, Settings } from "../src/context.ts";
import {
  cacheCatalogue,
  createAnswerLog,
  createExecutor,
  createKeyedHash,
  createRunWatcher,
  createSealer,
  createStudyReader,
  drawInTurn,
  JOBS,
  KINDS_OF_RUNS,
  type LoggedEvent,
  type ManagedExecutor,
  openServices,
  type Patience,
  patienceOf,
  runJob,
  type ServiceRequest,
  type Services,
} from "../src/index.ts";
import { addJob } from "../src/jobs/add-job.ts";
import type { KindsOfRuns } from "../src/runs/kind-of-run.ts";

const HOUR_MS = 3_600_000;

/** No busy machine reaches its ends. Tests that count statements look at nothing by the clock. */
export const PATIENCE: Patience = {
  ...patienceOf(TEST_FACTOR),
  catalogueLookMs: HOUR_MS,
  followLookMs: HOUR_MS,
};

/** What one process of the product has. */
export interface TestProcess {
  readonly context: ServiceContext;
  readonly services: Services;
  readonly executor: ManagedExecutor;
  close(): Promise<void>;
}

/** The services over a real database and the sandbox, without a transport. No job runs but in `runJobs`. */
export interface TestServices extends TestProcess {
  readonly db: Database;
  /** Connection string of the database. */
  readonly url: string;
  readonly sandbox: Sandbox;
  readonly guest: ServiceRequest;
  /** Another process over the same database and sandbox, with settings of its own. */
  startProcess(own?: Partial<Settings>): Promise<TestProcess>;
  /** Does something when this time has passed by the clock of all its processes, and sets it back. */
  after<Result>(ms: number, work: () => Promise<Result>): Promise<Result>;
  /** Does every job that is due, on graphile-worker. */
  runJobs(): Promise<void>;
}

const quiet = { info() {}, warn() {}, error() {} };

/** Of all files that a worker runs: each of their threads takes half a second of processor time to start. */
const STUDY_READER = createStudyReader();
const REPORTS = createReportRenderer({ deadline: PATIENCE.reportMs });

interface TestOptions {
  /** A question that is asked again gets another answer. */
  readonly varies?: boolean;
}

export async function startServices(
  changes: Partial<Settings> = {},
  kindsOfRuns: KindsOfRuns<ServiceContext> = KINDS_OF_RUNS,
  { varies = false }: TestOptions = {},
): Promise<TestServices> {
  const database = await createTestDatabase(inject("postgresUrl"));
  // One of our own: graphile-worker's lets go of its errors before its connections have ended.
  const jobsPool = createPool({ url: database.url, poolSize: 10 });
  const sandbox = await startSandbox({ speed: 0, varies });
  let ahead = 0;
  const clock: Clock = { now: () => new Date(Date.now() + ahead) };
  const startProcess = (own: Partial<Settings> = {}) =>
    openProcess(database, sandbox, { settings: { ...changes, ...own }, kindsOfRuns, clock });
  const first = await startProcess();
  const { services } = first;
  const tasks = Object.keys(JOBS).map((name): [string, Task] => [
    name,
    async (payload, { job: { id, attempts, max_attempts, created_at: askedAt } }) => {
      const attempt = { id, attempts, isLast: attempts >= max_attempts, askedAt };
      await runJob(services.systemRequest(), name, Object(payload), attempt);
    },
  ]);
  return {
    ...first,
    db: database.db,
    url: database.url,
    sandbox,
    startProcess,
    async after(ms, work) {
      ahead += ms;
      try {
        return await work();
      } finally {
        ahead -= ms;
      }
    },
    guest: services.request({ address: "192.0.2.1", userAgent: "Test" }),
    async runJobs() {
      const { rows } = await sql`select from uncounted_searches limit 1`.execute(database.db);
      if (rows.length > 0) await addJob(database.db, "count_searches", {});
      do
        await runOnce({
          pgPool: jobsPool,
          taskList: Object.fromEntries(tasks),
          logger: new Logger(() => () => {}),
          // Without it the run ends before the ends of its jobs are written.
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        });
      while (
        // A queue's next job is not due to a runner that has just ended the one before.
        await hasDueJob(database.db)
      );
    },
    async close() {
      await first.close();
      await sandbox.close();
      await jobsPool.end();
      await database.drop();
    },
  };
}

async function hasDueJob(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker.jobs where queue_name is not null and locked_at is null and run_at <= now()
      and attempts = 0 limit 1
  `.execute(db);
  return rows.length > 0;
}

const SETTINGS: Settings = {
  publicUrl: "http://localhost:3000",
  contactEmail: "support@standings.test",
  signupCredits: SIGNUP_CREDITS,
  trialDays: 14,
  patience: PATIENCE,
  extraction: null,
  claims: null,
  claimsJudge: null,
  weather: false,
  modelsAreSandbox: true,
  paymentsAreSandbox: true,
  proMonthlyAnalyses: 100,
  censoredPreviewsPerDay: 3,
  planPrices: { pro: "price_sandbox_pro" },
  hasLogoProviders: false,
  featuredOn: null,
  adminsNeedSecondFactor: false,
};

async function openProcess(
  { db, url }: { readonly db: Database; readonly url: string },
  sandbox: Sandbox,
  {
    clock,
    settings: changes,
    kindsOfRuns,
  }: {
    readonly settings: Partial<Settings>;
    readonly kindsOfRuns: KindsOfRuns<ServiceContext>;
    readonly clock: Clock;
  },
): Promise<TestProcess> {
  const settings = { ...SETTINGS, ...changes };
  const { patience } = settings;
  const { outsideMs: timeoutMs } = patience;
  const notifications = await openRunNotifications<readonly LoggedEvent[]>(url);
  const gateway = createOpenAiGateway({ url: `${sandbox.url}/models/v1`, key: "test", kind: "openrouter" });
  const mailer = createMailer({ smtpUrl: sandbox.smtpUrl, from: "Standings <hello@standings.test>" });
  const uploadDrawer = createUploadDrawer();
  const outside = createGuardedClient({ sandboxOrigin: sandbox.url });
  const sites = createGuardedClient({ sandboxOrigin: null, gateway: `${sandbox.url}/sites` });
  const executor = createExecutor();
  const heavyReads = connectHeavyReads({ url, poolSize: 2 }, { patience: patience.heavyReads });
  const watcher = createRunWatcher({ db, notifications, kindsOfRuns, log: quiet, settings });
  const directory = createModelDirectory(gateway, {});
  const catalogue = await cacheCatalogue({
    db,
    notifications,
    directory,
    gateway,
    log: quiet,
    settings,
  });
  const context: ServiceContext = {
    db,
    patientDb: db,
    heavyReads,
    publicReads: db,
    notifications,
    answerLog: createAnswerLog(db),
    // `runJobs` has them counted.
    countSoon() {},
    gateway,
    kindsOfRuns,
    directory,
    catalogue,
    breaker: createBreaker({ failuresToOpen: 0 }),
    limitStudyCalls: (_owner, call) => call(),
    limitCalls: (call) => call(),
    mailer,
    identity: createGoogleIdentity(identityOptions(sandbox), timeoutMs),
    payments: createStripePayments(
      { secretKey: "sk_test_sandbox", webhookSecret: "whsec_sandbox", url: sandbox.url },
      timeoutMs,
    ),
    suggestService: createSuggestService({
      template: `${sandbox.url}/companies/suggest?query={query}`,
      isSandbox: true,
      fetch: outside.fetch,
      onFailure: () => {},
      timeoutMs: patience.suggestMs,
    }),
    logoSource: null,
    siteReader: createSiteReader({ get: sites.get, userAgent: readerUserAgent(SETTINGS.publicUrl) }),
    drawUpload: drawInTurn(uploadDrawer),
    uploads: createFolderStore(join(tmpdir(), `uploads-${crypto.randomUUID()}`)),
    webhookSender: createWebhookSender(outside, { sandboxOrigin: sandbox.url, timeoutMs }),
    reports: REPORTS,
    studyReader: STUDY_READER,
    executor,
    watcher,
    keyedHash: createKeyedHash("a key of tests"),
    sealer: createSealer("a key of tests"),
    log: quiet,
    now: clock.now,
    settings,
  };
  executor.begin(context);
  return {
    context,
    services: openServices(context),
    executor,
    async close() {
      await executor.stop(0);
      watcher.close();
      catalogue.close();
      await notifications.close();
      mailer.close();
      uploadDrawer.close();
      await gateway.close();
      await outside.close();
      await sites.close();
      await heavyReads.destroy();
    },
  };
}

function identityOptions({ url }: Sandbox) {
  const base = `${url}/identity`;
  return {
    clientId: "standings-sandbox",
    clientSecret: "sandbox-secret",
    redirectUrl: "http://localhost:3000/api/auth/google/callback",
    endpoints: {
      authorize: `${base}/authorize`,
      token: `${base}/token`,
      tokenInfo: `${base}/tokeninfo`,
      userInfo: `${base}/userinfo`,
    },
  };
}
