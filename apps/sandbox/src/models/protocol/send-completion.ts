import type { ServerResponse } from "node:http";
import { type Completion, toBody } from "./completion.ts";
import { DONE, HEARTBEAT, streamEvents } from "./stream-events.ts";
import { pause, startJson, startStream, write } from "./wire.ts";

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
