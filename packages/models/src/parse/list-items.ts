import { isAwardTitle } from "./award.ts";
import { type EntryHead, readEntryName, readWholeLead } from "./entry-name.ts";
import { HOLDS, type Line } from "./line.ts";
import { isGeneric, isNameWords, isTitled } from "./name-shape.ts";
import { IMPERATIVE_WORD, LEADING_WORDS } from "./name-words.ts";
import type { OutlineNode } from "./outline-node.ts";
import { announcesPicks, sectionRole } from "./section-role.ts";

export interface Item {
  readonly node: OutlineNode;
  readonly head: EntryHead | null;
}

const INNER =
  /(?:\*\*|__|(?<![\p{L}*])\*)(?=\S)[^*_\n]{1,80}(?:\*\*|__|\*)|\[[^[\]\n]{1,80}\]\(https?:[^()\s]{4,300}\)/gu;

/** The one emphasised text inside of an item that is a sentence: `If you hate queues, go to **Museo Lento**.` */
function innerName(node: OutlineNode): EntryHead | null {
  if (!node.holds(HOLDS.markup)) return null;
  const spans = [...node.text.matchAll(INNER)];
  const strong = spans.filter(([span]) => /^(?:\*\*|__)/.test(span));
  const [only, ...others] = strong.length === 1 ? strong : spans;
  if (!only || others.length > 0 || only.index === 0) return null;
  const head = readEntryName(only[0]);
  // Single stars stress words of a sentence too.
  return head && (/^(?:\*\*|__|\[)/.test(only[0]) || isNameWords(head.name.split(" "))) ? head : null;
}

/** Items whose names stand inside of their sentences, when most of them do; none otherwise. */
export function findInnerNames(nodes: readonly OutlineNode[]): ReadonlyMap<OutlineNode, EntryHead> {
  const names = new Map<OutlineNode, EntryHead>();
  for (const node of nodes) {
    const head = innerName(node);
    if (head && !head.generic) names.set(node, head);
  }
  return names.size >= 2 && names.size * 4 >= nodes.length * 3 ? names : new Map();
}

/**
 * In a list of names an item is a name because of its place, whatever its words: where all items are set off in one way
 * and written like names (`Who Wot Why – small`), or where most are names and the others stand as they do (`itsu –
 * half price`). Lists of steps begin with what to do.
 */
export function placeNames(items: readonly Item[]): readonly Item[] {
  if (items.length < 3) return items;
  const placed = items.map((item) => (item.head && !item.head.generic ? item : placeName(item)));
  const heads = placed.map(({ head }) => head).filter((head) => head !== null);
  const steps = heads.filter(({ name }) => IMPERATIVE_WORD.test(name));
  const isWhole =
    heads.length === items.length &&
    heads.filter(({ strength }) => strength > 0 === (heads[0]?.strength ?? 0) > 0).length * 4 >=
      heads.length * 3;
  return isWhole && steps.length * 2 < heads.length ? placed : items;
}

const BRACKET = /\s\([^().]+\)$/u;

/**
 * Where most items begin with an emphasised name, what is emphasised in the others is one too, whatever its marks:
 * `**...txt** – small runs`. Brackets belong to names when few have them; otherwise they say where all are.
 */
export function placeLeads(items: readonly Item[]): readonly Item[] {
  const named = items.filter(
    ({ head, node }) => head && !head.generic && (head.strength === 2 || node.type === "heading"),
  );
  if (items.length < 3 || named.length * 5 < items.length * 3) return items;
  const whole = items.map(({ node }) => {
    const text = node.type === "heading" ? `**${node.plain}**` : node.text;
    return node.role === "left_out" ? null : readWholeLead(text);
  });
  const bracketed = whole.filter((head) => head !== null && BRACKET.test(head.name));
  return items.map((item, index) => {
    const head = whole[index];
    const isWhole =
      head &&
      ((item.head === null && item.node.isItem) ||
        (item.head !== null &&
          BRACKET.test(head.name) &&
          bracketed.length * 2 < items.length &&
          head.name.startsWith(item.head.name)));
    return isWhole ? { node: item.node, head } : item;
  });
}

/** Titles numbered from 1 that are all written like names, half of them of words that are not ordinary. */
export function placeTitles(items: readonly Item[]): readonly Item[] {
  const ranked = items.filter(({ node }) => node.rank !== null);
  if (ranked.length < 3 || ranked[0]?.node.rank !== 1) return items;
  const placed = new Map(ranked.map((item) => [item, placeTitle(item)] as const));
  const heads = [...placed.values()].flatMap(({ head }) => head ?? []);
  const proper = heads.filter(({ name }) => !isGeneric(name.split(" ")) && !IMPERATIVE_WORD.test(name));
  const isNames = heads.length === ranked.length && proper.length * 2 >= ranked.length;
  return isNames ? items.map((item) => placed.get(item) ?? item) : items;
}

function placeTitle(item: Item): Item {
  const { node, head } = item;
  if (head && !head.generic) return item;
  const { plain: name } = node;
  return isTitled(name.replace(/[!?]$/u, ""))
    ? { node, head: { name, rank: null, sites: [], rest: "", strength: 2, generic: false } }
    : item;
}

function placeName(item: Item): Item {
  const { node } = item;
  const head = node.role === "left_out" ? null : node.placed;
  return head ? { node, head: { ...head, generic: false } } : item;
}

/** Short items of the only list, such as names in small letters: no sentence, no step. */
export function areShort(items: readonly Item[]): boolean {
  return (
    items.length >= 3 &&
    items.every(({ node }) => {
      const { plain } = node;
      return (
        node.children.length === 0 &&
        SHORT.test(plain) &&
        !IMPERATIVE_WORD.test(plain) &&
        !/\d\s*(?:%|€|\$)/u.test(plain)
      );
    })
  );
}

const SHORT = /^[\p{L}\p{N}][^.!?;:,()–—]{0,40}$/u;

/** Ordinary words among plain names are names too: `Enterprise, Hertz, Avis, Budget`. */
export function keepNames(items: readonly Item[], total: number): readonly Item[] {
  const proper = items.filter((item) => item.head && !item.head.generic);
  const isProper = proper.length >= 2 && proper.length * 5 >= total * 2;
  return isProper ? items.filter((item) => !item.head?.generic || item.node.children.length === 0) : proper;
}

/** Under a heading such as "Summary" a list counts only when it plainly names companies. */
export function looksRanked(items: readonly Item[]): boolean {
  return items.length > 0 && items.every((item) => (item.head?.sites.length ?? 0) > 0);
}

/** All items are names and nothing else. */
export function areNames(items: readonly Item[], named: readonly Item[]): boolean {
  return (
    named.length >= 3 &&
    named.length === items.length &&
    named.every(({ node, head }) => head && isBareName(node, head))
  );
}

function isBareName(node: OutlineNode, head: EntryHead): boolean {
  return node.plain === head.name && isLikelyBullet({ ...head, strength: 0 }, node);
}

/**
 * Half of the items are names, so that a short text that stands as they do is one too, in any letters: set off (`mindful
 * chef – …`), or alone in its line (`real seeds`).
 */
export function standsAlike(item: Item, named: readonly Item[], total: number): boolean {
  const { head, node } = item;
  if (!head || head.generic || node.role === "left_out" || named.length * 2 < total) return false;
  const words = head.name.split(" ");
  if (words.length > 4) return false;
  if (head.strength > 0) return named.every((other) => (other.head?.strength ?? 0) > 0);
  return isAlone(item) && node.children.length === 0 && !LEADING_WORDS.has((words[0] ?? "").toLowerCase());
}

/** The item is its name. */
function isAlone({ head, node }: Item): boolean {
  return head !== null && head.rest === "" && node.plain.length <= head.name.length + 1;
}

/** A short text after a number is a name; a longer one must look like a name. */
export function isLikelyNumber(head: EntryHead, node: OutlineNode): boolean {
  return head.strength === 1 || head.name.split(" ").length <= 2 || isLikelyBullet(head, node);
}

/** A bare bullet is a name only when it looks like one. */
export function isLikelyBullet(head: EntryHead, node: Line): boolean {
  if (head.strength === 2 || head.sites.length > 0) return true;
  const words = head.name.split(" ");
  if (isNameWords(words)) return true;
  return words.length === 1 && (head.strength === 1 || head.name.includes(".") || node.plain === head.name);
}

/** "For small businesses:" with its own list below is a category, as is a text that ends in a colon. */
export function isCategory(item: Item): boolean {
  const { node, head } = item;
  if (!head || node.children.length === 0) return false;
  if (isAwardTitle(head.name) && namesBelow(node) > 0) return true;
  const below = node.children.filter(
    (child) => child.type === "number" || child.type === "bullet" || child.type === "lead",
  );
  const heads = below.filter((child) => child.role === "plain").map((child) => child.head);
  const named = heads.filter((child) => child !== null && (child.strength === 2 || child.sites.length > 0));
  const { plain } = node;
  const isTitle = /[:：]$/u.test(plain) || node.type === "heading" || node.type === "bold";
  const isNumbered = below.length >= 2 && below.every((child) => child.type === "number");
  if (isTitle && isNumbered && named.length > 0 && head.sites.length === 0) return true;
  if (node.type === "lead" && isNumbered && named.length >= 2) return true;
  const isPlainTitle =
    (isTitle && node.rank === null && head.sites.length === 0 && !/^[*_[]/u.test(node.text)) ||
    node.type === "bold";
  if (
    isPlainTitle &&
    named.length >= 2 &&
    named.length * 2 > below.length &&
    named.every((child) => child && child.rest !== "")
  )
    return true;
  return (
    named.length >= 2 &&
    named.length * 2 > below.length &&
    named.some((child) => (child?.sites.length ?? 0) > 0) &&
    head.sites.length === 0
  );
}

/** How many items right below a title read like names. */
export function namesBelow(node: OutlineNode): number {
  return node.children.filter(
    (child) => (child.type === "number" || child.type === "bullet") && isNamed(child),
  ).length;
}

function isNamed(node: OutlineNode): boolean {
  const head = node.role === "plain" ? node.head : null;
  return head !== null && !head.generic && isLikelyBullet(head, node);
}

/**
 * What stands below titles are names, so that the titles are categories: three of four items. A title with a text of its
 * own is an entry, and the names below are its products.
 */
export function listsNames(titles: readonly OutlineNode[]): boolean {
  const plain = titles.filter(({ role, children }) => role === "plain" && children.length > 0);
  const below = plain.flatMap(({ children }) => children.filter((child) => isBelow(child)));
  const isNumbered = below.every(({ type }) => type === "number");
  const described = plain.filter(
    ({ body, children }) => body.length > 0 || (children.at(-1)?.body.length ?? 0) > 0,
  );
  const isNames = titles.filter((node) => isNamedTitle(node)).length * 4 >= titles.length * 3;
  // What comes back under every title is a label: `Strengths`, `Price`.
  const heads = below.flatMap((child) => (isNamed(child) ? (child.head?.name ?? []) : []));
  const names = heads.filter((name) => heads.indexOf(name) === heads.lastIndexOf(name));
  const isBare = described.length === 0 && below.every(isBareItem);
  if (isBare && names.length === below.length && names.length >= MIN_BARE && !areProducts(plain)) return true;
  if (!isNumbered && (isNames || described.length * 2 >= plain.length)) return false;
  return (plain.length >= 2 || isNumbered) && below.length >= 3 && names.length * 4 >= below.length * 3;
}

/** The names below have a word of their title: `Ada One`, `Ada Two`. */
function areProducts(titles: readonly OutlineNode[]): boolean {
  const words = ({ plain }: OutlineNode) => plain.toLowerCase().split(" ");
  const found = titles.filter((title) => {
    const own = new Set(words(title));
    return title.children.some((child) => words(child).some((word) => own.has(word)));
  });
  return found.length * 2 >= titles.length;
}

/** So many bare names below titles are the entries, even where the titles are written like names: `Madrid`. */
const MIN_BARE = 4;

/** Items and titles below a title may be its entries. */
function isBelow({ type, role }: OutlineNode): boolean {
  return role === "plain" && (type === "number" || type === "bullet" || type === "heading");
}

function isBareItem(node: OutlineNode): boolean {
  return node.isItem && node.head?.rest === "" && node.children.length === 0;
}

/** A title that is written like a name: no phrase, price or place such as `Under $400`, `À Lyon`. */
export function isNamedTitle({ head }: Pick<Item, "head">): boolean {
  return head !== null && !head.generic && isTitled(head.name) && !NO_NAME.test(head.name);
}

const NO_NAME =
  /[$€£¥]|\d\s?[–-]\s?\d|^(?:À|A|Au|Aux|En|In|Im|Bei|Für|For|Under|Over|Below|Above|Near|Around|Di|Da|Per|Para|Sous|Unter|Über|Bis|Ab|Część|Tier|Part|Step|Phase|Level|Group|Category|Option)\s/u;

export function isLikelyTitle(item: Item): boolean {
  const { node, head } = item;
  if (!head || node.role === "criteria") return false;
  if (node.rank !== null) return true;
  if (node.role === "mention" && sectionRole(head.name) === "mention") return false;
  const { plain } = node;
  if (node.type === "lead")
    return (
      head.strength === 2 &&
      isLikelyBullet({ ...head, strength: 1 }, node) &&
      head.name.split(" ").length <= 6
    );
  const isAnnouncement = announcesPicks(plain) && !/[:：–—-]/u.test(plain);
  // Titles begin with a capital; a name need not: `mt-g medical translation`.
  const isSmallName = /^\p{Ll}+[-\d.]/u.test(head.name);
  const hasText = node.body.length > 0 || node.children.length > 0;
  return (
    !isAnnouncement &&
    node.level > 1 &&
    hasText &&
    (isSmallName || isLikelyBullet({ ...head, strength: 0 }, node))
  );
}

/** The first line below a title is an emphasised name, so the title is its category. */
export function leadsBelow(node: OutlineNode): boolean {
  const [first] = node.children;
  if (!first || (first.type !== "lead" && first.type !== "bold") || node.body.length > 0) return false;
  const head = first.role === "plain" ? first.head : null;
  return (
    head !== null && head.strength === 2 && !head.generic && isLikelyBullet({ ...head, strength: 1 }, first)
  );
}
