import {
  BLOG_FEED_PATH,
  CREDIT_COST,
  CREDIT_PACKS,
  CURRENCY,
  PAGE_DESCRIPTIONS,
  PUBLIC_CACHE_SECONDS,
  SITE_NAME,
  TAGLINE,
} from "@standings/domain";
import { type IndexedPage, type IndexedPages, listIndexedPages, type Services } from "@standings/services";
import type { FastifyInstance } from "fastify";

const MAX_AGE = "public, max-age=3600";
/** What names searches: one that its owner made private must not stay in a cache. */
const SHORT_AGE = `public, max-age=${PUBLIC_CACHE_SECONDS}`;
/** Trending questions named in llms.txt; the sitemap has them all. */
const NAMED = 30;

/** Files that crawlers read first: `/robots.txt`, `/sitemap.xml`, and `/llms.txt` (llmstxt.org). */
export async function crawlers(
  server: FastifyInstance,
  { services }: { readonly services: Services },
): Promise<void> {
  const { publicUrl } = services.settings;

  server.get("/robots.txt", (_request, reply) =>
    reply.header("cache-control", MAX_AGE).type("text/plain; charset=utf-8").send(robots(publicUrl)),
  );
  server.get("/sitemap.xml", async (_request, reply) =>
    reply
      .header("cache-control", SHORT_AGE)
      .type("application/xml; charset=utf-8")
      .send(sitemap(await listIndexedPages(services.publicRequest()))),
  );
  server.get("/llms.txt", async (_request, reply) =>
    reply
      .header("cache-control", SHORT_AGE)
      .type("text/plain; charset=utf-8")
      .send(llms(publicUrl, await listIndexedPages(services.publicRequest()))),
  );
}

/** Everybody is welcome, models above all; what needs an account is of no use to them. */
function robots(publicUrl: string): string {
  const closed = ["/api/", "/trpc/", "/profile", "/checkout", "/admin", "/verify-email", "/reset-password"];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    // Feeds are sitemaps of what is new (sitemaps.org, "Other Sitemap formats"); the sitemap itself lists pages only.
    `Sitemap: ${publicUrl}${BLOG_FEED_PATH}`,
    "",
  ].join("\n");
}

function sitemap({ pages, posts, rankings, companies }: IndexedPages): string {
  const urls = [...pages, ...posts, ...rankings, ...companies].map(({ url, changedAt }) => {
    const changed = changedAt === null ? "" : `<lastmod>${changedAt}</lastmod>`;
    return `<url><loc>${escapeXml(url)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

function llms(publicUrl: string, { pages, newestPosts, rankings }: IndexedPages): string {
  return [
    `# ${SITE_NAME}`,
    "",
    `> ${TAGLINE}. ${PAGE_DESCRIPTIONS.home}`,
    "",
    `${prices()} Every page listed here is complete without JavaScript.`,
    "",
    "## Pages",
    "",
    ...pages.map(toLink),
    "",
    // Each post as markdown.
    ...(newestPosts.length > 0
      ? [
          "## Blog",
          "",
          `- [Feed](${publicUrl}${BLOG_FEED_PATH}): The newest posts, whole, as Atom.`,
          ...newestPosts.map((post) => toLink({ ...post, url: `${post.url}.md` })),
          "",
        ]
      : []),
    ...(rankings.length > 0
      ? ["## Trending questions", "", ...rankings.slice(0, NAMED).map(toLink), ""]
      : []),
  ].join("\n");
}

function prices(): string {
  const { search, discovery } = CREDIT_COST;
  const packs = CREDIT_PACKS.map(({ credits, usd }) => `${credits} for ${usd} ${CURRENCY.toUpperCase()}`);
  const costs = `A search costs ${search} credit, prompt discovery ${discovery}.`;
  const brands = "A brand that is watched costs a credit for each prompt and round of a visit.";
  return `${costs} ${brands} Credits are bought in packs, once: ${packs.join(", ")}.`;
}

function toLink({ title, url, description }: IndexedPage): string {
  return `- [${escapeMarkdown(title)}](${url}): ${escapeMarkdown(description)}`;
}

/** Prompts and names are data: no markup of theirs takes effect. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\[\]<>`*_]/g, "\\$&");
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
