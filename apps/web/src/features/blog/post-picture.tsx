import { type BlogCard, uploadSources } from "@standings/domain";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { BrandMark } from "../../components/brand/wordmark.tsx";

interface PostPictureProps {
  readonly post: BlogCard;
  readonly eager: boolean;
}

/** A post's picture in a box that never changes its size; a report without one shows its company's logo, another post our mark. */
export function PostPicture({ post: { featuredImage, domain }, eager }: PostPictureProps) {
  const hasLogo = featuredImage === null && domain !== null;
  return (
    <span className="relative grid aspect-video place-items-center overflow-hidden rounded-2 bg-sunken after:absolute after:inset-0 after:rounded-2 after:inset-ring after:inset-ring-line">
      {featuredImage !== null && (
        <img
          src={featuredImage}
          srcSet={uploadSources(featuredImage) ?? undefined}
          sizes="(max-width: 720px) 100vw, 400px"
          alt=""
          width="1200"
          height="675"
          loading={eager ? undefined : "lazy"}
          decoding="async"
          className="size-full object-cover"
        />
      )}
      {hasLogo && <CompanyLogo domain={domain} className="side-14" eager />}
      {featuredImage === null && !hasLogo && <BrandMark className="size-10 opacity-25" />}
    </span>
  );
}
