import { BLOG_CATEGORIES, type BlogFilter, type BlogFilters } from "@standings/domain";
import { sql } from "kysely";
import { allowAnyone, type ServiceRequest } from "../request.ts";

interface Row extends BlogFilter {
  readonly kind: "category" | "tag";
}

/** Tags with the most posts that are offered. */
const TAGS = 40;

/** All categories in their order, those without a post too, and the tags with the most posts first. */
export async function listFilters(request: ServiceRequest): Promise<BlogFilters> {
  const { services } = allowAnyone(request);
  const { rows } = await sql<Row>`
    select kind, name, sum(count)::integer as count from blog_counts
    where kind <> 'all' and count > 0 and (not is_sandbox or ${services.settings.modelsAreSandbox}::boolean)
    group by kind, name order by count desc, name
  `.execute(services.db);
  const counts = new Map(
    rows.filter(({ kind }) => kind === "category").map(({ name, count }) => [name, count]),
  );
  return {
    categories: BLOG_CATEGORIES.map((name) => ({ name, count: counts.get(name) ?? 0 })),
    tags: rows
      .filter(({ kind }) => kind === "tag")
      .slice(0, TAGS)
      .map(({ name, count }) => ({ name, count })),
  };
}
