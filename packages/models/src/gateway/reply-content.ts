import type { GatewayRequest } from "./gateway.ts";
import { field, list } from "./untyped-json.ts";

const MAX_PARTS = 10_000;

/**
 * What a message says. `content` is a text or a list of parts, of which the thinking is left out (Mistral's API reference,
 * `ThinkChunk`). Where it is empty, the JSON that `schema` asks for may stand in the field of reasoning
 * (vllm-project/vllm #17349); any other reasoning is a draft and stays unread.
 */
export function readContent(
  message: unknown,
  schema: GatewayRequest["schema"],
): { readonly text: string; readonly refusal: boolean } {
  const content = field(message, "content");
  const parts = list(content, MAX_PARTS);
  const text = typeof content === "string" ? content : parts.map(partText).join("");
  const refusal =
    Boolean(field(message, "refusal")) || (text === "" && parts.some((part) => field(part, "refusal")));
  if (text.trim() !== "" || refusal || schema === null) return { text, refusal };
  const reasoning = [field(message, "reasoning_content"), field(message, "reasoning")];
  return { text: reasoning.find((content) => isAskedFor(content, schema)) ?? text, refusal };
}

const SPOKEN = new Set<unknown>(["text", "output_text", undefined]);

function partText(part: unknown): string {
  if (typeof part === "string") return part;
  const text = field(part, "text");
  return SPOKEN.has(field(part, "type")) && typeof text === "string" ? text : "";
}

/** The whole text is a JSON object with all that the schema requires. */
function isAskedFor(content: unknown, { schema }: NonNullable<GatewayRequest["schema"]>): content is string {
  if (typeof content !== "string") return false;
  const value = parseObject(content);
  const required = list(field(schema, "required"), MAX_PARTS);
  return value !== null && required.every((name) => typeof name === "string" && Object.hasOwn(value, name));
}

const FENCE = "```";

function parseObject(text: string): object | null {
  try {
    const whole = text.trim();
    const isFenced = whole.startsWith(FENCE) && whole.endsWith(FENCE);
    const value: unknown = JSON.parse(
      isFenced ? whole.slice(FENCE.length, -FENCE.length).replace(/^json/u, "") : whole,
    );
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
