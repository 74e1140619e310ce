import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { COMPANIES, type Company } from "../models/catalogue/companies.ts";

/** A public directory of companies: suggestions for typed text, and a logo for any domain. */
export async function registerCompanies(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { query?: string | string[] } }>("/suggest", ({ query: { query } }) =>
    suggest(typeof query === "string" ? query : ""),
  );
  app.get<{ Params: { domain: string } }>("/logo/:domain", ({ params }, reply) =>
    reply.type("image/svg+xml").send(placeholderLogo(params.domain)),
  );
}

const LIMIT = 10;

const entries = COMPANIES.map((company) => ({ company, keys: keysOf(company) }));

/** Companies whose name, other spelling or domain starts with the query; then companies with such a word. */
function suggest(query: string): Pick<Company, "name" | "domain">[] {
  const key = query.trim().toLowerCase();
  if (key === "") return [];
  const starting = entries.filter(({ keys }) => keys.some((text) => text.startsWith(key)));
  const containing = entries.filter(
    (entry) => !starting.includes(entry) && entry.keys.some((text) => text.includes(` ${key}`)),
  );
  return [...starting, ...containing]
    .slice(0, LIMIT)
    .map(({ company: { name, domain } }) => ({ name, domain }));
}

function keysOf({ name, variants, domain }: Company): string[] {
  return [name, ...variants, domain].map((text) => text.toLowerCase());
}

/** An SVG ring whose colour follows from the domain; it looks unlike the product's own marks. */
function placeholderLogo(domain: string): string {
  const hue = createHash("sha256").update(domain).digest().readUInt16BE(0) % 360;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">',
    `<rect width="128" height="128" rx="28" fill="hsl(${hue} 55% 40%)"/>`,
    '<circle cx="64" cy="64" r="28" fill="none" stroke="#fff" stroke-width="14"/></svg>',
  ].join("");
}
