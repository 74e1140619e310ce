import { PIPELINE_VERSION } from "@standings/markdown";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { renderText } from "./render-text.ts";

/** Posts of one tick. */
const AT_ONCE = 20;

/** Renders posts again that an older pipeline rendered. A text that is changed meanwhile keeps its own rendering. */
export async function renderOldPosts(request: ServiceRequest): Promise<void> {
  const { db, log } = requireSystem(request);
  const posts = await db
    .selectFrom("blog_posts")
    .select(["id", "markdown", "images"])
    .where("html_version", "<", PIPELINE_VERSION)
    .limit(AT_ONCE)
    .execute();
  for (const { id, markdown, images } of posts) {
    const rendered = await renderText(db, { markdown, images });
    if (!rendered) log.warn({ postId: id }, "a post could not be rendered again and keeps its old HTML");
    await db
      .updateTable("blog_posts")
      .set({
        html_version: PIPELINE_VERSION,
        ...(rendered && {
          html: rendered.html,
          plain_text: rendered.text,
          headings: JSON.stringify(rendered.headings),
        }),
      })
      .where("id", "=", id)
      .where("markdown", "=", markdown)
      .where("html_version", "<", PIPELINE_VERSION)
      .execute();
  }
}
