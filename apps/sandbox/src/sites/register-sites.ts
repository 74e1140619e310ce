import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isCitedHost, serveCited } from "./cited-pages.ts";
import { robotsText, SITES, type Site } from "./site-data.ts";
import { siteFile } from "./site-files.ts";
import { servePage } from "./site-page.ts";

const DRIP_MS = 250;

/**
 * Websites of companies behind a gateway: `GET /{scheme}/{host}/{path}` answers as the host would, and an unknown host
 * is told with `Proxy-Status` (RFC 9209).
 */
export async function registerSites(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { scheme: string; host: string; "*": string } }>(
    "/:scheme/:host/*",
    ({ params }, reply) =>
      serve(params.host.toLowerCase(), `/${params["*"]}`, params.scheme === "https", reply),
  );
}

function serve(host: string, path: string, isSecure: boolean, reply: FastifyReply) {
  const site = SITES.find(({ domain }) => host === domain || host === `www.${domain}`);
  if (isCitedHost(host) && isSecure) return serveCited(host, path, reply);
  if (!site) return reply.code(502).header("proxy-status", "sandbox; error=dns_error").send();
  if (host !== site.host || !isSecure) return reply.redirect(`https://${site.host}${path}`, 301);
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
