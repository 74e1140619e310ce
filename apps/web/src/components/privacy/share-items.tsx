import { Link as LinkIcon, LockKeyhole, Share } from "lucide-react";
import { canShare, shareAddress, useCopyLink } from "../../lib/copy-link.ts";
import { ONLY_YOU, type OwnSearch, sharedHref, useSetPrivacy } from "../../lib/search/privacy.ts";
import { MenuItem, MenuNote } from "../ui/menu.tsx";

interface ShareItemsProps {
  readonly search: OwnSearch;
  readonly title: string;
  /** Copies the link; the menu's button may say so. */
  readonly onCopy?: () => void;
  /** Opens the question before a private search is shared. */
  readonly onShare: () => void;
}

/** Items of a menu about a search of the viewer: its public link, or a way to have one, and its privacy. */
export function ShareItems({ search, title, onCopy, onShare }: ShareItemsProps) {
  const { id, kind, isPrivate } = search;
  const privacy = useSetPrivacy();
  const url = sharedHref(kind, id);
  const { copy } = useCopyLink(url);
  const copyLink = onCopy ?? copy;
  const share = async () => {
    if (!(await shareAddress({ title, url }))) copyLink();
  };
  if (isPrivate) {
    return (
      <>
        <div className="pt-1">
          <MenuNote>{ONLY_YOU}</MenuNote>
        </div>
        <MenuItem icon={LinkIcon} onSelect={onShare}>
          Share it and copy link
        </MenuItem>
      </>
    );
  }
  return (
    <>
      {canShare() && (
        <MenuItem icon={Share} onSelect={() => void share()}>
          Share…
        </MenuItem>
      )}
      <MenuItem icon={LinkIcon} onSelect={copyLink}>
        Copy link
      </MenuItem>
      <MenuItem icon={LockKeyhole} onSelect={() => privacy.mutate({ id, isPrivate: true })}>
        Make private
      </MenuItem>
    </>
  );
}
