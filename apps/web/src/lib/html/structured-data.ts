/** Structured data of public pages (schema.org). Server only; browsers get empty lists. */
import {
  type BlogCard,
  blogPath,
  CREDIT_PACKS,
  METHOD_UPDATED,
  PAGE_DESCRIPTIONS,
  PAPERS,
  PUBLIC_PAGES,
  paperUrl,
  type SearchKind,
  type SearchRecord,
  SITE_NAME,
  sharedPath,
  TAGLINE,
} from "@standings/domain";
import { profileHref, siteHref } from "../links.ts";
import type { StructuredData } from "./meta.ts";

/** The publisher of the site, as `siteData` and posts name it. */
export function publisher(publicUrl: string) {
  return {
    "@type": "Organization",
    "@id": `${publicUrl}/#organization`,
    name: SITE_NAME,
    url: `${publicUrl}/`,
    logo: { "@type": "ImageObject", url: `${publicUrl}/icon.svg` },
  };
}

/** The site and its publisher. */
export function siteData(publicUrl: string): readonly StructuredData[] {
  if (!import.meta.env.SSR) return [];
  const organization = { ...publisher(publicUrl), slogan: TAGLINE };
  const site = {
    "@type": "WebSite",
    "@id": `${publicUrl}/#website`,
    name: SITE_NAME,
    description: PAGE_DESCRIPTIONS.home,
    url: `${publicUrl}/`,
    publisher: { "@id": organization["@id"] },
  };
  return [organization, site];
}

interface Question {
  readonly id: string;
  readonly kind: SearchKind;
  readonly prompt: string;
}

/** The trending questions, each with the page of its answer. */
export function questionsData(publicUrl: string, questions: readonly Question[]): readonly StructuredData[] {
  if (!import.meta.env.SSR) return [];
  return [
    {
      "@type": "ItemList",
      itemListElement: questions.map(({ id, kind, prompt }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: prompt,
        url: publicUrl + sharedPath(kind, id),
      })),
    },
  ];
}

/** The blog with the posts of one of its pages. */
export function blogData(publicUrl: string, posts: readonly BlogCard[]): readonly StructuredData[] {
  if (!import.meta.env.SSR) return [];
  const url = publicUrl + PUBLIC_PAGES.blog.path;
  return [
    {
      "@type": "Blog",
      "@id": `${url}#blog`,
      name: `${SITE_NAME} ${PUBLIC_PAGES.blog.title}`,
      description: PAGE_DESCRIPTIONS.blog,
      url,
      publisher: { "@id": `${publicUrl}/#organization` },
      blogPost: posts.map(({ slug, title, excerpt, publishedAt }) => ({
        "@type": "BlogPosting",
        headline: title,
        description: excerpt,
        url: publicUrl + blogPath(slug),
        ...(publishedAt !== null && { datePublished: publishedAt }),
      })),
    },
  ];
}

/** A shared ranking: its companies or experts, best first. */
export function rankingData({ kind, prompt, results }: SearchRecord): readonly StructuredData[] {
  if (!import.meta.env.SSR) return [];
  return [
    {
      "@type": "ItemList",
      name: prompt,
      itemListOrder: "https://schema.org/ItemListOrderAscending",
      itemListElement: results.map((entry) => {
        const { rank, name, domain, description } = entry;
        const url = kind === "expert" ? profileHref(entry) : siteHref(domain);
        return {
          "@type": "ListItem",
          position: rank,
          item: {
            "@type": kind === "expert" ? "Person" : "Organization",
            name,
            ...(url && { url }),
            ...(description !== "" && { description }),
          },
        };
      }),
    },
  ];
}

/** The method page, with the papers that it rests on. */
export function methodData(publicUrl: string): readonly StructuredData[] {
  if (!import.meta.env.SSR) return [];
  const url = publicUrl + PUBLIC_PAGES.method.path;
  const organization = publisher(publicUrl);
  return [
    {
      "@type": "TechArticle",
      "@id": `${url}#article`,
      headline: PUBLIC_PAGES.method.title,
      description: PAGE_DESCRIPTIONS.method,
      mainEntityOfPage: { "@id": url },
      dateModified: METHOD_UPDATED,
      image: `${publicUrl}/social/method.png`,
      author: organization,
      publisher: organization,
      citation: PAPERS.map(({ authors, year, title, doi }) => ({
        "@type": "ScholarlyArticle",
        name: title,
        author: authors,
        datePublished: String(year),
        sameAs: paperUrl({ doi }),
      })),
    },
  ];
}

/** Questions with their answers. */
export function faqData(
  entries: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The packs of credits. */
export function packData(publicUrl: string): readonly StructuredData[] {
  if (!import.meta.env.SSR) return [];
  return CREDIT_PACKS.map((pack) => ({
    "@type": "Product",
    name: `${SITE_NAME} ${pack.name}: ${pack.credits} credits`,
    description: PAGE_DESCRIPTIONS.pricing,
    image: `${publicUrl}/social/pricing.png`,
    brand: { "@type": "Brand", name: SITE_NAME },
    offers: {
      "@type": "Offer",
      price: pack.usd.toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: `${publicUrl}${PUBLIC_PAGES.pricing.path}`,
    },
  }));
}
