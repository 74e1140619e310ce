import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { type Completion, toBody } from "./completion.ts";
import { DONE, HEARTBEAT, streamEvents } from "./stream-events.ts";

export interface Delivery {
  readonly response: ServerResponse;
  readonly gone: AbortSignal;
  /** Milliseconds from the request to the end of the answer. */
  readonly duration: number;
}

/** Share of the time before a streamed answer's first word. */
const THINKING = 0.3;

export async function sendJson(
  completion: Completion,
  { response, gone, duration }: Delivery,
): Promise<void> {
  await pause(duration, gone);
  const body = JSON.stringify(toBody(completion));
  startJson(response, 200, body);
  await write(response, body, gone);
  response.end();
}

export async function sendStream(
  completion: Completion,
  { response, gone, duration }: Delivery,
): Promise<void> {
  startStream(response);
  await write(response, HEARTBEAT, gone);
  await pause(duration * THINKING, gone);
  await write(response, HEARTBEAT, gone);
  const events = [...streamEvents(completion)];
  for (const event of events) {
    await pause((duration * (1 - THINKING)) / events.length, gone);
    await write(response, event, gone);
  }
  await write(response, DONE, gone);
  response.end();
}

/** Waits; rejects at once when the client goes away. */
export async function pause(ms: number, gone: AbortSignal): Promise<void> {
  if (ms > 0) await delay(ms, undefined, { signal: gone });
  else gone.throwIfAborted();
}

/** Writes and waits until the socket takes more. */
export async function write(
  response: ServerResponse,
  data: string | Uint8Array,
  gone: AbortSignal,
): Promise<void> {
  gone.throwIfAborted();
  if (!response.write(data)) await once(response, "drain", { signal: gone });
}

/** Aborts when the client leaves before the answer is complete. */
export function whenGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.on("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

export function startJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
  });
}

export function startStream(response: ServerResponse): void {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
    connection: "keep-alive",
  });
  response.flushHeaders();
}
