import type { SourceCategory } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { AdvicePiece, AdviceText } from "../analysis/advice-piece.tsx";
import { MaybeMasked } from "../analysis/masked.tsx";
import { sourcePlace } from "./source-places.ts";

interface SourceCategoriesProps {
  readonly categories: readonly SourceCategory[];
}

/** Kinds of sources, what each offers, and which belong to it. */
export function SourceCategories({ categories }: SourceCategoriesProps) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {categories.map((category, index) => (
        <AdvicePiece
          key={sourcePlace("sourceCategories", index)}
          as="li"
          place={sourcePlace("sourceCategories", index)}
          className="grid content-start gap-1.5 border-t border-line-2 py-3.5"
        >
          <h4 className="font-strong wrap-anywhere">
            <MaybeMasked>{category.category}</MaybeMasked>
          </h4>
          <p className="text-sm text-pretty wrap-anywhere text-ink-2">
            <AdviceText advice={category} />
          </p>
          {!category.censored && category.sources.length > 0 && (
            <ul className="mt-0.5 flex flex-wrap gap-x-3 gap-y-1.5 text-xs text-ink-2">
              {category.sources.map((source) => (
                <li key={source} className="flex max-w-full items-center gap-1.5">
                  <CompanyLogo domain={source} className="side-5" loading="lazy" />
                  <span className="truncate">
                    <MaybeMasked room="word">{source}</MaybeMasked>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </AdvicePiece>
      ))}
    </ul>
  );
}
