import { createHash } from "node:crypto";
import { SITE_NAME } from "@standings/domain";

/** A page that needs neither the database nor the web app, nor any other file. */
export interface PlainPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** The product's tokens (apps/web/src/styles/tokens.css), as far as one sentence needs them. */
const STYLE = [
  ":root{color-scheme:light dark}",
  "body{margin:0;background:light-dark(#fdfdfc,#111110);color:light-dark(#55544f,#b5b3ad);",
  'font:400 16px/1.5 "Hanken Grotesk",system-ui,sans-serif}',
  "header,main{max-width:1200px;margin:auto;padding:0 clamp(16px,2.4vw,24px)}",
  "header{height:66px;display:flex;align-items:center;font-weight:650;color:light-dark(#21201c,#eeeeec)}",
  "header{gap:10px;font-size:19px;letter-spacing:-.022em}",
  ".i{fill:light-dark(#21201c,#eeeeec)}.m{fill:#bdee63}.p{fill:light-dark(#fdfdfc,#111110)}",
  "main{padding-top:64px}",
  "h1{margin:0 0 8px;font-size:28px;line-height:1.2;font-weight:650;color:light-dark(#21201c,#eeeeec)}",
  "p{margin:0 0 24px;max-width:60ch;text-wrap:pretty}",
  "a{display:inline-block;padding:8px 14px;border-radius:6px;text-decoration:none;font-weight:550;",
  "background:light-dark(#21201c,#eeeeec);color:light-dark(#ffffff,#111110)}",
  "a:focus-visible{outline:2px solid currentColor;outline-offset:2px}",
].join("");
/** As `BrandMark` draws it (apps/web/src/components/brand/wordmark.tsx). */
const MARK = [
  '<svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true"><rect class="i" width="26" height="26" rx="7"/>',
  '<rect class="m" x="6" y="6.4" width="14" height="3.4" rx="1.7"/>',
  '<rect class="p" x="6" y="11.5" width="10" height="3.4" rx="1.7"/>',
  '<rect class="p" x="6" y="16.6" width="6" height="3.4" rx="1.7" opacity=".55"/></svg>',
].join("");
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** `title` and `text` are ours: they are not escaped. */
function plainPage(title: string, text: string): PlainPage {
  return {
    headers: {
      "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
    },
    html: [
      '<!doctype html><html lang="en"><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
      `<title>${title} · ${SITE_NAME}</title><style>${STYLE}</style>`,
      `<header>${MARK}${SITE_NAME}</header><main><h1>${title}</h1><p>${text}</p><a href="">Try Again</a></main></html>`,
    ].join(""),
  };
}

export const BUSY_PAGE = plainPage(
  `${SITE_NAME} is busy`,
  "Many people are here right now. Load the page again in a few seconds.",
);

export const UNAVAILABLE_PAGE = plainPage(
  "Back in a moment",
  "This page could not be shown just now. Nothing was charged. Running searches continue.",
);
