import { type CompanySuggestion, ownStanding, ownStandingText } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { OwnBadge } from "../../../components/company/own-badge.tsx";
import { Button, ButtonLink } from "../../../components/ui/button.tsx";
import { useHighlight } from "../highlight.tsx";
import { useScope } from "../scope.ts";
import type { Standings } from "../standings.ts";

/** Box above the aggregate for the viewer's own company. */
export const OWN_FRAME =
  "mb-5 flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border px-4 py-3 sm:px-5";

interface OwnRowProps {
  readonly company: CompanySuggestion;
  readonly standings: Standings;
  readonly onChange: () => void;
}

/** Where the viewer's own company stands, in a sentence; a click opens its details. */
export function OwnRow({ company, standings, onChange }: OwnRowProps) {
  const { openEntry } = useScope();
  const { highlightEntry } = useHighlight();
  const { domain } = company;
  const standing = ownStanding(standings.results, domain, standings.answered.length);
  const name = standing.entry?.name ?? company.name;
  const key = standing.entry ? domain : null;
  const rival = standing.rival?.entry.domain || null;
  return (
    <section
      aria-label="Your company"
      className={`${OWN_FRAME} border-mark-line bg-mark-tint`}
      onPointerEnter={() => highlightEntry(key)}
      onPointerLeave={() => highlightEntry(null)}
    >
      <CompanyLogo domain={domain} name={name} className="side-9" />
      <p className="min-w-55 flex-1">
        <span className="flex items-center gap-2">
          <b className="truncate text-name font-strong">{name}</b>
          <OwnBadge />
        </span>
        <span className="text-sm text-ink-2">{ownStandingText(standing)}</span>
      </p>
      <span className="flex flex-wrap gap-2 print:hidden">
        {(key !== null || rival !== null) && (
          <SeeWhy domain={domain} rival={rival} onOpen={() => key !== null && openEntry(key)} />
        )}
        <ButtonLink size="sm" to="/brands/new" search={{ domain }}>
          Watch every week
        </ButtonLink>
        <Button size="sm" variant="ghost" onClick={onChange}>
          Change
        </Button>
      </span>
    </section>
  );
}

interface SeeWhyProps {
  readonly domain: string;
  /** Whom it stands behind; null for the leader. */
  readonly rival: string | null;
  readonly onOpen: () => void;
}

/** The details of a company that is not first compare it with the one ahead; the leader has its own. */
function SeeWhy({ domain, rival, onOpen }: SeeWhyProps) {
  if (rival === null) {
    return (
      <Button size="sm" onClick={onOpen}>
        See why
      </Button>
    );
  }
  return (
    <ButtonLink size="sm" to="/company/$domain" params={{ domain }} search={{ against: rival }}>
      See why
    </ButtonLink>
  );
}
