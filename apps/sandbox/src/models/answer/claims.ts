import { CLAIM_ATTRIBUTES } from "@standings/domain";
import { z } from "zod";
import { readCsv } from "../../read-csv.ts";
import type { Persona } from "../personas.ts";
import { chance } from "../random.ts";

const value = z.string().transform((text) => text || null);

const row = z.strictObject({
  domain: z.string().min(1),
  attribute: z.enum(CLAIM_ATTRIBUTES),
  /** A plan; empty: the company itself. */
  subject: z.string(),
  /** With `{name}` and `{value}`. */
  sentence: z.string().includes("{name}").includes("{value}"),
  right: z.string().min(1),
  /** What held once; empty: nothing else did. */
  old: value,
  wrong: z.string().min(1),
});

/** What can be checked of some companies: the true value, one that held once, and a wrong one. */
export const CLAIMS = readCsv("claims", row);
export type Claim = (typeof CLAIMS)[number];

/** A claim as an answer makes it: what tests hold the product's reading and verdict against. */
export interface PlantedClaim extends Pick<Claim, "attribute" | "subject"> {
  readonly sentence: string;
  readonly value: string;
  readonly is: "right" | "old" | "wrong";
}

/** Share of answers that say something of a company that can be checked. */
const SAYS = 0.6;

/** What a model says of a company in one answer, by its own belief; null: nothing, or nothing is known of the company. */
export function plantClaim(
  domain: string,
  name: string,
  {
    persona,
    occasion,
    seed,
  }: { readonly persona: Persona; readonly occasion: string; readonly seed: string },
): PlantedClaim | null {
  const own = CLAIMS.filter((claim) => claim.domain === domain);
  if (chance(seed, "says", persona.id, domain, occasion) >= SAYS) return null;
  const claim = own[Math.floor(chance(seed, "what", persona.id, domain, occasion) * own.length)];
  return claim ? sayClaim(claim, name, { persona, seed }) : null;
}

/** A claim as a model believes it: the same in all its answers. */
export function sayClaim(
  { domain, attribute, subject, sentence, right, old, wrong }: Claim,
  name: string,
  { persona, seed }: { readonly persona: Persona; readonly seed: string },
): PlantedClaim {
  const drawn = chance(seed, "believes", persona.id, domain, attribute, subject);
  const is =
    drawn < persona.wrongRate
      ? "wrong"
      : old !== null && drawn < persona.wrongRate + persona.oldRate
        ? "old"
        : "right";
  const said = { right, old: old ?? right, wrong }[is];
  return {
    ...{ attribute, subject, value: said, is },
    sentence: sentence.replace("{name}", name).replace("{value}", said),
  };
}
