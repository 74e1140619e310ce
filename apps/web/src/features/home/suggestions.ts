import { trimDomain } from "@standings/domain";
import { useEffect, useState } from "react";

const HOLD_MS = 2000;

/** The current example. Each shows for two seconds; reduced motion keeps the first (spec part 1 §2). */
export function useExample(examples: readonly string[], rotating: boolean): string {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!rotating || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setIndex((at) => (at + 1) % examples.length), HOLD_MS);
    return () => clearInterval(timer);
  }, [examples, rotating]);
  return examples[index] ?? "";
}

/** The home page fetches 6 and shows 4 (spec part 1 §9). */
export const HOME_SUGGESTIONS = { fetched: 6, shown: 4 } as const;

/** Rule for domains typed on the home page (spec part 1 §5). */
export const PAGE_RULE = { clean: trimDomain, errorMs: 3000 };
