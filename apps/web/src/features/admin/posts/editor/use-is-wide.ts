import { useSyncExternalStore } from "react";

/** From this width on, text, preview and settings stand side by side: theme.css, md. */
const WIDE = "(min-width: 1001px)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the screen is wide; the admin panel is never rendered on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
