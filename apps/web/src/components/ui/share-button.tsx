import { Check, Share } from "lucide-react";
import { canShare, shareAddress, useCopyLink } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  /** Shows "Share" beside the icon. */
  readonly isLabelled?: boolean;
}

/** Opens the device's share sheet, or copies the page's address. */
export function ShareButton({ title, text, isLabelled = false }: ShareButtonProps) {
  const { copied, copy } = useCopyLink();
  const share = async () => {
    if (canShare() && (await shareAddress({ title, text }))) return;
    if (await copy()) notify.success("Link copied to clipboard!");
  };
  return (
    <Button size={isLabelled ? "md" : "icon"} title="Share" onClick={() => void share()}>
      <Icon of={copied ? Check : Share} />
      {isLabelled ? "Share" : <span className="sr-only">Share this page</span>}
    </Button>
  );
}
