import { z } from "zod";
import { findPersona, type Persona, takesTools } from "../personas.ts";
import type { WorldOfCall } from "../world.ts";
import { GatewayError } from "./gateway-error.ts";

type AnswerFormat =
  | { readonly type: "text" }
  | { readonly type: "json_object" }
  | { readonly type: "json_schema"; readonly schema: unknown };

/** A validated call, reduced to the values that the answer depends on. */
export interface ChatRequest {
  readonly persona: Persona;
  /** Text of the system (or developer) messages. */
  readonly instruction: string;
  /** Text of the last user message. */
  readonly question: string;
  readonly promptCharacters: number;
  readonly stream: boolean;
  /** Whether the model may search the web, or has to. */
  readonly webSearch: "none" | "offered" | "forced";
  /** Country (ISO 3166-1) of the location that its search is sent; null for none. */
  readonly location: string | null;
  readonly maxTokens: number | null;
  readonly format: AnswerFormat;
  /** The caller's `seed`; "" when it sent none. */
  readonly variation: string;
  /** What has changed in the world (`world.ts`). */
  readonly world?: WorldOfCall;
}

const part = z.looseObject({ type: z.string(), text: z.string().optional() });
const message = z.looseObject({
  role: z.enum(["system", "developer", "user", "assistant", "tool", "function"]),
  content: z.union([z.string(), z.array(part)]).nullish(),
});
const responseFormat = z.union([
  z.looseObject({ type: z.literal("text") }),
  z.looseObject({ type: z.literal("json_object") }),
  z.looseObject({
    type: z.literal("json_schema"),
    json_schema: z.looseObject({ name: z.string().min(1), schema: z.looseObject({}) }),
  }),
]);
/** Where a search is (OpenRouter, "User Location"). */
const place = z.looseObject({ country: z.string().length(2).nullish() }).nullish();
const body = z.looseObject({
  model: z.string(),
  messages: z.array(message).min(1),
  stream: z.boolean().nullish(),
  max_tokens: z.number().int().min(1).nullish(),
  max_completion_tokens: z.number().int().min(1).nullish(),
  response_format: responseFormat.nullish(),
  tools: z
    .array(z.looseObject({ type: z.string(), parameters: z.looseObject({ user_location: place }).nullish() }))
    .nullish(),
  web_search_options: z.looseObject({ user_location: place }).nullish(),
  plugins: z.array(z.looseObject({ id: z.string() })).nullish(),
  seed: z.number().nullish(),
});

type Body = z.infer<typeof body>;

const ONLINE = ":online";
const NO_TOOLS =
  "No endpoints found that support tool use. To learn more about provider routing, visit: https://openrouter.ai/docs/guides/routing/provider-selection";

/** Validates a call and ignores unknown parameters. Throws a `GatewayError` (400, 404) that names the fault. */
export function readRequest(input: unknown): ChatRequest {
  if (typeof input === "object" && input !== null && !("messages" in input)) {
    throw new GatewayError(400, 'Input required: specify "prompt" or "messages"');
  }
  const parsed = body.safeParse(input);
  if (!parsed.success) throw invalid(parsed.error);
  const { data } = parsed;
  const persona = findPersona(data.model.replace(/:online$/, ""));
  if (!persona) throw new GatewayError(400, `${data.model} is not a valid model ID`);
  const turns = data.messages.map(({ role, content }) => ({ role, text: textOf(content) }));
  const asked = turns.findLast(({ role }) => role === "user");
  if (!asked || asked.text.trim() === "") {
    throw new GatewayError(400, "Input must contain a user message with text", {
      provider_name: persona.provider,
    });
  }
  if (data.tools?.length && !takesTools(persona)) throw new GatewayError(404, NO_TOOLS);
  return {
    persona,
    instruction: turns
      .flatMap(({ role, text }) => (role === "system" || role === "developer" ? [text] : []))
      .join("\n"),
    question: asked.text.trim(),
    promptCharacters: turns.reduce((total, { text }) => total + text.length, 0),
    stream: data.stream ?? false,
    webSearch: readWebSearch(data),
    location: readLocation(data),
    maxTokens: data.max_completion_tokens ?? data.max_tokens ?? null,
    format: toFormat(data.response_format),
    variation: data.seed === null || data.seed === undefined ? "" : String(data.seed),
  };
}

/** The tool and the options leave the choice to the model; the web plugin always searches. */
function readWebSearch({ model, tools, plugins, web_search_options }: Body): ChatRequest["webSearch"] {
  if (model.endsWith(ONLINE) || plugins?.some(({ id }) => id === "web")) return "forced";
  return web_search_options || tools?.some(({ type }) => type === "openrouter:web_search")
    ? "offered"
    : "none";
}

function readLocation({ tools, web_search_options }: Body): string | null {
  const inTool = tools?.find(({ type }) => type === "openrouter:web_search")?.parameters?.user_location;
  return (inTool ?? web_search_options?.user_location)?.country ?? null;
}

function textOf(content: z.infer<typeof message>["content"]): string {
  if (typeof content === "string") return content;
  return (content ?? []).flatMap(({ type, text }) => (type === "text" && text ? [text] : [])).join("\n");
}

function toFormat(format: z.infer<typeof responseFormat> | null | undefined): AnswerFormat {
  if (format?.type === "json_schema") return { type: "json_schema", schema: format.json_schema.schema };
  return { type: format?.type ?? "text" };
}

function invalid(error: z.ZodError): GatewayError {
  const [first] = error.issues;
  const path = first?.path.join(".") ?? "";
  return new GatewayError(400, `Invalid request: ${path ? `${path}: ` : ""}${first?.message ?? "body"}`, {
    issues: error.issues
      .slice(0, 5)
      .map((issue) => ({ path: issue.path.map(String), message: issue.message })),
  });
}
