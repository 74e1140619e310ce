import type { ReactNode } from "react";
import { useCreditUpdates } from "../../lib/session.ts";
import { AuthHost } from "./auth-host.tsx";
import { Footer } from "./footer.tsx";
import { TopBar } from "./top-bar.tsx";

/** What every page shares: top bar, main landmark, footer, the sign-in dialog. */
export function Shell({ children }: { children: ReactNode }) {
  useCreditUpdates();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="btn btn-primary fixed top-3 left-3 z-50 -translate-y-20 focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className="flex-1 pt-[66px]">
        {children}
      </main>
      <Footer />
      <AuthHost />
    </div>
  );
}
