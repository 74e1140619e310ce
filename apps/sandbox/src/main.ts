import { readEnv } from "./env.ts";
import { startSandbox } from "./start-sandbox.ts";
import { watchParent } from "./watch-parent.ts";

const env = readEnv(process.env);
const sandbox = await startSandbox(env);

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await sandbox.close();
  process.exit(0);
};

process.on("SIGTERM", stop);
process.on("SIGINT", stop);
if (env.parentPid !== null) watchParent(env.parentPid, stop);

process.stdout.write(`Sandbox ready: ${sandbox.url} (mail on ${sandbox.smtpUrl})\n`);
