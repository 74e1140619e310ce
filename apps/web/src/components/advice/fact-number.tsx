import type { FactStatus } from "@standings/domain";
import { Check, CircleX, TriangleAlert } from "lucide-react";
import { Icon } from "../ui/icon.tsx";

/** Style of a fact's number behind the advice that rests on it. */
export const FACT_CHIP =
  "relative inline-grid h-4.5 min-w-5 place-items-center rounded-key px-1 text-xs/4.5 font-medium tabular-nums " +
  "bg-hover text-ink-2 hover:bg-line-2 data-marked:bg-mark data-marked:text-on-mark data-marked:hover:bg-mark " +
  "max-sm:after:absolute max-sm:after:-inset-x-0.5 max-sm:after:-inset-y-2.75";

/** A fact's number before its title; lime while it is marked. */
export function FactNumber({ number, isMarked }: { number: number; isMarked: boolean }) {
  return (
    <span
      className="grid h-4.5 min-w-5 flex-none place-items-center rounded-key bg-hover px-1 text-xs/4.5 font-medium text-ink-2 data-marked:bg-mark data-marked:text-on-mark"
      data-marked={isMarked || undefined}
    >
      <span className="sr-only">Fact </span>
      {number}
    </span>
  );
}

const SIGNS = {
  good: { icon: Check, look: "text-good", text: "Fine" },
  warning: { icon: TriangleAlert, look: "text-warn", text: "Look at this" },
  bad: { icon: CircleX, look: "text-bad", text: "A problem" },
} as const;

/** Status of a fact: a check, a triangle, a crossed ring, or a dashed ring for what is neither good nor bad. */
export function FactSign({ status }: { status: FactStatus }) {
  if (status === "neutral") {
    return (
      <span className="grid h-5 w-4.5 place-items-center">
        <span className="size-2.75 rounded-full border-[1.4px] border-dashed border-ink-3" />
        <span className="sr-only">Not judged:</span>
      </span>
    );
  }
  const { icon, look, text } = SIGNS[status];
  return (
    <span className={`grid h-5 w-4.5 place-items-center ${look}`} title={text}>
      <Icon of={icon} size="sm" />
      <span className="sr-only">{text}:</span>
    </span>
  );
}
