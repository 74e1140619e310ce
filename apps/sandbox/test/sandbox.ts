import OpenAI from "openai";
import { afterAll, beforeAll } from "vitest";
import { type Sandbox, startSandbox } from "../src/index.ts";
import type { Fault } from "../src/models/faults.ts";

/** One sandbox without delays for the tests of a file. */
export function useSandbox() {
  let running: Sandbox | undefined;
  beforeAll(async () => {
    running = await startSandbox({ speed: 0 });
  });
  afterAll(() => running?.close());

  const sandbox = (): Sandbox => {
    if (!running) throw new Error("The sandbox runs only inside tests");
    return running;
  };
  return {
    sandbox,
    openAi: () =>
      new OpenAI({ baseURL: `${sandbox().url}/models/v1`, apiKey: "test", maxRetries: 0, logLevel: "off" }),
    async injectFaults(...faults: Fault[]): Promise<void> {
      const response = await putFaults(sandbox(), { faults });
      if (!response.ok) throw new Error(await response.text());
    },
  };
}

export function putFaults(sandbox: Sandbox, body: unknown): Promise<Response> {
  return fetch(`${sandbox.url}/models/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Parsed JSON of an answer; the test itself then checks it. */
// biome-ignore lint/suspicious/noExplicitAny: the assertions on it are the check.
export type Json = any;

export async function getJson(url: string): Promise<Json> {
  return (await fetch(url)).json();
}
