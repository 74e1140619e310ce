import { FIRST_HIDDEN_POSITION } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { askForCredits } from "../ask-for-credits.ts";
import type { AnsweredColumn } from "../columns/model-column.ts";
import type { Unlock } from "./use-unlock.ts";

const NARROW_COLUMNS = 4;
const ROWS_BEHIND = 12;

/** Whether hidden rows are where the card floats: fewer columns have taller rows, short lists end above it. */
export function hasRoomForCard(columns: readonly AnsweredColumn[]): boolean {
  const longest = Math.max(0, ...columns.map((column) => column.results.length));
  return columns.length >= NARROW_COLUMNS && longest >= ROWS_BEHIND;
}

/** Floats over the hidden rows on wide screens; on a phone the banner says it. */
export function HiddenCard({ unlock }: { unlock: Unlock }) {
  return (
    <div className="pop hidden-card">
      <p className="flex items-center gap-2 font-strong">
        <Lock className="size-4" strokeWidth={1.75} aria-hidden="true" />
        Positions {FIRST_HIDDEN_POSITION} and below are hidden
      </p>
      <p className="max-w-[340px] text-sm text-pretty text-ink-2">
        This preview is not saved and has no aggregated ranking. With credits you see and keep everything.
      </p>
      {unlock.isPossible ? (
        <button type="button" className="btn btn-secondary mt-3" onClick={unlock.unlock}>
          {unlock.label}
        </button>
      ) : (
        <>
          <button
            type="button"
            className="btn btn-secondary mt-3"
            aria-haspopup="dialog"
            onClick={() => askForCredits()}
          >
            Buy Credits
          </button>
          <Link to="/pricing" className="textlink inline-flex min-h-10 items-center text-sm">
            Compare packs
          </Link>
        </>
      )}
    </div>
  );
}
