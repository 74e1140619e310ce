import {
  type CompanyFigures,
  PAGE_DESCRIPTIONS,
  PUBLIC_PAGES,
  type PublicPageName,
  plural,
  SITE_NAME,
  TAGLINE,
} from "@standings/domain";

export { SITE_NAME, TAGLINE };

/** Title, description, canonical address and social tags of a page. */
interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly publicUrl: string;
  readonly path: string;
  readonly index?: boolean;
  /** Path of the social image. */
  readonly image?: string;
  /** Structured data (schema.org) besides the breadcrumb; in server HTML only. */
  readonly structured?: readonly StructuredData[];
}

/** A schema.org object without its `@context`. */
export type StructuredData = { readonly "@type": string } & Readonly<Record<string, unknown>>;

export function pageHead({
  title,
  description,
  publicUrl,
  path,
  index = true,
  image = "/social/home.png",
  structured = [],
}: PageMeta) {
  const site = publicUrl.replace(/\/$/, "");
  const url = `${site}${path}`;
  return {
    meta: [
      { title },
      // Search engines read these from the server's HTML only.
      ...(import.meta.env.SSR
        ? [
            { name: "description", content: description },
            { property: "og:title", content: title },
            { property: "og:description", content: description },
            { property: "og:url", content: url },
            { property: "og:image", content: `${site}${image}` },
            { property: "og:image:width", content: "1200" },
            { property: "og:image:height", content: "630" },
          ]
        : []),
      ...(index ? [] : [{ name: "robots", content: "noindex" }]),
    ],
    links: [{ rel: "canonical", href: url }],
    scripts: structuredScripts(structured),
  };
}

/** The head of a page of `PUBLIC_PAGES`, with its own social image and its place in the site. */
export function publicPageHead(
  name: PublicPageName,
  publicUrl: string,
  more: Partial<Pick<PageMeta, "title" | "description" | "path" | "index" | "structured">> = {},
) {
  const page = PUBLIC_PAGES[name];
  const title = more.title ?? page.title;
  return pageHead({
    description: import.meta.env.SSR ? PAGE_DESCRIPTIONS[name] : "",
    ...page,
    ...more,
    title: `${title} · ${SITE_NAME}`,
    publicUrl,
    image: `/social/${name}.png`,
    structured: import.meta.env.SSR
      ? [...(name === "home" ? [] : [breadcrumb(publicUrl, [page])]), ...(more.structured ?? [])]
      : [],
  });
}

/** Title of a list; its later pages are numbered. */
export function listTitle(title: string, page: number | undefined): string {
  return page === undefined ? title : `${title}, page ${page}`;
}

/** Path from home to this page, which comes last. */
export function breadcrumb(
  publicUrl: string,
  trail: readonly { readonly title: string; readonly path: string }[],
): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ title: SITE_NAME, path: "/" }, ...trail].map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: `${publicUrl}${path}`,
    })),
  };
}

/** JSON-LD for server HTML. "<" is escaped, so that texts of models and users cannot end the element. */
function structuredScripts(structured: readonly StructuredData[]) {
  if (!import.meta.env.SSR) return [];
  return structured.map((data) => ({
    type: "application/ld+json",
    children: JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c"),
  }));
}

interface SharedSearchMeta extends Pick<PageMeta, "title" | "description" | "image"> {
  readonly structured: readonly StructuredData[];
}

/** The head of a shared search's page, below the trending ones. */
export function sharedSearchHead({ match }: Matched, { structured, ...meta }: SharedSearchMeta) {
  const { pathname: path } = match;
  const { publicUrl } = match.context.site;
  const trail = [PUBLIC_PAGES.trending, { title: meta.title, path }];
  return pageHead({
    ...meta,
    publicUrl,
    path,
    structured: import.meta.env.SSR ? [breadcrumb(publicUrl, trail), ...structured] : [],
  });
}

interface CompanyMeta extends Pick<PageMeta, "title"> {
  readonly name: string;
  readonly figures: CompanyFigures;
}

/** Head of a company's page as everybody sees it. */
export function companyHead({ match }: Matched, { title, name, figures }: CompanyMeta) {
  const { pathname: path } = match;
  const { publicUrl } = match.context.site;
  const { totalMentions, answers, questions } = figures;
  return pageHead({
    title: `${title} · ${SITE_NAME}`,
    description: import.meta.env.SSR
      ? `AI models list ${name} in ${totalMentions} of ${plural(answers, "answer")} to ` +
        `${plural(questions, "question")} that buyers ask: which models, in which place, and which sources they cite.`
      : "",
    publicUrl,
    path,
    structured: import.meta.env.SSR ? [breadcrumb(publicUrl, [{ title: name, path }])] : [],
  });
}

/** Head of a page whose address carries a secret: not indexed, no referrer. */
export function secretLinkHead(page: Omit<PageMeta, "index">) {
  const { meta, links } = pageHead({ ...page, title: `${page.title} · ${SITE_NAME}`, index: false });
  return { meta: [...meta, { name: "referrer", content: "no-referrer" }], links };
}

/** Head of a missing page. */
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

/** Head of a user's own page, which is not indexed. */
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
