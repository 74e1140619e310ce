import "sonner/dist/styles.css";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

export { toast };

let mounted = false;

/** Toasts live in their own root, so that the page's first scripts do without the library. */
export function mountToaster(): void {
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
      duration={4000}
      visibleToasts={3}
      gap={14}
      expand
      icons={{
        success: <CircleCheck className="size-[18px]" strokeWidth={1.75} />,
        error: <CircleAlert className="size-[18px]" strokeWidth={1.75} />,
        info: <Info className="size-[18px]" strokeWidth={1.75} />,
      }}
    />,
  );
}
