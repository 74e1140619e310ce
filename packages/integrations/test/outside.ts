import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createGuardedClient, type GuardedClient } from "../src/fetch/guarded-fetch.ts";

/** A service of the outside world on this machine, and a client that may reach it. */
export interface Outside {
  readonly url: string;
  readonly client: GuardedClient;
  /** Paths asked for, in order. */
  readonly asked: string[];
  answerWith(listener: RequestListener): void;
  close(): Promise<void>;
}

export async function startOutside(): Promise<Outside> {
  let answer: RequestListener = (_request, response) => response.writeHead(404).end();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createGuardedClient({ sandboxOrigin: url });
  return {
    url,
    client,
    asked,
    answerWith(listener) {
      answer = listener;
    },
    async close() {
      await client.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
