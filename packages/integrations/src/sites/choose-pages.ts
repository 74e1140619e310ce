import { PAGE_KINDS, type PageKind, SITE_LIMITS } from "@standings/domain";

/** Words in a path by the kind of page that they show, in English and the large languages of Europe and Asia. */
const WORDS: Readonly<Record<Exclude<PageKind, "home" | "other">, readonly string[]>> = {
  pricing: [
    "pricing",
    "prices",
    "price",
    "plans",
    "preise",
    "tarifs",
    "precios",
    "prezzi",
    "precos",
    "tarieven",
  ],
  product: [
    ...["product", "products", "features", "platform", "solutions", "services", "software", "produkt"],
    ...["produkte", "produits", "productos", "prodotti", "funktionen", "service", "shop", "collections"],
  ],
  about: ["about", "about-us", "company", "who-we-are", "ueber-uns", "a-propos", "nosotros", "chi-siamo"],
  blog: ["blog", "news", "articles", "magazine", "insights", "stories", "aktuelles", "actualites"],
  docs: ["docs", "documentation", "help", "support", "faq", "guides", "developers", "hilfe", "aide"],
};

const FILE = /\.(?!html?$|php$|aspx?$)[a-z0-9]{2,5}$/i;

interface Candidate {
  readonly url: URL;
  readonly kind: PageKind;
  readonly depth: number;
}

export interface ChosenPage {
  readonly url: URL;
  readonly kind: PageKind;
}

/**
 * At most five pages that a buyer reads, one of each kind: pricing, product, about, blog, documentation; then others in
 * the order of the home page's links and the sitemap. Of one kind the page with the shortest path, on a tie the first.
 */
export function choosePages(
  home: URL,
  addresses: readonly string[],
  isOnSite: (url: URL) => boolean,
): ChosenPage[] {
  const candidates = candidatesOf(home, addresses, isOnSite);
  const best = PAGE_KINDS.filter((kind) => kind !== "other").flatMap((kind) => {
    const [first] = candidates.filter((page) => page.kind === kind).sort((a, b) => a.depth - b.depth);
    return first ?? [];
  });
  const rest = candidates.filter((page) => !best.includes(page)).sort((a, b) => a.depth - b.depth);
  return [...best, ...rest].slice(0, SITE_LIMITS.pages).map(({ url, kind }) => ({ url, kind }));
}

function candidatesOf(home: URL, addresses: readonly string[], isOnSite: (url: URL) => boolean): Candidate[] {
  const seen = new Set(["/"]);
  return addresses.flatMap((address) => {
    const url = URL.parse(address);
    if (!url || !isOnSite(url) || url.search !== "" || FILE.test(url.pathname)) return [];
    // A site has one copy for people, whatever scheme and prefix a link has.
    const page =
      url.hostname.replace(/^www\./, "") === home.hostname.replace(/^www\./, "")
        ? new URL(url.pathname, home)
        : url;
    const key = page.origin === home.origin ? page.pathname : page.href;
    if (seen.has(key) || seen.has(`${key}/`) || seen.has(key.replace(/\/$/, ""))) return [];
    seen.add(key);
    const segments = page.pathname.toLowerCase().split("/").filter(Boolean);
    return [{ url: page, kind: kindOf(segments), depth: segments.length }];
  });
}

function kindOf(segments: readonly string[]): PageKind {
  const names = segments.map((segment) => segment.replace(/\.\w+$/, ""));
  for (const [kind, words] of Object.entries(WORDS)) {
    if (names.some((name) => words.includes(name)))
      return PAGE_KINDS.find((known) => known === kind) ?? "other";
  }
  return "other";
}
