import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export type Step =
  | { readonly kind: "open" | "close"; readonly element: Element }
  | { readonly kind: "text"; readonly text: string };

/**
 * Every element and text of an HTML document as a browser without scripts builds it, in document order. Without
 * recursion, so that no nesting is too deep. Templates count as empty.
 */
export function* stepsOf(html: string): Generator<Step> {
  const waiting: (Node | { readonly closes: Element })[] = [
    ...parse(html, { scriptingEnabled: false }).childNodes,
  ];
  waiting.reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ("closes" in next) yield { kind: "close", element: next.closes };
    else if ("value" in next) yield { kind: "text", text: next.value };
    else if ("tagName" in next) {
      yield { kind: "open", element: next };
      waiting.push({ closes: next });
      for (let index = next.childNodes.length - 1; index >= 0; index -= 1) {
        const child = next.childNodes[index];
        if (child) waiting.push(child);
      }
    }
  }
}

/** Trimmed value of an attribute; null when it is missing or empty. */
export function attribute({ attrs }: Element, name: string): string | null {
  return attrs.find((attr) => attr.name === name)?.value.trim() || null;
}
