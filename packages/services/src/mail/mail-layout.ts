import { TAGLINE } from "@standings/domain";

/** Shared frame of the product's mails: plain tables and inline styles, readable in light and dark. */

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Pictures that the HTML shows as `cid:` with their names. */
  readonly pictures?: readonly { readonly name: string; readonly png: Uint8Array }[];
  /** Address that ends such mails with one POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** What the mail tells: mails of one key have one Message-ID, so that a mail sent twice is shown once. */
  readonly key?: string;
}

const SANS = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,sans-serif";

/** `body` is trusted HTML: escape what came from outside. */
export function mailPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:32px 16px;${SANS};font-size:16px;line-height:24px">
<div role="main"><table role="presentation" align="center" width="100%" style="max-width:480px;border-collapse:collapse"><tr><td>
<p style="margin:0 0 24px;font-size:19px;font-weight:600;letter-spacing:-.02em">Standings</p>
${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #8d8d8666;font-size:13px;line-height:18px;opacity:.7">${TAGLINE}.</p>
</td></tr></table></div></body></html>`;
}

/** A link that looks like a button in light and dark. `href` is an address of ours. */
export function mailButton(label: string, href: string): string {
  const style = "display:inline-block;padding:10px 18px;border:1px solid currentColor;border-radius:8px";
  return `<p style="margin:0 0 16px"><a href="${href}" style="${style};color:inherit;font-weight:600;text-decoration:none">${label}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text from outside, for `mailPage`. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
