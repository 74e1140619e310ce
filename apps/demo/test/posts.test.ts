import { existsSync, readdirSync, readFileSync } from "node:fs";
import { blogPath, isSlug, PUBLIC_PAGES } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { readDemoPosts } from "../src/read-demo-posts.ts";

const POSTS = new URL("../posts/", import.meta.url);
const PUBLIC = new URL("../../web/public/", import.meta.url);
const posts = readDemoPosts();
const PAGES = new Set<string>([
  ...Object.values(PUBLIC_PAGES).map(({ path }) => path),
  blogPath(),
  ...posts.map(({ slug }) => blogPath(slug)),
]);

describe("posts of the demo", () => {
  it("are twelve articles or more, each in a file that is named by its slug", () => {
    expect(posts.filter(({ type }) => type === "standard").length).toBeGreaterThanOrEqual(12);
    const files = readdirSync(POSTS).filter((file) => file.endsWith(".md"));
    for (const file of files)
      expect(readFileSync(new URL(file, POSTS), "utf8")).toContain(`\nslug: "${file.slice(0, -3)}"\n`);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(files.length);
  });

  it.each(posts)("$slug has what a card shows, and links and pictures that exist", (post) => {
    expect(isSlug(post.slug)).toBe(true);
    for (const text of [post.title, post.excerpt, post.author, ...post.tags])
      expect(text.trim()).not.toBe("");
    expect(post.categories.length).toBeGreaterThan(0);
    expect(post.type === "company_analysis").toBe(post.domain !== null);
    if (post.featuredImage !== null) expect(post.featuredImageAlt).not.toBe("");
    const own = [...post.markdown.matchAll(/\]\((\/[^)\s#?]*)/g)].map(([, path = ""]) => path);
    for (const path of [...own, ...(post.featuredImage === null ? [] : [post.featuredImage])]) {
      if (!path.startsWith("/blog/images/")) expect(PAGES).toContain(path);
      else
        expect([path, existsSync(new URL(path.slice(1), PUBLIC)), path in post.images]).toEqual([
          path,
          true,
          true,
        ]);
    }
  });
});
