import "sonner/dist/styles.css";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { Icon } from "./icon.tsx";

/** More toasts than this push out the oldest (spec part 2 §9). */
const MAX_TOASTS = 20;
/** How long a toast stays (spec part 1 §9). */
const TOAST_MS = 4000;

/** Its own look instead of the library's, which keeps place, movement and swiping. */
const PARTS = {
  toast:
    "flex w-(--width) items-start gap-2.5 select-none rounded-3 bg-raised px-4 py-3.5 text-base text-ink shadow-floating",
  icon: "mt-px flex-none *:-ml-px",
  content: "flex min-w-0 flex-1 flex-col",
  title: "font-text",
};

let mounted = false;

export function showToast(kind: "success" | "error" | "info", message: string): void {
  mountToaster();
  toast[kind](message, { id: message });
  for (const { id } of toast.getToasts().slice(0, -MAX_TOASTS)) toast.dismiss(id);
}

/**
 * Toasts live in their own root, so that the page's first scripts do without the library. What the spec asks for
 * and sonner does by itself: width 356 px, swiped away at 45 px or faster than 0.11 px/ms, a clock that stands
 * still on hover and in a hidden tab.
 */
function mountToaster(): void {
  if (mounted) return;
  mounted = true;
  // On a phone the bottom belongs to sheets and their actions.
  const isPhone = window.matchMedia("(max-width: 720px)").matches;
  const host = document.createElement("div");
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
