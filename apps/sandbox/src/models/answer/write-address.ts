import type { Persona } from "../personas.ts";
import { chance } from "../random.ts";

/** A domain as this model writes addresses, or "" where it leaves it out. */
export function writeAddress(domain: string, { persona, seed }: { persona: Persona; seed: string }): string {
  if (chance(seed, "address", persona.id, domain) < persona.noAddressRate) return "";
  switch (persona.addressStyle) {
    case "bare":
      return domain;
    case "www":
      return `www.${domain}`;
    case "url":
      return `https://www.${domain}/`;
  }
}
