import type { RankingKind } from "@standings/domain";
import { ChevronDown } from "lucide-react";
import { KIND_TITLES } from "../../lib/kinds.ts";

const MODES: readonly RankingKind[] = ["company", "expert"];

interface ModeSelectProps {
  readonly mode: RankingKind;
  readonly onMode: (mode: RankingKind) => void;
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
        onChange={(event) => onMode(event.target.value === "expert" ? "expert" : "company")}
      >
        {MODES.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_TITLES[kind]}
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
