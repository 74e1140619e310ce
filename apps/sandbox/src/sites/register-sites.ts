import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { faultsOf } from "../requests.ts";
import { isCitedHost, serveCited } from "./cited-pages.ts";
import { robotsText, SITES, type Site, type SitePage, siteOfHost } from "./site-data.ts";
import { siteFile } from "./site-files.ts";
import { servePage } from "./site-page.ts";

const DRIP_MS = 250;

/** Pages that companies' sites got since the sandbox began; all of them, each time. */
const pagesBody = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        domain: z.enum(SITES.map(({ domain }) => domain)),
        path: z.string().startsWith("/").max(200),
        title: z.string().min(1).max(200),
        text: z.string().min(1).max(2_000),
      }),
    )
    .max(100),
});
type PublishedPage = z.infer<typeof pagesBody>["pages"][number];

/**
 * Websites of companies behind a gateway: `GET /{scheme}/{host}/{path}` answers as the host would, and an unknown host
 * is told with `Proxy-Status` (RFC 9209).
 */
export async function registerSites(app: FastifyInstance): Promise<void> {
  let published: readonly PublishedPage[] = [];
  app.put("/pages", (request, reply) => {
    const { success, data, error } = pagesBody.safeParse(request.body);
    if (!success) return reply.code(400).send({ error: faultsOf(error) });
    published = data.pages;
    return data;
  });
  app.get<{ Params: { scheme: string; host: string; "*": string } }>(
    "/:scheme/:host/*",
    ({ params }, reply) =>
      serve(
        withPages(params.host.toLowerCase(), published),
        { host: params.host.toLowerCase(), path: `/${params["*"]}`, isSecure: params.scheme === "https" },
        reply,
      ),
  );
}

/** The site of a host with the pages that it got since the sandbox began. */
function withPages(host: string, published: readonly PublishedPage[]): Site | undefined {
  const site = siteOfHost(host);
  const own = published.filter(({ domain }) => domain === site?.domain);
  return site && own.length > 0 ? { ...site, pages: [...site.pages, ...own.map(toPage)] } : site;
}

function toPage({ domain, path, title, text }: PublishedPage): SitePage {
  const bare = { description: "", types: [], age: null, traits: [], scriptText: [] };
  return { ...bare, domain, path, title, heading: title, text: [text] };
}

interface Place {
  readonly host: string;
  readonly path: string;
  readonly isSecure: boolean;
}

function serve(site: Site | undefined, { host, path, isSecure }: Place, reply: FastifyReply) {
  if (isCitedHost(host) && isSecure) return serveCited(host, path, reply);
  if (!site) return reply.code(502).header("proxy-status", "sandbox; error=dns_error").send();
  if (host !== site.host || !isSecure) return reply.redirect(`https://${site.host}${path}`, 301);
  if (site.leadsTo) return reply.redirect(`https://${site.leadsTo}${path}`, 301);
  if (path === "/robots.txt") return serveRobots(site, reply);
  const file = siteFile(site, path);
  if (file) return reply.type(file.type).send(file.body);
  // Many sites answer every path with a page.
  const isPage = path === "/llms.txt" && site.llms.includes("page");
  return servePath(site, isPage ? "/" : path, reply);
}

function serveRobots(site: Site, reply: FastifyReply) {
  if (site.robots === "") return reply.code(404).type("text/plain").send("Not found\n");
  if (site.robots === "down") return reply.code(503).type("text/plain").send("Back soon\n");
  return reply.type("text/plain; charset=utf-8").send(robotsText(site));
}

function servePath(site: Site, path: string, reply: FastifyReply) {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page)
    return reply
      .code(404)
      .type("text/html; charset=utf-8")
      .send("<title>Not found</title><h1>Not found</h1>");
  if (page.traits.includes("loop")) return reply.redirect(path, 302);
  const { contentType, body } = servePage(site, page);
  if (page.traits.includes("noindex-header")) reply.header("x-robots-tag", "noindex");
  reply.header("content-type", contentType);
  return reply.send(page.traits.includes("endless") ? Readable.from(drip(body)) : body);
}

/** The page's head and then one more sentence for ever. */
async function* drip(body: Buffer): AsyncGenerator<Buffer> {
  yield body.subarray(0, body.indexOf("</main>"));
  for (let count = 1; ; count += 1) {
    yield Buffer.from(`<p>There is an application for that too, number ${count}.</p>\n`);
    await wait(DRIP_MS);
  }
}
