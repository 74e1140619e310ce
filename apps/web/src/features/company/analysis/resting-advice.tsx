import { plural } from "@standings/domain";
import { adviceElement, leadTo, useFactMarks } from "./fact-marks.tsx";

/** Below a pressed fact: the advice that rests on it, each a way to it. */
export function RestingAdvice({ number }: { number: number }) {
  const { restingOn, pressed } = useFactMarks();
  if (pressed !== number) return null;
  const places = restingOn(number);
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-ink-2">
      <span role="status">
        {places.length === 0
          ? "No advice rests on this fact."
          : `${plural(places.length, "piece")} of advice ${places.length === 1 ? "rests" : "rest"} on it:`}
      </span>
      {places.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className="inline-flex h-6 items-center rounded-key bg-surface px-1.5 font-medium text-ink inset-ring inset-ring-mark-line hover:bg-mark hover:text-on-mark max-sm:h-10 max-sm:px-2.5"
          onClick={() => leadTo(adviceElement(key))}
        >
          {label}
        </button>
      ))}
    </p>
  );
}

/** How many pieces of advice named no fact; nothing for none. */
export function DroppedAdvice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="pt-3 text-sm text-ink-3">
      {plural(count, "piece")} of advice named no fact and {count === 1 ? "is" : "are"} not shown.
    </p>
  );
}
