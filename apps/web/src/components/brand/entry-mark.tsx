import type { RankingKind } from "@standings/domain";
import { initials } from "../../lib/format.ts";
import { CompanyLogo, PORTRAIT } from "./company-logo.tsx";

interface EntryMarkProps {
  readonly kind: RankingKind;
  readonly entry: { readonly name: string; readonly domain: string };
  /** Class that sets the side, such as `side-9`; 28 px without one. */
  readonly className?: string;
  /** Shows the logo without letters first, for server HTML. */
  readonly eager?: boolean;
}

/** A company's logo or a person's initials. Portraits are never fetched from third parties. */
export function EntryMark({ kind, entry, className = "side-7", eager = false }: EntryMarkProps) {
  if (kind === "company") {
    return <CompanyLogo domain={entry.domain} name={entry.name} className={className} eager={eager} />;
  }
  return (
    <span className={`${PORTRAIT} ${className}`} aria-hidden="true">
      {initials(entry.name)}
    </span>
  );
}
