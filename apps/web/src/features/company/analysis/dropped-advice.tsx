import { plural } from "@standings/domain";

/** How many pieces of advice named no fact; nothing for none. */
export function DroppedAdvice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="pt-3 text-sm text-ink-3">
      {plural(count, "piece")} of advice named no fact and {count === 1 ? "is" : "are"} not shown.
    </p>
  );
}
