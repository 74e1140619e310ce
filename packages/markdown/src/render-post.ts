import type { PostHeading, PostImages } from "@standings/domain";
import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeHighlight from "rehype-highlight";
import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { collectHeadings } from "./collect-headings.ts";
import { makeReachable } from "./make-reachable.ts";
import type { RenderedPost } from "./render-apart.ts";
import { showImages } from "./show-images.ts";

/** GitHub's markdown as sanitised HTML. HTML in the text is left out. Runs as long as the text takes: see `renderApart`. */
export function renderPost(markdown: string, images: PostImages): RenderedPost {
  const headings: PostHeading[] = [];
  const texts: string[] = [];
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .use(remarkRehype)
    .use(rehypeSanitize, POST_SCHEMA)
    // What follows adds to the sanitised tree what an author cannot write.
    .use(showImages, images)
    .use(showLinks)
    .use(() => (tree: Root) => void texts.push(textOf(tree)))
    .use(rehypeSlug, { prefix: HEADING_PREFIX })
    .use(collectHeadings, headings)
    .use(makeReachable)
    .use(rehypeHighlight)
    .use(rehypeStringify)
    .processSync(markdown);
  return { html: String(html), text: texts.join("").trim(), headings };
}

/** Keeps anchors of posts apart from the page's own ids. */
const HEADING_PREFIX = "section-";

/** GitHub's schema with the schemes of spec part 2 §5. The prefix of footnotes is set where they are made. */
const POST_SCHEMA: Options = {
  ...defaultSchema,
  clobberPrefix: "",
  protocols: {
    ...defaultSchema.protocols,
    href: ["http", "https", "mailto", "irc", "ircs", "xmpp"],
  },
};

/** Links to other sites open in a new tab and tell them nothing of ours. */
function showLinks() {
  return (tree: Root): void =>
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName !== "a" || !/^(?:https?:|[\\/]{2})/i.test(String(properties.href ?? ""))) return;
      properties.target = "_blank";
      properties.rel = ["noopener", "noreferrer"];
    });
}
