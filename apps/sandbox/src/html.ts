import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { FastifyReply } from "fastify";

/** The files of `apps/sandbox/styles`. */
const STYLES = {
  sandbox: readStyle("sandbox"),
  checkout: readStyle("checkout"),
  consent: readStyle("consent"),
  dashboard: readStyle("dashboard"),
  document: readStyle("document"),
};
type StyleName = keyof typeof STYLES;

export interface Page {
  readonly title: string;
  /** Trusted markup: every value in it has gone through `escapeHtml`. */
  readonly body: string;
  /** The style sheet that the page has besides the sandbox's own. */
  readonly style?: StyleName;
  /** Trusted script that the page runs. */
  readonly script?: string;
  /** Other origins that its forms may lead to: Chromium holds redirects after a form to `form-action`. */
  readonly formOrigins?: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Sends a page with the sandbox's look. The policy keeps mails shown inside it from running scripts or
 * loading anything from the network.
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

// Drawn here, so that no browser asks for a file that does not exist.
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#4338ca"/><path d="M4 12V8h2v4zm3 0V4h2v8zm3 0V6h2v6z" fill="#fff"/></svg>',
)}`;

function render(page: Page, nonce: string): string {
  const script = page.script ? `<script nonce="${nonce}">${page.script}</script>` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)}</title>
<link rel="icon" href="${ICON}">
<style>${STYLES.sandbox}${page.style ? STYLES[page.style] : ""}</style>
</head>
<body>
<header><a class="brand" href="/">Standings sandbox</a><span class="badge">Sandbox data</span></header>
<main>${page.body}</main>
${script}
</body>
</html>
`;
}

function readStyle(name: string): string {
  return readFileSync(new URL(`../styles/${name}.css`, import.meta.url), "utf8");
}
