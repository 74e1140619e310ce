import { startSandbox } from "@standings/sandbox";
import { buildDependencies } from "@standings/server/build-dependencies";
import type { Env } from "@standings/server/env";
import type { Log, Services } from "@standings/services";

const GRACE_MS = 120_000;

export interface SandboxWork<Result> {
  /** A question that is asked again gets another answer. */
  readonly varies?: boolean;
  work(services: Services, sandboxUrl: string): Promise<Result>;
}

/** Works with services whose models and sites are those of a sandbox without delays. */
export async function withSandbox<Result>(
  env: Env,
  databaseUrl: string,
  log: Log,
  { varies = false, work }: SandboxWork<Result>,
): Promise<Result> {
  const sandbox = await startSandbox({ speed: 0, varies });
  const models = { ...env.models, options: { ...env.models.options, url: `${sandbox.url}/models/v1` } };
  // On a loaded machine, too, no answer may miss its deadline.
  const patience = { ...env.patience, modelDeadlineMs: GRACE_MS };
  const patient = { ...env, models, siteGateway: `${sandbox.url}/sites`, patience };
  const { jobServices: services, close } = await buildDependencies(patient, databaseUrl, log);
  try {
    return await work(services, sandbox.url);
  } finally {
    await close(GRACE_MS);
    await sandbox.close();
  }
}
