import type { MailMessage } from "./inbox.ts";

const ENTITY: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "'",
};

/** The readable text: the text alternative, else the HTML without its markup. */
export function readableText(message: MailMessage): string {
  if (message.text.trim() !== "") return message.text;
  return message.html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_all, name: string) => ENTITY[name] ?? " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The six-digit code of a verification mail, or null. */
export function findCode(message: MailMessage): string | null {
  const pattern = /(?<![\d#/=]|\d[.-])\d{6}(?!\d|[.-]\d)/;
  return (pattern.exec(message.subject) ?? pattern.exec(readableText(message)))?.[0] ?? null;
}

/** The web addresses in a mail, in order, once each. The sandboxed frame cannot follow a link itself. */
export function findLinks(message: MailMessage): string[] {
  const hrefs = [...message.html.matchAll(/href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    (match[1] ?? match[2] ?? "").replaceAll("&amp;", "&"),
  );
  const written = message.text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  const usable = [...hrefs, ...written].filter(
    (href) => URL.canParse(href) && /^https?:$/.test(new URL(href).protocol),
  );
  return [...new Set(usable)];
}
