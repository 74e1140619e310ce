import { z } from "zod";
import { readCsv } from "../read-csv.ts";

export const VOICES = ["plain", "careful", "upbeat", "blunt", "chatty", "sourced"] as const;
export type Voice = (typeof VOICES)[number];

const share = z.coerce.number().min(0).max(1);

const row = z
  .strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    /** The provider that the gateway says it asked. */
    provider: z.string().min(1),
    /** Unix seconds */
    created: z.coerce.number().int(),
    contextLength: z.coerce.number().int(),
    /** US dollars per million tokens */
    promptPrice: z.coerce.number(),
    completionPrice: z.coerce.number(),
    /** How many companies the model names when it knows enough. */
    listLength: z.coerce.number().int(),
    /** 0 = lists only what everybody lists, 1 = full of surprises. */
    taste: share,
    /** How far a repeated answer strays from the one before: 0.01 = hardly, 0.2 = wildly. In units of a company's score. */
    spread: z.coerce.number().positive().max(1),
    /** Share of names that the model writes in another common way. */
    aliasRate: share,
    /** Share of entries without an address. */
    noAddressRate: share,
    /** How the model writes a company's address. */
    addressStyle: z.enum(["bare", "www", "url"]),
    /** Milliseconds that an answer takes at speed 1. */
    minDelay: z.coerce.number(),
    maxDelay: z.coerce.number(),
    voice: z.enum(VOICES),
    /** How it searches the web: its provider's own way, with the gateway's tool, always and by itself, or not at all. */
    search: z.enum(["native", "gateway", "built_in", "none"]),
    /** Share of questions for which it uses a search that is offered. */
    searchRate: share,
    /** Shares of what it says of companies (`data/claims.csv`) that held once, and that never did. */
    oldRate: share,
    wrongRate: share,
    /**
     * How it learns where the buyer is: from the location that its search is sent and from the instruction, from the
     * instruction alone, or from neither.
     */
    locates: z.enum(["native", "told", "ignored"]),
  })
  .transform(({ promptPrice, completionPrice, minDelay, maxDelay, ...persona }) => ({
    ...persona,
    price: { prompt: promptPrice, completion: completionPrice },
    delay: [minDelay, maxDelay] as const,
  }));

/** What makes one model's answers look different from another's. Figures are typical, not measured. */
export type Persona = Readonly<z.output<typeof row>>;

export const PERSONAS: readonly Persona[] = readCsv("personas", row);

const byId = new Map(PERSONAS.map((persona) => [persona.id, persona]));

export function findPersona(id: string): Persona | undefined {
  return byId.get(id);
}

/** Whether it calls tools; the gateway refuses them for other models. */
export function takesTools({ search }: Persona): boolean {
  return search === "native" || search === "gateway";
}
