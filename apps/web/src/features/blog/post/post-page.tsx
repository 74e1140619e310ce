import { type BlogPost, uploadSources } from "@standings/domain";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { ArrowLeft, FileX } from "lucide-react";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
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
      <LoadFailed level={1} title="Error" isMain onRetry={() => void router.invalidate()}>
        Failed to load blog post. Please try again later.
      </LoadFailed>
    </PageFrame>
  );
}

function BackToBlog() {
  return (
    <Link
      to="/blog"
      className="-mt-2.5 mb-3.5 inline-flex min-h-10 items-center gap-2 font-medium text-ink-2 hover:text-ink"
    >
      <Icon of={ArrowLeft} size="sm" />
      Back to Blog
    </Link>
  );
}

/** The picture of a post, whole whatever its shape, in room that is kept for it. */
function FeaturedImage({ post: { featuredImage, featuredImageAlt } }: { readonly post: BlogPost }) {
  if (featuredImage === null) return null;
  return (
    <img
      src={featuredImage}
      srcSet={uploadSources(featuredImage) ?? undefined}
      sizes="(max-width: 1200px) 100vw, 1200px"
      alt={featuredImageAlt}
      width="1200"
      height="400"
      fetchPriority="high"
      decoding="async"
      className="mt-7 aspect-video h-auto w-full rounded-3 bg-sunken object-contain sm:aspect-3/1"
    />
  );
}
