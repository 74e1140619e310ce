import { type AdminCompanyGroup, countryName, plural, type SiteEvidence } from "@standings/domain";
import { ChevronRight, Plus, Undo2 } from "lucide-react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { IconButton } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";

export const EVIDENCE_LABELS: Readonly<Record<SiteEvidence, string>> = {
  redirect: "Redirect",
  hreflang: "hreflang",
  catalogue: "Catalogue",
  admin: "Admin",
};

/** Sites up to which a company's stand open. */
const MOST_OPEN = 5;

interface GroupItemProps {
  readonly group: AdminCompanyGroup;
  readonly onJoin: () => void;
  readonly onPart: (domain: string) => void;
}

/** A company with its sites: country, and what holds each. */
export function GroupItem({ group: { id, name, sites }, onJoin, onPart }: GroupItemProps) {
  return (
    <li className="grid items-start gap-x-6 border-b border-line py-2 lg:grid-cols-[256px_minmax(0,1fr)]">
      <div className="flex min-h-11 items-center gap-3">
        <CompanyLogo domain={id} name={name} loading="lazy" />
        <h2 className="min-w-0 flex-1 text-md font-strong break-words">{name}</h2>
        <IconButton of={Plus} label={`Join another site with ${name}`} onClick={onJoin} />
      </div>
      <details className="group" open={sites.length <= MOST_OPEN}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-ink-2 [&::-webkit-details-marker]:hidden">
          <Icon of={ChevronRight} size="sm" className="text-ink-3 group-open:rotate-90" />
          {plural(sites.length, "site")}
        </summary>
        <ul className="pl-6">
          {sites.map(({ domain, country, evidence }) => (
            <li key={domain} className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink to="/company/$domain" params={{ domain }} className="wrap-anywhere">
                {domain}
              </TextLink>
              <span className="text-sm text-ink-3">
                {country === null ? "All countries" : countryName(country)}
              </span>
              <span className="ml-auto flex items-center gap-1.5">
                {evidence.map((one) => (
                  <Badge key={one} tone={one === "admin" ? "ink" : "line"} size="sm">
                    {EVIDENCE_LABELS[one]}
                  </Badge>
                ))}
                {evidence.includes("admin") && (
                  <IconButton
                    of={Undo2}
                    label={`Take back what admins said of ${domain}`}
                    onClick={() => onPart(domain)}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
