import { type PostImages, uploadSources } from "@standings/domain";
import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";

/** Width of a picture on a page: the text's column, or the screen. */
const SIZES = "(max-width: 720px) 100vw, 720px";

/**
 * Pictures of ours get their size, so that nothing moves when they come, uploaded ones the widths they are kept in, and load when they are near; a picture alone
 * in a paragraph with a title becomes a figure with a caption. Every other picture becomes a link and is not loaded.
 */
export function showImages(images: PostImages) {
  return (tree: Root): void => {
    visit(tree, "element", (element) => {
      if (element.tagName === "img") showImage(element, images);
    });
    visit(tree, "element", (element) => {
      if (element.tagName === "p") showFigure(element);
    });
  };
}

function showImage(element: Element, images: PostImages): void {
  const src = String(element.properties.src ?? "");
  const alt = String(element.properties.alt ?? "");
  const size = Object.hasOwn(images, src) ? images[src] : undefined;
  if (size) {
    Object.assign(element.properties, { ...size, loading: "lazy", decoding: "async" });
    const srcSet = uploadSources(src);
    if (srcSet !== null) Object.assign(element.properties, { srcSet, sizes: SIZES });
    return;
  }
  element.children = [{ type: "text", value: alt === "" ? src : alt }];
  element.tagName = src === "" ? "span" : "a";
  element.properties = src === "" ? {} : { href: src };
}

function showFigure(paragraph: Element): void {
  const [image, ...others] = paragraph.children;
  if (others.length > 0 || image?.type !== "element" || image.tagName !== "img") return;
  const { title, ...properties } = image.properties;
  image.properties = properties;
  paragraph.tagName = "figure";
  if (typeof title === "string" && title !== "") paragraph.children.push(captionOf(title));
}

function captionOf(value: string): ElementContent {
  return { type: "element", tagName: "figcaption", properties: {}, children: [{ type: "text", value }] };
}
