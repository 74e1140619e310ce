import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Links to other sites open in a new tab and tell them nothing of ours. */
export function showLinks() {
  return (tree: Root): void =>
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName !== "a" || !/^(?:https?:|[\\/]{2})/i.test(String(properties.href ?? ""))) return;
      properties.target = "_blank";
      properties.rel = ["noopener", "noreferrer"];
    });
}
