import { Check, Share } from "lucide-react";
import { canShare, sharePage, useCopyLink } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
}

/** The device's share sheet where there is one, else the page's address on the clipboard. */
export function ShareButton({ title, text }: ShareButtonProps) {
  const { copied, copy } = useCopyLink();
  const share = async () => {
    if (canShare() && (await sharePage(title, text))) return;
    copy();
    notify.success("Link copied to clipboard!");
  };
  const Icon = copied ? Check : Share;
  return (
    <button type="button" className="btn btn-icon btn-secondary" title="Share" onClick={() => void share()}>
      <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">Share this page</span>
    </button>
  );
}
