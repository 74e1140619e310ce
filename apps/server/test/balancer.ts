import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

/** Knows which servers are ready, as a load balancer does: by asking `/readyz`. */
export interface Balancer {
  /** A ready server, each in its turn; waits for one. */
  pick(): Promise<string>;
  close(): void;
}

const LOOK_EVERY_MS = 100;
/** A server that does not say in time that it is ready is not. */
const ANSWER_WITHIN_MS = 1_000;

export function createBalancer(urls: readonly string[]): Balancer {
  const ready = new Set<string>();
  let turn = 0;
  async function look(url: string): Promise<void> {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isReady) ready.add(url);
    else ready.delete(url);
  }
  const looking = setInterval(() => urls.forEach((url) => void look(url)), LOOK_EVERY_MS);
  return {
    async pick() {
      while (ready.size === 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      turn += 1;
      return [...ready][turn % ready.size] ?? "";
    },
    close: () => clearInterval(looking),
  };
}

export interface Proxy {
  readonly url: string;
  close(): void;
}

/** A reverse proxy that keeps connections to the servers and tries nothing twice. */
export async function startProxy(balancer: Balancer): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing));
  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, url, headers } = incoming;
    const upstream = request(`${await balancer.pick()}${url}`, { agent, method, headers });
    upstream.once("response", (response) => {
      const { connection: _hop, "keep-alive": _too, ...rest } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, rest);
      pipeline(response, outgoing, () => {});
    });
    upstream.once("error", () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.once("close", () => upstream.destroy());
    incoming.pipe(upstream);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
