import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

const LINKED: ReadonlySet<string> = new Set(["h2", "h3", "h4"]);

/**
 * Headings get a link to themselves, which is empty so that feeds show no sign of it; tables stand in a box that
 * scrolls; this box and code take the keyboard's focus, and boxes of tasks have a name.
 */
export function makeReachable() {
  return (tree: Root): void =>
    visit(tree, "element", (element, index, parent) => {
      const { tagName, properties } = element;
      if (LINKED.has(tagName)) linkHeading(element);
      else if (tagName === "pre") properties.tabIndex = 0;
      else if (tagName === "input") properties.ariaLabel = properties.checked ? "Done" : "Not done";
      else if (tagName === "table" && parent && index !== undefined) {
        parent.children[index] = scrollBox(element);
        return SKIP;
      }
      return undefined;
    });
}

/** The contents list leads keyboards and screen readers to the same place. */
function linkHeading(heading: Element): void {
  const { id, className } = heading.properties;
  const isHidden = Array.isArray(className) && className.includes("sr-only");
  if (id === undefined || isHidden) return;
  heading.children.push(element("a", { href: `#${id}`, ariaHidden: "true", tabIndex: -1 }, []));
}

function scrollBox(table: Element): Element {
  return element("div", { role: "group", ariaLabel: "Table", tabIndex: 0 }, [table]);
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}
