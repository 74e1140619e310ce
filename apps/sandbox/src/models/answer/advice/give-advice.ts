import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ChatRequest } from "../../protocol/read-request.ts";
import { chance } from "../../random.ts";
import { adviseSeo } from "./advise-seo.ts";
import { adviseSources } from "./advise-sources.ts";
import { readMaterial } from "./read-material.ts";
import type { Speech } from "./sentences.ts";
import { understandFacts } from "./understand-fact.ts";

/** Share of analyses in which a model rests one piece on a fact that nobody gave it. */
const INVENTS = 0.15;

export type AdviceTask = "seo_advice" | "source_advice";

interface AdviceSettings {
  readonly catalogue: Catalogue;
  readonly seed: string;
  /** It rests one piece on a fact that nobody gave it. */
  readonly mustInvent: boolean;
}

/** Advice on the facts of the user message. Models differ in what they choose, how they say it and in which order. */
export function giveAdvice(
  task: AdviceTask,
  { question, persona }: ChatRequest,
  { catalogue, seed, mustInvent }: AdviceSettings,
) {
  const material = readMaterial(question);
  const { company, website, facts } = material;
  const draw = (...parts: readonly (string | number)[]) =>
    chance(seed, "advice", persona.id, website, ...parts);
  const points = understandFacts(facts);
  const speech: Speech = { company, website, points, draw };
  const advice =
    task === "seo_advice" ? adviseSeo(speech, catalogue) : adviseSources(speech, material, catalogue);
  if (!mustInvent && draw("invents", task) >= INVENTS) return advice;
  const unknown = Math.max(0, ...facts.map(({ number }) => number)) + 7;
  const text = `Repeat this autumn's campaign, which brought ${company} its best month.`;
  const invented = { text, reason: "The figures of that month speak for themselves.", facts: [unknown] };
  return { ...advice, recommendations: [...advice.recommendations, invented] };
}
