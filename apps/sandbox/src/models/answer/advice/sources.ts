import { LEVELS } from "@standings/domain";
import { z } from "zod";
import { readCsv, split } from "../../../read-csv.ts";

const alternatives = z.string().transform((cell) => split(cell, "|"));
const level = z.enum(LEVELS);

/** Kinds of sources: what is to be gained there, and what to do. */
export const SOURCE_KINDS = readCsv(
  "advice/source-kinds",
  z.strictObject({
    kind: z.string().min(1),
    category: z.string().min(1),
    text: alternatives,
    /** `{source}` are one or two sources of the kind. */
    action: alternatives,
    cost: z.string().min(1),
    effort: level,
    impact: level,
  }),
);

export type SourceKind = (typeof SOURCE_KINDS)[number];

const HOSTS = readCsv(
  "advice/source-hosts",
  z.strictObject({
    domain: z.string().min(1),
    name: z.string().min(1),
    kind: z.enum(SOURCE_KINDS.map(({ kind }) => kind)),
  }),
);
const hosts = new Map(HOSTS.map((host) => [host.domain, host]));

/** Kind of a source, as far as the model knows the site; competitors are those that it is told of or knows. */
export function kindOfSource(domain: string, own: string, isCompany: (domain: string) => boolean): string {
  if (domain === own) return "own";
  return hosts.get(domain)?.kind ?? (isCompany(domain) ? "rival" : "other");
}

/** How people call a source: "G2". */
export function sourceName(domain: string): string {
  return hosts.get(domain)?.name ?? domain;
}
