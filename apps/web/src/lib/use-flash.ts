import { useCallback, useEffect, useRef, useState } from "react";

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
