import type { Tables } from "@standings/database";
import type { BlogPost, BlogSource } from "@standings/domain";
import { type Selectable, sql } from "kysely";
import { ServiceError } from "../errors.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { isShown } from "./find-posts.ts";
import { toCard } from "./to-card.ts";

type Row = Selectable<Tables["blog_posts"]>;

/** A published post. Throws POST_NOT_FOUND, for drafts and archived posts too. */
export async function getPost(request: ServiceRequest, slug: string): Promise<BlogPost> {
  return toPost(await readPost(request, slug));
}

/** The same with its author's text. */
export async function getPostSource(request: ServiceRequest, slug: string): Promise<BlogSource> {
  const row = await readPost(request, slug);
  return { ...toPost(row), markdown: row.markdown };
}

async function readPost(request: ServiceRequest, slug: string): Promise<Row> {
  const { services } = allowAnyone(request);
  const { rows } = await sql<Row>`
    select post.* from blog_posts post where slug = ${slug} and ${isShown(services)}
  `.execute(services.db);
  const [row] = rows;
  if (!row) throw new ServiceError("POST_NOT_FOUND");
  return row;
}

function toPost(row: Row): BlogPost {
  return {
    ...toCard(row),
    html: row.html,
    headings: row.headings,
    metaTitle: row.meta_title === "" ? row.title : row.meta_title,
    metaDescription: row.meta_description === "" ? row.excerpt : row.meta_description,
    author: row.author_name,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
