import { type Database, openRunNotifications } from "@standings/database";
import {
  createGoogleIdentity,
  createGuardedClient,
  createMailer,
  createStripePayments,
  createSuggestService,
} from "@standings/integrations";
import { createBreaker, createModelDirectory, createOpenAiGateway } from "@standings/models";
import { createReportRenderer } from "@standings/reports";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import { createTestDatabase } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { Logger, runOnce, type TaskList } from "graphile-worker";
import { inject } from "vitest";
import type { ServiceContext, Settings } from "../src/context.ts";
import {
  createExecutor,
  JOBS,
  KINDS_OF_RUNS,
  type LoggedEvent,
  openServices,
  type ServiceRequest,
  type Services,
} from "../src/index.ts";

/** The services over a real database and the sandbox, without a transport. No job runs but in `runJobs`. */
export interface TestServices {
  readonly db: Database;
  readonly sandbox: Sandbox;
  readonly context: ServiceContext;
  readonly services: Services;
  readonly guest: ServiceRequest;
  /** Does every job that is due, on graphile-worker. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

const quiet = { info() {}, warn() {}, error() {} };

export async function startServices(changes: Partial<Settings> = {}): Promise<TestServices> {
  const database = await createTestDatabase(inject("postgresUrl"));
  const sandbox = await startSandbox({ speed: 0 });
  const { context, close } = await createContext(database, sandbox, changes);
  const services = openServices(context);
  const tasks = Object.entries(JOBS).map(([name, job]) => {
    return [name, (payload: unknown) => job.run(services.systemRequest(), payload)] as const;
  });
  return {
    db: database.db,
    sandbox,
    context,
    services,
    guest: services.request({ address: "192.0.2.1", userAgent: "Test" }),
    runJobs: () =>
      runOnce({
        connectionString: database.url,
        taskList: Object.fromEntries(tasks) as TaskList,
        logger: new Logger(() => () => {}),
      }),
    async close() {
      await close();
      await sandbox.close();
      await database.drop();
    },
  };
}

const SETTINGS: Settings = {
  publicUrl: "http://localhost:3000",
  contactEmail: "support@standings.test",
  signupCredits: 5,
  trialDays: 14,
  modelDeadlineMs: 3_000,
  modelsAreSandbox: true,
  paymentsAreSandbox: true,
  proMonthlyAnalyses: 100,
  censoredPreviewsPerDay: 3,
  planPrices: { pro: "price_sandbox_pro" },
  hasLogoProviders: false,
};

async function createContext(
  { db, url }: { readonly db: Database; readonly url: string },
  sandbox: Sandbox,
  changes: Partial<Settings>,
) {
  const notifications = await openRunNotifications<readonly LoggedEvent[]>(url);
  const gateway = createOpenAiGateway({ url: `${sandbox.url}/models/v1`, key: "test", kind: "openrouter" });
  const mailer = createMailer({ smtpUrl: sandbox.smtpUrl, from: "Standings <hello@standings.test>" });
  const reports = createReportRenderer();
  const outside = createGuardedClient({ sandboxOrigin: sandbox.url });
  const executor = createExecutor();
  const context: ServiceContext = {
    db,
    notifications,
    gateway,
    kindsOfRuns: KINDS_OF_RUNS,
    directory: createModelDirectory(gateway, {}),
    breaker: createBreaker(),
    limitCalls: (call) => call(),
    mailer,
    identity: createGoogleIdentity(identityOptions(sandbox)),
    payments: createStripePayments({
      secretKey: "sk_test_sandbox",
      webhookSecret: "whsec_sandbox",
      url: sandbox.url,
    }),
    suggestService: createSuggestService({
      template: `${sandbox.url}/companies/suggest?query={query}`,
      isSandbox: true,
      fetch: outside.fetch,
      onFailure: () => {},
    }),
    logoSource: null,
    reports,
    executor,
    log: quiet,
    settings: { ...SETTINGS, ...changes },
  };
  executor.begin(context);
  return {
    context,
    async close() {
      await executor.stop(0);
      await notifications.close();
      mailer.close();
      await reports.close();
      await gateway.close();
      await outside.close();
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
