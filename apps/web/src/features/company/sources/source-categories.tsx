import type { SourceCategory } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { OutsideLink } from "../../../components/ui/text-link.tsx";
import { siteHref } from "../../../lib/links.ts";
import { AdvicePiece, AdviceText } from "../analysis/advice-piece.tsx";
import { Masked, MaybeMasked } from "../analysis/masked.tsx";
import { placeKey } from "../analysis/place-advice.ts";
import { NoAdvice } from "./advice-points.tsx";

/** Kinds of sources, what each offers, and the sources of it. */
export function SourceCategories({ categories }: { categories: readonly SourceCategory[] }) {
  if (categories.length === 0) return <NoAdvice />;
  return (
    <ul className="grid gap-x-10 border-t border-line-2 sm:grid-cols-2">
      {categories.map((category, index) => (
        <AdvicePiece
          key={placeKey("sourceCategories", index)}
          as="li"
          place={placeKey("sourceCategories", index)}
          className="min-w-0 border-b border-line py-4"
        >
          <Category category={category} />
        </AdvicePiece>
      ))}
    </ul>
  );
}

function Category({ category: piece }: { category: SourceCategory }) {
  const { category, censored, sources } = piece;
  return (
    <>
      <h4 className="font-strong wrap-anywhere">
        {censored ? <Masked room="word">{category}</Masked> : category}
      </h4>
      <p className="mt-1 text-sm/5 text-pretty wrap-anywhere text-ink-2">
        <AdviceText advice={piece} />
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-x-3.5 gap-y-1.5">
        {sources.map((source, index) => (
          // Masks of hidden sources repeat.
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is the list's own
            key={`${index} ${source}`}
            className="flex max-w-full min-w-0 items-center gap-1.5 text-sm max-sm:min-h-10"
          >
            <CompanyLogo domain={source} className="side-5" loading="lazy" />
            <SourceName source={source} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SourceName({ source }: { source: string }) {
  const href = source.includes("*") ? null : siteHref(source);
  if (href === null) return <MaybeMasked room="word">{source}</MaybeMasked>;
  return (
    <OutsideLink href={href} className="truncate hover:underline" title={source}>
      {source}
    </OutsideLink>
  );
}
