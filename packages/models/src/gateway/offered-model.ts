import type { GatewayKind } from "./capabilities.ts";
import type { OfferedModel } from "./gateway.ts";
import { listedSearchOf, searchMeansOf } from "./search-means.ts";
import { field, line, list } from "./untyped-json.ts";

const NAME_MAX = 200;
const MAX_PARAMETERS = 200;
const TOKENS_OF_A_PRICE = 1_000_000;
/** Of OpenAI's API the seconds of 1970 that a list may have; beyond, JavaScript knows no date. */
const LAST_SECOND = 8_640_000_000_000;

/**
 * An entry of a list of models. All of them have an id and mostly `created` (seconds); `name`, `pricing` (US dollars per token,
 * as text; -1 where it varies) and `supported_parameters` are OpenRouter's ("List available models").
 */
export function toOffered(model: { readonly id: string }, kind: GatewayKind): OfferedModel {
  const parameters = list(field(model, "supported_parameters"), MAX_PARAMETERS);
  const pricing = field(model, "pricing");
  return {
    upstreamId: model.id,
    name: line(field(model, "name"), NAME_MAX) ?? model.id,
    createdAt: dateOf(field(model, "created")),
    search: searchMeansOf(model),
    searchedBy: listedSearchOf(model, kind),
    structuredOutput:
      parameters.length === 0
        ? null
        : parameters.includes("structured_outputs") || parameters.includes("response_format"),
    inputPrice: perMillion(field(pricing, "prompt")),
    outputPrice: perMillion(field(pricing, "completion")),
  };
}

function dateOf(seconds: unknown): string | null {
  if (typeof seconds !== "number" || !(seconds > 0 && seconds < LAST_SECOND)) return null;
  return new Date(seconds * 1_000).toISOString();
}

/** Rounded to a hundredth of a cent. */
function perMillion(perToken: unknown): number | null {
  if (typeof perToken !== "string" || perToken.trim() === "") return null;
  const price = Number(perToken) * TOKENS_OF_A_PRICE;
  return Number.isFinite(price) && price >= 0 ? Math.round(price * 10_000) / 10_000 : null;
}
