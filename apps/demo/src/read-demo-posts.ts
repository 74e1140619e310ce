import { readdirSync, readFileSync } from "node:fs";
import { BLOG_CATEGORIES, BLOG_TYPES, type PostImages } from "@standings/domain";
import type { DemoPost } from "@standings/services";
import { z } from "zod";

const POSTS = new URL("../posts/", import.meta.url);
const PUBLIC = new URL("../../web/public/", import.meta.url);

const frontMatter = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  categories: z.array(z.enum(BLOG_CATEGORIES)),
  tags: z.array(z.string()),
  author: z.string(),
  publishedAt: z.coerce.date(),
  featuredImage: z.string().nullable().default(null),
  featuredImageAlt: z.string().default(""),
  type: z.enum(BLOG_TYPES).default("standard"),
  domain: z.string().nullable().default(null),
});

/** The posts of `apps/demo/posts`: lines of `key: JSON` between two lines of dashes, then the text. */
export function readDemoPosts(): DemoPost[] {
  const images = readImages();
  return readdirSync(POSTS)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => readDemoPost(readFileSync(new URL(file, POSTS), "utf8"), images));
}

function readDemoPost(text: string, images: PostImages): DemoPost {
  const [, head = "", markdown = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const entries = head.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), JSON.parse(line.slice(colon + 1))];
  });
  const fields = frontMatter.parse(Object.fromEntries(entries));
  return { ...fields, markdown, images, status: "published", metaTitle: "", metaDescription: "" };
}

/** Sizes of the pictures of `apps/web/public/blog/images`, as the roots of their files say. */
function readImages(): PostImages {
  const folder = new URL("blog/images/", PUBLIC);
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  return Object.fromEntries(
    files.map((file) => {
      const [root = ""] = /<svg[^>]*>/.exec(readFileSync(new URL(file, folder), "utf8")) ?? [];
      const sizeOf = (name: string) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1] ?? 0);
      return [`/blog/images/${file}`, { width: sizeOf("width"), height: sizeOf("height") }];
    }),
  );
}
