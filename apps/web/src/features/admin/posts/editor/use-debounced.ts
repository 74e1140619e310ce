import { useEffect, useState } from "react";

/** A value once it has not changed for so many milliseconds, and whether that is the newest one. */
export function useDebounced<Value>(value: Value, ms: number): readonly [settled: Value, isSettled: boolean] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return [settled, Object.is(settled, value)];
}
