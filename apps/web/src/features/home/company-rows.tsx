import type { CompanySuggestion } from "@standings/domain";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { CompanyLink } from "../../components/company/company-link.tsx";
import { Skeleton } from "../../components/ui/loading.tsx";
import { Marquee, SkipStrip } from "../../components/ui/marquee.tsx";
import { SECTORS_ID } from "./section-ids.ts";

const MIN_ITEMS_TO_MOVE = 7;

/** Two rows of cards that move in opposite directions (spec part 1 §2). */
export function CompanyRows({ companies }: { companies: readonly CompanySuggestion[] }) {
  const half = companies.length >= 2 * MIN_ITEMS_TO_MOVE ? Math.ceil(companies.length / 2) : companies.length;
  const rows = [companies.slice(0, half), companies.slice(half)].filter((row) => row.length > 0);
  return (
    <div className="relative grid gap-3 max-sm:-mx-(--gutter)">
      <SkipStrip label="companies" to={SECTORS_ID} />
      {rows.map((row, index) => (
        <Marquee
          key={row[0]?.domain}
          label={index === 0 ? "Most analyzed companies" : "More of the most analyzed companies"}
          items={row}
          keyOf={({ domain }) => domain}
          minItemsToMove={MIN_ITEMS_TO_MOVE}
          pace="companies"
          isReversed={index === 1}
          render={(company, isCopy) => <CompanyCard company={company} isCopy={isCopy} />}
        />
      ))}
    </div>
  );
}

function CompanyCard({ company, isCopy }: { company: CompanySuggestion; isCopy: boolean }) {
  return (
    <CompanyLink
      company={company}
      isCopy={isCopy}
      className="mr-3 flex h-16 w-47 items-center gap-3 rounded-3 border border-line-2 bg-surface pr-4 pl-3.5 hover:bg-hover"
    >
      <CompanyLogo domain={company.domain} className="side-9" eager loading="lazy" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{company.name}</span>
        <span className="block truncate text-sm text-ink-3">{company.domain}</span>
      </span>
    </CompanyLink>
  );
}

export function CompanyRowsSkeleton() {
  return (
    <div className="grid gap-3 overflow-hidden" role="status" aria-label="Loading">
      {[0, 1].map((row) => (
        <div key={row} className="flex gap-3">
          {Array.from({ length: 6 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
            <Skeleton key={index} isCard className="h-16 w-47 flex-none" />
          ))}
        </div>
      ))}
    </div>
  );
}
