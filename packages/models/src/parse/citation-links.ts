import { endsInSiteLabel } from "./site-text.ts";
import { anyOf } from "./vocabulary/compile.ts";

/**
 * Links that cite a page and name nobody: numbered ones (`[[1]](…)`, `【1】(…)`), those named by the site that they cite
 * (OpenRouter's web search asks models for these), and those in brackets at the end of an entry's line.
 */

const TARGET = String.raw`\(\s?<?(https?:\/\/[^\s()<>]{1,1000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,400})?)>?(?:\s+"[^"\n]{0,300}")?\s?\)`;
/** With the brackets and the space around it. */
const LINK = new RegExp(
  String.raw`[ \t]*([(（]?)(?:\[(\[[^[\]\n]{1,160}\]|[^[\]\n]{1,160})\]|【([^【】\n]{1,60})】)${TARGET}([)）]?)`,
  "gu",
);
const NUMBERS = /^\[?\^?(?:\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,8}|[⁰¹²³⁴-⁹]+)†?\]?$/u;
const HOST = /^\[?(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}(?:\/[^\s\]]*)?\]?$/iu;
const SOURCE = new RegExp(String.raw`^\[?(?:${anyOf("sourceWords")})(?:\s?\d{1,3})?\]?$`, "iu");
/** Nothing but a mark of a list and emphasis stands before it: the link is the entry. */
const HEAD = /^[\s>]*(?:[-*•+–]\s+|[(#]?\p{Nd}{1,3}[.):、]?\s+|#{1,6}\s+)?[*_\s"“(（[]*$/u;
const LISTED = /^\s*(?:[-*•+–]\s|[(#]?\p{Nd}{1,3}[.):、]|[*_]{2}\S)/u;
const ROW = /^\s*\||\s\|\s.*\s\|\s/u;

/** Of a long line only its beginning and what is near a link says whose it is. */
const NEAR = 160;

/** The text without such links; a link that is the entry itself, or its own address, stays. */
export function dropCitationLinks(text: string): string {
  if (!/[\]】]\(/u.test(text)) return text;
  const lines = text.split("\n");
  const shared = sharedHosts(lines);
  return lines.map((line) => (/[\]】]\(/u.test(line) ? dropInLine(line, shared) : line)).join("\n");
}

/** Hosts that lines of several entries cite, of which one is not called like them: they are nobody's own. */
function sharedHosts(lines: readonly string[]): ReadonlySet<string> {
  const [cited, foreign] = [new Map<string, number>(), new Set<string>()];
  for (const line of lines) {
    if (!/^\S/u.test(line) || !LISTED.test(line) || line.length > 2_000) continue;
    const links = [...line.matchAll(LINK)].filter(([, , label = ""]) => HOST.test(label));
    for (const [host, { index, 4: target = "" }] of new Map(links.map((link) => [hostOf(link[4]), link]))) {
      cited.set(host, (cited.get(host) ?? 0) + 1);
      if (!isOwn(line.slice(0, index), target)) foreign.add(host);
    }
  }
  return new Set([...foreign].filter((host) => (cited.get(host) ?? 0) > 1));
}

function dropInLine(line: string, shared: ReadonlySet<string>): string {
  const isRow = ROW.test(line);
  return line.replace(
    LINK,
    (whole, open: string, square, lenticular, target: string, close: string, at: number) => {
      const link = {
        label: square ?? `[${lenticular}]`,
        target,
        isBracketed: open !== "" && close !== "",
        isShared: shared.has(hostOf(target)),
      };
      const before =
        at > 2 * NEAR ? `${line.slice(0, NEAR)}… ${line.slice(at - NEAR, at)}` : line.slice(0, at);
      if (!isCitation(link, before + open, line.slice(at + whole.length), isRow))
        return open === "" && isOwnAddress(link, before) ? ` (${target})` : whole;
      return link.isBracketed ? "" : `${open === "" ? "" : ` ${open}`}${close}`;
    },
  );
}

interface Link {
  readonly label: string;
  readonly target: string;
  readonly isBracketed: boolean;
  readonly isShared: boolean;
}

function isCitation(
  { label, target, isBracketed, isShared }: Link,
  before: string,
  after: string,
  isRow: boolean,
): boolean {
  const isHead = HEAD.test(before);
  if (NUMBERS.test(label)) return !isHead || label.startsWith("[");
  if (isHead) return false;
  if (SOURCE.test(label)) return true;
  if (isRow || endsInSiteLabel(before.replace(/[(（]$/u, "")) || (isOwn(before, target) && !isShared))
    return false;
  const isLast = LAST.test(after);
  if (HOST.test(label)) return isPage(target) || (isLast && isTold(before));
  return isBracketed && isLast && isPage(target) && isTold(before) && !endsInSiteLabel(`${label}:`);
}

/** A link in an entry's text that is named by the entry's own site is no name. */
function isOwnAddress({ label, target, isShared }: Link, before: string): boolean {
  return !isShared && HOST.test(label) && isTold(before) && isOwn(before, target);
}

/** Only marks and other links follow in the line. */
const LAST = /^(?:[\s.,;。)）*_]|\[[^[\]\n]{1,160}\]\([^\s()]{1,1000}\)){0,20}$/u;

/** The line is of an entry, and more than its name: a text stands before the link. */
function isTold(before: string): boolean {
  if (!LISTED.test(before)) return false;
  return /[–—:：,.]\s|\s-\s|[*_]\s+\S/u.test(
    before.replace(/^[\s>]*(?:[-*•+]|\p{Nd}{1,3}[.):])\s/u, "").trimEnd(),
  );
}

/** More than the front page of a site. */
function isPage(target: string): boolean {
  return !/^https?:\/\/[^/?#]+\/*$/iu.test(target);
}

/** The site is called like something in the line before it. */
function isOwn(before: string, target: string): boolean {
  const label = letters(hostOf(target).split(".").at(-2) ?? "");
  const words = before
    .replace(/\]\([^()\s]*\)/gu, "]")
    .split(/[\s/]+/u)
    .map(letters);
  return (
    label.length >= 2 &&
    ((label.length >= 3 && words.join("").includes(label)) ||
      words.some((word) => (word.length >= 4 && label.includes(word)) || word === label))
  );
}

function hostOf(target = ""): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/iu.exec(target)?.[1] ?? "";
}

function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
