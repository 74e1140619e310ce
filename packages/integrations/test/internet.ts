import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect, isIP, type LookupFunction } from "node:net";
import type { Dial, Resolve } from "../src/fetch/guarded-agent.ts";
import { createGuardedClient, type GuardedClient } from "../src/fetch/guarded-fetch.ts";

export const PUBLIC_ADDRESS = "93.184.216.34";

/** What a site answers with at a path: HTML, a status, or whatever a function does. */
export type Reply = string | number | RequestListener;

/** The whole internet on one HTTP server of this machine, https included; hosts are told by name. */
export interface Internet {
  readonly client: GuardedClient;
  /** Answers of a name server: one after the other, the last one again and again. */
  readonly names: Map<string, string[][]>;
  /** Addresses that were connected to. */
  readonly connected: string[];
  /** Requests as `host/path`, in order. */
  readonly asked: string[];
  /** Puts a site on line; a path without a reply is 404. */
  serve(host: string, replies: Readonly<Record<string, Reply>>): void;
  close(): Promise<void>;
}

export async function startInternet(): Promise<Internet> {
  const names = new Map<string, string[][]>();
  const sites = new Map<string, Readonly<Record<string, Reply>>>();
  const connected: string[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const host = request.headers.host ?? "";
    asked.push(`${host}${request.url}`);
    const path = URL.parse(request.url ?? "", "http://any")?.pathname ?? "";
    answer(sites.get(host)?.[path] ?? 404, request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const resolve: Resolve = async (hostname) => {
    const answers = names.get(hostname);
    if (!answers) throw Object.assign(new Error(`No ${hostname}`), { code: "ENOTFOUND" });
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  const dial: Dial = (lookup: LookupFunction) => (options, callback) => {
    const open = (address: string) => {
      connected.push(address);
      const socket = connect(port, "127.0.0.1", () => callback(null, socket));
    };
    if (isIP(options.hostname)) return open(options.hostname);
    lookup(options.hostname, { all: true }, (error, found) => {
      if (error) callback(error, null);
      else open((found as { address: string }[])[0]?.address ?? "");
    });
  };
  const client = createGuardedClient({ sandboxOrigin: null, resolve, dial });
  return {
    client,
    names,
    connected,
    asked,
    serve(host, replies) {
      sites.set(host, replies);
      if (!names.has(host)) names.set(host, [[PUBLIC_ADDRESS]]);
    },
    async close() {
      await client.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function answer(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  if (typeof reply === "function") reply(request, response);
  else if (typeof reply === "number") response.writeHead(reply).end();
  else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(reply);
}

export const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

/** A body with any headers. */
export const send =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { "content-type": "text/plain", ...headers }).end(body);

/** Sends a chunk again and again until the reader has gone; a pause of 0 ms is as fast as it takes. */
export const sendForEver =
  (
    chunk: string | Buffer,
    everyMs: number,
    headers: Readonly<Record<string, string>> = {},
  ): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "content-type": "text/html", ...headers });
    const next = () => {
      if (response.destroyed) return;
      if (everyMs > 0) response.write(chunk, () => setTimeout(next, everyMs));
      else response.write(chunk, () => setImmediate(next));
    };
    next();
  };
