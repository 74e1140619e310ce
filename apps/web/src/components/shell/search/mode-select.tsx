import { KIND_TITLES, type RankingKind } from "@standings/domain";
import { ChevronDown } from "lucide-react";

export type NavMode = RankingKind | "domain";

export const MODE_TITLES: Readonly<Record<NavMode, string>> = {
  company: KIND_TITLES.company,
  expert: KIND_TITLES.expert,
  domain: "Domain Analysis",
};
const MODES = ["company", "expert", "domain"] as const;

interface ModeSelectProps {
  readonly mode: NavMode;
  readonly onMode: (mode: NavMode) => void;
  readonly className?: string;
}

/** What the search box asks for. The browser's own list: it is on every page and has to be light. */
export function ModeSelect({ mode, onMode, className = "" }: ModeSelectProps) {
  return (
    <span className={`relative flex items-center ${className}`}>
      <select
        aria-label="What to rank"
        className="mode-select"
        value={mode}
        onChange={(event) => onMode(MODES.find((known) => known === event.target.value) ?? "company")}
      >
        {MODES.map((known) => (
          <option key={known} value={known}>
            {MODE_TITLES[known]}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-2.5 size-3.5 text-ink-3"
        strokeWidth={1.75}
        aria-hidden="true"
      />
    </span>
  );
}
