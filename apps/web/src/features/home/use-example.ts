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
