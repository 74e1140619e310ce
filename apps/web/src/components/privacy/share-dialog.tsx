import { copyText } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";
import { ONLY_YOU, type OwnSearch, sharedHref, useSetPrivacy } from "../../lib/search/privacy.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../ui/dialog.tsx";

interface ShareDialogProps {
  readonly search: OwnSearch;
  readonly onClose: () => void;
}

/** Says what becomes visible when a private search is shared, then shares it and copies its link. */
export function ShareDialog({ search: { id, kind }, onClose }: ShareDialogProps) {
  const privacy = useSetPrivacy();
  const share = async () => {
    const shared = await privacy.mutateAsync({ id, isPrivate: false }).catch(() => null);
    if (!shared) return;
    const copied = await copyText(sharedHref(kind, id)).catch(() => false);
    onClose();
    notify.success(copied ? "Shared. Link copied." : "Shared. Copy its link from the Share menu.");
  };
  return (
    <Dialog size="form" onClose={onClose}>
      <div className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7">
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">
            Share this {kind === "comparison" ? kind : "ranking"}?
          </DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        <p className="text-pretty text-ink-2">
          {ONLY_YOU}. Once shared, anyone with the link sees the question and the answers, without your name.
          They count on company pages and may appear on Trending.
        </p>
        <p className="text-pretty text-ink-2">You can make it private again at any time.</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            pending={privacy.isPending}
            disabled={privacy.isPending}
            onClick={() => void share()}
          >
            Share and copy link
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
