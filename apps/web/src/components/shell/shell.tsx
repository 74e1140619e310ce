import { useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { rememberCheckoutReturn } from "../../lib/session/return-path.ts";
import { useCreditUpdates, useSessionChanges } from "../../lib/session/session.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { PricingHost } from "./dialogs/pricing-host.tsx";
import { Footer } from "./footer.tsx";
import { PaletteHost } from "./palette/palette-host.tsx";
import { TopBar } from "./top-bar.tsx";
import { hasGoogleReturn } from "./user/google.ts";

const GoogleReturn = lazy(() => import("./user/google-return.tsx"));

/** Frame of every page: top bar, main landmark, footer, top-up dialog. */
export function Shell({ children }: { children: ReactNode }) {
  useCreditUpdates();
  useSessionChanges();
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => rememberCheckoutReturn(href), [href]);
  const [isBack, setBack] = useState(false);
  useEffect(() => setBack(hasGoogleReturn()), []);
  return (
    <div>
      <ButtonAnchor
        href="#main"
        variant="primary"
        className="fixed top-3 left-3 z-50 -translate-y-20 focus-visible:translate-y-0 print:hidden"
      >
        Skip to content
      </ButtonAnchor>
      <TopBar />
      {/* At least as high as the screen, because a visible footer would move when content arrives. */}
      <main id="main" tabIndex={-1} className="min-h-svh pt-16.5 print:min-h-0 print:pt-0">
        {children}
      </main>
      <Footer />
      <PricingHost />
      <PaletteHost />
      {isBack && (
        <Suspense fallback={null}>
          <GoogleReturn />
        </Suspense>
      )}
    </div>
  );
}
