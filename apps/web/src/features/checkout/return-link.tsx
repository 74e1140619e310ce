import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { ButtonAnchor, type buttonStyle } from "../../components/ui/button.tsx";
import type { VariantProps } from "../../components/ui/variants.ts";
import { readCheckoutReturn } from "../../lib/session/return-path.ts";

const LABELS = [
  [/^\/(archived-|trending-)?(company-ranking|expert-ranking|compare-prompts)/, "Back to your search"],
  [/^\/profile/, "Back to History"],
  [/^\/company\//, "Back to the company"],
  [/^\/brands\/(?!new\b)/, "Back to your brand"],
  [/^\/study\/topic-/, "Back to your topic"],
  [/^\/study\/(?!topics)/, "Back to your study"],
] as const;
const OTHERWISE = "Back to where you were";
/** Home, and pages that a mail leads to once. */
const LEFT_FOR_GOOD = /^\/(verify-email|reset-password|unsubscribe)?([?#]|$)/;

/** Link to the page before the checkout, or home. */
export function ReturnLink(look: Pick<VariantProps<typeof buttonStyle>, "variant" | "size">) {
  const navigate = useNavigate();
  const place = readCheckoutReturn() ?? "/";
  const isHome = LEFT_FOR_GOOD.test(place);
  const href = isHome ? "/" : place;
  const label = LABELS.find(([pattern]) => pattern.test(place))?.[1] ?? OTHERWISE;
  // The place is an address with a query; Link wants path and query apart.
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ href });
  };
  return (
    <ButtonAnchor href={href} onClick={go} {...look}>
      {isHome ? "Start a New Search" : label}
    </ButtonAnchor>
  );
}
