import { Check, Share } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { canShare, shareAddress, useCopyLink } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
}

/** Opens the device's share sheet, or copies the page's address. */
export function ShareButton({ title, text }: ShareButtonProps) {
  const { copied, copy } = useCopyLink();
  const share = async () => {
    if (canShare() && (await shareAddress({ title, text }))) return;
    copy();
    notify.success("Link copied to clipboard!");
  };
  const icon = copied ? Check : Share;
  return (
    <Button size="icon" title="Share" onClick={() => void share()}>
      <Icon of={icon} />
      <span className="sr-only">Share this page</span>
    </Button>
  );
}
