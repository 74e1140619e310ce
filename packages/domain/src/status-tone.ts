export type StatusTone = "good" | "waiting" | "bad" | "off" | "neutral";

const TONES: Readonly<Record<string, StatusTone>> = {
  succeeded: "good",
  paid: "good",
  pending: "waiting",
  processing: "waiting",
  failed: "bad",
  declined: "bad",
  canceled: "off",
  cancelled: "off",
};

/** Colour of a transaction's or invoice's status (spec part 1 §4). */
export function statusTone(status: string): StatusTone {
  return TONES[status.toLowerCase()] ?? "neutral";
}
