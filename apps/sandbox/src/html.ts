import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";

export interface Page {
  readonly title: string;
  /** Trusted markup: every value in it has gone through `escapeHtml`. */
  readonly body: string;
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
<style>${STYLE}</style>
</head>
<body>
<header><a class="brand" href="/">Standings sandbox</a><span class="badge">Sandbox data</span></header>
<main>${page.body}</main>
${script}
</body>
</html>
`;
}

const STYLE = `
:root{--bg:#fafaf9;--card:#fff;--ink:#1c1917;--soft:#6b6560;--line:#e7e5e4;--accent:#4338ca;--mark:#eef2ff}
@media (prefers-color-scheme:dark){:root{--bg:#141312;--card:#1d1c1a;--ink:#f5f5f4;--soft:#a8a29e;--line:#33302d;--accent:#a5b4fc;--mark:#26264a}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
header{display:flex;align-items:center;gap:12px;padding:14px 24px;border-bottom:1px solid var(--line);background:var(--card)}
main{max-width:880px;margin:0 auto;padding:28px 24px 64px}
a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.brand{font-weight:650;color:var(--ink)}
.badge{font-size:12px;font-weight:600;padding:2px 9px;border-radius:99px;background:var(--mark);color:var(--accent)}
h1{font-size:22px;line-height:1.3;margin:0 0 6px;overflow-wrap:anywhere}h2{font-size:15px;margin:28px 0 8px}
p{margin:0 0 14px}.soft{color:var(--soft)}
.list{list-style:none;margin:18px 0 0;padding:0;border:1px solid var(--line);border-radius:12px;background:var(--card);overflow:hidden}
.list li+li{border-top:1px solid var(--line)}
.row{display:block;padding:13px 18px;color:inherit}.row:hover{background:var(--mark);text-decoration:none}
.line{display:flex;gap:12px;justify-content:space-between;align-items:baseline}
.line strong{font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.small{font-size:13px;color:var(--soft);overflow-wrap:anywhere}
.clip{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.line time{flex:none;white-space:nowrap;font-variant-numeric:tabular-nums}
.card{padding:18px 20px;margin:16px 0 0;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.card h2{margin:0 0 4px;font-size:16px}.card p:last-child{margin:0}
.links{display:flex;flex-wrap:wrap;gap:6px 20px}
.code{flex:none;font:600 16px ui-monospace,Menlo,monospace;letter-spacing:.08em;padding:2px 10px;border-radius:6px;background:var(--mark);color:var(--accent)}
.bar{display:flex;flex-wrap:wrap;gap:10px;align-items:center;margin:14px 0}
input{flex:1 1 220px;font:inherit;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--card);color:inherit}
button{font:inherit;padding:8px 14px;border:1px solid var(--line);border-radius:8px;background:var(--card);color:inherit;cursor:pointer}
button:hover{background:var(--mark)}
.empty{padding:44px 18px;text-align:center;color:var(--soft)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:12px 0 18px}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:360px;border:1px solid var(--line);border-radius:12px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;padding:16px 18px;border:1px solid var(--line);border-radius:12px;background:var(--card);font:13.5px/1.6 ui-monospace,Menlo,monospace}
code{font:13.5px ui-monospace,Menlo,monospace;overflow-wrap:anywhere}
`;
