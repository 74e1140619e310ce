import { getRouteApi, useRouter } from "@tanstack/react-router";
import { FileX } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { BackToBlog } from "./back-to-blog.tsx";
import { FeaturedImage } from "./featured-image.tsx";
import { PostBody } from "./post-body.tsx";
import { PostHeader } from "./post-header.tsx";
import { RelatedPosts } from "./related-posts.tsx";
import { useCountedView } from "./use-counted-view.ts";

const route = getRouteApi("/blog/$slug");

/** `/blog/{slug}`: a post, or the report of a company (spec part 2 §2). */
export function PostPage() {
  const { slug } = route.useParams();
  const [post] = trpc.blog.post.useSuspenseQuery({ slug });
  useCountedView(slug);
  return (
    <PageFrame top="page">
      <BackToBlog />
      <article>
        <PostHeader post={post} />
        {post.type === "standard" && <FeaturedImage post={post} />}
        <PostBody key={slug} post={post} />
      </article>
      <RelatedPosts slug={slug} />
    </PageFrame>
  );
}

/** Page of a post that does not exist or is not published. */
export function PostMissing() {
  return (
    <PageFrame top="page">
      <BackToBlog />
      <Notice
        level={1}
        icon={FileX}
        title="Post Not Found"
        actions={
          <ButtonLink variant="primary" to="/blog">
            Browse Blog
          </ButtonLink>
        }
      >
        Blog post not found. It may have been removed, or the link is incomplete.
      </Notice>
    </PageFrame>
  );
}

/** Page of a post that did not load. */
export function PostFailed() {
  const router = useRouter();
  return (
    <PageFrame top="page">
      <BackToBlog />
      <Notice
        level={1}
        tone="bad"
        title="Error"
        actions={
          <Button variant="primary" onClick={() => void router.invalidate()}>
            Try Again
          </Button>
        }
      >
        Failed to load blog post. Please try again later.
      </Notice>
    </PageFrame>
  );
}
