import { isHtml } from "./markup.ts";

/**
 * Marks around an answer that belong to the machinery which made it, known by their form: special tokens (`<|end|>`),
 * channels (OpenAI's harmony format), tags that are no HTML (`<answer>`), and the same between other brackets
 * (`[THINK]`, `◁think▷`). Linear in the text, which `limitText` has bounded.
 */

const NAME = "[A-Za-z][A-Za-z0-9]{0,29}(?:[:_.-][A-Za-z0-9]{1,29}){0,4}";
const TAG = new RegExp(
  [
    String.raw`<[|｜](\/?)([^|｜<>\n]{1,40})[|｜]>`,
    String.raw`<(\/?)(${NAME})(?:\s[^<>\n]{0,300})?>`,
    String.raw`([[◁⟨⟪〈《«])(\/?)(${NAME})([\]▷⟩⟫〉》»])`,
  ].join("|"),
  "gu",
);
const PAIRS: Readonly<Record<string, string>> = {
  "[": "]",
  "◁": "▷",
  "⟨": "⟩",
  "⟪": "⟫",
  "〈": "〉",
  "《": "》",
  "«": "»",
};
const MAX_TAGS = 600;
/** Blocks before the answer that are left out. */
const MAX_ASIDES = 10;

/** What is thought before an answer is called so, in one word or in a part of it: `seed:think`, `START_THINKING`. */
const THOUGHT = /think|thought/iu;
/** Other words for it, which may also be fields of an entry: only before everything else. */
const NOTED =
  /reason|reflect|scratch|analy[sz]|monolog|deliberat|plan|note|draft|intern|context|search|tool|query/iu;
/** What is called so is said, whatever follows it. */
const SAID =
  /answer|respon|result|output|final|solution|reply|rank|list|compan|expert|item|recommend|summary/iu;
