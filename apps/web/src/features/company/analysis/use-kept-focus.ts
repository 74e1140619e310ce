import { type RefObject, useEffect, useRef } from "react";

/** A region that takes the focus when a start takes its button away, so that the keyboard stays where it was. */
export function useKeptFocus(isRunning: boolean): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (isRunning && (focused === body || focused?.matches(":disabled"))) {
      region.current?.focus({ preventScroll: true });
    }
  }, [isRunning]);
  return region;
}
