import { type BlogCard, type ModelAverage, rankingColumns, uploadSources } from "@standings/domain";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { BrandMark } from "../../components/brand/wordmark.tsx";
import { RankStrip } from "../../components/strip/rank-strip.tsx";

interface PostPictureProps {
  readonly post: BlogCard;
  readonly eager: boolean;
}

/** A post's picture in a box that never changes its size; a report without one shows its company's logo over its strip, another post our mark. */
export function PostPicture({ post: { featuredImage, domain, places }, eager }: PostPictureProps) {
  const hasLogo = featuredImage === null && domain !== null;
  return (
    <div className="relative grid aspect-video place-items-center overflow-hidden rounded-2 bg-sunken after:absolute after:inset-0 after:rounded-2 after:inset-ring after:inset-ring-line">
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
      {hasLogo && places.length > 0 && <Strip domain={domain} places={places} />}
      {hasLogo && (
        <CompanyLogo domain={domain} className={`side-14 ${places.length > 0 ? "-mt-18" : ""}`} eager />
      )}
      {featuredImage === null && !hasLogo && <BrandMark className="size-10 opacity-25" />}
    </div>
  );
}

/** Where each model ranks the company on average, to the next place. */
function Strip({ domain, places }: { domain: string; places: readonly ModelAverage[] }) {
  const columns = rankingColumns(places.map(({ modelId }) => modelId));
  const votes = places.flatMap(({ averageRank }, index) => {
    const columnId = columns[index];
    return columnId === undefined ? [] : [{ columnId, rank: Math.round(averageRank) }];
  });
  return (
    <div className="absolute inset-x-5 inset-y-0 pt-[24%] [--absent:0px] [--under:var(--sunken)]">
      <RankStrip name={domain} votes={votes} columns={columns} size={13} look="figure" />
    </div>
  );
}
