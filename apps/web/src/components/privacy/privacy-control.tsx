import { ChevronDown, LockKeyhole, LockKeyholeOpen } from "lucide-react";
import { useState } from "react";
import { type OwnSearch, privacyMeaning, useSetPrivacy } from "../../lib/search/privacy.ts";
import { badgeStyle } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuContent, MenuItem, MenuNote, MenuTrigger } from "../ui/menu.tsx";
import { useAfterMenu } from "../ui/use-after-menu.ts";
import { LazyShareDialog } from "./lazy-share-dialog.tsx";

/** Badge of a search of the viewer that says who sees it, and changes it. */
export function PrivacyControl({ search }: { search: OwnSearch }) {
  const { id, isPrivate } = search;
  const [isSharing, setSharing] = useState(false);
  const { trigger, afterClose, onCloseAutoFocus } = useAfterMenu();
  const privacy = useSetPrivacy();
  const label = isPrivate ? "Private" : "Shared";
  return (
    <>
      <Menu>
        <MenuTrigger
          ref={trigger}
          className={badgeStyle({
            tone: "line",
            className: "relative hover:bg-hover after:absolute after:-inset-2",
          })}
          title={privacyMeaning(isPrivate)}
          aria-label={`Who sees this: ${label}`}
          aria-busy={privacy.isPending}
        >
          <Icon of={isPrivate ? LockKeyhole : LockKeyholeOpen} size="xs" />
          {label}
          <Icon of={ChevronDown} size="xs" className="print:hidden" />
        </MenuTrigger>
        <MenuContent className="w-64" align="start" collisionPadding={12} onCloseAutoFocus={onCloseAutoFocus}>
          <div className="pt-1">
            <MenuNote>{privacyMeaning(isPrivate)}</MenuNote>
          </div>
          {isPrivate ? (
            <MenuItem icon={LockKeyholeOpen} onSelect={() => afterClose(() => setSharing(true))}>
              Share it and copy link
            </MenuItem>
          ) : (
            <MenuItem icon={LockKeyhole} onSelect={() => privacy.mutate({ id, isPrivate: true })}>
              Make private
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      <LazyShareDialog search={search} isOpen={isSharing} onClose={() => setSharing(false)} />
    </>
  );
}

/** Keeps the room of a `PrivacyControl` whose search has no id yet, so that nothing moves when it comes. */
export function PrivacyRoom() {
  return (
    <span className={badgeStyle({ tone: "line", className: "invisible" })} aria-hidden>
      <Icon of={LockKeyholeOpen} size="xs" />
      Shared
      <Icon of={ChevronDown} size="xs" className="print:hidden" />
    </span>
  );
}
