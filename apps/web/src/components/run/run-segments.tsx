import type { ColumnId } from "@standings/domain";
import { readColumn } from "@standings/domain";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { modelHue } from "../brand/hue.ts";

export interface RunSegment {
  readonly columnId: ColumnId;
  readonly state: keyof typeof LOOKS;
}

const LOOKS = {
  answered: "bg-(--hue)",
  waiting:
    "bg-line after:absolute after:inset-y-0 after:left-0 after:w-[55%] after:rounded-full after:bg-(--hue) after:opacity-55",
  declined: "bg-line-2",
  failed: "bg-[repeating-linear-gradient(135deg,var(--bad)_0_3px,transparent_3px_6px)]",
};

/** A run at a glance: one segment per column, filled when its model has answered. Decorative. */
export function RunSegments({ segments }: { segments: readonly RunSegment[] }) {
  const catalogue = useCatalogue();
  return (
    <span className="grid w-full auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
      {segments.map(({ columnId, state }) => (
        <i
          key={columnId}
          className={`relative h-1.5 overflow-hidden rounded-full ${LOOKS[state]} ${modelHue(catalogue, readColumn(columnId).modelId)}`}
        />
      ))}
    </span>
  );
}
