import { domainMonogram, registrableDomain } from "@standings/domain";
import { findLogo, type Logo, readUpload, ServiceError } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { etagOf, matchesEtag, POLICIES } from "../http/headers.ts";
import type { BundledMarks } from "../logos/bundled-marks.ts";
import type { RouteOptions } from "../request-of.ts";

const HOUR = 3600;
const SVG = "image/svg+xml; charset=utf-8";

interface Picture extends Logo {
  /** Seconds that others may keep it. */
  readonly maxAge: number;
}

interface LogosOptions extends RouteOptions {
  readonly marks: BundledMarks;
}

/** `/logos/{domain}`: a picture for every domain: from the providers, the web build, or its letters. */
export async function logos(server: FastifyInstance, { requestOf, marks }: LogosOptions): Promise<void> {
  server.get<{ Params: { domain: string } }>("/logos/:domain", async (request, reply) => {
    const domain = registrableDomain(request.params.domain);
    if (domain === null) throw new ServiceError("INVALID_DOMAIN");
    const found = await findLogo(await requestOf(request), domain);
    const picture = found ? { ...found, maxAge: 24 * HOUR } : await drawnByUs(marks, domain);
    reply.headers({
      "content-security-policy": POLICIES.picture,
      etag: picture.etag,
      "cache-control": `public, max-age=${picture.maxAge}`,
    });
    if (matchesEtag(request.headers["if-none-match"], picture.etag)) return reply.status(304).send();
    return reply.type(picture.contentType).send(picture.image);
  });
}

async function drawnByUs(marks: BundledMarks, domain: string): Promise<Picture> {
  const mark = await marks.read(domain);
  const image = mark ?? Buffer.from(monogramSvg(domain));
  return { image, contentType: SVG, etag: etagOf(image), maxAge: mark ? 24 * HOUR : HOUR };
}

/**
 * A company's mark when it has no logo: the two letters of its domain as SVG, in greys that can be read on light
 * and dark grounds. `domainMonogram` leaves letters and digits only, so that nothing needs escaping.
 */
function monogramSvg(domain: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">',
    '<rect width="128" height="128" rx="32" fill="#808080" fill-opacity=".14"/>',
    '<text x="64" y="66" font-family="system-ui,sans-serif" font-size="50" font-weight="600" fill="#767676"',
    ` text-anchor="middle" dominant-baseline="central">${domainMonogram(domain)}</text></svg>`,
  ].join("");
}

const YEAR_SECONDS = 31_536_000;

/** `/uploads/{name}`: what admins uploaded, drawn anew as WebP; a name never changes what it holds. */
export async function uploads(server: FastifyInstance, { requestOf }: RouteOptions): Promise<void> {
  server.get<{ Params: { name: string } }>("/uploads/:name", async (request, reply) => {
    const bytes = await readUpload(await requestOf(request), request.params.name);
    return reply
      .header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`)
      .header("cross-origin-resource-policy", "cross-origin")
      .type("image/webp")
      .send(Buffer.from(bytes));
  });
}
