import { field, list } from "./untyped-json.ts";

const MAX_RECORDS = 20;

/** What Google's own search found for a reply: queries and pages, as they stand in the reply. */
interface VertexGrounding {
  readonly queries: readonly unknown[];
  readonly pages: readonly unknown[];
}

/**
 * Gemini's `groundingMetadata` (Vertex AI's API reference, `GroundingMetadata`), which LiteLLM passes on as
 * `vertex_ai_grounding_metadata` (BerriAI/litellm #14140): one or a list, in the completion, its choice or the message.
 */
export function readVertexGrounding(completion: unknown, most: number): VertexGrounding {
  const choice = list(field(completion, "choices"), 1)[0];
  const records = [completion, choice, field(choice, "message")].flatMap((place) =>
    NAMES.flatMap((name) => toRecords(field(place, name) ?? [])),
  );
  return {
    queries: records.flatMap((record) =>
      eitherList(record, ["webSearchQueries", "web_search_queries"], most),
    ),
    pages: records
      .flatMap((record) => eitherList(record, ["groundingChunks", "grounding_chunks"], most))
      .flatMap((chunk) => field(chunk, "web") ?? []),
  };
}

const NAMES = ["vertex_ai_grounding_metadata", "groundingMetadata", "grounding_metadata"];

/** One record, a list of them, or lists in a list. */
function toRecords(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_RECORDS).flat().slice(0, MAX_RECORDS) : [value];
}

function eitherList(record: unknown, names: readonly string[], most: number): unknown[] {
  return names.flatMap((name) => list(field(record, name), most));
}
