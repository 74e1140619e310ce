import type { FastifyReply } from "fastify";
import type { RecentList } from "../recent-list.ts";
import { detectTask } from "./answer/detect-task.ts";
import type { Told } from "./answer/tell-buyer.ts";
import { writeAnswer } from "./answer/write-answer.ts";
import { failCall } from "./fail-call.ts";
import { changeAnswer, type FaultBox, troubleOf } from "./faults.ts";
import { endHalfway, toCompletion } from "./protocol/completion.ts";
import { GatewayError } from "./protocol/gateway-error.ts";
import { type ChatRequest, readRequest } from "./protocol/read-request.ts";
import { sendJson, sendStream, whenGone } from "./protocol/send-completion.ts";
import { chance } from "./random.ts";
import type { Repeats } from "./repeats.ts";
import { endRequest, type LoggedRequest } from "./request-log.ts";
import type { Turnstile } from "./turnstile.ts";
import type { World } from "./world.ts";

export interface ModelSettings {
  /** Factor of the delays: 0.5 is twice as fast, 0 has no delays. */
  readonly speed: number;
  readonly seed: string;
  /** A question that is asked again without a `seed` gets another answer. */
  readonly varies: boolean;
}

/** What an answer told of companies, by the id of its completion. For tests. */
export interface Truth {
  readonly id: string;
  readonly told: readonly Told[];
}

/** As a gateway says it that does not know the parameter. */
const NO_LOCATION = 'Invalid request: tools.0.parameters: Unrecognized key: "user_location"';

interface ChatCall {
  readonly body: unknown;
  readonly reply: FastifyReply;
  readonly entry: LoggedRequest;
}

/** Answers one chat completion, or breaks it as the injected faults say. Throws `GatewayError` for a bad request. */
export async function completeChat(
  {
    speed,
    seed,
    varies,
    faults,
    turnstile,
    repeats,
    world,
    truths,
  }: ModelSettings & {
    readonly faults: FaultBox;
    readonly turnstile: Turnstile;
    readonly repeats: Repeats;
    readonly world: World;
    readonly truths: RecentList<Truth>;
  },
  { body, reply, entry }: ChatCall,
): Promise<void> {
  const read = readRequest(body);
  const asked = { ...read, world: world.of(read.persona.id, read.question) };
  const request = varies || asked.world.wordings ? repeats.vary(asked) : asked;
  const { persona, question, stream, webSearch, location } = request;
  Object.assign(entry, { model: persona.id, question, stream, location, webSearch: webSearch !== "none" });

  const { fault, extraMs, isHeld } = faults.take(persona.id, detectTask(request));
  if (fault?.kind === "no_location" && location !== null) throw new GatewayError(400, NO_LOCATION);
  const answer = writeAnswer(request, seed, troubleOf(fault?.kind));
  const whole = toCompletion(request, changeAnswer(answer, fault?.kind, persona));
  const completion = fault?.kind === "length" ? endHalfway(whole) : whole;
  if (answer.told && (!fault || fault.kind === "no_location"))
    truths.add({ id: completion.id, told: answer.told });
  reply.hijack();
  const response = reply.raw;
  const gone = whenGone(response);
  // The log ends a call before the last byte leaves, so a caller with an answer finds the call in the log.
  response.on("prefinish", () => endRequest(entry, response.statusCode));
  response.on("close", () => endRequest(entry, response.headersSent ? response.statusCode : 499));
  const delivery = { response, gone, duration: extraMs + speed * naturalDelay(request, seed) };
  try {
    if (isHeld) await turnstile.hold(gone);
    if (fault && (await failCall({ ...delivery, fault, completion, stream }))) return;
    await (stream ? sendStream(completion, delivery) : sendJson(completion, delivery));
  } catch (error) {
    // After a hang or an abort the client has left, which is no failure.
    if (!gone.aborted) response.destroy(error instanceof Error ? error : undefined);
  }
}

function naturalDelay({ persona, question }: ChatRequest, seed: string): number {
  const [min, max] = persona.delay;
  return min + (max - min) * chance(seed, "delay", persona.id, question);
}
