import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { RecentList } from "../recent-list.ts";
import { faultsOf } from "../requests.ts";
import { truthOf } from "./answer/write-answer.ts";
import { completeChat, type ModelSettings, type Truth } from "./complete-chat.ts";
import { FaultBox, faultsBody } from "./faults.ts";
import { PERSONAS, type Persona } from "./personas.ts";
import { GatewayError, sendGatewayError } from "./protocol/gateway-error.ts";
import { readRequest } from "./protocol/read-request.ts";
import { whenGone } from "./protocol/send-completion.ts";
import { Repeats } from "./repeats.ts";
import { endRequest, type LoggedRequest, RequestLog } from "./request-log.ts";
import { Turnstile } from "./turnstile.ts";
import { World, worldBody } from "./world.ts";

const heldQuery = z.object({ atLeast: z.coerce.number().int().min(0).default(0) });
/** A request as the gateway takes it, and how often it is drawn. */
const truthBody = z.strictObject({
  request: z.unknown(),
  draws: z.number().int().min(1).max(2_000),
  /** Ways of asking, in place of the request's question: a truth of each. */
  wordings: z.array(z.string().min(1).max(400)).max(1_000).optional(),
});
const releaseBody = z.strictObject({ count: z.number().int().min(1) });

/** The model gateway below `/models/v1`, its faults and its log. */
export function registerModels(app: FastifyInstance, settings: ModelSettings): void {
  const faults = new FaultBox();
  const turnstile = new Turnstile();
  const log = new RequestLog();
  const repeats = new Repeats();
  const world = new World();
  const truths = new RecentList<Truth>(2_000);

  app.get("/faults", () => ({ faults: faults.list() }));
  app.put("/faults", (request, reply) => {
    const parsed = faultsBody.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: faultsOf(parsed.error) });
    faults.replace(parsed.data.faults);
    turnstile.release(Number.POSITIVE_INFINITY);
    return { faults: faults.list() };
  });
  app.get("/held", async (request, reply) => {
    const { success, data, error } = heldQuery.safeParse(request.query);
    if (!success) return reply.code(400).send({ error: faultsOf(error) });
    await turnstile.waitFor(data.atLeast, whenGone(reply.raw));
    return { held: turnstile.held };
  });
  app.post("/release", (request, reply) => {
    const { success, data, error } = releaseBody.safeParse(request.body);
    if (!success) return reply.code(400).send({ error: faultsOf(error) });
    turnstile.release(data.count);
    return { held: turnstile.held };
  });
  app.get("/world", () => world.state);
  app.put("/world", (request, reply) => {
    const parsed = worldBody.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: faultsOf(parsed.error) });
    world.replace(parsed.data);
    return world.state;
  });
  app.get("/truth/:id", (request, reply) => {
    const { id } = z.object({ id: z.string() }).parse(request.params);
    const truth = truths.list().find((each) => each.id === id);
    return truth?.told ?? reply.code(404).send({ error: "No answer about companies has this id" });
  });
  app.post("/truth", (request, reply) => {
    const { success, data, error } = truthBody.safeParse(request.body);
    if (!success) return reply.code(400).send({ error: faultsOf(error) });
    const read = readRequest(data.request);
    const truthIn = (question: string) =>
      truthOf({ ...read, question, world: world.of(read.persona.id, question) }, settings.seed, data.draws);
    return data.wordings ? data.wordings.map(truthIn) : truthIn(read.question);
  });
  app.get("/requests", () => log.list());
  app.delete("/requests", (_request, reply) => {
    log.clear();
    return reply.code(204).send();
  });

  app.get("/v1/models", listModels);
  app.register(async (scope) =>
    registerCompletions(scope, { ...settings, faults, turnstile, log, repeats, world, truths }),
  );
}

function registerCompletions(
  app: FastifyInstance,
  context: ModelSettings & {
    readonly faults: FaultBox;
    readonly turnstile: Turnstile;
    readonly log: RequestLog;
    readonly repeats: Repeats;
    readonly world: World;
    readonly truths: RecentList<Truth>;
  },
): void {
  const entries = new WeakMap<FastifyRequest, LoggedRequest>();
  // This runs before the body is read, so a call without credentials is refused whatever its body says.
  app.addHook("onRequest", async (request) => {
    entries.set(request, context.log.start());
    if (!/^bearer\s+\S/i.test(request.headers.authorization ?? "")) {
      throw new GatewayError(401, "No auth credentials found");
    }
  });
  app.setErrorHandler((error, request, reply) => {
    sendGatewayError(reply, error);
    const entry = entries.get(request);
    if (entry) endRequest(entry, reply.statusCode);
  });
  app.post("/v1/chat/completions", async (request, reply) => {
    const entry = entries.get(request) ?? context.log.start();
    await completeChat(context, { body: request.body, reply, entry });
    return reply;
  });
}

const PARAMETERS = [
  "max_tokens",
  "temperature",
  "top_p",
  "seed",
  "stop",
  "response_format",
  "structured_outputs",
];

const TOOLS = ["tools", "tool_choice"];
const SEARCH_PARAMETERS: Readonly<Record<Persona["search"], readonly string[]>> = {
  native: TOOLS,
  gateway: TOOLS,
  built_in: ["web_search_options"],
  none: [],
};

/** The catalogue as OpenRouter lists models; prices are US dollars per token, as text. */
function listModels() {
  return {
    data: PERSONAS.map(({ id, name, created, contextLength, price, search }) => ({
      id,
      canonical_slug: id,
      name,
      created,
      description: `${name} as the sandbox imitates it.`,
      context_length: contextLength,
      architecture: { modality: "text->text", input_modalities: ["text"], output_modalities: ["text"] },
      pricing: {
        prompt: perToken(price.prompt),
        completion: perToken(price.completion),
        request: "0",
        // A price of its own where the provider has a search.
        web_search: search === "native" || search === "built_in" ? "0.01" : "0",
      },
      top_provider: { context_length: contextLength, max_completion_tokens: 16_384, is_moderated: false },
      supported_parameters: [...PARAMETERS, ...SEARCH_PARAMETERS[search]],
      default_parameters: null,
      per_request_limits: null,
      supported_voices: null,
      links: { details: `/api/v1/models/${id}/endpoints` },
    })),
    links: { next: null },
    total_count: PERSONAS.length,
  };
}

function perToken(perMillion: number): string {
  return (perMillion / 1e6).toFixed(9).replace(/0+$/, "");
}
