import { type StatusTone, statusTone } from "@standings/domain";
import { Badge } from "../../components/ui/badge.tsx";

const TONES = {
  good: "good",
  waiting: "waiting",
  bad: "bad",
  off: "plain",
  neutral: "line",
} as const satisfies Record<StatusTone, string>;

/** The provider's status with its colour: green, yellow, red, grey or neutral (spec part 1 §4). */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={TONES[statusTone(status)]}>{status}</Badge>;
}
