import type { Connection } from "@standings/database";
import { type BlogDraft, type PostImages, uploadPathsIn } from "@standings/domain";
import { type RenderedPost, renderApart } from "@standings/markdown";
import { sql } from "kysely";
import { cleanText } from "./clean-draft.ts";

type Text = Pick<BlogDraft, "markdown" | "images">;

/** A text as a post shows it, with the sizes of its pictures. Null and rejections as of `renderApart`. */
export async function renderText(
  db: Connection,
  text: Text,
  signal?: AbortSignal,
): Promise<(RenderedPost & { readonly images: PostImages }) | null> {
  const images = await sizesOf(db, text);
  const rendered = await renderApart(text.markdown, images, { signal });
  return (
    rendered && {
      images,
      // References such as `&#12;` have become the characters that they name.
      html: cleanText(rendered.html),
      text: cleanText(rendered.text),
      headings: rendered.headings.map((heading) => ({ ...heading, text: cleanText(heading.text) })),
    }
  );
}

/** The sizes that a text brings, and those of all pictures in it that were uploaded here, as the log of changes has them. */
async function sizesOf(db: Connection, { markdown, images }: Text): Promise<PostImages> {
  const paths = uploadPathsIn(markdown);
  if (paths.length === 0) return images;
  const uploaded = await db
    .selectFrom("changes")
    .select([
      "subject_id as path",
      sql<number>`(after ->> 'width')::integer`.as("width"),
      sql<number>`(after ->> 'height')::integer`.as("height"),
    ])
    .where("subject_kind", "=", "image")
    .where("action", "=", "image_uploaded")
    .where(sql<boolean>`subject_id = any(${paths}::text[])`)
    .execute();
  const known = uploaded.map(({ path, width, height }) => [path, { width, height }] as const);
  return { ...images, ...Object.fromEntries(known) };
}
