import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

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
