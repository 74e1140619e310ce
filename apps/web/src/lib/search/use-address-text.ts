import { type RefObject, useEffect, useRef } from "react";

/** Shows the address's text in a field whenever it changes; what was typed before hydration stays. */
export function useAddressText(field: RefObject<HTMLInputElement | null>, text: string): void {
  const shown = useRef(text);
  useEffect(() => {
    if (field.current && shown.current !== text) field.current.value = text;
    shown.current = text;
  }, [field, text]);
}
