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
    context_length: z.coerce.number().int(),
    /** US dollars per million tokens */
    prompt_price: z.coerce.number(),
    completion_price: z.coerce.number(),
    /** How many companies the model names when it knows enough. */
    list_length: z.coerce.number().int(),
    /** 0 = lists only what everybody lists, 1 = full of surprises. */
    taste: share,
    /** Share of names that the model writes in another common way. */
    alias_rate: share,
    /** Share of entries without an address. */
    no_address_rate: share,
    /** How the model writes a company's address. */
    address_style: z.enum(["bare", "www", "url"]),
    /** Milliseconds that an answer takes at speed 1. */
    min_delay: z.coerce.number(),
    max_delay: z.coerce.number(),
    voice: z.enum(VOICES),
  })
  .transform((cells) => ({
    id: cells.id,
    name: cells.name,
    provider: cells.provider,
    created: cells.created,
    contextLength: cells.context_length,
    price: { prompt: cells.prompt_price, completion: cells.completion_price },
    listLength: cells.list_length,
    taste: cells.taste,
    aliasRate: cells.alias_rate,
    noAddressRate: cells.no_address_rate,
    addressStyle: cells.address_style,
    delay: [cells.min_delay, cells.max_delay] as const,
    voice: cells.voice,
  }));

/** What makes one model's answers look different from another's. Figures are typical, not measured. */
export type Persona = Readonly<z.output<typeof row>>;

export const PERSONAS: readonly Persona[] = readCsv("personas", row);

const byId = new Map(PERSONAS.map((persona) => [persona.id, persona]));

export function findPersona(id: string): Persona | undefined {
  return byId.get(id);
}
