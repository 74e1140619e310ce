import { entryKey, type Movement, placesGained, type Slope } from "@standings/domain";
import { ArrowDown, ArrowUp } from "lucide-react";
import { CompanyLogo } from "../../../../components/brand/company-logo.tsx";
import { OwnBadge } from "../../../../components/company/own-badge.tsx";
import { Icon } from "../../../../components/ui/icon.tsx";
import { RankBadge } from "../../../../components/ui/rank-badge.tsx";
import { highlightsEntry, useHighlight } from "../../highlight.tsx";
import { useScope } from "../../scope.ts";
import { describeCourse } from "./slope-look.ts";

interface SlopeLabelProps {
  readonly slope: Slope<Movement>;
  readonly side: "left" | "right";
  /** Both answers are there, so that the course is known. */
  readonly isComplete: boolean;
  readonly isTabStop: boolean;
  readonly onReached: () => void;
}

const LOOK =
  "flex h-full w-full min-w-0 items-center gap-2 rounded-1 px-1 hover:bg-hover aria-[current]:bg-mark-tint";

/** A company at its rank on one side; a click opens its details. */
export function SlopeLabel({ slope, side, isComplete, isTabStop, onReached }: SlopeLabelProps) {
  const { entry: highlighted, highlightEntry } = useHighlight();
  const { openEntry, ownKey } = useScope();
  const { entry } = slope.movement;
  const key = entryKey(entry, "company");
  const rank = side === "left" ? slope.movement.first : slope.movement.second;
  const handlers = highlightsEntry(highlightEntry, key);
  const course = isComplete ? `, ${describeCourse(slope)}` : "";
  return (
    <button
      type="button"
      title={entry.name}
      aria-haspopup="dialog"
      aria-current={highlighted === key || undefined}
      className={`${LOOK} ${side === "left" ? "flex-row-reverse text-right" : "text-left"}`}
      data-entry={key}
      data-column={side === "left" ? 0 : 1}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => openEntry(key)}
      {...handlers}
      onFocus={() => {
        onReached();
        handlers.onFocus();
      }}
    >
      <RankBadge rank={rank} />
      <CompanyLogo domain={entry.domain} name={entry.name} className="side-5 max-sm:hidden" />
      <span className="min-w-0 truncate font-medium">{entry.name}</span>
      {ownKey === key && <OwnBadge />}
      {isComplete && side === "right" && <Change slope={slope} />}
      <span className="sr-only">{course}: details</span>
    </button>
  );
}

/** Places gained or lost; colour repeats the arrow. */
function Change({ slope: { movement, course } }: { slope: Slope<Movement> }) {
  const places = Math.abs(placesGained(movement) ?? 0);
  if (course === "new")
    return (
      <span className="flex-none text-xs text-ink-3" aria-hidden="true">
        new
      </span>
    );
  if (course !== "risen" && course !== "fallen") return null;
  const hasRisen = course === "risen";
  return (
    <span
      aria-hidden="true"
      className={`flex flex-none items-center text-xs font-medium ${hasRisen ? "text-good" : "text-warn"}`}
    >
      <Icon of={hasRisen ? ArrowUp : ArrowDown} size="xs" />
      {places}
    </span>
  );
}
