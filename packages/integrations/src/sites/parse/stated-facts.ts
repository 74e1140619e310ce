import type { Attribute, FactValue, Period, StatedFact } from "@standings/domain";
import { oneLine } from "./visible-text.ts";

/** Facts of one page, and characters of a name in them. */
const MAX_STATED = 60;
const MAX_NAME = 80;
const ORGANIZATION = /(?:Organization|Corporation|Business|Store|Agency)$/;
const PRODUCT = /(?:Product|Service|Application)$/;
const DAY = /^\d{4}(?:-\d{2}){0,2}/u;

type Node = Readonly<Record<string, unknown>>;

/** What JSON-LD states that can be held against claims: of an organization, and of a product with its offers (§2.2). */
export class StatedFacts {
  readonly #facts = new Map<string, StatedFact>();

  /** Takes a node of JSON-LD. */
  take(node: object): void {
    const own: Node = { ...node };
    const types = [own["@type"]].flat().filter((type) => typeof type === "string");
    if (types.some((type) => ORGANIZATION.test(type))) this.#takeOrganization(own);
    if (types.some((type) => PRODUCT.test(type))) this.#takeProduct(own);
  }

  list(): StatedFact[] {
    return [...this.#facts.values()];
  }

  #takeOrganization({ foundingDate, numberOfEmployees, address }: Node): void {
    const date = DAY.exec(textOf(foundingDate))?.[0];
    if (date) this.#add("founded", "", { kind: "date", date });
    const size = amountOf(numberOfEmployees) ?? amountOf(asNode(numberOfEmployees).value);
    if (size !== null) this.#add("size", "", { kind: "number", amount: size });
    const places = [address].flat().flatMap((one) => textOf(asNode(one).addressLocality) || []);
    if (places.length > 0) this.#add("place", "", { kind: "set", items: places, isComplete: false });
  }

  #takeProduct({ operatingSystem, offers }: Node): void {
    const items = [operatingSystem].flat().flatMap((one) =>
      textOf(one)
        .split(/[,;]/u)
        .flatMap((name) => name.trim() || []),
    );
    if (items.length > 0) this.#add("platform", "", { kind: "set", items, isComplete: false });
    for (const offer of [offers].flat()) this.#takeOffer(asNode(offer));
  }

  #takeOffer(offer: Node): void {
    const specification = asNode([offer.priceSpecification].flat()[0]);
    const amount = amountOf(offer.price) ?? amountOf(specification.price);
    const currency = textOf(offer.priceCurrency) || textOf(specification.priceCurrency);
    if (amount === null || !/^[A-Z]{3}$/u.test(currency)) return;
    if (amount === 0) {
      this.#add("free_plan", "", { kind: "yes_no", is: true });
      return;
    }
    const words = ["billingDuration", "unitCode", "unitText"]
      .map((key) => textOf(specification[key]) || textOf(asNode(specification.referenceQuantity)[key]))
      .join(" ");
    const unit = /\b(?:seats?|users?|licen[cs]es?|persons?|C62)\b/iu.test(words) ? "seat" : null;
    const value = { kind: "money", amount, currency, period: periodOf(words), unit } as const;
    this.#add("price", textOf(offer.name), value);
  }

  #add(attribute: Attribute, subject: string, value: FactValue): void {
    const fact = { attribute, subject: subject.slice(0, MAX_NAME), value };
    if (this.#facts.size < MAX_STATED) this.#facts.set(JSON.stringify(fact), fact);
  }
}

/** As durations (`P1M`), codes of units (`MON`) and words have it. */
function periodOf(words: string): Period | null {
  if (/\bP1M\b|\bMON\b|\bmonth/iu.test(words)) return "month";
  if (/\bP1Y\b|\bP12M\b|\bANN\b|\byear|\bannual/iu.test(words)) return "year";
  if (/\bP7D\b|\bP1W\b|\bWEE\b|\bweek/iu.test(words)) return "week";
  return /\bP1D\b|\bDAY\b|\bday/iu.test(words) ? "day" : null;
}

function asNode(value: unknown): Node {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? oneLine(value.slice(0, 2 * MAX_NAME)).slice(0, MAX_NAME) : "";
}

/** A number, or one that is written as schema.org asks: with a point, without signs of thousands. */
function amountOf(value: unknown): number | null {
  if (typeof value === "string" && !/^\d{1,12}(?:\.\d{1,4})?$/u.test(value.trim())) return null;
  const amount = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
  return Number.isFinite(amount) && amount >= 0 ? amount : null;
}
