import { type BlogPost, uploadSources } from "@standings/domain";

/** The picture of a post, whole whatever its shape, in room that is kept for it. */
export function FeaturedImage({ post: { featuredImage, featuredImageAlt } }: { readonly post: BlogPost }) {
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
