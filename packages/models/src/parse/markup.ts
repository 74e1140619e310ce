/** Turns the HTML a model writes into the markdown the other readers know. No HTML is ever interpreted. */

const TAG = /<(\/?)([a-z][a-z0-9]{0,11})((?:\s[^<>]{0,1500})?)\/?>/gi;
const BLOCK =
  /<(?:li|tr|td|h[1-6]|p|ol|ul|br|div|table|b|strong|a|em|i|span|section|article|dt|dd|img|input|link|meta|iframe)\b/i;
const HIDDEN = /<(script|style|template|svg|head|title)\b/gi;
/** A line break in a cell is a space. */
const ROW_BREAK = /^[ \t]*\|.*<br.*$/gimu;
const MAX_TAGS = 6_000;

interface ListState {
  readonly ordered: boolean;
  count: number;
  readonly descending: boolean;
}

export function htmlToMarkdown(text: string): string {
  if (!text.includes("<")) return text;
  const visible = visibleText(text).replace(ROW_BREAK, (row) => row.replace(/<br\s*\/?>/giu, " "));
  if (!BLOCK.test(visible)) return visible;
  const lists: ListState[] = [];
  const links: (string | null)[] = [];
  let tags = 0;
  const marked = visible.replace(TAG, (whole, slash: string, tag: string, attributes: string) => {
    if (++tags > MAX_TAGS) return "";
    const name = tag.toLowerCase();
    const closing = slash === "/";
    if (name === "ol" || name === "ul") return listTag(lists, name === "ol", closing, attributes);
    if (name === "li") return closing ? "" : itemMark(lists, attributes);
    if (name === "a") return linkTag(links, closing, attributes);
    return plainTag(name, closing) ?? (KNOWN.has(name) ? "" : whole);
  });
  return marked.replace(/\|\n(?:[ \t]{0,20}\n){1,3}[ \t]{0,20}(?=\|)/g, "|\n");
}

const KNOWN = new Set(
  `span div section article main body html thead tbody tfoot em i u small sup sub mark font center nav header footer
  img hr dl figure figcaption cite code pre blockquote time abbr details summary label input button caption colgroup col meta link iframe`.split(
    /\s+/,
  ),
);
const BREAKS = new Set(
  "p div section article table br blockquote dl dd pre header footer main summary details hr".split(" "),
);

const OTHER = new Set(
  `a abbr area audio base body button dfn del embed form ins kbd legend li map math menu meter nav object ol optgroup option
  p param picture progress q samp script select source strike style svg template textarea title tr td th track
  tt ul var video wbr head link`.split(/\s+/u),
);

/** The name is that of an element of HTML. */
export function isHtml(name: string): boolean {
  const small = name.toLowerCase();
  return KNOWN.has(small) || OTHER.has(small) || plainTag(small, false) !== null;
}

function plainTag(name: string, closing: boolean): string | null {
  if (name === "b" || name === "strong") return "**";
  if (/^h[1-6]$/.test(name)) return closing ? "\n" : `\n\n${"#".repeat(Number(name[1]))} `;
  if (name === "dt") return closing ? "**\n" : "\n**";
  if (name === "tr") return closing ? " |\n" : "\n";
  if (name === "td" || name === "th") return closing ? "" : " | ";
  return BREAKS.has(name) ? "\n" : null;
}

function listTag(lists: ListState[], ordered: boolean, closing: boolean, attributes: string): string {
  if (closing) lists.pop();
  else if (lists.length < 20) {
    const start = Number(/\bstart\s*=\s*["']?(\d{1,3})/i.exec(attributes)?.[1] ?? "1");
    const descending = /\breversed\b/i.test(attributes);
    lists.push({ ordered, count: descending ? start + 1 : start - 1, descending });
  }
  return "\n";
}

function itemMark(lists: ListState[], attributes: string): string {
  const list = lists.at(-1);
  const indent = "   ".repeat(Math.max(0, lists.length - 1));
  if (!list?.ordered) return `\n${indent}- `;
  const value = /\bvalue\s*=\s*["']?(\d{1,3})/i.exec(attributes)?.[1];
  list.count = value ? Number(value) : list.count + (list.descending ? -1 : 1);
  return `\n${indent}${list.count}. `;
}

function linkTag(links: (string | null)[], closing: boolean, attributes: string): string {
  if (closing) {
    const href = links.pop();
    return href ? `](${href})` : "";
  }
  const href = /\bhref\s*=\s*(?:"([^"]{0,1000})"|'([^']{0,1000})')/i.exec(attributes);
  const target = href?.[1] ?? href?.[2] ?? null;
  const usable = target !== null && /^https?:\/\/[^\s()]+$/i.test(target) ? target : null;
  links.push(usable);
  return usable ? "[" : "";
}

/** The text without comments, scripts, styles and what a reader does not see. */
export function visibleText(text: string): string {
  if (!text.includes("<")) return text;
  let visible = cutBetween(text, "<!--", "-->");
  if (visible.search(HIDDEN) >= 0) {
    for (const name of ["script", "style", "template", "svg", "head", "title"]) {
      visible = cutBetween(visible, `<${name}`, `</${name}>`);
    }
  }
  return HIDDEN_ELEMENT.test(visible) ? cutHiddenElements(visible) : visible;
}

const HIDDEN_ELEMENT =
  /<([a-z][a-z0-9]{0,11})\b[^<>]{0,400}?(?:\shidden(?=[\s>=/])|display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden)[^<>]{0,400}>/i;

/** Elements that a reader does not see, with their text; at most 20. */
function cutHiddenElements(text: string): string {
  let visible = text;
  for (let count = 0; count < 20; count++) {
    const hidden = HIDDEN_ELEMENT.exec(visible);
    if (!hidden?.[1]) break;
    const close = `</${hidden[1].toLowerCase()}>`;
    const end = visible.toLowerCase().indexOf(close, hidden.index);
    visible = visible.slice(0, hidden.index) + (end < 0 ? "" : visible.slice(end + close.length));
  }
  return visible;
}

function cutBetween(text: string, open: string, close: string): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length || !lower.includes(open)) return text;
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = lower.indexOf(open, from);
    const end = start < 0 ? -1 : lower.indexOf(close, start + open.length);
    if (start < 0 || end < 0) break;
    parts.push(text.slice(from, start));
    from = end + close.length;
  }
  parts.push(text.slice(from));
  return parts.join("");
}
