import { readFileSync } from "node:fs";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { CLAIMS } from "../models/answer/claims.ts";
import { readCsv, split } from "../read-csv.ts";
import { escapeXml } from "./site-page.ts";

const row = z
  .strictObject({
    /** Ends with `*`: any that begins so. */
    page: z.string().includes("/"),
    /** A file of `data/sites/robots`. */
    robots: z.string().min(1),
    /** What it says of companies (`data/claims.csv`); empty: nothing. */
    states: z.enum(["", "right", "wrong"]),
    /** Paragraphs; one that begins with `# ` is a heading. */
    text: z.string().transform((text) => split(text, "|")),
  })
  .transform(({ page, ...rest }) => {
    const slash = page.indexOf("/");
    return { host: page.slice(0, slash), path: page.slice(slash), ...rest };
  });

type CitedPage = z.output<typeof row>;

/** Pages of other sites that models cite (`data/sources.csv`), some of which teach what is wrong. */
const PAGES = readCsv("sites/cited", row);

export function isCitedHost(host: string): boolean {
  return PAGES.some((page) => page.host === host);
}

/** Answers as the host of a cited page would. */
export function serveCited(host: string, path: string, reply: FastifyReply) {
  const own = PAGES.filter((page) => page.host === host);
  if (path === "/robots.txt") return reply.type("text/plain; charset=utf-8").send(robotsOf(own));
  const page = own.find((candidate) =>
    candidate.path.endsWith("*") ? path.startsWith(candidate.path.slice(0, -1)) : candidate.path === path,
  );
  reply.type("text/html; charset=utf-8");
  if (!page) return reply.code(404).send("<title>Not found</title><h1>Not found</h1>");
  return reply.send(`<!doctype html><title>${page.host}</title><main>${bodyOf(page)}</main>`);
}

function robotsOf([first]: readonly CitedPage[]): string {
  const file = new URL(`../../data/sites/robots/${first?.robots}.txt`, import.meta.url);
  return readFileSync(file, "utf8");
}

function bodyOf({ text, states }: CitedPage): string {
  const stated = states === "" ? [] : CLAIMS.map((claim) => sentenceOf(claim, claim[states]));
  return [...text, ...stated]
    .map((part) =>
      part.startsWith("# ") ? `<h2>${escapeXml(part.slice(2))}</h2>` : `<p>${escapeXml(part)}</p>`,
    )
    .join("\n");
}

/** A claim in a page's own words: by the domain, as directories list companies. */
function sentenceOf({ domain, sentence }: (typeof CLAIMS)[number], value: string): string {
  return sentence.replace("{name}", domain).replace("{value}", value);
}
