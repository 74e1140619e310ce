import { TAGLINE } from "@standings/domain";

/** Shared frame of the product's mails: plain tables and inline styles, readable in light and dark. */

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SANS = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,sans-serif";

/** `body` is trusted HTML: escape what came from outside. */
export function mailPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:32px 16px;${SANS};font-size:16px;line-height:24px">
<table role="presentation" align="center" width="100%" style="max-width:480px;border-collapse:collapse"><tr><td>
<p style="margin:0 0 24px;font-size:19px;font-weight:600;letter-spacing:-.02em">Standings</p>
${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #8d8d8666;font-size:13px;line-height:18px;opacity:.7">${TAGLINE}.</p>
</td></tr></table></body></html>`;
}

/** A link that looks like a button in light and dark. `href` is an address of ours. */
export function mailButton(label: string, href: string): string {
  const style = "display:inline-block;padding:10px 18px;border:1px solid currentColor;border-radius:8px";
  return `<p style="margin:0 0 16px"><a href="${href}" style="${style};color:inherit;font-weight:600;text-decoration:none">${label}</a></p>`;
}
