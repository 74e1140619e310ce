import { useEffect, useState } from "react";
import { notify } from "./notify.ts";

const CONFIRMATION_MS = 2000;

/** Copies a text; `copied` holds for two seconds (spec part 1 §9). `copy` says whether it was. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => {
    const done = await copyText(text).catch(() => false);
    setCopied(done);
    return done;
  };
  return { copied, copy };
}

/** Copies an address, by default the page's. A failure is a toast; `copy` says whether it was copied. */
export function useCopyLink(href?: string): { copied: boolean; copy: () => Promise<boolean> } {
  const { copied, copy } = useCopy();
  return {
    copied,
    async copy() {
      const done = await copy(href ?? window.location.href);
      if (!done) notify.error(`The link could not be copied.${href ? "" : " Copy it from the address bar."}`);
      return done;
    },
  };
}

/** True when the device has a share sheet. */
export function canShare(): boolean {
  return typeof navigator !== "undefined" && typeof navigator.share === "function";
}

interface SharedAddress {
  readonly title: string;
  readonly text?: string;
  /** The page's own when left out. */
  readonly url?: string | undefined;
}

/** Opens the device's share sheet; false on failure. A closed sheet is no failure. */
export async function shareAddress({
  url = window.location.href,
  ...content
}: SharedAddress): Promise<boolean> {
  try {
    await navigator.share({ ...content, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** The clipboard API needs a secure context; without it a selection is copied. */
export async function copyText(text: string): Promise<boolean> {
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
