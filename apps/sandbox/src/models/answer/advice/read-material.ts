import { z } from "zod";

const material = z.looseObject({
  company: z.string().catch("the company"),
  website: z.string().catch(""),
  sources: z.array(z.looseObject({ source: z.string(), count: z.number() })).catch([]),
  facts: z
    .array(
      z.looseObject({
        number: z.number().int(),
        status: z.enum(["good", "warning", "bad", "neutral"]),
        title: z.string(),
        detail: z.string(),
      }),
    )
    .catch([]),
});

/** What a caller gives a model to advise on. */
export type Material = z.output<typeof material>;
export type GivenFact = Material["facts"][number];

/** Reads the user message of a call for advice; empty for what is not understood. */
export function readMaterial(question: string): Material {
  try {
    return material.parse(JSON.parse(question));
  } catch {
    return { company: "the company", website: "", sources: [], facts: [] };
  }
}
