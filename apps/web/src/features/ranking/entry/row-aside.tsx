import type { RankedEntry } from "@standings/domain";
import { ChartNoAxesColumn, Info } from "lucide-react";
import { companyHref } from "../../../lib/links.ts";
import { useScope } from "../scope.ts";
import { ProfileLink } from "./profile-link.tsx";

interface RowAsideProps {
  readonly entry: Pick<RankedEntry, "name" | "domain" | "profileUrl">;
  readonly rowKey: string;
  /** False: reached by pointer, and by keyboard once its row is. */
  readonly isStop?: boolean;
}

/** Beside a row: an expert's profile, or what a click on the company does not open. */
export function RowAside({ entry, rowKey, isStop = true }: RowAsideProps) {
  const { kind, clicks, openEntry } = useScope();
  const href = companyHref(entry);
  const tabIndex = isStop ? undefined : -1;
  if (kind === "expert") return <ProfileLink entry={entry} isStop={isStop} />;
  if (clicks === "details" || href === null) return null;
  if (clicks === "page") {
    return (
      <button
        type="button"
        className="profile-link row-aside"
        title="Details"
        tabIndex={tabIndex}
        onClick={() => openEntry(rowKey)}
      >
        <Info className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">Details of {entry.name}</span>
      </button>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="profile-link row-aside"
      title="Analyze"
      tabIndex={tabIndex}
    >
      <ChartNoAxesColumn className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">Analyze {entry.name} (opens in a new tab)</span>
    </a>
  );
}
