import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Copy, DockerfileParser, type From, type Instruction } from "dockerfile-ast";
import { startEmbeddedPostgres } from "../../packages/database/src/index.ts";
import { listContext } from "./build-context.ts";

/** Steps that change the image's own system: this machine has its own. */
const OF_THE_SYSTEM = /^(npm install --global|apt-get|mkdir \/)/;
const PORT = "24555";
const READY_TRIES = 300;

/**
 * Does the Dockerfile's steps in folders, one for each stage, then starts what the last one holds over a PostgreSQL of
 * its own, and asks it. Shows that nothing is missing from the build, not that an image is built.
 */
export async function replayDockerfile(path: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "standings-replay-"));
  try {
    const stage = replaySteps(DockerfileParser.parse(readFileSync(path, "utf8")).getInstructions(), root);
    const { stdout } = spawnSync("du", ["-sh", stage], { encoding: "utf8" });
    console.log(`/app of the last stage: ${stdout.split("\t")[0]}`);
    await askServer(stage, root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Returns the last stage's /app. */
function replaySteps(instructions: readonly Instruction[], root: string): string {
  const stages = new Map<string, string>();
  let app = "";
  for (const instruction of instructions) {
    const words = instruction.getArgumentsContent() ?? "";
    switch (instruction.getKeyword()) {
      case "FROM": {
        const from = instruction as From;
        app = join(root, String(stages.size), "app");
        const earlier = stages.get(from.getImage() ?? "");
        if (earlier) cpSync(earlier, app, { recursive: true, verbatimSymlinks: true });
        else mkdirSync(app, { recursive: true });
        stages.set(from.getBuildStage() ?? String(stages.size), app);
        break;
      }
      case "COPY":
        copy(instruction as Copy, app, stages);
        break;
      case "RUN":
        if (!OF_THE_SYSTEM.test(words)) run(words, app);
        else console.log(`── left out: ${words}`);
        break;
    }
  }
  return app;
}

function copy(instruction: Copy, app: string, stages: ReadonlyMap<string, string>): void {
  const [from] = instruction.getFlags().filter((flag) => flag.getName() === "from");
  const paths = instruction.getArguments().map((argument) => argument.getValue());
  const target = join(app, paths.pop() ?? "");
  const stage = stages.get(from?.getValue() ?? "");
  for (const path of paths) {
    if (stage) {
      const source = path.replace(/^\/app\/?/, "");
      cpSync(join(stage, source), target, { recursive: true, verbatimSymlinks: true });
      continue;
    }
    const files = listContext().filter((file) => (path === "." ? existsSync(file) : file === path));
    for (const file of files) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      cpSync(file, join(target, file), { verbatimSymlinks: true });
    }
  }
}

function run(command: string, app: string): void {
  console.log(`── ${command}`);
  const env = { ...process.env, CI: "true", TURBO_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync("sh", ["-c", command], { cwd: app, stdio: "inherit", env });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

async function askServer(app: string, root: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder: join(root, "postgres"), durable: false });
  const { hostname, port, username, password, pathname } = new URL(postgres.url);
  const server = spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: app,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      PORT,
      DATA_DIR: join(root, "data"),
      DATABASE_HOST: hostname,
      DATABASE_PORT: port,
      DATABASE_USER: decodeURIComponent(username),
      DATABASE_PASSWORD: decodeURIComponent(password),
      DATABASE_NAME: pathname.slice(1),
    },
  });
  const ended = once(server, "exit");
  try {
    for (const path of ["/healthz", "/readyz", "/", "/logos/hubspot.com"]) await untilOk(path);
  } finally {
    server.kill("SIGTERM");
    console.log(`The server stopped with ${(await ended)[0]}`);
    await postgres.stop();
  }
}

async function untilOk(path: string): Promise<void> {
  for (let attempt = 0; attempt < READY_TRIES; attempt += 1) {
    const reply = await fetch(`http://127.0.0.1:${PORT}${path}`).catch(() => null);
    if (reply?.ok)
      return console.log(`${path}: ${reply.status}, ${(await reply.arrayBuffer()).byteLength} bytes`);
    await setTimeout(100);
  }
  throw new Error(`${path} did not answer`);
}
