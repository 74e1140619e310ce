import { useRef, useState } from "react";
import { notify } from "../notify.ts";
import { errorText } from "./errors.ts";

/** Runs a form's call once at a time; a failure is told in a toast and kept for the form. */
export function useSubmit(fallback: string) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);
  const submit = async (
    call: () => Promise<void>,
    onFailure?: (message: string, cause: unknown) => boolean,
  ) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setError(null);
    try {
      await call();
    } catch (cause) {
      const message = errorText(cause, fallback);
      if (!onFailure?.(message, cause)) refuse(message);
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  /** A fault found before anything was sent, or told in other words. */
  const refuse = (message: string) => {
    setError(message);
    notify.error(message);
  };
  return { pending, error, submit, refuse };
}
