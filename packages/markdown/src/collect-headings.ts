import type { PostHeading } from "@standings/domain";
import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

const LISTED: ReadonlyMap<string, number> = new Map([
  ["h2", 2],
  ["h3", 3],
]);
const FOOTNOTES = "footnote-label";

/** Adds the headings of a tree to a list, for its contents. */
export function collectHeadings(headings: PostHeading[]) {
  return (tree: Root): void =>
    visit(tree, "element", (element) => {
      const level = LISTED.get(element.tagName);
      const id = String(element.properties.id ?? "");
      if (level === undefined || id === "" || id === FOOTNOTES) return;
      headings.push({ id, text: textOf(element), level });
    });
}
