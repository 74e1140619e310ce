import {
  BLOG_FEED_PATH,
  blogPath,
  isSlug,
  NEWEST_POSTS,
  PUBLIC_CACHE_SECONDS,
  SITE_NAME,
  TAGLINE,
} from "@standings/domain";
import {
  countView,
  getPost,
  getPostSource,
  listPosts,
  ServiceError,
  type ServiceRequest,
  type Services,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { Feed } from "feed";
import { etagOf, matchesEtag } from "../http/headers.ts";
import type { RouteOptions } from "../request-of.ts";

const AGE = `public, max-age=${PUBLIC_CACHE_SECONDS}`;
/** Newest posts of the feed, whole. */
const FEED_POSTS = 20;
const POST_PATH = /^\/blog\/([a-z0-9-]+)\/?(?:\?|$)/;

/** Files of the blog: `/blog/feed.xml` (Atom, posts whole) and `/blog/{slug}.md` for machines. Counts visits of posts. */
export async function blogFiles(
  server: FastifyInstance,
  { services }: { readonly services: Services },
): Promise<void> {
  const { publicUrl } = services.settings;

  server.get(BLOG_FEED_PATH, async (request, reply) => {
    const feed = await drawFeed(services.publicRequest(), publicUrl);
    const etag = etagOf(feed);
    reply.headers({ "cache-control": AGE, etag });
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.status(304).send();
    return reply.type("application/atom+xml; charset=utf-8").send(feed);
  });

  server.get<{ Params: { slug: string } }>("/blog/:slug(^[a-z0-9-]+).md", async (request, reply) => {
    const { slug } = request.params;
    if (!isSlug(slug)) throw new ServiceError("POST_NOT_FOUND");
    const { title, excerpt, author, publishedAt, markdown } = await getPostSource(
      services.publicRequest(),
      slug,
    );
    const source = `${publicUrl}${blogPath(slug)}`;
    const head = [`# ${title}`, `> ${excerpt}`, `${author}, ${publishedAt?.slice(0, 10)}. ${source}`];
    return reply
      .header("cache-control", AGE)
      .header("link", `<${source}>; rel="canonical"`)
      .type("text/markdown; charset=utf-8")
      .send(`${[...head, markdown.trim()].join("\n\n")}\n`);
  });
}

/** Counts visits of the server's pages of posts, once they are sent; a page that is kept is a visit as well. */
export function countPageViews(
  server: FastifyInstance,
  { services, requestOf }: RouteOptions & { readonly services: Services },
): void {
  server.addHook("onResponse", async (request, reply) => {
    const slug = POST_PATH.exec(request.url)?.[1];
    const isPage = request.method === "GET" && (reply.statusCode === 200 || reply.statusCode === 304);
    if (slug === undefined || !isPage) return;
    try {
      await countView(await requestOf(request), slug);
    } catch (error) {
      services.log.warn({ err: error, slug }, "a visit was not counted");
    }
  });
}

async function drawFeed(request: ServiceRequest, publicUrl: string): Promise<string> {
  const { posts } = await listPosts(request, { ...NEWEST_POSTS, limit: FEED_POSTS });
  const whole = await Promise.all(posts.map(({ slug }) => getPost(request, slug)));
  const changes = whole.map(({ updatedAt }) => Date.parse(updatedAt));
  const blog = `${publicUrl}${blogPath()}`;
  const feed = new Feed({
    id: blog,
    title: `${SITE_NAME} Blog`,
    description: TAGLINE,
    link: blog,
    copyright: SITE_NAME,
    generator: SITE_NAME,
    feedLinks: { atom: `${publicUrl}${BLOG_FEED_PATH}` },
    updated: new Date(Math.max(0, ...changes)),
  });
  for (const post of whole) {
    const link = `${publicUrl}${blogPath(post.slug)}`;
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.excerpt,
      content: withBase(post.html, publicUrl),
      author: [{ name: post.author }],
      category: post.categories.map((name) => ({ name, term: name })),
      published: new Date(post.publishedAt ?? post.createdAt),
      date: new Date(post.updatedAt),
    });
  }
  return feed.atom1();
}

/** A reader of feeds knows no base: paths of ours become addresses, and a picture has one. The HTML is the pipeline's own. */
function withBase(html: string, publicUrl: string): string {
  return html.replace(/<(?:"[^"]*"|[^">])+>/g, (tag) =>
    tag.replace(/ (?:srcset|sizes)="[^"]*"/g, "").replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`),
  );
}
