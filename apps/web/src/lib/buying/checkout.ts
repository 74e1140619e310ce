/** The way to the payment provider's page, one at a time, shared by everything that sells (spec part 1 §4). */
import { type CreditPack, ERRORS, findPack, type PaidPlan } from "@standings/domain";
import { useSyncExternalStore } from "react";
import { isAuthenticationError } from "../api/errors.ts";
import { type TrpcClient, trpc } from "../api/trpc.ts";
import { emit } from "../browser-events.ts";
import { safeHref } from "../links.ts";
import { notify } from "../notify.ts";
import { forgetReturnPath } from "../session/return-path.ts";
import { getToken } from "../session/token.ts";
import { storePendingPack, takePendingPack } from "./pending-pack.ts";

/** Long enough for a slow provider; a navigation that was stopped must not block the buttons for good. */
const LEAVING_MS = 15_000;

export type Purchase = CreditPack["id"] | PaidPlan;

interface CheckoutState {
  /** What is being bought now; nothing else can be. */
  readonly buying: Purchase | null;
  readonly error: string | null;
}

const IDLE: CheckoutState = { buying: null, error: null };
let state = IDLE;
let leaving: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function useCheckout(): CheckoutState & { readonly buy: (purchase: Purchase) => void } {
  const { client } = trpc.useUtils();
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => IDLE,
  );
  return { ...current, buy: (purchase) => void buy(client, purchase) };
}

/** Goes on with the pack that was chosen before signing in, if there is one. */
export function resumeCheckout(client: TrpcClient): void {
  const pack = takePendingPack();
  if (pack) void buy(client, pack.id);
}

async function buy(client: TrpcClient, purchase: Purchase): Promise<void> {
  if (state.buying !== null) return;
  if (getToken() === null) return askToSignIn(purchase);
  setState({ buying: purchase, error: null });
  window.addEventListener("pageshow", resetOnReturn);
  try {
    window.location.assign(await createSession(client, purchase));
    leaving = setTimeout(() => setState(IDLE), LEAVING_MS);
  } catch (error) {
    if (isAuthenticationError(error)) return askToSignIn(purchase);
    setState({ buying: null, error: ERRORS.CHECKOUT_FAILED.message });
    notify.error(ERRORS.CHECKOUT_FAILED.message);
  }
}

/** The address of the provider's page. A missing one counts as failure. */
async function createSession({ billing }: TrpcClient, purchase: Purchase): Promise<string> {
  const order =
    purchase === "pro" || purchase === "business" ? { plan: purchase } : { creditPackage: purchase };
  const { sessionUrl } = await billing.createCheckout.mutate(order);
  const href = safeHref(sessionUrl);
  if (href === null) throw new Error("The checkout has no address");
  return href;
}

/** Keeps a guest's pack and asks who is there. */
function askToSignIn(purchase: Purchase): void {
  const pack = findPack(purchase);
  if (pack) storePendingPack(pack.id);
  forgetReturnPath();
  setState(IDLE);
  emit("showAuthModal", { reason: "checkout_required" });
}

function setState(next: CheckoutState): void {
  clearTimeout(leaving);
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Back by the Back button, the page is as it was left: in the middle of leaving. */
function resetOnReturn(event: PageTransitionEvent): void {
  if (event.persisted) setState(IDLE);
}
