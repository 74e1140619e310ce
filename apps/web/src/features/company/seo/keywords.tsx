import { badgeStyle } from "../../../components/ui/badge.tsx";
import { MaybeMasked } from "../analysis/masked.tsx";

interface KeywordsProps {
  readonly keywords: readonly string[];
  /** Some are masks. */
  readonly isCensored: boolean;
}

export function Keywords({ keywords, isCensored }: KeywordsProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-strong">Core Concepts & Keywords</h2>
      <ul className="flex flex-wrap gap-2">
        {keywords.map((keyword, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: masks have no identity and never change places
            key={index}
            className={badgeStyle({
              className: "h-auto! min-h-7.5 px-2.5 py-1 text-sm! wrap-anywhere whitespace-normal!",
            })}
          >
            {isCensored ? <MaybeMasked room="word">{keyword}</MaybeMasked> : keyword}
          </li>
        ))}
      </ul>
    </section>
  );
}
