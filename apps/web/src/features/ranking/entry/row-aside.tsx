import type { RankedEntry } from "@standings/domain";
import { ChartNoAxesColumn, Info } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { companyHref } from "../../../lib/links.ts";
import { useScope } from "../scope.ts";
import { ASIDE, ProfileLink } from "./profile-link.tsx";

interface RowAsideProps {
  readonly entry: Pick<RankedEntry, "name" | "domain" | "profileUrl">;
  readonly rowKey: string;
  /** False: the keyboard reaches the icon only after its row. */
  readonly isTabStop?: boolean;
  /** In a column the icon shows on hover of its row, so that names keep their room. */
  readonly isInTable?: boolean;
}

const IN_COLUMN = "right-0 can-hover:bg-mark-tint can-hover:[li:not(:hover,:focus-within)>&]:opacity-0";

/** Icon at the end of a row: an expert's profile, or the company target that a click on the row does not open. */
export function RowAside({ entry, rowKey, isTabStop = true, isInTable = false }: RowAsideProps) {
  const { kind, clicks, openEntry } = useScope();
  const href = companyHref(entry);
  const style = `${ASIDE} ${isInTable ? "right-0.5" : IN_COLUMN}`;
  const tabIndex = isTabStop ? undefined : -1;
  if (kind === "expert") return <ProfileLink entry={entry} isTabStop={isTabStop} isInTable={isInTable} />;
  if (clicks === "details" || href === null) return null;
  if (clicks === "page") {
    return (
      <button
        type="button"
        className={style}
        title="Details"
        tabIndex={tabIndex}
        onClick={() => openEntry(rowKey)}
      >
        <Icon of={Info} />
        <span className="sr-only">Details of {entry.name}</span>
      </button>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={style} title="Analyze" tabIndex={tabIndex}>
      <Icon of={ChartNoAxesColumn} />
      <span className="sr-only">Analyze {entry.name} (opens in a new tab)</span>
    </a>
  );
}
