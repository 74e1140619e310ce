import { TextAnchor } from "../../components/ui/text-link.tsx";
import { safeHref } from "../../lib/links.ts";

interface DocumentLinkProps {
  readonly url: string | null;
  /** Which one, for those who hear the link without its row. */
  readonly about: string;
  readonly children: string;
}

/** A paper at the payment provider, in a new tab; nothing when its address is not a web address. */
export function DocumentLink({ url, about, children }: DocumentLinkProps) {
  const href = url === null ? null : safeHref(url);
  if (href === null) return <span className="text-ink-3">–</span>;
  return (
    <TextAnchor href={href} target="_blank" rel="noopener noreferrer" touch="inline">
      {children}
      <span className="sr-only"> {about} (opens in a new tab)</span>
    </TextAnchor>
  );
}
