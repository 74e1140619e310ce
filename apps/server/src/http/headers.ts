import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Content security policies of what is no page; pages bring their own, with the hashes of their scripts. */
export const POLICIES = {
  /** Nothing of it runs or loads anything. */
  none: "default-src 'none'; frame-ancestors 'none'",
  /** An SVG opened as a page of its own: its styles, and nothing else. */
  picture: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
} as const;

const YEAR_SECONDS = 31_536_000;

/**
 * The one place for security headers: every answer begins with the strictest, a private one included, and a route
 * that knows better replaces its own (`cache-control` of what is public, the policy of a page or a picture).
 */
export function createSecurityHeaders(publicUrl: string) {
  const headers = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "content-security-policy": POLICIES.none,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": `max-age=${YEAR_SECONDS}` } : {}),
  };
  return {
    headers,
    /** Hook of requests, so that streams that bypass Fastify's replies have them too. */
    async setHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
      reply.headers(headers);
    },
  };
}

/** A strong ETag of some content, quoted as in the header. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}

/** Whether a request's `If-None-Match` names this ETag. */
export function matchesEtag(ifNoneMatch: string | string[] | undefined, etag: string): boolean {
  const given = Array.isArray(ifNoneMatch) ? ifNoneMatch.join(",") : (ifNoneMatch ?? "");
  return given.split(",").some((value) => value.trim().replace(/^W\//, "") === etag);
}
