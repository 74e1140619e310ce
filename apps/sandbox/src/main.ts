import { readEnv } from "./env.ts";
import { startSandbox } from "./start-sandbox.ts";
import { watchParent } from "./watch-parent.ts";

const env = readEnv(process.env);
const sandbox = await startSandbox(env).catch((error: NodeJS.ErrnoException & { port?: number }) => {
  if (error.code !== "EADDRINUSE") throw error;
  process.stderr.write(
    `The sandbox cannot start: port ${error.port} is taken. Set SANDBOX_PORT to one that is free together with the next.\n`,
  );
  process.exit(1);
});

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await sandbox.close();
  process.exit(0);
};

process.on("SIGTERM", stop);
if (env.parentPid === null) process.on("SIGINT", stop);
else {
  // Ctrl+C reaches it from the terminal, too, while the server still needs it: the parent ends it afterwards.
  process.on("SIGINT", () => {});
  watchParent(env.parentPid, stop);
}

process.send?.("ready");
process.stdout.write(`Sandbox ready: ${sandbox.url} (mail on ${sandbox.smtpUrl})\n`);
