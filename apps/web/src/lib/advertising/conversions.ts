/** Advertising conversions for visits from Reddit (spec part 2 §§4, 7). Failures are only logged. */

import { logInfo } from "../log.ts";
import { authorization } from "../session/token.ts";
import { type ConversionId, freshIds, parseIds } from "./conversion-ids.ts";
import { isFromReddit } from "./marketing.ts";

export const CONVERSION_IDS = "reddit-conversion-ids";
const PURCHASES = "reddit-purchases";
const MAX_PURCHASES = 50;
const QUERY_LENGTH = 100;

interface Conversion {
  readonly eventType: "SignUp" | "Search" | "Purchase";
  readonly userId: string | null;
  readonly metadata: Readonly<Record<string, string | number>>;
  /** One conversion per subject within five minutes. */
  readonly subject: string;
}

type Pixel = (command: "track", event: string, properties: Record<string, string | number>) => void;

declare global {
  interface Window {
    rdt?: Pixel;
  }
}

let kept: ConversionId[] = [];
let isMissingPixelLogged = false;

export function trackSignUp(userId: string, method: "email" | "google"): void {
  report({ eventType: "SignUp", userId, metadata: { method }, subject: userId });
}

export function trackSearch(search: {
  readonly query: string;
  readonly userId: string | null;
  readonly subject: string;
  readonly type?: "company" | "expert";
}): void {
  const { query, userId, subject, type = "company" } = search;
  const metadata = { query: [...query].slice(0, QUERY_LENGTH).join(""), type };
  report({ eventType: "Search", userId, metadata, subject });
}

/** Reports a purchase once per checkout, even when its page is reopened. `value` in dollars. */
export function trackPurchase(purchase: {
  readonly checkoutId: string;
  readonly userId: string;
  readonly value: number;
  readonly credits: number;
}): void {
  const { checkoutId, userId, value, credits } = purchase;
  if (!isFromReddit() || !rememberPurchase(checkoutId)) return;
  report({
    eventType: "Purchase",
    userId,
    metadata: { value, currency: "USD", credits },
    subject: checkoutId,
  });
}

/** Remembers purchases longer than conversion ids: a success page can be reopened after five minutes. */
function rememberPurchase(checkoutId: string): boolean {
  try {
    const known = (localStorage.getItem(PURCHASES) ?? "").split(" ").filter(Boolean);
    if (known.includes(checkoutId)) return false;
    localStorage.setItem(PURCHASES, [...known, checkoutId].slice(-MAX_PURCHASES).join(" "));
  } catch (error) {
    logInfo("A purchase could not be remembered", error);
  }
  return true;
}

function report(conversion: Conversion): void {
  if (!isFromReddit()) return;
  const conversionId = createId(`${conversion.eventType}:${conversion.subject}`);
  if (conversionId === null) return;
  sendToPixel(conversion, conversionId);
  if (conversion.userId !== null) storeId(conversion, conversionId);
}

/** A new id, or null when this was reported within the last five minutes. */
function createId(key: string): string | null {
  const now = Date.now();
  kept = freshIds([...readIds(), ...kept], now);
  if (kept.some((known) => known.key === key)) return null;
  const id = crypto.randomUUID();
  kept.push({ key, id, at: now });
  try {
    localStorage.setItem(CONVERSION_IDS, JSON.stringify(uniqueIds(kept)));
  } catch (error) {
    logInfo("Conversion ids could not be stored", error);
  }
  return id;
}

function readIds(): ConversionId[] {
  try {
    return parseIds(localStorage.getItem(CONVERSION_IDS));
  } catch {
    return [];
  }
}

function uniqueIds(ids: readonly ConversionId[]): ConversionId[] {
  return [...new Map(ids.map((known) => [known.id, known])).values()];
}

function sendToPixel({ eventType, metadata }: Conversion, conversionId: string): void {
  if (window.rdt) {
    window.rdt("track", eventType, { ...metadata, conversionId });
    return;
  }
  if (!isMissingPixelLogged) logInfo("Reddit Pixel not loaded");
  isMissingPixelLogged = true;
}

function storeId({ eventType, userId, metadata }: Conversion, conversionId: string): void {
  const body = JSON.stringify({
    eventType,
    userId,
    conversionId,
    metadata,
    timestamp: new Date().toISOString(),
  });
  const headers = { "content-type": "application/json", ...authorization() };
  fetch("/api/conversions/store-id", { method: "POST", headers, body, keepalive: true }).then(
    (response) => response.ok || logInfo(`A conversion was not stored: ${response.status}`),
    (error: unknown) => logInfo("A conversion was not stored", error),
  );
}
