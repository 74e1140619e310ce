import type OpenAI from "openai";
import { BadRequestError } from "openai";
import { CAPABILITIES, type GatewayKind } from "./capabilities.ts";
import type { GatewayRequest } from "./gateway.ts";
import type { SearchMeans } from "./search-means.ts";
import { field } from "./untyped-json.ts";

type Body = OpenAI.ChatCompletionCreateParamsNonStreaming;

const MAX_TOKENS = 8_000;
/** For an answer of which nothing was left when the first limit was reached. */
const MORE_TOKENS = 24_000;

/** Spellings of the limit; OpenAI's newer models know the second one alone. */
const LIMITS = ["max_tokens", "max_completion_tokens"] as const;

/** A part of a request without which the question is the same. */
type Optional = (typeof LIMITS)[number] | "response_format" | "user" | "reasoning" | "user_location";

/** What a model at a gateway takes: its names of parts that are not sent to it. */
export type Refused = ReadonlySet<Optional>;

export interface Sending {
  readonly kind: GatewayKind;
  readonly search: SearchMeans;
  /** The model takes a JSON schema. */
  readonly takesSchema: boolean;
  readonly refused: Refused;
}

export function toBody(request: GatewayRequest, { kind, search, takesSchema, refused }: Sending): Body {
  const { upstreamId, instruction, question, schema, unique, country, moreRoom = false } = request;
  const body: Body = {
    model: upstreamId,
    messages: [
      ...(instruction === "" ? [] : [{ role: "system", content: instruction } as const]),
      { role: "user", content: question },
    ],
  };
  const limits = kind === "openai" ? LIMITS.toReversed() : LIMITS;
  const limit = limits.find((name) => !refused.has(name));
  if (limit) body[limit] = moreRoom ? MORE_TOKENS : MAX_TOKENS;
  if (unique !== undefined && !refused.has("user")) body.user = unique;
  if (schema && CAPABILITIES[kind].jsonSchema && takesSchema && !refused.has("response_format"))
    body.response_format = { type: "json_schema", json_schema: { ...schema, strict: true } };
  // OpenRouter's parameters are not in the SDK's types.
  const place = country && !refused.has("user_location") ? { type: "approximate", country } : null;
  if (search === "tool") Object.assign(body, { tools: [searchTool(place)] });
  // Of the SDK's type OpenAI's own form is known; Perplexity takes the country as it stands here.
  if (search === "built_in")
    Object.assign(body, { web_search_options: place ? { user_location: place } : {} });
  if (moreRoom && kind === "openrouter" && !refused.has("reasoning"))
    Object.assign(body, { reasoning: { effort: "low" } });
  return body;
}

/**
 * Version of how web search is asked for: which models are sent the tool, with which engine, which `web_search_options`.
 * Raise it with every change; answers carry it.
 */
export const SEARCH_POLICY_VERSION = 1;

type Place = { readonly type: string; readonly country: string } | null;

/** `auto`: the provider's own search where it has one, else OpenRouter's (its guide, "Engine Selection"). */
const SEARCH_PARAMETERS = { engine: "auto", max_results: 10 };

/** `user_location` is passed on to the providers that search by themselves (the guide, "User Location"). */
function searchTool(place: Place) {
  const parameters = place ? { ...SEARCH_PARAMETERS, user_location: place } : SEARCH_PARAMETERS;
  return { type: "openrouter:web_search", parameters };
}

/** The body gives its search a country. */
export function isPlaced(body: Body): boolean {
  return findPlace(body) !== null;
}

function findPlace({ tools, web_search_options }: Body): unknown {
  const inTool = field(field(tools?.[0], "parameters"), "user_location");
  return inTool ?? field(web_search_options, "user_location") ?? null;
}

/** Words by which errors name a part, where they don't name it as it is sent. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  response_format: ["json_schema", "json schema", "structured output", "schema"],
};
/** Parts that cannot be left out. */
const KEPT = ["messages", "model", "tools", "web_search_options"];

/**
 * The part of a request that its 400 is about and that can be left out, or null. An error that names no part may be about
 * the schema.
 */
export function refusedPart(error: unknown, body: Body): Optional | null {
  if (!(error instanceof BadRequestError)) return null;
  const optional: readonly Optional[] = [...LIMITS, "response_format", "user", "reasoning"];
  const sent: Optional[] = optional.filter((name) => Object.hasOwn(body, name));
  const param = typeof error.param === "string" ? error.param.toLowerCase() : "";
  // It stands inside of parts that cannot be left out.
  if (
    isPlaced(body) &&
    `${param} ${error.message} ${JSON.stringify(error.error ?? "")}`.includes("user_location")
  )
    return "user_location";
  const named = [...sent, ...KEPT].find((name) => param === name || param.startsWith(`${name}.`));
  const told =
    named ?? firstNamed(`${error.message} ${JSON.stringify(error.error ?? "")}`, [...sent, ...KEPT]);
  if (told !== undefined) return sent.find((name) => name === told) ?? null;
  return param === "" ? (sent.find((name) => name === "response_format") ?? null) : null;
}

/** The name that a text tells first. Short names are words of every text and count only between quotation marks. */
function firstNamed(text: string, names: readonly string[]): string | undefined {
  const small = text.toLowerCase();
  const places = names.flatMap((name) => {
    const spellings = name.includes("_") ? [name] : [`'${name}'`, `\`${name}\``, `"${name}\\"`];
    const found = [...spellings, ...(WORDS[name] ?? [])].map((word) => small.indexOf(word));
    return found.filter((at) => at >= 0).map((at) => ({ name, at }));
  });
  return places.toSorted((a, b) => a.at - b.at)[0]?.name;
}
