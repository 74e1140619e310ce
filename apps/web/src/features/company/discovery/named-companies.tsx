import type { CompanySuggestion } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { CompanyLink } from "../../../components/company/company-link.tsx";

interface NamedCompaniesProps {
  /** The first three, best first. */
  readonly named: readonly CompanySuggestion[];
  readonly company: CompanySuggestion;
}

/** The companies that stand first in the answers to a prompt, as links to their pages. */
export function NamedCompanies({ named, company }: NamedCompaniesProps) {
  return (
    <ol className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-2" aria-label="Named first">
      {named.map((one, index) => (
        <li key={one.domain || one.name} className="flex max-w-full min-w-0 items-center gap-1.5">
          <span className="text-ink-3 tabular-nums">{index + 1}</span>
          <NamedCompany one={one} isOwn={one.domain === company.domain} />
        </li>
      ))}
    </ol>
  );
}

/** A company's logo and name; one without a site has no page. */
export function NamedCompany({ one, isOwn = false }: { one: CompanySuggestion; isOwn?: boolean }) {
  const content = (
    <>
      <CompanyLogo domain={one.domain} name={one.name} className="side-5" loading="lazy" />
      <span className={`truncate ${isOwn ? "font-strong text-ink" : ""}`} title={one.name}>
        {one.name}
      </span>
    </>
  );
  const look = "inline-flex min-h-6 min-w-0 items-center gap-1.5";
  if (one.domain === "") return <span className={look}>{content}</span>;
  return (
    <CompanyLink company={one} className={`${look} hover:underline`}>
      {content}
    </CompanyLink>
  );
}