const CLOSING = /^(?:end|close|stop)[_▁ -]|[_▁ -](?:end|close)$|^\//iu;
const OPENING = /^(?:start|begin|open)[_▁ -]|[_▁ -](?:start|begin|open)$/iu;
/** A line that begins an entry, a table, a title or a document. */
const ITEM = /^[ \t]*(?:[*_]{0,3}(?:\p{Nd}{1,2}[.)、:]|[①-⑳])|[-*•#]\s|[*_]{2}\S|\||[{[])/mu;
const FIRST_ITEM = /^[ \t]*(?:[*_]{0,3}(?:0?1[.)、:]|①)|\||[{[])/mu;

interface Tag {
  readonly at: number;
  readonly end: number;
  readonly name: string;
  readonly isClosing: boolean;
  /** `<|…|>`: never a part of an answer. */
  readonly isToken: boolean;
}

/** The answer without the marks around it; what was thought stands between `<think>` and `</think>`, if at all. */
export function unwrapAnswer(text: string): string {
  const channel = lastChannel(text);
  const tags = findTags(channel);
  return tags.length === 0 ? channel : replaceTags(channel, tags);
}

const CHANNEL = /<\|channel\|>\s*([A-Za-z]+)[^<\n]{0,80}(?:<\|constrain\|>[^<\n]{0,40})?<\|message\|>/gu;
/** What is left of channels whose tokens were lost: `analysisThe user wants …assistantfinal1. …`. */
const LOST = { first: "analysis", final: "assistantfinal" };
const CHANNEL_END = /<\|(?:end|return|start|channel|call)\|>/u;

/** Of an answer in channels the last final one; where there is none, what stands outside of them. */
function lastChannel(text: string): string {
  if (text.startsWith(LOST.first) && text.includes(LOST.final))
    return text.slice(text.lastIndexOf(LOST.final) + LOST.final.length);
  if (!text.includes("<|channel|>")) return text;
  const channels = [...text.matchAll(CHANNEL)].map((match) => {
    const body = match.index + match[0].length;
    const length = text.slice(body).search(CHANNEL_END);
    return { name: match[1], at: match.index, body, end: length < 0 ? text.length : body + length };
  });
  const final = channels.findLast(
    ({ name, body, end }) => name === "final" && text.slice(body, end).trim() !== "",
  );
  if (final) return text.slice(final.body, final.end);
  let outside = "";
  let from = 0;
  for (const { at, end } of channels) {
    outside += text.slice(from, at);
    from = end;
  }
  return `${outside}${text.slice(from)}`;
}

/** Special tokens, and tags that are no HTML and open and close something, or stand alone before or after all. */
function findTags(text: string): readonly Tag[] {
  if (!/[<[◁⟨⟪〈《«]/u.test(text)) return [];
  const found: Tag[] = [];
  for (const match of text.matchAll(TAG)) {
    if (found.length >= MAX_TAGS) break;
    const [whole, tokenSlash, token, slash, name = "", open, otherSlash, otherName = "", close] = match;
    const place = { at: match.index, end: match.index + whole.length };
    if (token !== undefined) {
      const isClosing = tokenSlash === "/" || CLOSING.test(token);
      found.push({ ...place, name: tokenName(token), isClosing, isToken: true });
    } else if (open !== undefined) {
      if (PAIRS[open] === close)
        found.push({
          ...place,
          name: open + otherName.toLowerCase(),
          isClosing: otherSlash === "/",
          isToken: false,
        });
    } else if (!isHtml(name) && !whole.endsWith("/>"))
      found.push({ ...place, name: `<${name.toLowerCase()}`, isClosing: slash === "/", isToken: false });
  }
  const closed = new Set(found.flatMap(({ name, isClosing }) => (isClosing ? name : [])));
  // Brackets other than `<` are tags only where something closes them.
  return found.filter(({ name, isToken }) => isToken || name.startsWith("<") || closed.has(name));
}

/** `START_THINKING` and `END_THINKING` are of one name. */
function tokenName(token: string): string {
  return `|${token.toLowerCase().replace(CLOSING, "").replace(OPENING, "")}`;
}

/** What is written for each tag, and blocks that are left out. */
interface Changes {
  readonly replaced: Map<Tag, string>;
  readonly dropped: { readonly from: number; readonly to: number }[];
}

/** Writes thoughts between the tags that `splitThinking` knows, leaves out asides before the answer, breaks lines at marks. */
function replaceTags(text: string, tags: readonly Tag[]): string {
  const changes: Changes = { replaced: new Map(), dropped: [] };
  const open = new Map<string, Tag>();
  let begun = 0;
  for (const tag of tags) {
    if (tag.isToken) changes.replaced.set(tag, "\n");
    if (THOUGHT.test(tag.name) && !SAID.test(tag.name))
      changes.replaced.set(tag, tag.isClosing ? "</think>" : "<think>");
    else if (!tag.isClosing) {
      if (leadsItem(text, tag)) changes.replaced.set(tag, "\n");
      open.set(tag.name, tag);
    } else {
      const start = open.get(tag.name);
      open.delete(tag.name);
      const isFirst = text.slice(begun, start?.at ?? tag.at).trim() === "";
      if (start && isFirst && changes.dropped.length < MAX_ASIDES && isAside(text, start, tag)) {
        changes.dropped.push({ from: start.at, to: tag.end });
        begun = tag.end;
      } else closeBlock(text, tag, start, changes);
    }
  }
  return rewrite(text, tags, changes);
}

/** Breaks the lines at both ends of a block of entries, and at a mark that closes the answer or, alone, all before it. */
function closeBlock(text: string, tag: Tag, start: Tag | undefined, { replaced }: Changes): void {
  if (start === undefined) {
    if (text.slice(tag.end).trim() === "") replaced.set(tag, "\n");
    else if (replaced.size < MAX_ASIDES && NOTED.test(tag.name) && isAnsweredAfter(text, tag))
      replaced.set(tag, "</think>");
    return;
  }
  const inner = text.slice(start.end, tag.at);
  if (!replaced.has(start) && (!ITEM.test(inner) || /^\s*<\p{L}/u.test(inner))) return;
  replaced.set(start, "\n");
  replaced.set(tag, "\n");
}

/** A block that is not the answer: one of notes, or anything before the first entry. */
function isAside(text: string, start: Tag, close: Tag): boolean {
  if (start.isToken || SAID.test(start.name)) return false;
  const isNoted = NOTED.test(start.name) && text.slice(close.end).trim() !== "";
  return isAnsweredAfter(text, close) || (isNoted && !ITEM.test(text.slice(start.end, close.at)));
}

/** Its line goes on with the beginning of an entry, and nothing stands before it in the line. */
function leadsItem(text: string, { at, end }: Tag): boolean {
  const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return (
    before.trim() === "" &&
    /^[ \t]*(?:[*_]{0,3}(?:\p{Nd}{1,2}[.)、]\s?\S|①)|[{])/u.test(text.slice(end, end + 40))
  );
}

/** What follows holds the first entry outside of any tag. */
function isAnsweredAfter(text: string, { end }: Tag): boolean {
  const rest = text.slice(end);
  return !/^\s*</u.test(rest) && FIRST_ITEM.test(rest);
}

/** A role after the token that begins a message: `<|start|>assistant`. */
const ROLE = /^(?:assistant|system|user|tool|developer|final)(?![\p{L}\p{N}])[ \t]*/iu;
const BEGINS_MESSAGE = /start|header|channel/iu;

function rewrite(text: string, tags: readonly Tag[], { replaced, dropped }: Changes): string {
  const parts: string[] = [];
  let from = 0;
  for (const tag of tags) {
    const { at, end, isToken } = tag;
    if (at < from) continue;
    const block = dropped.find((block) => block.from === at);
    const mark = block ? "" : replaced.get(tag);
    if (mark === undefined) continue;
    parts.push(text.slice(from, at), mark);
    from = block?.to ?? end;
    if (isToken && BEGINS_MESSAGE.test(text.slice(at, end)))
      from += ROLE.exec(text.slice(end, end + 20))?.[0].length ?? 0;
  }
  parts.push(text.slice(from));
  return parts.join("");
}
