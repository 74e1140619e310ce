import { type EntryHead, readWholeLead } from "./entry-name.ts";
import type { Item } from "./list-items.ts";
import { IMPERATIVE_WORD, LEADING_WORDS } from "./name-words.ts";

/** Names by their place: in a list of names an item is one, whatever its words and marks. */

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

const isBracketed = (head: EntryHead | null) => head !== null && /\s\([^().]+\)$/u.test(head.name);

/**
 * Where most items begin with an emphasised name, what is emphasised in the others is one too, whatever its marks:
 * `**...txt** – small runs`. Brackets belong to names when few have them; otherwise they say where all are.
 */
export function placeLeads(items: readonly Item[]): readonly Item[] {
  const named = items.filter(({ head, node }) => head && (head.strength === 2 || node.type === "heading"));
  if (items.length < 3 || named.length * 5 < items.length * 3) return items;
  const wholes = items.map(({ node }) => (node.role === "left_out" ? null : readWholeLead(node)));
  const areNames = wholes.filter(isBracketed).length * 2 < items.length;
  return items.map(({ node, head }, index) => {
    const whole = wholes[index] ?? null;
    const goesOn = areNames && isBracketed(whole) && head !== null && whole?.name.startsWith(head.name);
    return whole && (goesOn || (head === null && node.isItem)) ? { node, head: whole } : { node, head };
  });
}

function placeName(item: Item): Item {
  const { node } = item;
  const head = node.role === "left_out" ? null : node.placed;
  return head ? { node, head: { ...head, generic: false } } : item;
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
  return node.children.length === 0 && !LEADING_WORDS.has((words[0] ?? "").toLowerCase());
}
