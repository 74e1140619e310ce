import { type BrandOverview, brandSheet, type SheetBrand } from "@standings/domain";
import { HEAVY_RULE } from "../../components/ui/table.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";

interface BrandSheetProps {
  readonly brand: SheetBrand;
  readonly overview: BrandOverview;
}

/** How a brand's figures are made, for whoever has to defend them. */
export function BrandSheet({ brand, overview }: BrandSheetProps) {
  const catalogue = useCatalogue();
  return (
    <section aria-labelledby="brand-sheet" className="mt-14">
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="brand-sheet" className="text-xl font-strong">
          How these figures are made
        </h2>
        <TextLink to="/method" touch="inline" className="text-sm">
          The whole method
        </TextLink>
      </div>
      <dl className={HEAVY_RULE}>
        {brandSheet(brand, overview, catalogue).map(({ criterion, says }) => (
          <div
            key={criterion}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 text-sm sm:grid-cols-[200px_minmax(0,1fr)]"
          >
            <dt className="font-medium">{criterion}</dt>
            <dd className="max-w-180 text-pretty text-ink-2 wrap-anywhere">{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
