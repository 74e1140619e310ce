import { copyText } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";
import { ONLY_YOU, type OwnSearch, sharedHref, useSetPrivacy } from "../../lib/search/privacy.ts";
import { FormDialog } from "../ui/form-dialog.tsx";

interface ShareDialogProps {
  readonly search: OwnSearch;
  readonly onClose: () => void;
}

/** Says what becomes visible when a private search is shared, then shares it and copies its link. */
export function ShareDialog({ search: { id, kind }, onClose }: ShareDialogProps) {
  const privacy = useSetPrivacy();
  const share = async () => {
    const sharing = privacy.mutateAsync({ id, isPrivate: false });
    const copying = copyText(sharedHref(kind, id), sharing).catch(() => false);
    if (!(await sharing.catch(() => null))) return;
    const copied = await copying;
    onClose();
    notify.success(copied ? "Shared. Link copied." : "Shared. Copy its link from the Share menu.");
  };
  return (
    <FormDialog
      title={`Share this ${kind === "comparison" ? kind : "ranking"}?`}
      action="Share and copy link"
      isPending={privacy.isPending}
      onSubmit={() => void share()}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">
        {ONLY_YOU}. Once shared, anyone with the link sees the question and the answers, without your name.
        They count on company pages and may appear on Trending.
      </p>
      <p className="text-pretty text-ink-2">You can make it private again at any time.</p>
    </FormDialog>
  );
}
