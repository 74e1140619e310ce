import type { CompanySuggestion } from "@standings/domain";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";

interface FirstCompanyProps {
  /** Null when the answers name nobody. */
  readonly first: CompanySuggestion | null;
  readonly company: CompanySuggestion;
}

/** The company that stands first in a question, on a wide screen. */
export function FirstCompany({ first, company }: FirstCompanyProps) {
  if (!first) return <p className="text-sm text-ink-3 max-lg:hidden">Nobody named</p>;
  const isOwn = first.domain === company.domain;
  const name = isOwn ? company.name : first.name;
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm max-lg:hidden">
      <span className="sr-only">First: </span>
      <CompanyLogo domain={first.domain} name={name} className="side-6" loading="lazy" />
      <span className={`truncate ${isOwn ? "font-strong" : ""}`} title={name}>
        {name}
      </span>
    </p>
  );
}
