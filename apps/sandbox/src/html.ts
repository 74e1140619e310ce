import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Eta } from "eta";
import type { FastifyReply } from "fastify";

/** The files of `apps/sandbox/styles`. */
const STYLES = {
  sandbox: readStyle("sandbox"),
  checkout: readStyle("checkout"),
  consent: readStyle("consent"),
  dashboard: readStyle("dashboard"),
  document: readStyle("document"),
};

export interface Page {
  readonly title: string;
  /** The template in `apps/sandbox/views`; templates escape every value that they show with `<%= %>`. */
  readonly view: string;
  /** What the template sees as `it`, with the `nonce` that its scripts need. */
  readonly data?: object;
  /** The style sheet that the page has besides the sandbox's own. */
  readonly style?: keyof typeof STYLES;
  /** Other origins that its forms may lead to; Chromium applies `form-action` to redirects after a form. */
  readonly formOrigins?: readonly string[];
}

const eta = new Eta({ views: fileURLToPath(new URL("../views", import.meta.url)), cache: true });

/**
 * Sends a page with the sandbox's look. Its content security policy stops mails in the page from running
 * scripts and from loading anything from the network.
 */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const nonce = randomBytes(16).toString("base64");
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "connect-src 'self'",
    `script-src 'nonce-${nonce}'`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(page.formOrigins ?? [])].join(" "),
  ].join("; ");
  return reply
    .code(status)
    .header("content-type", "text/html; charset=utf-8")
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .send(render(page, nonce));
}

/** A template of `views` alone, without the sandbox's own look. */
export function renderView(view: string, data: object): string {
  return eta.render(view, data);
}

/** The page for a thing that does not exist, with a link to go on. */
export function missingPage(
  title: string,
  texts: { heading: string; text: string; href: string; link: string },
): Page {
  return { title, view: "missing", data: texts };
}

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#4338ca"/><path d="M4 12V8h2v4zm3 0V4h2v8zm3 0V6h2v6z" fill="#fff"/></svg>',
)}`;

function render({ title, view, data, style }: Page, nonce: string): string {
  const body = eta.render(view, { ...data, nonce });
  const styles = `${STYLES.sandbox}${style ? STYLES[style] : ""}`;
  return eta.render("layout", { title, icon: ICON, styles, body });
}

function readStyle(name: string): string {
  return readFileSync(new URL(`../styles/${name}.css`, import.meta.url), "utf8");
}
