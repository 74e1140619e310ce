/** The product's window events: those of spec part 1 §7, and one of our own for the command palette. */
import { useEffect } from "react";

export type AuthReason = "search_required" | "domain_search_required" | "checkout_required" | "sign_in";

export interface AuthRequest {
  readonly reason: AuthReason;
  /** Shown above the form: what has just succeeded or failed. */
  readonly message?: string | undefined;
  readonly tone?: "plain" | "bad" | undefined;
  /** The view to begin with. */
  readonly view?: "sign-in" | "create-account" | "reset-password" | undefined;
}

/** Why credits are wanted; everything may be left out (spec part 1 §2). */
export interface PricingRequest {
  /** What needs them, e.g. "Prompt Discovery". */
  readonly feature?: string | undefined;
  readonly message?: string | undefined;
  readonly currentCredits?: number | undefined;
  readonly creditsRequired?: number | undefined;
}

export interface BrowserEvents {
  showAuthModal: AuthRequest;
  openPricingModal: PricingRequest;
  creditsUpdated: { readonly credits: number };
  openCommandPalette: Record<never, never>;
}

export function emit<Name extends keyof BrowserEvents>(name: Name, detail: BrowserEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

export function useBrowserEvent<Name extends keyof BrowserEvents>(
  name: Name,
  listener: (detail: Partial<BrowserEvents[Name]>) => void,
): void {
  useEffect(() => {
    const handle = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      listener(typeof detail === "object" && detail !== null ? (detail as Partial<BrowserEvents[Name]>) : {});
    };
    window.addEventListener(name, handle);
    return () => window.removeEventListener(name, handle);
  }, [name, listener]);
}
