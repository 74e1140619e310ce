import type { Database, LoggedEvent, RunNotifications } from "@standings/database";
import type { FeaturedOn, PaidPlan } from "@standings/domain";
import type {
  IdentityProvider,
  LogoSource,
  Mailer,
  PaymentProvider,
  SiteReader,
  SuggestService,
  UploadStore,
  WebhookSender,
} from "@standings/integrations";
import type { Breaker, ModelDirectory, ModelGateway } from "@standings/models";
import type { ReportRenderer } from "@standings/reports";
import type { FairLimit } from "./limits/limit-fairly.ts";
import type { CatalogueCache } from "./models/cache-catalogue.ts";
import type { SecondReadingSettings } from "./models/second-reading.ts";
import type { Patience } from "./patience.ts";
import type { AnswerLog } from "./runs/create-answer-log.ts";
import type { RunWatcher } from "./runs/create-run-watcher.ts";
import type { KindsOfRuns, RunProgress } from "./runs/kind-of-run.ts";
import type { KeyedHash, Sealer } from "./security/keys.ts";
import type { StudyReader } from "./studies/study-reader.ts";
import type { DrawUpload } from "./uploads/draw-in-turn.ts";

/** What the time is; a test sets it. Limits, codes, links and sign-ins go by it, the database by its own clock. */
export interface Clock {
  readonly now: () => Date;
}

/** Services behind every verb: its connections to the world, built once at start-up. */
export interface ServiceContext extends Clock {
  readonly db: Database;
  /** The same with the patience of jobs, for what may change years of rows or wait for `lockCounts`: whoever asks waits for it. */
  readonly patientDb: Database;
  /** The same database over a few connections with a time limit, for reads that may be slow. */
  readonly heavyReads: Database;
  /** The same database for what everybody is shown alike; a replica's, some seconds old, where there is one. */
  readonly publicReads: Database;
  /** `db` is that of a replica. */
  readonly readsReplica?: boolean;
  readonly notifications: RunNotifications<readonly LoggedEvent[]>;
  readonly answerLog: AnswerLog;
  /** Has what searches that just ended found counted. */
  readonly countSoon: () => void;
  readonly gateway: ModelGateway;
  readonly directory: ModelDirectory;
  /** Keeps the catalogue of models as the database has it. */
  readonly catalogue: CatalogueCache;
  readonly breaker: Breaker;
  /** Calls a model; a set number of calls are under way in this process, others wait for their turn. */
  readonly limitCalls: <Result>(call: () => Promise<Result>) => Promise<Result>;
  /** The same for studies, which ask in their own queue: nobody's search waits for a round. Accounts are served in turns. */
  readonly limitStudyCalls: FairLimit;
  readonly mailer: Mailer;
  readonly identity: IdentityProvider;
  readonly payments: PaymentProvider;
  /** Knows companies that the directory does not; null when none is configured. */
  readonly suggestService: SuggestService | null;
  /** Null when no providers of logos are configured. */
  readonly logoSource: LogoSource | null;
  /** Reads companies' own sites; what it finds is for the caller to keep (`SITE_READ_EVERY_MS`). */
  readonly siteReader: SiteReader;
  /** Draws an uploaded picture anew, in a process of its own. */
  readonly drawUpload: DrawUpload;
  readonly uploads: UploadStore;
  /** Signs and sends what accounts are told by webhook. */
  readonly webhookSender: WebhookSender;
  readonly reports: ReportRenderer;
  readonly studyReader: StudyReader;
  readonly executor: RunExecutor;
  /** Follows runs for all clients of this process. */
  readonly watcher: RunWatcher;
  readonly kindsOfRuns: KindsOfRuns<ServiceContext>;
  /** Hashes IP addresses, e-mail addresses, devices and mailboxes for what is kept of them. */
  readonly keyedHash: KeyedHash;
  /** Seals what must be read back, such as secrets of authenticator apps. */
  readonly sealer: Sealer;
  readonly log: Log;
  readonly settings: Settings;
}

export interface Settings {
  /** Base of every link in a mail or page; never the request's host. */
  readonly publicUrl: string;
  /** The support mailbox: gets the contact form's messages and is shown beside it. */
  readonly contactEmail: string;
  readonly signupCredits: number;
  readonly trialDays: number;
  readonly patience: Patience;
  /** How a model reads answers again which rules read badly; null: none does. */
  readonly extraction: SecondReadingSettings | null;
  /** How a model reads what answers say of brands; null: none does. */
  readonly claims: SecondReadingSettings | null;
  /** How a model judges what code can't compare with facts; null: none does. */
  readonly claimsJudge: SecondReadingSettings | null;
  /** The panel of model weather is asked, at the installation's cost. */
  readonly weather: boolean;
  /** Models answer from the sandbox: what they say is labelled. */
  readonly modelsAreSandbox: boolean;
  /** Payments are the sandbox's: no money moves, and what they show is labelled. */
  readonly paymentsAreSandbox: boolean;
  /** Analyses that Pro includes a month. */
  readonly proMonthlyAnalyses: number;
  /** Searches and analyses a day that run censored when there are no credits. */
  readonly censoredPreviewsPerDay: number;
  /** The payment provider's price of each plan that is for sale. */
  readonly planPrices: Readonly<Partial<Record<PaidPlan, string>>>;
  /** `/logos/{domain}` has more than the marks of the web build. */
  readonly hasLogoProviders: boolean;
  readonly featuredOn: FeaturedOn | null;
  /** Admins need a second factor. */
  readonly adminsNeedSecondFactor: boolean;
}

/** Executes runs in this process. `id` is the lease owner written to the runs it works on. */
export interface RunExecutor {
  readonly id: string;
  /** Begins or goes on with a run that this process holds the lease of. Returns at once. */
  execute(runId: string, options?: ExecuteHints): void;
}

export interface ExecuteHints {
  /** Step that a user asked for again. */
  readonly retriedStep?: string;
  /** A run that has just been started: saves reading it back. */
  readonly progress?: RunProgress;
}

/** The part of pino the services use. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
