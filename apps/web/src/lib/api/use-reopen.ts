import { useEffect, useRef, useState } from "react";
import { errorCode } from "./errors.ts";

const FIRST_WAIT_MS = 3_000;
export const LONGEST_WAIT_MS = 30_000;

interface Stream {
  readonly status: "idle" | "connecting" | "pending" | "error";
  readonly error: unknown;
  readonly reset: () => void;
}

/** Whatever stands between has failed, or the server itself for a moment: what is followed goes on. */
export function isLoss(error: unknown): boolean {
  const code = errorCode(error);
  return code === null || code === "DATABASE_UNAVAILABLE";
}

/** Opens a stream that was lost again; true until it is back. A browser opens by itself only what a proxy has not refused. */
export function useReopen({ status, error, reset }: Stream): boolean {
  const losses = useRef(0);
  const [isLost, setLost] = useState(false);
  const isBroken = error !== null && isLoss(error);
  const isBack = !isBroken && (status === "pending" || status === "idle");
  if (isLost ? isBack : isBroken) setLost(!isLost);
  useEffect(() => {
    if (isBack) losses.current = 0;
    if (!isBroken || status !== "error") return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** losses.current);
    losses.current += 1;
    const again = setTimeout(reset, wait);
    return () => clearTimeout(again);
  }, [status, isBack, isBroken, reset]);
  return isLost;
}
