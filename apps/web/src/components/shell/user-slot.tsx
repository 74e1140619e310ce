import { Link } from "@tanstack/react-router";
import { Wallet } from "lucide-react";
import { lazy, Suspense } from "react";
import { emit } from "../../lib/browser-events.ts";
import { plural } from "../../lib/format.ts";
import { type User, useSession } from "../../lib/session.ts";
import { preloadAuthDialog } from "./auth-host.tsx";
import { preloadPricingDialog } from "./pricing-host.tsx";

const UserMenu = lazy(() => import("./user-menu.tsx").then((module) => ({ default: module.UserMenu })));

/** Sign In, or the user's controls; empty but of full size until it is known who is here. */
export function UserSlot() {
  const session = useSession();
  return (
    <div className="flex h-10 min-w-[88px] items-center justify-end gap-1 md:min-w-[388px]">
      {(session.status === "guest" || session.status === "failed") && (
        <>
          <PricingLink className="hidden px-3 md:inline-flex" />
          <SignInButton />
        </>
      )}
      {session.status === "signed-in" && <UserControls user={session.user} />}
    </div>
  );
}

/** For guests on a phone, in front of the rest, so that nothing else moves when it is known who is here. */
export function PhonePricingLink() {
  const { status } = useSession();
  return status === "guest" ? (
    <PricingLink className="inline-flex px-2 max-[379px]:hidden md:hidden" />
  ) : null;
}

function PricingLink({ className }: { className: string }) {
  return (
    <Link
      to="/pricing"
      className={`h-10 items-center rounded-2 font-medium text-ink-2 hover:text-ink ${className}`}
      activeProps={{ className: "!text-ink" }}
    >
      Pricing
    </Link>
  );
}

function SignInButton() {
  return (
    <button
      type="button"
      className="btn btn-primary ml-2"
      onPointerEnter={preloadAuthDialog}
      onFocus={preloadAuthDialog}
      onClick={() => emit("showAuthModal", { reason: "sign_in" })}
    >
      Sign In
    </button>
  );
}

function UserControls({ user }: { user: User }) {
  return (
    <>
      <Link
        to="/profile"
        className="hidden h-10 items-center rounded-2 px-3 font-medium text-ink-2 hover:text-ink md:inline-flex"
        activeProps={{ className: "!text-ink" }}
      >
        History
      </Link>
      <CreditsBadge credits={user.credits} />
      <Suspense fallback={<span className="size-10" />}>
        <UserMenu user={user} />
      </Suspense>
    </>
  );
}

function CreditsBadge({ credits }: { credits: number }) {
  const tone =
    credits === 0 ? "border-bad-line bg-bad-tint text-bad" : "border-line-2 bg-surface hover:bg-hover";
  return (
    <button
      type="button"
      className={`ml-2 inline-flex h-10 items-center justify-center gap-[7px] rounded-full border px-3 font-medium whitespace-nowrap focus-visible:rounded-full md:min-w-[106px] ${tone}`}
      title="Buy credits"
      aria-haspopup="dialog"
      onPointerEnter={preloadPricingDialog}
      onFocus={preloadPricingDialog}
      onClick={() => emit("openPricingModal", {})}
    >
      <Wallet className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span>
        {credits}
        <span className="max-sm:sr-only"> {plural(credits, "credit").replace(/^\d+ /, "")}</span>
      </span>
    </button>
  );
}
