import type { SearchSummary } from "@standings/domain";
import { MoreHorizontal, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { LazyShareDialog } from "../../components/privacy/lazy-share-dialog.tsx";
import { ShareItems } from "../../components/privacy/share-items.tsx";
import { buttonStyle } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../components/ui/menu.tsx";
import { useAfterMenu } from "../../components/ui/use-after-menu.ts";
import { useSearchPrices } from "../../lib/buying/use-search-price.ts";
import { useAsk } from "../../lib/search/ask.ts";
import { savedQuestion } from "../../lib/search/question.ts";

interface RowMenuProps {
  readonly search: SearchSummary;
  readonly onDelete: () => void;
}

export function RowMenu({ search, onDelete }: RowMenuProps) {
  const ask = useAsk();
  const { start } = useSearchPrices();
  const [isSharing, setSharing] = useState(false);
  const { trigger, afterClose, onCloseAutoFocus } = useAfterMenu();
  const { isPrivate } = search;
  return (
    <>
      <Menu>
        <MenuTrigger
          ref={trigger}
          className={buttonStyle({ variant: "ghost", size: "icon", className: "self-center" })}
        >
          <Icon of={MoreHorizontal} />
          <span className="sr-only">More for “{search.prompt}”</span>
        </MenuTrigger>
        <MenuContent
          className="w-58"
          sideOffset={4}
          collisionPadding={12}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <MenuItem
            icon={RotateCw}
            note={start ?? undefined}
            onSelect={() => ask(savedQuestion(search, search.columns), { isPrivate })}
          >
            Run again
          </MenuItem>
          <MenuSeparator />
          <ShareItems
            search={search}
            title={`“${search.prompt}”`}
            onShare={() => afterClose(() => setSharing(true))}
          />
          <MenuSeparator />
          <MenuItem icon={Trash2} isDangerous onSelect={() => afterClose(onDelete)}>
            Delete…
          </MenuItem>
        </MenuContent>
      </Menu>
      <LazyShareDialog search={search} isOpen={isSharing} onClose={() => setSharing(false)} />
    </>
  );
}
