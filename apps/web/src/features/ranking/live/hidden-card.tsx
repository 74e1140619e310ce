import { FIRST_HIDDEN_POSITION } from "@standings/domain";
import { Lock } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { FLOATING } from "../../../components/ui/menu-item.ts";
import { TextLink } from "../../../components/ui/text-link.tsx";
import type { AnsweredColumn } from "../columns/model-column.ts";
import { askForCredits } from "../hidden.ts";
import type { Unlock } from "./use-unlock.ts";

const NARROW_COLUMNS = 4;
const ROWS_BEHIND = 12;

/** True when the card covers hidden rows only: few columns have taller rows, and short lists end above the card. */
export function hasRoomForCard(columns: readonly AnsweredColumn[]): boolean {
  const longest = Math.max(0, ...columns.map((column) => column.results.length));
  return columns.length >= NARROW_COLUMNS && longest >= ROWS_BEHIND;
}

/** Card over the hidden rows on wide screens; a phone has the banner only. */
export function HiddenCard({ unlock }: { unlock: Unlock }) {
  return (
    <div
      className={`${FLOATING} absolute top-107.5 left-1/2 z-2 w-110 max-w-[calc(100%-16px)] -translate-x-1/2 justify-items-center gap-1 px-6 py-5 text-center max-sm:hidden sm:grid`}
    >
      <p className="flex items-center gap-2 font-strong">
        <Icon of={Lock} />
        Positions {FIRST_HIDDEN_POSITION} and below are hidden
      </p>
      <p className="max-w-85 text-sm text-pretty text-ink-2">
        This preview is not saved and has no aggregated ranking. With credits you see and keep everything.
      </p>
      {unlock.isPossible ? (
        <Button className="mt-3" onClick={unlock.unlock}>
          {unlock.label}
        </Button>
      ) : (
        <>
          <Button className="mt-3" aria-haspopup="dialog" onClick={() => askForCredits()}>
            Buy Credits
          </Button>
          <TextLink to="/pricing" touch="line" className="text-sm">
            Compare packs
          </TextLink>
        </>
      )}
    </div>
  );
}
