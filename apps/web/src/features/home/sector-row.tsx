import { plural, TRENDING_COMPANIES, type TrendingCompany } from "@standings/domain";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { CompanyLink } from "../../components/company/company-link.tsx";
import { Skeleton } from "../../components/ui/loading.tsx";

export const SECTOR_GRID = "grid grid-cols-1 gap-x-10 sm:grid-cols-2 lg:grid-cols-3";
const BOX = "grid h-30 grid-cols-[36px_minmax(0,1fr)_auto] content-start gap-x-3 gap-y-1 py-5";

/** A company, the number of prompts that list it, and its description. */
export function SectorRow({ company }: { company: TrendingCompany }) {
  return (
    <li className="border-b border-line">
      <CompanyLink company={company} className={`${BOX} hover:bg-hover`}>
        <CompanyLogo domain={company.domain} className="side-9" eager loading="lazy" />
        <span className="min-w-0">
          <span className="block truncate text-name/5 font-strong">{company.name}</span>
          <span className="block truncate text-sm text-ink-3">{company.domain}</span>
        </span>
        <span className="text-sm text-ink-2">{plural(company.count, "Prompt")}</span>
        <span className="col-span-2 col-start-2 line-clamp-2 text-sm text-ink-2">{company.description}</span>
      </CompanyLink>
    </li>
  );
}

/** Skeleton rows with the exact size of a row. */
export function SectorSkeleton() {
  return (
    <div className={SECTOR_GRID} role="status" aria-label="Loading trending companies">
      {Array.from({ length: TRENDING_COMPANIES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
        <span key={index} className="block border-b border-line">
          <span className={BOX}>
            <Skeleton className="size-9" />
            <span className="grid content-start gap-2 pt-1">
              <Skeleton className="h-3 w-28" />
              <Skeleton className="h-3 w-20" />
            </span>
            <Skeleton className="mt-1 h-3 w-16" />
            <Skeleton className="col-span-2 col-start-2 mt-1 h-3" />
          </span>
        </span>
      ))}
    </div>
  );
}
