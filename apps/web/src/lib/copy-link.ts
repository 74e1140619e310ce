import { useEffect, useState } from "react";
import { notify } from "./notify.ts";

const CONFIRMATION_MS = 2000;

/** Copies a text; `copied` holds for two seconds (spec part 1 §9). `copy` says whether it was. */
export function useCopy(): {
  copied: boolean;
  copy: (text: string, after?: Promise<unknown>) => Promise<boolean>;
} {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string, after?: Promise<unknown>) => {
    const done = await copyText(text, after).catch(() => false);
    setCopied(done);
    return done;
  };
  return { copied, copy };
}

interface LinkCopy {
  readonly copied: boolean;
  /** Says whether it was copied; a failure is a toast. */
  readonly copy: () => Promise<boolean>;
  /** The same once something has succeeded; where that fails, nothing is copied or said. */
  readonly copyAfter: (change: Promise<unknown>) => Promise<void>;
}

/** Copies an address, by default the page's. */
export function useCopyLink(href?: string): LinkCopy {
  const { copied, copy } = useCopy();
  const address = () => href ?? window.location.href;
  const fail = () =>
    notify.error(`The link could not be copied.${href ? "" : " Copy it from the address bar."}`);
  return {
    copied,
    async copy() {
      const done = await copy(address());
      if (!done) fail();
      return done;
    },
    async copyAfter(change) {
      const [done, changed] = await Promise.allSettled([copy(address(), change), change]);
      if (changed.status === "fulfilled" && !(done.status === "fulfilled" && done.value)) fail();
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

/**
 * The clipboard API needs a secure context; without it a selection is copied. `after` comes first; WebKit lets a page copy only
 * what a click begins, so the clipboard waits for it.
 */
export async function copyText(text: string, after?: Promise<unknown>): Promise<boolean> {
  if (after && typeof ClipboardItem !== "undefined") {
    const content = after.then(() => new Blob([text], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": content })]);
    return true;
  }
  await after;
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
