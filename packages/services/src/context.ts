import type { Database, RunNotifications } from "@standings/database";
import type { Mailer, Sessions } from "@standings/integrations";
import type { Breaker, ModelDirectory, ModelGateway } from "@standings/models";

/** What every verb gets: its connections to the world. Built once at start-up, never a module's own. */
export interface ServiceContext {
  readonly db: Database;
  readonly notifications: RunNotifications;
  readonly gateway: ModelGateway;
  readonly directory: ModelDirectory;
  readonly breaker: Breaker;
  readonly mailer: Mailer;
  readonly sessions: Sessions;
  readonly executor: RunExecutor;
  readonly log: Log;
  readonly settings: Settings;
}

export interface Settings {
  /** Base of every link in a mail or page; never the request's host. */
  readonly publicUrl: string;
  readonly signupCredits: number;
  readonly trialDays: number;
  /** Longest time one model may take, milliseconds. */
  readonly modelDeadlineMs: number;
  /** Models answer from the sandbox: what they say is labelled. */
  readonly modelsAreSandbox: boolean;
}

/** Executes runs in this process. `id` is the lease owner written to the runs it works on. */
export interface RunExecutor {
  readonly id: string;
  /** Begins or goes on with a run that this process holds the lease of. Returns at once. */
  execute(runId: string, options?: { readonly retryModelId?: string }): void;
}

/** The part of pino the services use. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A signed-in user as seen by the verbs. */
export interface Viewer {
  readonly userId: string;
  /** The session's token, for signing out. */
  readonly token: string;
}
