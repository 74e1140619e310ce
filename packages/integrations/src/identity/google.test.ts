import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createGoogleIdentity, GOOGLE_ENDPOINTS, IdentityRefusedError } from "./google.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Exchanges a code at a provider that answers so; null answers nothing. */
async function exchangeAt(answer: { status: number; body: object } | null): Promise<unknown> {
  server = createServer((_request, response) => {
    if (answer === null) return;
    response
      .writeHead(answer.status, { "content-type": "application/json" })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const identity = createGoogleIdentity(
    {
      clientId: "id",
      clientSecret: "secret",
      redirectUrl: "http://localhost/back",
      endpoints: { ...GOOGLE_ENDPOINTS, token: `http://127.0.0.1:${port}/token` },
    },
    answer === null ? 200 : 60_000,
  );
  return identity.exchange("code", "verifier").catch((error: unknown) => error);
}

it("a code that the provider refuses is refused", async () => {
  const failure = await exchangeAt({ status: 400, body: { error: "invalid_grant" } });
  expect(failure).toBeInstanceOf(IdentityRefusedError);
});

it.each([
  ["answers 503", { status: 503, body: {} }],
  ["does not answer", null],
])("a provider that %s is away, which refuses nobody's code", async (_what, answer) => {
  const failure = await exchangeAt(answer);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(IdentityRefusedError);
});
