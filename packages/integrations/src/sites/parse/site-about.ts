import type { PageAbout } from "@standings/domain";
import { oneLine } from "./visible-text.ts";

const MAX_LENGTH = 1_000;
const MAX_AREAS = 3;
/** Types of schema.org by what they describe; those of shops and services are many. */
const ORGANIZATION = /(?:Organization|Corporation|Business|Store|Agency)$/;
const PRODUCT = /(?:Product|Service|Application)$/;

/** What structured data say of whom a page belongs to: of the organization first, else of a product. */
export class SiteAbout {
  #organization: string | null = null;
  #product: string | null = null;
  #area: string | null = null;
  #language: string | null = null;

  /** Takes a node of JSON-LD. */
  take(node: object): void {
    const own: Readonly<Record<string, unknown>> = { ...node };
    const types = [own["@type"]].flat().filter((type) => typeof type === "string");
    const isOrganization = types.some((type) => ORGANIZATION.test(type));
    const isProduct = types.some((type) => PRODUCT.test(type));
    if (isOrganization) this.#organization ??= textOf(own.description);
    else if (isProduct) this.#product ??= textOf(own.description);
    if (isOrganization || isProduct) this.#area ??= namesOf(own.areaServed);
    this.#language ??= nameOf([own.inLanguage].flat()[0]);
  }

  about(): PageAbout {
    const description = this.#organization ?? this.#product;
    return { description, areaServed: this.#area, language: this.#language };
  }
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? oneLine(value).slice(0, MAX_LENGTH) || null : null;
}

/** A text, or the name of a node: a country, a language. */
function nameOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return textOf(value);
  const { name, alternateName }: Readonly<Record<string, unknown>> = { ...value };
  return textOf(name) ?? textOf(alternateName);
}

function namesOf(value: unknown): string | null {
  const names = [value]
    .flat()
    .slice(0, MAX_AREAS)
    .flatMap((each) => nameOf(each) ?? []);
  return names.length > 0 ? names.join(", ") : null;
}
