import type { RankedEntry } from "@standings/domain";
import { ChartNoAxesColumn } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { companyHref } from "../../../lib/links.ts";
import { nameHref, useScope } from "../scope.ts";
import { ASIDE, ProfileLink } from "./profile-link.tsx";

interface RowAsideProps {
  readonly entry: Pick<RankedEntry, "name" | "domain" | "profileUrl">;
  /** False: the keyboard reaches the icon only after its row. */
  readonly isTabStop?: boolean;
  /** In a column the icon shows on hover of its row, so that names keep their room. */
  readonly isInTable?: boolean;
}

const IN_COLUMN = "right-0 can-hover:bg-mark-tint can-hover:[li:not(:hover,:focus-within)>&]:opacity-0";

/** Icon at the end of a row: a company's page, or an expert's profile. */
export function RowAside({ entry, isTabStop = true, isInTable = false }: RowAsideProps) {
  const scope = useScope();
  if (scope.kind === "expert")
    return <ProfileLink entry={entry} isTabStop={isTabStop} isInTable={isInTable} />;
  const href = companyHref(entry);
  if (href === null) return null;
  // The keyboard has the name's link already.
  const isRepeated = nameHref(scope, entry) !== null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={`${ASIDE} ${isInTable ? "right-0.5" : IN_COLUMN}`}
      title="Company page"
      tabIndex={isTabStop && !isRepeated ? undefined : -1}
    >
      <Icon of={ChartNoAxesColumn} />
      <span className="sr-only">Company page of {entry.name} (opens in a new tab)</span>
    </a>
  );
}
