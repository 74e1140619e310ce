import { type StatusTone, statusTone } from "@standings/domain";

const TONES: Readonly<Record<StatusTone, string>> = {
  good: "bg-good-tint text-good",
  waiting: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
  off: "bg-hover text-ink-2",
  neutral: "badge-line",
};

/** The provider's word in its colour: green, yellow, red, grey, else neutral (spec part 1 §4). */
export function StatusBadge({ status }: { status: string }) {
  return <span className={`badge ${TONES[statusTone(status)]}`}>{status}</span>;
}
