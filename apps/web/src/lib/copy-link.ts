import { useEffect, useState } from "react";

const CONFIRMATION_MS = 2000;

/** Copies the page's address; `copied` holds for two seconds (spec part 1 §9). */
export function useCopyLink(): { copied: boolean; copy: () => void; share: (title: string) => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    copyText(window.location.href).then(setCopied, () => setCopied(false));
  };
  const share = (title: string) => {
    if (typeof navigator.share !== "function") return copy();
    navigator.share({ title, url: window.location.href }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) copy();
    });
  };
  return { copied, copy, share };
}

/** The clipboard API needs a secure context; a selection works everywhere else. */
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
