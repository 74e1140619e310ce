import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { emit } from "../../../lib/browser-events.ts";
import { BarLink } from "../bar-link.tsx";
import { preloadAuthDialog } from "../dialogs/auth-host.tsx";

const GuestMenu = lazy(() => import("./guest-menu.tsx").then((module) => ({ default: module.GuestMenu })));

/** What server HTML has: the links work without scripts, what needs them is only room. */
export function GuestGuess() {
  return (
    <>
      <div className="guest-guess flex items-center gap-1">
        <GuestLinks />
      </div>
      <span className="btn btn-primary invisible ml-2" aria-hidden="true">
        Sign In
      </span>
      <span className="size-10 md:hidden" />
      <noscript className="absolute inset-y-0 right-0 flex items-center bg-paper md:hidden">
        <BarLink href="/pricing" className="inline-flex px-2">
          Pricing
        </BarLink>
        <BarLink href="/contact" className="inline-flex pl-2">
          Contact
        </BarLink>
      </noscript>
    </>
  );
}

export function GuestControls() {
  return (
    <>
      <GuestLinks />
      <button
        type="button"
        className="btn btn-primary ml-2"
        onPointerEnter={preloadAuthDialog}
        onFocus={preloadAuthDialog}
        onClick={() => emit("showAuthModal", { reason: "sign_in" })}
      >
        Sign In
      </button>
      <PhoneMenu />
    </>
  );
}

function GuestLinks() {
  return (
    <>
      <BarLink href="/trending">Trending</BarLink>
      <BarLink href="/pricing">Pricing</BarLink>
      <BarLink href="/contact">Contact</BarLink>
    </>
  );
}

/** The menu's code comes with its first opening. */
function PhoneMenu() {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className="btn btn-icon btn-ghost md:hidden"
      aria-label="Menu"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <Menu className="size-5" strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <GuestMenu />
    </Suspense>
  );
}
