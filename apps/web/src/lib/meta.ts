/** Title, description, canonical address and social tags of a page. */
interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly publicUrl: string;
  readonly path: string;
  readonly index?: boolean;
}

export const SITE_NAME = "Standings";
export const TAGLINE = "See where you stand in AI answers";

export function pageHead({ title, description, publicUrl, path, index = true }: PageMeta) {
  const url = `${publicUrl.replace(/\/$/, "")}${path}`;
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      ...(index ? [] : [{ name: "robots", content: "noindex" }]),
    ],
    links: [{ rel: "canonical", href: url }],
  };
}

/** A page whose address arrives with a secret: not indexed, and no referrer to anybody. */
export function secretLinkHead(page: Omit<PageMeta, "index">) {
  const { meta, links } = pageHead({ ...page, title: `${page.title} · ${SITE_NAME}`, index: false });
  return { meta: [...meta, { name: "referrer", content: "no-referrer" }], links };
}

/** Of an address that nothing is at. */
export function missingHead(title: string) {
  return {
    meta: [
      { title: `${title} · ${SITE_NAME}` },
      { name: "description", content: "Nothing is listed at this address." },
      { name: "robots", content: "noindex" },
    ],
  };
}

interface Matched {
  readonly match: {
    readonly pathname: string;
    readonly context: { readonly site: { readonly publicUrl: string } };
  };
}

/** The head of a page that belongs to one user: not for search engines. */
export function privateHead({ match }: Matched, title: string, description: string) {
  const { publicUrl } = match.context.site;
  return pageHead({
    title: `${title} · ${SITE_NAME}`,
    description,
    publicUrl,
    path: match.pathname,
    index: false,
  });
}
