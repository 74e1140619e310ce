import { readMarker } from "./list-marker.ts";
import { cutAddress, cutName } from "./name-cut.ts";
import { isEntryName, isGeneric, isNameWords, isTitled, trimName } from "./name-shape.ts";
import { DOTTED_FORM, PLACEHOLDER } from "./name-words.ts";
import type { OutlineNode } from "./outline-node.ts";
import { cleanControls, stripCitations, toPlainText } from "./plain-text.ts";
import { findSites } from "./site-text.ts";
import type { Site } from "./types.ts";

/** The beginning of a line or cell read as an entry. */
export interface EntryHead {
  readonly name: string;
  readonly rank: number | null;
  readonly sites: readonly Site[];
  /** Plain text after the name. */
  readonly rest: string;
  /** Evidence that the text is a name: 2 emphasised or linked, 1 set off from a description, 0 bare. */
  readonly strength: 0 | 1 | 2;
  /** Made of ordinary words only: a name (`Budget`, `On`) only where its neighbours are names. */
  readonly generic: boolean;
}

const MAX_HEAD = 700;
const TIED_NAME = /^(?:\*\*)?T-?\d/u;

/**
 * Reads the name at the beginning of `text`. `exact` says that the whole text is meant to be the name (a JSON
 * field, a table cell), so that only marks, a leading rank and a trailing address are taken off. `isPlaced` says that
 * the place makes it a name, whatever its words; `isNumbered` that a number stands before it, so that `T2` is a name.
 */
export function readEntryName(
  text: string,
  exact = false,
  { isPlaced = false, isNumbered = false }: { isPlaced?: boolean; isNumbered?: boolean } = {},
): EntryHead | null {
  if (exact && SIMPLE.test(text)) return simpleHead(text);
  const whole = text.length > MAX_HEAD ? text.slice(0, MAX_HEAD) : text;
  let source = stripCitations(exact ? cleanControls(whole) : whole).trim();
  const marker = isNumbered && TIED_NAME.test(source) ? null : readMarker(source);
  if (marker && (marker.type === "number" || !exact)) source = marker.rest.trim();
  if (source.startsWith("~~")) return null;
  const address = readAddress(source, marker?.rank ?? null);
  if (address) return address;
  if (/['’]/.test(source) && source.includes(", ")) source = source.replace(FORMER, "");
  if (/^[[(]/.test(source)) source = source.replace(REMARK, "");
  const rank = marker?.rank ?? null;
  const lead = splitLead(source);
  const emphasised = lead !== null && !exact;
  const marked = endAtLink(lead?.inner ?? source);
  const inner = toPlainText(marked);
  const after = lead ? toPlainText(lead.after) : "";
  const cut = exact ? cutAddress(inner) : cutName(inner, emphasised);
  const rest = after === "" ? cut.rest.trim() : `${cut.rest} ${after}`.trim();
  const isSentence =
    !exact &&
    !emphasised &&
    (cut.rest === "" || (cut.rest.startsWith(",") && !isNameWords(cut.name.split(" ")))) &&
    inner.endsWith(".") &&
    inner.split(" ").length > 4 &&
    !DOTTED_FORM.test(inner) &&
    !/\s\p{Lu}\.$/iu.test(inner);
  if (isSentence || (!exact && !emphasised && cut.rest === "" && inner.endsWith("。"))) return null;
  return finishHead(cut.name, source, rest, rank, emphasised ? 2 : cut.rest !== "" || lead ? 1 : 0, isPlaced);
}

/** `Ferran Adrià's long-time pastry chef, Albert Adrià`: whose somebody is. */
const FORMER = /^\p{Lu}[^,.:;–—]{1,50}['’]s? (?:\p{Ll}[\p{L}-]* ?){1,7}, (?=\p{Lu})/u;
/** `[no website] Gutterman`: a remark before the name. */
const REMARK = /^(?:\[\p{Ll}[^[\]]*\s[^[\]]*\]|\(\p{Ll}[^()]*\s[^()]*\))\s+(?=\p{Lu})/u;
const ADDRESS =
  /^<?(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24})(?:\/[^\s<>]*)?>?$/iu;

/** An address that stands for a name. */
function readAddress(source: string, rank: number | null): EntryHead | null {
  const name = /^<?(?:http|www\.)|^[^\s/]+\.\p{Ll}{2,}\/\S*$/iu.test(source)
    ? ADDRESS.exec(source)?.[1]
    : undefined;
  if (!name) return null;
  return { name, rank, sites: [{ text: name, attributed: true }], rest: "", strength: 2, generic: false };
}

/** Ends a name at the end of a link's text. */
function endAtLink(text: string): string {
  return text.includes("](") ? text.replace(/\[([^[\]\n]{1,160})\]\([^()\s]{0,1000}\)/gu, "$1 | ") : text;
}

// Names that need no cleaning: the common answer costs one regular expression.
const SIMPLE = /^[A-Z][A-Za-z0-9]{0,30}(?: [A-Z0-9][A-Za-z0-9]{0,30}){0,5}$/;

function simpleHead(text: string): EntryHead | null {
  return PLACEHOLDER.test(text)
    ? null
    : { name: text, rank: null, sites: [], rest: "", strength: 2, generic: false };
}

function finishHead(
  raw: string,
  source: string,
  rest: string,
  rank: number | null,
  strength: 0 | 1 | 2,
  isPlaced = false,
): EntryHead | null {
  const name = trimName(raw);
  if (isPlaced ? !isTitled(name) : !isEntryName(name, strength === 2 && /^\s*[–—:：-]/u.test(rest)))
    return null;
  const generic = isGeneric(name.split(/\s+/u));
  return { name, rank, sites: findSites(source, name), rest: trimRest(rest), strength, generic };
}

/** The emphasised text at the beginning of a line, or a heading, as a name with its marks and brackets. */
export function readWholeLead({ type, plain, text }: OutlineNode): EntryHead | null {
  const source = stripCitations(type === "heading" ? `**${plain}**` : text).trim();
  const lead = splitLead(source);
  const name = lead ? toPlainText(lead.inner).replace(/\s?[:：]$/u, "") : "";
  if (!lead || name.length > 60 || /[:：–—]|\s-\s/u.test(name)) return null;
  const rest = trimRest(toPlainText(lead.after));
  return { name, rank: null, sites: findSites(source, name), rest, strength: 2, generic: false };
}

interface Lead {
  readonly inner: string;
  readonly after: string;
}

/** Splits an emphasised or linked beginning from what follows: `**[A](a.com)** – b` → `[A](a.com)`, ` – b`. */
function splitLead(source: string): Lead | null {
  if (!/^[*_`["“«「『]/.test(source)) return null;
  const bold = /^(\*{1,3}|_{1,3}|`)(?=[^\s*_`])/u.exec(source)?.[1];
  if (bold) {
    const end = source.indexOf(bold, bold.length);
    if (end > 0 && end <= 200)
      return { inner: source.slice(bold.length, end), after: source.slice(end + bold.length) };
    return null;
  }
  const link = /^\[([^[\]\n]{1,160})\]\([^()\s]{0,600}\)/u.exec(source);
  if (link?.[1]) return { inner: link[1], after: source.slice(link[0].length) };
  const quoted = /^["“«「『]([^"”»」』\n]{1,80})["”»」』]/u.exec(source);
  return quoted?.[1] ? { inner: quoted[1], after: source.slice(quoted[0].length) } : null;
}

function trimRest(rest: string): string {
  return rest.replace(/^[\s:：,;–—|.\-)）]+/u, "").trim();
}
