import { plural } from "../../number-words.ts";
import { type FactStatus, factOf, type SiteFact } from "../site-fact.ts";
import type { LlmsTxtReading, SitemapReading, SiteReading } from "../site-reading.ts";
import { unreadText } from "../unread-texts.ts";
import { dayText } from "./phrases.ts";

/** What the site offers to machines; llms.txt is not judged, as no maker of models says that it reads the file. */
export function fileFacts({ llmsTxt, sitemap, pages }: SiteReading): SiteFact[] {
  const facts: SiteFact[] = [];
  if (llmsTxt.length > 0) {
    const found = llmsTxt.filter(({ state }) => state === "found");
    facts.push(
      factOf("llms_txt", {
        status: found.length > 0 ? "good" : "neutral",
        title: llmsTitle(llmsTxt, found.length),
        detail: `${llmsTxt.map(llmsText).join("; ")}.`,
        values: llmsTxt,
      }),
    );
  }
  if (sitemap) {
    const read = pages.filter(({ state }) => state === "read").length;
    facts.push(factOf("sitemap", { ...sitemapTexts(sitemap, read), values: sitemap }));
  }
  return facts;
}

function llmsTitle(llmsTxt: readonly LlmsTxtReading[], found: number): string {
  if (found > 0) return `llms.txt: ${plural(found, "file")}`;
  return llmsTxt.every(({ unread }) => unread) ? "llms.txt: not read" : "llms.txt: none";
}

function llmsText({ path, state, status, bytes, unread }: LlmsTxtReading): string {
  if (state === "found") return `${plural(bytes, "byte")} at ${path}`;
  if (state === "not_text") return `a page, not a text, at ${path}`;
  return unread ? `not read at ${path}: ${unreadText(unread)}` : `${status} at ${path}`;
}

interface Texts {
  readonly status: FactStatus;
  readonly title: string;
  readonly detail: string;
}

function sitemapTexts(sitemap: SitemapReading, read: number): Texts {
  const { state, url, unread, addresses, isPartial, changed, holds } = sitemap;
  if (state === "none")
    return { status: "warning", title: "Sitemap: none", detail: `There is none at ${url}.` };
  if (unread)
    return { status: "neutral", title: "Sitemap: not read", detail: `${url}: ${unreadText(unread)}.` };
  const date = changed ? `Changed ${dayText(changed)}.` : "It gives no dates.";
  const held = read > 0 ? ` Holds ${holds.length} of the ${plural(read, "page")} read.` : "";
  const count = `${isPartial ? "at least " : ""}${plural(addresses, "address", "addresses")}`;
  if (state === "broken")
    return {
      status: "bad",
      title: `Sitemap: broken after ${plural(addresses, "address", "addresses")}`,
      detail: `It is no well-formed sitemap. ${date}${held}`,
    };
  const isGood = changed !== null && holds.length === read && addresses > 0;
  return { status: isGood ? "good" : "warning", title: `Sitemap: ${count}`, detail: `${date}${held}` };
}
