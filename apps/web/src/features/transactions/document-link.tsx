import { TextAnchor } from "../../components/ui/text-link.tsx";
import { safeHref } from "../../lib/links.ts";

interface DocumentLinkProps {
  readonly url: string | null;
  /** Name of the document, for screen readers that read links without their row. */
  readonly about: string;
  readonly children: string;
}

/** Link to a document at the payment provider; a dash when its address is not a web address. */
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
