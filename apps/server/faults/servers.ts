import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import type { Sandbox } from "@standings/sandbox";
import { createProcesses, kill, type ServerProcess } from "../test/processes.ts";
import type { Report } from "./report.ts";

/** Two servers, each at an address that it keeps over restarts. */
export interface Servers {
  readonly count: number;
  readonly urls: readonly string[];
  /** Address of any, in turn. */
  next(): string;
  /** Kills one without a word and starts it again; resolves once it listens. */
  restart(index: number): Promise<void>;
  /** Asks one to stop, waits until it has, and starts it again. */
  roll(index: number): Promise<void>;
  /** Resolves once every server says that it is ready; gives the milliseconds. */
  ready(): Promise<number>;
  /** Open sockets of the process that has most. */
  sockets(): number;
  logs(): string[];
  stop(): Promise<void>;
}

export interface ServersOptions {
  readonly databaseUrl: string;
  readonly sandbox: Sandbox;
  readonly variables: Record<string, string>;
  readonly report: Report;
}

const COUNT = 2;
const LOOK_EVERY_MS = 20;
/** Characters of a log that say why a server ended. */
const LAST_WORDS = 2_000;

export async function startServers({ report, ...options }: ServersOptions): Promise<Servers> {
  const processes = createProcesses(options);
  const ports = await Promise.all(Array.from({ length: COUNT }, freePort));
  const running: ServerProcess[] = [];
  const logs: string[] = [];
  const ending = new Set<ServerProcess>();

  async function begin(index: number): Promise<void> {
    const server = await processes.start({ PORT: String(ports[index]) });
    running[index] = server;
    server.process.once("exit", (code, signal) => {
      logs.push(server.log());
      if (ending.has(server)) return;
      report.violate(`a server ended by itself (${code ?? signal}): ${server.log().slice(-LAST_WORDS)}`);
      void begin(index);
    });
  }

  await Promise.all(ports.map((_, index) => begin(index)));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  let turn = 0;

  async function replace(index: number, end: (server: ServerProcess) => Promise<unknown>): Promise<void> {
    const server = running[index];
    if (!server) throw new RangeError(`There is no server ${index}`);
    ending.add(server);
    await end(server);
    await begin(index);
  }

  return {
    count: COUNT,
    urls,
    next() {
      turn += 1;
      return urls[turn % COUNT] ?? "";
    },
    restart: (index) => replace(index, ({ process: child }) => kill(child)),
    roll: (index) =>
      replace(index, ({ process: child }) => {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        return ended;
      }),
    async ready() {
      const since = performance.now();
      await Promise.all(urls.map(untilReady));
      return performance.now() - since;
    },
    sockets: () => Math.max(...running.map(({ process: { pid } }) => socketsOf(pid))),
    logs: () => [...logs, ...running.map((server) => server.log())],
    async stop() {
      for (const server of running) ending.add(server);
      await processes.killAll();
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** 0 once the process has gone, and where there is no /proc. */
function socketsOf(pid: number | undefined): number {
  const folder = `/proc/${pid}/fd`;
  const isSocket = (name: string) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith("socket:");
    } catch {
      return false;
    }
  };
  try {
    return readdirSync(folder).filter(isSocket).length;
  } catch {
    return 0;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}
