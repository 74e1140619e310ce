import type { LlmsTxtReading } from "@standings/domain";
import { settle } from "./site-error.ts";
import type { SiteVisit } from "./site-visit.ts";

/** The places where the file is looked for. */
const PATHS = ["/llms.txt", "/.well-known/llms.txt"];

/** Looks for llms.txt; a page that a site gives for every address is none. */
export function readLlmsTxt(visit: SiteVisit, origin: URL): Promise<LlmsTxtReading[]> {
  return Promise.all(PATHS.map((path) => readOne(visit, path, new URL(path, origin))));
}

async function readOne(visit: SiteVisit, path: string, url: URL): Promise<LlmsTxtReading> {
  const asked = await settle(visit.ask(url));
  if ("unread" in asked) return { path, state: "unread", status: null, bytes: 0, unread: asked.unread };
  const { status, body, headers } = asked.value;
  if (status !== 200) return { path, state: "missing", status, bytes: 0, unread: null };
  const isPage = /html/i.test([headers["content-type"] ?? ""].flat().join());
  return { path, state: isPage ? "not_text" : "found", status, bytes: body.length, unread: null };
}
