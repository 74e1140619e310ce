import { plural } from "@standings/domain";
import { Globe, Search, Wallet } from "lucide-react";
import { Icon } from "../../components/ui/icon.tsx";
import type { AuthReason } from "../../lib/browser-events.ts";
import { peekPendingPack } from "../../lib/buying/pending-pack.ts";
import { domainInPath, peekReturnPath, questionInPath } from "../../lib/session/return-path.ts";

const ICONS = {
  search_required: Search,
  domain_search_required: Globe,
  checkout_required: Wallet,
};

/** The question, domain or pack that a guest chose before the dialog opened; null for none. */
export function pendingWish(reason: AuthReason): string | null {
  if (reason === "sign_in") return null;
  if (reason === "checkout_required") return pendingPack();
  const path = peekReturnPath();
  return questionInPath(path) ?? domainInPath(path);
}

function pendingPack(): string | null {
  const pack = peekPendingPack();
  return pack && `${plural(pack.credits, "credit")} for $${pack.usd}`;
}

/** Up to two lines of the wish, in the direction of its script; the rest is in the tooltip. */
export function PendingWish({ reason, wish }: { reason: AuthReason; wish: string }) {
  if (reason === "sign_in") return null;
  return (
    <p className="flex items-start gap-2.5 rounded-2 bg-mark-tint px-3 py-2.5">
      <Icon of={ICONS[reason]} className="mt-0.5 text-mark-ink" />
      <span dir="auto" className="line-clamp-2 min-w-0 flex-1 wrap-anywhere" title={wish}>
        {wish}
      </span>
    </p>
  );
}
