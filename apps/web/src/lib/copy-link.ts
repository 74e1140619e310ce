import { useEffect, useState } from "react";

const CONFIRMATION_MS = 2000;

/** Copies a text; `copied` holds for two seconds (spec part 1 §9). */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string) => {
    copyText(text).then(setCopied, () => setCopied(false));
  };
  return { copied, copy };
}

/** Copies the page's address. */
export function useCopyLink(): { copied: boolean; copy: () => void } {
  const { copied, copy } = useCopy();
  return { copied, copy: () => copy(window.location.href) };
}

/** True when the device has a share sheet. */
export function canShare(): boolean {
  return typeof navigator !== "undefined" && typeof navigator.share === "function";
}

/** Opens the device's share sheet; false on failure. A closed sheet is no failure. */
export async function sharePage(title: string, text?: string): Promise<boolean> {
  try {
    await navigator.share({ title, ...(text ? { text } : {}), url: window.location.href });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** The clipboard API needs a secure context; without it a selection is copied. */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
