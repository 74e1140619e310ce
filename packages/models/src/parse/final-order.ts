import { normaliseName } from "@standings/domain";
import type { Line } from "./line.ts";
import type { OutlineNode } from "./outline-node.ts";
import { ORDERS } from "./section-role.ts";
import type { Candidate } from "./types.ts";

const STEP = /\s*(?:>{1,2}|›|»|→|≻)\s*/u;
const MIN_NAMES = 3;
const MAX_LINE = 400;

/**
 * Brings the entries into the order of a line that ranks them all: `Ranked: B, A, C`, `A > B > C`. An entry is told by
 * its name or by a word that no other entry has.
 */
export function applyFinalOrder(candidates: readonly Candidate[], root: OutlineNode): Candidate[] {
  const ranked = candidates.filter(({ name, mention }) => !mention && !ORDERS.test(name));
  if (ranked.length < MIN_NAMES) return [...candidates];
  let keys: string[][] | null = null;
  for (const line of linesOf(root).reverse()) {
    const steps = STEP.test(line.plain) ? line.plain.split(STEP).length : 0;
    const isOrder = ORDERS.test(line.plain);
    if (line.plain.length > MAX_LINE || !(steps >= MIN_NAMES || isOrder)) continue;
    keys ??= keysOf(ranked);
    const order = readOrder(line.plain, ranked, keys, steps >= (isOrder ? 2 : MIN_NAMES));
    if (!order) continue;
    const sorted = order.names.map((candidate, index) => ({ ...candidate, statedRank: index + 1 }));
    const rest = candidates.filter(
      (candidate) =>
        !order.names.includes(candidate) &&
        (candidate.mention || !order.isWhole) &&
        !ORDERS.test(candidate.name),
    );
    return [...sorted, ...rest.map((candidate) => ({ ...candidate, statedRank: null, mention: true }))];
  }
  return [...candidates];
}

interface Order {
  readonly names: readonly Candidate[];
  /** The line consists of entries, so that those it does not name are not ranked. */
  readonly isWhole: boolean;
}

function readOrder(
  line: string,
  ranked: readonly Candidate[],
  keys: readonly (readonly string[])[],
  isSteps: boolean,
): Order | null {
  const parts = isSteps
    ? line.split(STEP)
    : line.slice(line.search(/[:：]/u) + 1).split(/[,;，、]|\s(?:then|and|und|et|y)\s/u);
  const order: Candidate[] = [];
  for (const part of parts) {
    const text = ` ${normaliseName(part)} `;
    const found = ranked.filter((_candidate, index) => keys[index]?.some((key) => text.includes(` ${key} `)));
    const [only] = found;
    if (found.length > 1) return null;
    if (only && !order.includes(only)) order.push(only);
  }
  const isWhole = order.length === parts.length;
  return order.length >= (isSteps && isWhole ? 2 : MIN_NAMES) &&
    (isWhole || order.length * 5 >= ranked.length * 4)
    ? { names: order, isWhole }
    : null;
}

/** The name of each entry, and its words that no other entry has. */
function keysOf(ranked: readonly Candidate[]): string[][] {
  const names = ranked.map(({ name }) => normaliseName(name));
  const words = names.flatMap((name) => [...new Set(name.split(" "))]);
  const isOwn = (word: string) => word.length > 2 && words.indexOf(word) === words.lastIndexOf(word);
  return names.map((name) => [name, ...name.split(" ").filter(isOwn)]);
}

function linesOf(node: OutlineNode): Line[] {
  const own = node.type === "root" || node.type === "number" ? [] : [node];
  return [...own, ...node.body, ...node.children.flatMap(linesOf)];
}
