import { Wallet } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { emit } from "../../../lib/browser-events.ts";
import { type User, useSession } from "../../../lib/session/session.ts";
import { getToken } from "../../../lib/session/token.ts";
import { Icon } from "../../ui/icon.tsx";
import { preloadPricingDialog } from "../dialogs/pricing-host.tsx";
import { BarLink, GuestControls, GuestGuess } from "./guest-controls.tsx";

const loadMenu = () => import("./user-menu.tsx");
const UserMenu = lazy(() => loadMenu().then((module) => ({ default: module.UserMenu })));

/**
 * The bar's links and controls, with a width that is known before the session is. A guest's links show until the session is known:
 * pages without scripts need them, and for most visitors nothing moves.
 */
export function UserSlot() {
  const session = useSession();
  useEffect(() => {
    if (getToken() !== null) void loadMenu();
  }, []);
  return (
    <div className="relative flex h-10 min-w-30 items-center justify-end sm:min-w-60 sm:gap-1 sm:member:min-w-40 md:min-w-113! xl:min-w-150!">
      {session.status === "unknown" && <GuestGuess />}
      {(session.status === "guest" || session.status === "failed") && <GuestControls />}
      {/* One boundary for all controls: an earlier one would move when the menu arrives. */}
      <Suspense fallback={null}>
        {session.status === "signed-in" && <UserControls user={session.user} />}
      </Suspense>
    </div>
  );
}

function UserControls({ user }: { user: User }) {
  return (
    <>
      <BarLink href="/brands">Brands</BarLink>
      <BarLink href="/profile">History</BarLink>
      <BarLink href="/trending">Trending</BarLink>
      {/* Where four do not fit, this one stands in the menu. */}
      <BarLink href="/blog" className="hidden px-3 xl:inline-flex">
        Blog
      </BarLink>
      <CreditsBadge user={user} />
      <UserMenu user={user} />
    </>
  );
}

function CreditsBadge({ user }: { user: User }) {
  const { credits, creditsHeld: held, subscription_status } = user;
  // Searches of a paid plan take no credits. By the name: the domain's rules of plans are not part of every page.
  const isShort = credits === 0 && subscription_status.startsWith("free");
  const tone = isShort ? "border-bad-line bg-bad-tint text-bad" : "border-line-2 bg-surface hover:bg-hover";
  return (
    <button
      type="button"
      className={`inline-flex h-10 items-center justify-center gap-1.75 rounded-full border min-w-20 px-3 font-medium whitespace-nowrap sm:ml-2 sm:min-w-26.5 ${tone}`}
      title={held > 0 ? `Buy credits. ${held} held by studies under way` : "Buy credits"}
      aria-haspopup="dialog"
      onPointerEnter={preloadPricingDialog}
      onFocus={preloadPricingDialog}
      onClick={() => emit("openPricingModal", {})}
    >
      <Icon of={Wallet} />
      <span>
        {credits}
        <span className="max-sm:sr-only"> {credits === 1 ? "credit" : "credits"}</span>
        {held > 0 && <span className="font-text text-ink-3 max-lg:sr-only"> · {held} held</span>}
      </span>
    </button>
  );
}
