import { LEVELS } from "@standings/domain";

/**
 * JSON schemas of both kinds of advice. Limits are in the instruction and held by the reader: some providers answer 400 to a
 * schema with `maxLength` or `maxItems`, and a model that did is not sent schemas any more.
 */

const TEXT = { type: "string" };
const TEXTS = { type: "array", items: TEXT };
const LEVEL = { type: "string", enum: [...LEVELS] };

function objectOf(properties: Readonly<Record<string, unknown>>) {
  return { type: "object", additionalProperties: false, required: Object.keys(properties), properties };
}

/** A list of pieces of advice with fields besides their text and facts. */
function piecesOf(fields: Readonly<Record<string, unknown>> = {}) {
  const facts = { type: "array", items: { type: "integer" }, description: "Numbers of facts given" };
  return { type: "array", items: objectOf({ text: TEXT, ...fields, facts }) };
}

export const SEO_SCHEMA = {
  name: "seo_advice",
  schema: objectOf({
    summary: piecesOf(),
    keywords: TEXTS,
    seo_strengths: piecesOf(),
    seo_weaknesses: piecesOf(),
    aeo_strengths: piecesOf(),
    aeo_weaknesses: piecesOf(),
    recommendations: piecesOf({ reason: TEXT }),
  }),
};

export const SOURCE_SCHEMA = {
  name: "source_advice",
  schema: objectOf({
    summary: piecesOf(),
    recommendations: piecesOf(),
    missing_opportunities: piecesOf(),
    priority_actions: piecesOf({ platforms: TEXTS, cost: TEXT, effort: LEVEL, impact: LEVEL }),
    source_categories: piecesOf({ category: TEXT, sources: TEXTS }),
  }),
};
