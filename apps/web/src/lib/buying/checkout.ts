/** Navigation to the payment provider's page: one purchase at a time for all buttons (spec part 1 §4). */
import { type CreditPack, ERRORS, findPack, type PaidPlan } from "@standings/domain";
import { useSyncExternalStore } from "react";
import { errorText, isAuthenticationError } from "../api/errors.ts";
import { type TrpcClient, trpc } from "../api/trpc.ts";
import { emit } from "../browser-events.ts";
import { safeHref } from "../links.ts";
import { notify } from "../notify.ts";
import { forgetReturnPath } from "../session/return-path.ts";
import { getToken } from "../session/token.ts";
import { storePendingPack, takePendingPack } from "./pending-pack.ts";

/** A stopped navigation unblocks the buttons after this time, which is enough for a slow provider. */
const LEAVING_MS = 15_000;

export type Purchase = CreditPack["id"] | PaidPlan;

interface CheckoutState {
  /** Purchase in progress, which blocks all others. */
  readonly buying: Purchase | null;
}

const IDLE: CheckoutState = { buying: null };
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

/** Resumes the purchase of the pack chosen before sign-in, if any. */
export function resumeCheckout(client: TrpcClient): void {
  const pack = takePendingPack();
  if (pack) void buy(client, pack.id);
}

async function buy(client: TrpcClient, purchase: Purchase): Promise<void> {
  if (state.buying !== null) return;
  if (getToken() === null) return askToSignIn(purchase);
  setState({ buying: purchase });
  window.addEventListener("pageshow", resetOnReturn);
  try {
    window.location.assign(await createSession(client, purchase));
    leaving = setTimeout(() => setState(IDLE), LEAVING_MS);
  } catch (error) {
    if (isAuthenticationError(error)) return askToSignIn(purchase);
    setState(IDLE);
    notify.error(errorText(error, ERRORS.CHECKOUT_FAILED.message));
  }
}

/** Address of the provider's page; throws when it is missing. */
async function createSession({ billing }: TrpcClient, purchase: Purchase): Promise<string> {
  const order =
    purchase === "pro" || purchase === "business" ? { plan: purchase } : { creditPackage: purchase };
  const { sessionUrl } = await billing.createCheckout.mutate(order);
  const href = safeHref(sessionUrl);
  if (href === null) throw new Error("The checkout has no address");
  return href;
}

/** Stores a guest's pack and opens the sign-in dialog. */
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

/** The Back button restores the page with its buttons still blocked. */
function resetOnReturn(event: PageTransitionEvent): void {
  if (event.persisted) setState(IDLE);
}
