import { type BlogPost, blogPath, PUBLIC_PAGES, SITE_NAME } from "@standings/domain";
import { breadcrumb, pageHead, type StructuredData } from "./meta.ts";
import { publisher } from "./structured-data.ts";

/** Longest headline that search engines take, UTF-16 units. */
const HEADLINE = 110;

/** The head of a post's page: an article with its dates, its picture, its markdown and the feed. */
export function postHead(publicUrl: string, post: BlogPost) {
  const path = blogPath(post.slug);
  const head = pageHead({
    title: `${post.metaTitle} · ${SITE_NAME}`,
    description: import.meta.env.SSR ? post.metaDescription : "",
    publicUrl,
    path,
    image: socialImage(post),
    structured: import.meta.env.SSR ? [breadcrumb(publicUrl, trailOf(post)), postData(publicUrl, post)] : [],
  });
  if (!import.meta.env.SSR) return head;
  return {
    ...head,
    meta: [...head.meta, ...articleMeta(post)],
    links: [
      ...head.links,
      { rel: "alternate", type: "text/markdown", href: `${publicUrl}${path}.md` },
      {
        rel: "alternate",
        type: "application/atom+xml",
        title: `${SITE_NAME} Blog`,
        href: `${publicUrl}${blogPath()}/feed.xml`,
      },
    ],
  };
}

const socialImage = ({ slug }: BlogPost) => `/social/blog/${slug}.png`;
const trailOf = ({ title, slug }: BlogPost) => [PUBLIC_PAGES.blog, { title, path: blogPath(slug) }];

function articleMeta({ publishedAt, createdAt, updatedAt, author, categories: [section] }: BlogPost) {
  return [
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: publishedAt ?? createdAt },
    { property: "article:modified_time", content: updatedAt },
    { name: "author", content: author },
    ...(section === undefined ? [] : [{ property: "article:section", content: section }]),
  ];
}

function postData(publicUrl: string, post: BlogPost): StructuredData {
  const url = `${publicUrl}${blogPath(post.slug)}`;
  const pictures = [socialImage(post), ...(post.featuredImage === null ? [] : [post.featuredImage])];
  const isOurs = post.author === SITE_NAME;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    url,
    headline: headlineOf(post.title),
    description: post.metaDescription,
    image: pictures.map((path) => `${publicUrl}${path}`),
    datePublished: post.publishedAt ?? post.createdAt,
    dateModified: post.updatedAt,
    author: isOurs ? publisher(publicUrl) : { "@type": "Person", name: post.author },
    publisher: publisher(publicUrl),
    articleSection: post.categories,
    keywords: post.tags,
    inLanguage: "en",
  };
}

/** A title that is too long ends at a word. */
function headlineOf(title: string): string {
  if (title.length <= HEADLINE) return title;
  const cut = title.slice(0, HEADLINE - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
