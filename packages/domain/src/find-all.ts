/** Where one of the patterns ends in a text. */
export interface Occurrence {
  /** Index of the pattern. */
  readonly pattern: number;
  /** Index after its last unit. */
  readonly end: number;
}

interface Node {
  readonly next: Map<string, Node>;
  /** Patterns that end here. */
  readonly patterns: number[];
  /** The longest other beginning of a pattern that the way here ends with. */
  fallback: Node | null;
  /** The nearest node on the chain of fallbacks at which a pattern ends. */
  ending: Node | null;
}

/**
 * Finds every occurrence of some non-empty patterns in a text, in one pass whatever both hold (Aho and Corasick,
 * 1975): time grows with the text's length and the number of occurrences.
 */
export function createFinder(patterns: readonly string[]): (text: string) => Iterable<Occurrence> {
  const root = createNode();
  for (const [index, pattern] of patterns.entries()) {
    let node = root;
    for (const unit of pattern.split("")) {
      const next = node.next.get(unit) ?? createNode();
      node.next.set(unit, next);
      node = next;
    }
    node.patterns.push(index);
  }
  linkFallbacks(root);
  return (text) => find(root, text);
}

function createNode(): Node {
  return { next: new Map(), patterns: [], fallback: null, ending: null };
}

/** Level by level: the fallback of a node is nearer to the root. */
function linkFallbacks(root: Node): void {
  const queue = [root];
  for (const node of queue) {
    for (const [unit, child] of node.next) {
      child.fallback = node === root ? root : step(root, node.fallback ?? root, unit);
      child.ending = child.fallback.patterns.length > 0 ? child.fallback : child.fallback.ending;
      queue.push(child);
    }
  }
}

function step(root: Node, from: Node, unit: string): Node {
  let node: Node | null = from;
  while (node) {
    const next = node.next.get(unit);
    if (next) return next;
    node = node.fallback;
  }
  return root;
}

function* find(root: Node, text: string): Generator<Occurrence> {
  let node = root;
  for (let index = 0; index < text.length; index += 1) {
    node = step(root, node, text.charAt(index));
    for (let ending: Node | null = node; ending; ending = ending.ending)
      for (const pattern of ending.patterns) yield { pattern, end: index + 1 };
  }
}
