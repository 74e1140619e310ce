import { join } from "node:path";
import {
  connect,
  connectHeavyReads,
  connectOver,
  openRunNotifications,
  PatientPool,
  StartError,
} from "@standings/database";
import { describeModel, readerUserAgent } from "@standings/domain";
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
} from "@standings/integrations";
import { createBreaker, createModelDirectory, createOpenAiGateway } from "@standings/models";
import { createReportRenderer } from "@standings/reports";
import {
  createExecutor,
  createKeyedHash,
  createRunWatcher,
  createSealer,
  createStudyReader,
  KINDS_OF_RUNS,
  keepCatalogue,
  type Log,
  type LoggedEvent,
  openServices,
  type ServiceContext,
  type Services,
} from "@standings/services";
import pLimit from "p-limit";
import type { Env } from "./env.ts";
import { readHashKey } from "./hash-key.ts";

/** Connections of the runs under way in this process; their statements are short. */
const RUNS_POOL = 10;

export interface Dependencies {
  readonly services: Services;
  /** What the services work with; for tests and benchmarks. */
  readonly context: ServiceContext;
  /** Takes over no more runs of other processes: this one is about to stop. */
  retire(): void;
  /** Lets running searches end (at most `graceMs`), hands over the rest, then closes every connection. */
  close(graceMs: number): Promise<void>;
}

/** Heavy reads at once in this process. */
const HEAVY_READS = 2;

/** Throws StartError when MODEL_MAP names a model that the catalogue lacks. */
function checkModelMap(map: Env["modelMap"]): void {
  const unknown = Object.keys(map).filter((id) => describeModel(id) === undefined);
  if (unknown.length > 0)
    throw new StartError(`MODEL_MAP: no model of the catalogue is ${unknown.join(" or ")}`);
}

/** Connects everything the services need to a migrated database, and begins to execute runs. */
export async function buildDependencies(env: Env, databaseUrl: string, log: Log): Promise<Dependencies> {
  const onPoolError = (err: Error) => log.warn({ err }, "database connection lost");
  const db = connect({
    url: databaseUrl,
    name: "standings requests",
    poolSize: env.databasePool,
    onPoolError,
  });
  const heavyReads = connectHeavyReads({
    url: databaseUrl,
    name: "standings heavy reads",
    poolSize: HEAVY_READS,
    onPoolError,
  });
  // What a run has learned is kept until the database is back; a request is told at once.
  const patience = new AbortController();
  const { signal } = patience;
  const runsPool = { url: databaseUrl, name: "standings runs", poolSize: RUNS_POOL, onPoolError, signal };
  const runsDb = connectOver(new PatientPool(runsPool));
  const notifications = await openRunNotifications<readonly LoggedEvent[]>(databaseUrl);
  const gateway = createOpenAiGateway(env.models.options);
  const mailer = createMailer(env.mail.options);
  const reports = createReportRenderer();
  const studyReader = createStudyReader();
  const outside = createGuardedClient({ sandboxOrigin: env.sandboxUrl });
  const sites = createGuardedClient({ sandboxOrigin: null, gateway: env.siteGateway });
  const drawer = createLogoDrawer();
  const uploadDrawer = createUploadDrawer();
  const executor = createExecutor();
  const watcher = createRunWatcher({ db, notifications, kindsOfRuns: KINDS_OF_RUNS, log });
  const serversKey = readHashKey(env);
  const directory = createModelDirectory(gateway, env.modelMap);
  const catalogue = await keepCatalogue({ db, notifications, directory, gateway, log });
  checkModelMap(env.modelMap);
  const context: ServiceContext = {
    db,
    heavyReads,
    notifications,
    gateway,
    directory,
    catalogue,
    breaker: createBreaker(),
    limitCalls: pLimit(env.modelCallsAtOnce),
    limitStudyCalls: pLimit(env.studyCallsAtOnce),
    mailer,
    identity: createGoogleIdentity(env.identity.options),
    payments: createStripePayments(env.payments.options),
    suggestService: env.companySuggest
      ? createSuggestService({
          ...env.companySuggest.options,
          isSandbox: env.companySuggest.isSandbox,
          fetch: outside.fetch,
          onFailure: (error) => log.warn({ err: error }, "suggest service failed"),
        })
      : null,
    logoSource:
      env.logoUrls.length > 0
        ? createLogoSource({ templates: env.logoUrls, fetch: outside.fetch, draw: drawer.draw })
        : null,
    siteReader: createSiteReader({ get: sites.get, userAgent: readerUserAgent(env.publicUrl) }),
    drawUpload: uploadDrawer.draw,
    uploads: env.s3 ? createS3Store(env.s3) : createFolderStore(join(env.dataDir, "uploads")),
    reports,
    studyReader,
    executor,
    watcher,
    kindsOfRuns: KINDS_OF_RUNS,
    keyedHash: createKeyedHash(serversKey),
    sealer: createSealer(serversKey),
    log,
    settings: {
      publicUrl: env.publicUrl,
      contactEmail: env.contactEmail,
      signupCredits: env.signupCredits,
      trialDays: env.trialDays,
      modelDeadlineMs: env.modelDeadlineMs,
      extraction: env.extraction,
      modelsAreSandbox: env.models.isSandbox,
      paymentsAreSandbox: env.payments.isSandbox,
      proMonthlyAnalyses: env.proMonthlyAnalyses,
      censoredPreviewsPerDay: env.censoredPreviewsPerDay,
      planPrices: env.planPrices,
      hasLogoProviders: env.logoUrls.length > 0,
      featuredOn: env.featuredOn,
      adminsNeedSecondFactor: env.adminsNeedSecondFactor,
    },
  };
  executor.begin({ ...context, db: runsDb });
  return {
    services: openServices(context),
    context,
    retire: () => executor.retire(),
    async close(graceMs) {
      setTimeout(() => patience.abort(), graceMs).unref();
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
      await Promise.all([db.destroy(), heavyReads.destroy(), runsDb.destroy()]);
    },
  };
}
