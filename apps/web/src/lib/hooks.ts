import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** A message that disappears after a time. */
export function useFlash(milliseconds: number): [string | null, (message: string | null) => void] {
  const [message, setMessage] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const flash = useCallback(
    (next: string | null) => {
      clearTimeout(timer.current);
      setMessage(next);
      if (next !== null) timer.current = setTimeout(() => setMessage(null), milliseconds);
    },
    [milliseconds],
  );
  return [message, flash];
}

/** Current time, updated once a second while active. */
export function useNow(active: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!active) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [active]);
  return now;
}

/** Takes over text that was typed into a server-rendered field before hydration. */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  type: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const text = field.current?.value ?? value;
    if (text !== value) type(text);
  });
  // Runs before the next render, which would restore the old value.
  useLayoutEffect(takeOver, []);
}

/** A value once it has not changed for so many milliseconds, and whether that is the newest one. */
export function useDebounced<Value>(value: Value, ms: number): readonly [settled: Value, isSettled: boolean] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return [settled, Object.is(settled, value)];
}
