import { useEffect } from "react";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { logInfo } from "../../../lib/log.ts";
import { PostCard } from "../post-card.tsx";
import { relatedTo } from "./load-post.ts";

/** Up to three posts with shared tags or categories. A failure is only logged (spec part 2 §8). */
export function RelatedPosts({ slug }: { readonly slug: string }) {
  const { data: posts = [], error } = trpc.blog.related.useQuery(relatedTo(slug));
  useEffect(() => {
    if (error) logInfo("Related posts failed to load", error);
  }, [error]);
  if (posts.length === 0) return null;
  return (
    <section className="pt-18 print:hidden" aria-labelledby="related-posts">
      <div className="flex items-end justify-between gap-4 border-t-2 border-line-ink pt-3.5 pb-3">
        <h2 id="related-posts" className="text-xl font-strong">
          Related Posts
        </h2>
        <TextLink to="/blog" touch="line">
          All posts
        </TextLink>
      </div>
      <div className="grid gap-x-6 gap-y-11 pt-2 sm:grid-cols-3 lg:gap-x-8">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level={3} />
        ))}
      </div>
    </section>
  );
}
