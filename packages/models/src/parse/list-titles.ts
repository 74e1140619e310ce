import { isAwardTitle } from "./award.ts";
import { type Item, isLikelyBullet } from "./list-items.ts";
import { isTitled } from "./name-shape.ts";
import type { OutlineNode } from "./outline-node.ts";
import { PICKS, sectionRole } from "./section-role.ts";
import { matcher } from "./vocabulary/compile.ts";

/** Titles and what stands below them: which of both are the entries. */

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
  const isBare = described.length === 0;
  if (isBare && names.length === below.length && names.length >= MIN_BARE) return true;
  if (!isNumbered && (isNames || described.length * 2 >= plain.length)) return false;
  return (plain.length >= 2 || isNumbered) && below.length >= 3 && names.length * 4 >= below.length * 3;
}

/** So many bare names below titles are the entries, even where the titles are written like names: `Madrid`. */
const MIN_BARE = 4;

/** Items and titles below a title may be its entries. */
function isBelow({ type, role }: OutlineNode): boolean {
  return role === "plain" && (type === "number" || type === "bullet" || type === "heading");
}

/** A title that is written like a name: no phrase, price or place such as `Under $400`, `À Lyon`. */
export function isNamedTitle({ head }: Pick<Item, "head">): boolean {
  return (
    head !== null &&
    !head.generic &&
    isTitled(head.name) &&
    !FIGURES.test(head.name) &&
    !TITLE_START.test(head.name)
  );
}

/** Prices and ranges of numbers. */
const FIGURES = /[$€£¥]|\d\s?[–-]\s?\d/u;
const TITLE_START = matcher(["titleStarts"], "start", { end: String.raw`\s`, cased: true });

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
  const isAnnouncement = PICKS.test(plain) && !/[:：–—-]/u.test(plain);
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
