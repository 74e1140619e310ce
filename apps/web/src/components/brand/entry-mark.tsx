import type { RankingKind } from "@standings/domain";
import { initials } from "../../lib/format.ts";
import { CompanyLogo } from "./company-logo.tsx";

interface EntryMarkProps {
  readonly kind: RankingKind;
  readonly entry: { readonly name: string; readonly domain: string };
  /** Tailwind class that sets `--s`, the side in pixels. */
  readonly className?: string;
  /** For server HTML: the logo at once. */
  readonly eager?: boolean;
}

/** A company's logo, or a person's initials: nobody's portrait is fetched from a third party. */
export function EntryMark({ kind, entry, className = "", eager = false }: EntryMarkProps) {
  if (kind === "company") {
    return <CompanyLogo domain={entry.domain} name={entry.name} className={className} eager={eager} />;
  }
  return (
    <span className={`logo portrait ${className}`} aria-hidden="true">
      {initials(entry.name)}
    </span>
  );
}
