import "sonner/dist/styles.css";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { MouseEvent } from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { Icon } from "./icon.tsx";

/** The oldest toast goes when there are more (spec part 2 §9). */
const MAX_TOASTS = 20;
/** Lifetime of a toast (spec part 1 §9). */
const TOAST_MS = 4000;
const LINK_MS = 12_000;

/** Our styles; the library keeps position, movement and swiping. */
const PARTS = {
  toast:
    "flex w-(--width) items-start gap-2.5 select-none rounded-3 bg-raised px-4 py-3.5 text-base text-ink shadow-floating",
  icon: "mt-px flex-none *:-ml-px",
  content: "flex min-w-0 flex-1 flex-col",
  title: "font-text",
};

let host: HTMLElement | null = null;

export type ToastKind = "success" | "error" | "info";

/** Where a toast leads. */
export interface ToastLink {
  readonly label: string;
  readonly href: string;
  /** Follows the link without loading the page anew. */
  readonly open: () => void;
}

/** A toast with a link stays longer, so that it can be followed. */
export function showToast(kind: ToastKind, message: string, link?: ToastLink): void {
  mountToaster();
  // What failed before is over.
  if (kind === "success") {
    for (const old of toast.getToasts()) if ("type" in old && old.type === "error") toast.dismiss(old.id);
  }
  const action = link && <Follow link={link} onFollow={() => toast.dismiss(message)} />;
  toast[kind](message, { id: message, ...(action && { action, duration: LINK_MS }) });
  for (const { id } of toast.getToasts().slice(0, -MAX_TOASTS)) toast.dismiss(id);
}

function Follow({ link, onFollow }: { link: ToastLink; onFollow: () => void }) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
    link.open();
  };
  return (
    <a
      className="ml-auto flex-none font-strong underline underline-offset-2"
      href={link.href}
      onClick={follow}
    >
      {link.label}
    </a>
  );
}

/**
 * Toasts have their own React root, so that the first scripts do not include the library. sonner's defaults meet the
 * spec: 356 px wide, dismissed by a swipe of 45 px or above 0.11 px/ms, timer paused on hover and in a hidden tab.
 */
function mountToaster(): void {
  if (host?.isConnected) return;
  // On a phone, sheets and their actions use the bottom.
  const isPhone = window.matchMedia("(max-width: 720px)").matches;
  host = document.createElement("div");
  document.body.append(host);
  createRoot(host).render(
    <Toaster
      position={isPhone ? "top-center" : "bottom-right"}
      mobileOffset={{ top: 74 }}
      duration={TOAST_MS}
      visibleToasts={3}
      gap={14}
      expand
      className="font-sans!"
      toastOptions={{ unstyled: true, classNames: PARTS }}
      icons={{
        success: <Icon of={CircleCheck} size="lg" className="text-good" />,
        error: <Icon of={CircleAlert} size="lg" className="text-bad" />,
        info: <Icon of={Info} size="lg" className="text-info" />,
      }}
    />,
  );
}
