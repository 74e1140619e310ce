import type { AddressInfo } from "node:net";
import { addLedgerEntry, type Database } from "@standings/database";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import type { Log, ServiceContext, Services } from "@standings/services";
import { newEmail, openNewAccount } from "@standings/services/testing";
import { createTestDatabase, eventually, TEST_FACTOR } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { inject } from "vitest";
import { buildDependencies } from "../src/build-dependencies.ts";
import { buildServer } from "../src/build-server.ts";
import { readEnv } from "../src/env.ts";
import { startJobs } from "../src/jobs/start-jobs.ts";
import { checkContract } from "./contract.ts";

/** The whole product in this process: real server over HTTP, real Postgres, the sandbox over its protocols. */
export interface Product {
  readonly url: string;
  readonly databaseUrl: string;
  readonly db: Database;
  readonly sandbox: Sandbox;
  readonly services: Services;
  readonly context: ServiceContext;
  close(): Promise<void>;
}

export type Fault = {
  model: string;
  kind: string;
  task?: string;
  status?: number;
  ms?: number;
  times?: number;
};

type Variables = Record<string, string>;

const quiet = { info() {}, warn() {}, error() {} };

export async function startProduct(
  variables: Variables | ((sandbox: Sandbox) => Variables) = {},
  log: Log = quiet,
): Promise<Product> {
  const database = await createTestDatabase(inject("postgresUrl"));
  const sandbox = await startSandbox({ speed: 0 });
  const chosen = typeof variables === "function" ? variables(sandbox) : variables;
  const env = readEnv({ ...sandboxVariables(sandbox), PUBLIC_URL: "http://localhost:3000", ...chosen });
  const dependencies = await buildDependencies(env, database.url, log);
  const server = await buildServer({
    services: dependencies.services,
    corsOrigins: [],
    trustProxy: 1,
    hosts: env.hosts,
    readsPerMinute: env.readsPerMinute,
    logger: false,
  });
  const jobs = await startJobs(dependencies.jobServices, database.url);
  await server.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    db: database.db,
    sandbox,
    services: dependencies.services,
    context: dependencies.context,
    async close() {
      await server.close();
      await jobs.stop();
      await dependencies.close(0);
      await sandbox.close();
      await database.drop();
    },
  };
}

/** Models count as the sandbox's, and what goes with them is the sandbox's too. */
export const SANDBOX_MODELS = { MODEL_GATEWAY_URL: "", MODEL_GATEWAY_KEY: "", MODEL_GATEWAY_KIND: "" };

/** Points a server at an embedded sandbox through the addresses a real service would be given by. */
export function sandboxVariables(sandbox: Sandbox): Record<string, string> {
  return {
    MODEL_GATEWAY_URL: `${sandbox.url}/models/v1`,
    MODEL_GATEWAY_KEY: "test",
    MODEL_GATEWAY_KIND: "openrouter",
    EXTRACTION_MODEL: "off",
    SMTP_URL: sandbox.smtpUrl,
    MAIL_FROM: "Standings <hello@standings.test>",
    CONTACT_EMAIL: "support@standings.test",
    SANDBOX_PORT: new URL(sandbox.url).port,
    PATIENCE_FACTOR: String(TEST_FACTOR),
    MODEL_BREAKER_FAILURES: "0",
    HASH_KEY: "a key of tests that all processes share",
  };
}

export async function setFaults(sandbox: Sandbox, faults: Fault[]): Promise<void> {
  const response = await fetch(`${sandbox.url}/models/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ faults }),
  });
  if (!response.ok) throw new Error(await response.text());
}

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly body: any;
  readonly headers: Headers;
}

export interface Caller {
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  patch(path: string, body?: unknown): Promise<Reply>;
  put(path: string, body?: unknown): Promise<Reply>;
  delete(path: string): Promise<Reply>;
  /** A tRPC mutation, as its client sends it. */
  trpc(procedure: string, input: unknown): Promise<Reply>;
}

/** Calls the REST bridge, as a guest or with a token. */
export function caller({ url }: Pick<Product, "url">, token?: string): Caller {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isRaw = typeof body === "string";
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...authorization,
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
    const { status, headers: answered } = response;
    const read = parseJson(await response.text());
    const contentType = answered.get("content-type") ?? "";
    await checkContract({ url, method, path, status, contentType, body: read });
    return { status, body: read, headers: answered };
  }
  return {
    get: (path) => call("GET", `/api${path}`),
    post: (path, body, headers) => call("POST", `/api${path}`, body, headers),
    patch: (path, body) => call("PATCH", `/api${path}`, body),
    put: (path, body) => call("PUT", `/api${path}`, body),
    delete: (path) => call("DELETE", `/api${path}`),
    trpc: (procedure, input) => call("POST", `/trpc/${procedure}`, input),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export interface Mail {
  readonly from: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export async function mailsTo(sandbox: Sandbox, address: string): Promise<Mail[]> {
  const response = await fetch(`${sandbox.url}/mail/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

/** The newest code mailed to an address, once `count` mails are there. */
export async function codeFor(sandbox: Sandbox, address: string, count = 1): Promise<string> {
  const mails = await eventually(async () => {
    const found = await mailsTo(sandbox, address);
    return found.length >= count && found;
  }, `mail ${count} to ${address}`);
  return /\b\d{6}\b/.exec(mails[0]?.subject ?? "")?.[0] ?? "";
}

export interface SignedUp extends Caller {
  readonly email: string;
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** A new verified account with its sign-up credits, opened without its registration. */
export async function signUp(product: Pick<Product, "url" | "context">): Promise<SignedUp> {
  const email = newEmail("person");
  const { token, refreshToken, user } = await openNewAccount(product.context, email, "Maya Okonkwo");
  return { ...caller(product, token), email, userId: user.id, token, refreshToken };
}

/** The same as people do it, of a server whose inside a test does not have. */
export async function register(server: Pick<Product, "url" | "sandbox">): Promise<SignedUp> {
  const email = newEmail("person");
  const guest = caller(server);
  await guest.post("/auth/register", { name: "Maya Okonkwo", email, password: "northwind-9" });
  const code = await codeFor(server.sandbox, email);
  const { body } = await guest.post("/auth/verify-email", { email, code });
  const { token, refreshToken, user } = body;
  return { ...caller(server, token), email, userId: user.id, token, refreshToken };
}

/** Sets a balance, with its ledger entry. */
export async function setCredits(
  { db }: Pick<Product, "db">,
  userId: string,
  credits: number,
): Promise<void> {
  const users = db.selectFrom("users").select("credits").where("id", "=", userId);
  const delta = credits - (await users.executeTakeFirstOrThrow()).credits;
  if (delta === 0) return;
  const entry = { userId, delta, reason: "adjustment", reference: crypto.randomUUID() } as const;
  if ((await addLedgerEntry(db, entry)) === null) throw new Error("The balance was not changed");
}

export const FIVE = [
  "openai/gpt-4.1-mini",
  "anthropic/claude-3.5-haiku",
  "google/gemini-2.5-flash-lite",
  "x-ai/grok-3-mini",
  "meta-llama/llama-4-scout",
];
