import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const ANSWER = JSON.stringify({
  id: "1",
  object: "chat.completion",
  created: 0,
  model: "bench",
  choices: [
    {
      index: 0,
      finish_reason: "stop",
      message: {
        role: "assistant",
        content: JSON.stringify({
          companies: Array.from({ length: 20 }, (_, index) => ({
            rank: index + 1,
            name: `Company ${index}`,
            domain: `company${index}.com`,
            description: "Makes what its buyers ask for, and has for years.",
          })),
        }),
      },
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

/** A model gateway whose answers wait until they are released. */
export interface HangingGateway {
  readonly url: string;
  readonly waiting: number;
  release(): void;
  close(): void;
}

export async function startHangingGateway(models: readonly string[]): Promise<HangingGateway> {
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    if (request.url?.endsWith("/models"))
      response.end(JSON.stringify({ data: models.map((id) => ({ id })) }));
    else waiting.add(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    get waiting() {
      return waiting.size;
    },
    release() {
      for (const response of waiting) response.end(ANSWER);
      waiting.clear();
    },
    close: () => void server.close().closeAllConnections(),
  };
}
