import type { BlogListItem, BlogPage, BlogQuery, HighlightPart } from "@standings/domain";
import { sql } from "kysely";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { CARD, countPosts, findPosts, searched } from "./find-posts.ts";
import { type CardRow, toCard } from "./to-card.ts";

type Row = CardRow & { readonly highlight: string };

/** Control characters, which no post holds: marks of what was found. */
const [START, STOP] = ["\u0002", "\u0003"];
/** Characters of a post that a highlight is looked for in. */
const SEEN = 20_000;

/**
 * One page of the published posts that match, and how many match in all. A page after the last one is empty. A text
 * without a word to search for finds nothing.
 */
export async function listPosts(request: ServiceRequest, query: BlogQuery): Promise<BlogPage> {
  const { services } = allowAnyone(request);
  const wanted = { ...query, search: query.search.trim() };
  const options = `StartSel=${START}, StopSel=${STOP}, MaxWords=28, MinWords=14, MaxFragments=1`;
  const highlight =
    wanted.search === ""
      ? sql`''`
      : sql`ts_headline('english', post.title || '. ' || post.excerpt || ' ' || left(post.plain_text, ${SEEN}),
          ${searched(wanted.search)}, ${options})`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<Row>`
      select ${CARD}, ${highlight} as highlight
      from (select id, row_number() over () as place from (${findPosts(services, wanted)}) found) page
      join blog_posts post using (id) order by page.place
    `.execute(services.db),
    countPosts(services, wanted).execute(services.db),
  ]);
  const total = counts[0]?.total ?? 0;
  const { page, limit } = wanted;
  return { posts: rows.map(toListItem), pagination: { page, limit, total, pages: Math.ceil(total / limit) } };
}

function toListItem(row: Row): BlogListItem {
  return { ...toCard(row), highlight: toParts(row.highlight) };
}

/** Every second part of a marked text is a match. */
function toParts(marked: string): HighlightPart[] {
  return marked
    .split(new RegExp(`[${START}${STOP}]`))
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
