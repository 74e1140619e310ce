import { useEffect, useState } from "react";

const EXAMPLES = [
  "Best running shoes for flat feet",
  "Best crm for startups",
  "Most reliable cloud data warehouse",
  "Top payroll software for small business",
  "Best business bank account in Europe",
  "Which website builder is easiest to hand over to a client",
] as const;
const HOLD_MS = 2000;

/** The example in turn; each is held two seconds, and the first stays under reduced motion (spec part 1 §2). */
export function useExample(rotating: boolean): string {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!rotating || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setIndex((at) => (at + 1) % EXAMPLES.length), HOLD_MS);
    return () => clearInterval(timer);
  }, [rotating]);
  return EXAMPLES[index] ?? EXAMPLES[0];
}
