import type { BlogCard, BlogListItem, BlogSource, CompanyReport } from "@standings/domain";
import { toReportedAnalysis } from "./analysis-documents.ts";

/** Shapes of posts in REST bodies (spec part 2 §3), made from the product's own. */

/** A post of a list; one of a search has `highlight` too. */
export function toBlogCard(post: BlogCard | BlogListItem) {
  return {
    _id: post.id,
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    featured_image: post.featuredImage,
    status: "published",
    tags: post.tags,
    categories: post.categories,
    blog_type: post.type,
    domain: post.domain,
    published_at: post.publishedAt,
    reading_time: post.readingMinutes,
    views: post.views,
    ...("highlight" in post && post.highlight.length > 0 && { highlight: post.highlight }),
  };
}

/** A whole post; `content` is its markdown. The author is named, without an id. */
export function toBlogPost(post: BlogSource) {
  return {
    ...toBlogCard(post),
    content: post.markdown,
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    author_id: { name: post.author },
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
  };
}

/** Figures and analyses of a company for its report; besides the documented fields what its page shows. */
export function toCompanyReport({ name, isSandbox, models, analysis, ...report }: CompanyReport) {
  return {
    ...report,
    company_name: name,
    is_sandbox: isSandbox,
    models: models.map(({ modelId, mentions, top3Mentions, averageRank }) => ({
      model_id: modelId,
      mentions,
      top3Mentions,
      averageRank,
    })),
    analysis: analysis.map(toReportedAnalysis),
  };
}
