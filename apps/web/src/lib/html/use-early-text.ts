import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/** Takes over what was typed into a field of a server-rendered page before its scripts ran. */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  type: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const text = field.current?.value ?? value;
    if (text !== value) type(text);
  });
  // Before the next rendering, which would put the value back.
  useLayoutEffect(takeOver, []);
}
