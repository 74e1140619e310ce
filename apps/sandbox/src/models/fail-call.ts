import type { ServerResponse } from "node:http";
import type { Fault } from "./faults.ts";
import { type Completion, toBody } from "./protocol/completion.ts";
import { GatewayError } from "./protocol/gateway-error.ts";
import { type Delivery, pause, startJson, startStream, write } from "./protocol/send-completion.ts";
import { DONE, streamEvents } from "./protocol/stream-events.ts";

interface FailingCall extends Delivery {
  readonly fault: Fault;
  readonly completion: Completion;
  readonly stream: boolean;
}

const DRIP_MS = 50;

/** Breaks a call on the wire. Returns false for faults that leave the wire alone; the answer then goes out. */
export async function failCall(call: FailingCall): Promise<boolean> {
  const { fault, response, gone, duration } = call;
  switch (fault.kind) {
    case "error":
      await pause(duration, gone);
      await sendError(response, toError(fault, call.completion), fault);
      return true;
    case "hang":
      await new Promise((_resolve, reject) => gone.addEventListener("abort", () => reject(gone.reason)));
      return true;
    case "cut":
      await sendBytes(call, wholeAnswer(call), { upTo: 0.5 });
      return true;
    case "malformed":
      await sendBytes(call, brokenAnswer(call), { upTo: 1 });
      return true;
    case "stream_error":
      await sendBytes(call, lateError(call), { upTo: 1 });
      return true;
    case "drip":
      await drip(call, Buffer.from(wholeAnswer(call)));
      return true;
    default:
      return false;
  }
}

function toError({ status = 500 }: Fault, { persona }: Completion): GatewayError {
  if (status === 402)
    return new GatewayError(402, "Insufficient credits. Add more using https://openrouter.ai/credits");
  const raw =
    status === 429
      ? `${persona.id} is temporarily rate-limited upstream. Please retry shortly.`
      : "upstream error";
  return new GatewayError(status, status === 503 ? "No instances available" : "Provider returned error", {
    raw,
    provider_name: persona.provider,
  });
}

async function sendError(response: ServerResponse, error: GatewayError, fault: Fault): Promise<void> {
  if (error.status === 429 || error.status === 503)
    response.setHeader("retry-after", String(fault.retryAfter ?? 2));
  const body = JSON.stringify(error.toBody());
  startJson(response, error.status, body);
  response.end(body);
}

/** The healthy answer as one text, as JSON or as a stream. */
function wholeAnswer({ completion, stream }: FailingCall): string {
  return stream ? [...streamEvents(completion), DONE].join("") : JSON.stringify(toBody(completion));
}

/** An answer with broken JSON. */
function brokenAnswer({ completion, stream }: FailingCall): string {
  const body = JSON.stringify(toBody(completion));
  if (!stream) return body.slice(0, Math.floor(body.length * 0.6));
  const events = [...streamEvents(completion)];
  const good = events.slice(0, Math.ceil(events.length / 2)).join("");
  return `${good}data: {"id":"${completion.id}","choices":[{"index":0,"delta":{"content":\n\n${DONE}`;
}

/** A failure after generation began: OpenRouter sends HTTP 200 with the error inside. */
function lateError({ completion, stream }: FailingCall): string {
  const error = {
    code: 502,
    message: "Provider returned error",
    metadata: { provider_name: completion.persona.provider },
  };
  if (!stream) return JSON.stringify({ id: completion.id, error });
  const events = [...streamEvents(completion)];
  const choice = { index: 0, delta: { content: "" }, finish_reason: "error" };
  const last = { id: completion.id, object: "chat.completion.chunk", error, choices: [choice] };
  return `${events.slice(0, Math.ceil(events.length / 2)).join("")}data: ${JSON.stringify(last)}\n\n`;
}

/** Sends a share of the bytes. A share below 1 ends with a broken connection. */
async function sendBytes(call: FailingCall, text: string, { upTo }: { upTo: number }): Promise<void> {
  const { response, gone, duration, stream } = call;
  await pause(duration, gone);
  if (stream) startStream(response);
  else startJson(response, 200, text);
  const bytes = Buffer.from(text);
  await new Promise<void>((resolve) => {
    response.write(bytes.subarray(0, Math.floor(bytes.length * upTo)), () => resolve());
  });
  if (upTo < 1) response.destroy();
  else response.end();
}

async function drip(call: FailingCall, bytes: Buffer): Promise<void> {
  const { response, gone, stream, fault } = call;
  if (stream) startStream(response);
  else startJson(response, 200, bytes.toString());
  for (let at = 0; at < bytes.length; at++) {
    await write(response, bytes.subarray(at, at + 1), gone);
    await pause(fault.ms ?? DRIP_MS, gone);
  }
  response.end();
}
