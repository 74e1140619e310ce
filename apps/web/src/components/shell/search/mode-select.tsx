import { KIND_TITLES, type RankingKind } from "@standings/domain";
import { ChevronDown } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/select.tsx";

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
  readonly isLarge?: boolean;
  readonly className: string;
}

/** Choice of what the search box ranks. */
export function ModeSelect({ mode, onMode, isLarge, className }: ModeSelectProps) {
  return (
    <span className={`relative items-center ${className}`}>
      <Select
        className={`pr-7.5 pl-3 ${isLarge ? "text-md" : "text-sm"}`}
        aria-label="What to rank"
        value={mode}
        onChange={(event) => onMode(MODES.find((known) => known === event.target.value) ?? "company")}
      >
        {MODES.map((known) => (
          <option key={known} value={known}>
            {MODE_TITLES[known]}
          </option>
        ))}
      </Select>
      <Icon of={ChevronDown} size="sm" className="pointer-events-none absolute right-2.5 text-ink-3" />
    </span>
  );
}
