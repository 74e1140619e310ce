import { Link } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { type AuthRequest, emit } from "../../../lib/browser-events.ts";
import { Button, type ButtonLook, IconButton } from "../../ui/button.tsx";
import { preloadAuthDialog } from "../dialogs/auth-host.tsx";

const GuestMenu = lazy(() => import("./guest-menu.tsx").then((module) => ({ default: module.GuestMenu })));

/** Controls in server HTML: links work without scripts, and controls that need scripts are empty space. */
export function GuestGuess() {
  return (
    <>
      <div className="flex items-center gap-1 member:invisible">
        <GuestLinks />
      </div>
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
      <AuthButton className="max-sm:min-w-20 sm:ml-2">Sign In</AuthButton>
      <AuthButton view="create-account" variant="primary" className="ml-1 max-sm:hidden">
        Get started
      </AuthButton>
      <PhoneMenu />
    </>
  );
}

interface AuthButtonProps extends Pick<ButtonLook, "variant"> {
  readonly view?: AuthRequest["view"];
  readonly className: string;
  readonly children: string;
}

/** Opens the dialog on a view; its code is loaded when the pointer or focus comes near. */
function AuthButton({ view, ...button }: AuthButtonProps) {
  return (
    <Button
      onPointerEnter={preloadAuthDialog}
      onFocus={preloadAuthDialog}
      onClick={() => emit("showAuthModal", { reason: "sign_in", view })}
      {...button}
    />
  );
}

function GuestLinks() {
  return (
    <>
      <BarLink href="/trending">Trending</BarLink>
      <BarLink href="/blog">Blog</BarLink>
      <BarLink href="/pricing">Pricing</BarLink>
      <BarLink href="/contact">Contact</BarLink>
    </>
  );
}

/** The menu's code is loaded when it is first opened. */
function PhoneMenu() {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <IconButton
      of={Menu}
      iconSize="xl"
      className="md:hidden"
      label="Menu"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <GuestMenu />
    </Suspense>
  );
}

interface BarLinkProps {
  readonly href: string;
  readonly children: string;
  /** Breakpoints at which it shows; by default where the bar has room. */
  readonly className?: string;
}

/** Link to a page in the top bar. */
export function BarLink({ href, children, className = "hidden px-2 md:inline-flex xl:px-3" }: BarLinkProps) {
  return (
    <Link
      to={href}
      className={`h-10 items-center rounded-2 font-medium text-ink-2 hover:text-ink aria-[current]:text-ink ${className}`}
    >
      {children}
    </Link>
  );
}
