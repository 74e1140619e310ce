import { BLOG_LIMITS } from "@standings/domain";
import { notFound } from "@tanstack/react-router";
import type { QueryUtils } from "../../../lib/api/create-api.ts";
import { errorCode } from "../../../lib/api/errors.ts";
import { preloadReport } from "../report/later-report.tsx";

/** The question for a post's related posts. */
export const relatedTo = (slug: string) => ({ slug, limit: BLOG_LIMITS.related });

/**
 * Loads a post for its page; a report with its figures. Throws notFound for a post that is not published, and what else
 * the call throws. The server's page waits for related posts as well.
 */
export async function loadPost({ blog }: QueryUtils, slug: string): Promise<void> {
  const related = blog.related.prefetch(relatedTo(slug));
  const { type, domain } = await blog.post.ensureData({ slug }).catch(orNotFound);
  const isReport = type !== "standard" && domain !== null;
  const report = isReport && blog.companyReport.prefetch({ domain });
  if (isReport) await preloadReport();
  if (import.meta.env.SSR) await Promise.all([related, report]);
}

function orNotFound(error: unknown): never {
  const code = errorCode(error);
  if (code === "POST_NOT_FOUND" || code === "INVALID_INPUT") throw notFound();
  throw error;
}
