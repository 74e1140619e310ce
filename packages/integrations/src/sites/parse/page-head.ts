import { type CountrySite, countryOfCode, MAX_ALTERNATE_SITES, registrableDomain } from "@standings/domain";
import { attribute, type Element, type Step } from "./page-tree.ts";
import { oneLine } from "./visible-text.ts";

const MAX_LENGTH = 1_000;
const MAX_LINKS = 1_000;
const MAX_ALTERNATES = 200;
const DATE_METAS = [
  "article:modified_time",
  "article:published_time",
  "og:updated_time",
  "last-modified",
  "date",
];

/** Collects title, metadata and links of a document. */
export class PageHead {
  readonly #url: string;
  readonly #meta = new Map<string, string>();
  readonly #links = new Set<string>();
  readonly #alternates = new Set<string>();
  /** Countries that `hreflang` gives to other sites, by registrable domain. */
  readonly #countries = new Map<string, Set<string>>();
  #title: string | null = null;
  #isInTitle = false;
  #language: string | null = null;
  #canonical: string | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  take(step: Step): void {
    if (step.kind === "text") {
      if (this.#isInTitle) this.#title = `${this.#title ?? ""}${step.text}`;
    } else if (step.kind === "close") this.#isInTitle = false;
    else this.#takeElement(step.element);
  }

  /** The first value of a `meta` element, by its name or property in small letters. */
  meta(name: string): string | null {
    return this.#meta.get(name) ?? null;
  }

  /** What its metadata say of its dates. */
  dates(): string[] {
    return DATE_METAS.flatMap((name) => this.meta(name) ?? []);
  }

  content() {
    return {
      title: oneLine(this.#title ?? "").slice(0, MAX_LENGTH) || null,
      description: oneLine(this.meta("description") ?? "").slice(0, MAX_LENGTH) || null,
      language: this.#language,
      alternates: [...this.#alternates],
      alternateSites: this.#alternateSites(),
      canonical: this.#canonical,
      links: [...this.#links],
    };
  }

  #takeElement(element: Element): void {
    const { tagName } = element;
    if (tagName === "html") this.#language = attribute(element, "lang")?.slice(0, 35) ?? null;
    // An SVG has titles too.
    else if (tagName === "title") this.#isInTitle = this.#title === null && isHtml(element);
    else if (tagName === "meta") this.#takeMeta(element);
    else if (tagName === "link") this.#takeLink(element);
    else if (tagName === "a" && this.#links.size < MAX_LINKS) {
      const href = this.#absolute(attribute(element, "href"));
      if (href) this.#links.add(href);
    }
  }

  #takeMeta(element: Element): void {
    const name = attribute(element, "name") ?? attribute(element, "property");
    const content = attribute(element, "content");
    if (name && content && !this.#meta.has(name.toLowerCase())) this.#meta.set(name.toLowerCase(), content);
  }

  #takeLink(element: Element): void {
    const rels = attribute(element, "rel")?.toLowerCase().split(/\s+/) ?? [];
    if (rels.includes("canonical")) this.#canonical ??= this.#absolute(attribute(element, "href"));
    const language = attribute(element, "hreflang")?.slice(0, 35);
    if (!rels.includes("alternate") || !language || this.#alternates.size >= MAX_ALTERNATES) return;
    this.#alternates.add(language);
    const site = siteOf(this.#absolute(attribute(element, "href")));
    if (site === null || site === siteOf(this.#url)) return;
    const countries = this.#countries.get(site) ?? new Set();
    const country = countryOfCode(language);
    if (country !== null) countries.add(country);
    if (this.#countries.has(site) || this.#countries.size < MAX_ALTERNATE_SITES)
      this.#countries.set(site, countries);
  }

  /** A site that is named for two countries is of neither. */
  #alternateSites(): CountrySite[] {
    return [...this.#countries].map(([domain, countries]) => {
      const [country = null] = countries;
      return { domain, country: countries.size === 1 ? country : null };
    });
  }

  #absolute(href: string | null): string | null {
    const url = href === null ? null : URL.parse(href, this.#url);
    if (!url || !/^https?:$/.test(url.protocol) || url.href.length > MAX_LENGTH) return null;
    url.hash = "";
    return url.href;
  }
}

function siteOf(url: string | null): string | null {
  return url === null ? null : registrableDomain(URL.parse(url)?.hostname ?? "");
}

function isHtml({ namespaceURI }: Element): boolean {
  return namespaceURI === "http://www.w3.org/1999/xhtml";
}
