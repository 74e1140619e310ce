import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { useSandbox } from "./sandbox.ts";

const { sandbox } = useSandbox();

/** Asks the HTTP port for a path under any host name; `fetch` would not let the header through. */
function ask(host: string, path = "/mail/messages"): Promise<{ status: number; body: string }> {
  const { port } = new URL(sandbox().url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers: { host } }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("the HTTP port", () => {
  test.each(["localhost", "127.0.0.1", "[::1]", "LOCALHOST"])("answers as %s", async (name) => {
    const { port } = new URL(sandbox().url);
    expect((await ask(`${name}:${port}`)).status).toBe(200);
  });

  test.each([
    "evil.example",
    "localhost.evil.example",
    "evil.localhost",
    "127.0.0.2",
    "0.0.0.0",
    "localhost@evil.example",
  ])("refuses to answer as %s", async (name) => {
    const { port } = new URL(sandbox().url);
    for (const host of [name, `${name}:${port}`]) {
      const { status, body } = await ask(host);
      expect(status, host).toBe(421);
      expect(body).toMatch(/^The sandbox answers only at localhost:\d+, 127\.0\.0\.1:\d+, \[::1\]:\d+\.\n$/);
    }
  });

  test.each(["localhost", "localhost:1"])("refuses the host %j without its own port", async (host) => {
    expect((await ask(host)).status).toBe(421);
  });

  test.each([
    "/",
    "/healthz",
    "/mail",
    "/models/requests",
    "/identity/.well-known/openid-configuration",
    "/companies/suggest?query=a",
    "/payments",
    "/pay/cs_none",
    "/v1/charges",
    "/nothing",
  ])("refuses another host for %s", async (path) => {
    expect((await ask("evil.example", path)).status).toBe(421);
  });
});
