import { Link } from "@tanstack/react-router";
import { emit } from "../../lib/browser-events.ts";
import { TAGLINE } from "../../lib/meta.ts";
import { useSession } from "../../lib/session.ts";
import { Wordmark } from "../brand/wordmark.tsx";
import { ThemeControl } from "./theme-control.tsx";

export function Footer() {
  const { status } = useSession();
  return (
    <footer className="mt-16 border-t border-line-2 pt-12 pb-10 sm:mt-24 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-[1fr_180px]">
          <div className="max-sm:col-span-2">
            <Wordmark />
            <p className="mt-2 text-sm text-ink-2">{TAGLINE}.</p>
          </div>
          <nav aria-label="Platform">
            <h2 className="mb-1 text-sm font-strong">Platform</h2>
            {status === "signed-in" ? (
              <Link to="/profile" className={LINK}>
                Profile
              </Link>
            ) : (
              <button
                type="button"
                className={LINK}
                onClick={() => emit("showAuthModal", { reason: "sign_in" })}
              >
                Login
              </button>
            )}
          </nav>
        </div>
        <div className="mt-10 flex items-center justify-between gap-4 border-t border-line pt-5">
          <p className="text-xs text-ink-3">
            © 2026 Standings. Company names and marks belong to their owners.
          </p>
          <ThemeControl />
        </div>
      </div>
    </footer>
  );
}

const LINK = "inline-flex min-h-10 min-w-11 items-center text-ink-2 hover:text-ink sm:min-h-9";
