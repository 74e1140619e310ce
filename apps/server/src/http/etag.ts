import { createHash } from "node:crypto";

/** A strong ETag of some content, quoted as in the header. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}

/** Whether a request's `If-None-Match` names this ETag. */
export function matchesEtag(ifNoneMatch: string | string[] | undefined, etag: string): boolean {
  const given = Array.isArray(ifNoneMatch) ? ifNoneMatch.join(",") : (ifNoneMatch ?? "");
  return given.split(",").some((value) => value.trim().replace(/^W\//, "") === etag);
}
