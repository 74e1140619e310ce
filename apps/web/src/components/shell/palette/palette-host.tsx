import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { emit, useBrowserEvent } from "../../../lib/browser-events.ts";

const Palette = lazy(() => import("./palette.tsx").then((module) => ({ default: module.Palette })));

/** Opens the command palette on ⌘K, Ctrl+K and the `openCommandPalette` event; loads its code then. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useBrowserEvent("openCommandPalette", open);
  useEffect(() => {
    window.addEventListener("keydown", openOnShortcut);
    return () => window.removeEventListener("keydown", openOnShortcut);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  );
}

function openOnShortcut(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
  if (event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Never opens over another dialog.
  if (!document.querySelector('[role="dialog"]')) emit("openCommandPalette", {});
}
