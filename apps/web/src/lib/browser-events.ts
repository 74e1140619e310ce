/** Window events: those of spec part 1 §7, and our own for the command palette. */
import { useEffect } from "react";

export type AuthReason = "search_required" | "domain_search_required" | "checkout_required" | "sign_in";

export interface AuthRequest {
  readonly reason: AuthReason;
  /** Message above the form about the last action. */
  readonly message?: string | undefined;
  /** A sign-in that waits for its second step, and how it began. */
  readonly secondStep?: { readonly challenge: string; readonly method: "email" | "google" } | undefined;
  /** First view. */
  readonly view?: "sign-in" | "create-account" | "reset-password" | undefined;
}

/** Reason for a top-up; every field is optional (spec part 1 §2). */
export interface PricingRequest {
  /** Part of the product that asks, e.g. "prompt_discovery". */
  readonly context?: string | undefined;
  /** Feature that needs credits, e.g. "Prompt Discovery". */
  readonly feature?: string | undefined;
  readonly message?: string | undefined;
  readonly currentCredits?: number | undefined;
  readonly creditsRequired?: number | undefined;
}

export interface BrowserEvents {
  showAuthModal: AuthRequest;
  openPricingModal: PricingRequest;
  /** `held`: credits that studies hold beside them; left out where they are as before. */
  creditsUpdated: { readonly credits: number; readonly held?: number };
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
