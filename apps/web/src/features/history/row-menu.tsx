import type { SearchSummary } from "@standings/domain";
import { MoreHorizontal, RotateCw, Trash2 } from "lucide-react";
import { useRef } from "react";
import { buttonStyle } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../components/ui/menu.tsx";
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
  const trigger = useRef<HTMLButtonElement>(null);
  const deleting = useRef(false);
  const { isPrivate } = search;
  /** Opens the dialog after the focus is back on the trigger, so that the dialog can return it there. */
  const close = (event: Event) => {
    if (!deleting.current) return;
    deleting.current = false;
    event.preventDefault();
    trigger.current?.focus();
    onDelete();
  };
  return (
    <Menu>
      <MenuTrigger
        ref={trigger}
        className={buttonStyle({ variant: "ghost", size: "icon", className: "self-center" })}
      >
        <Icon of={MoreHorizontal} />
        <span className="sr-only">More for “{search.prompt}”</span>
      </MenuTrigger>
      <MenuContent className="w-54" sideOffset={4} collisionPadding={12} onCloseAutoFocus={close}>
        <MenuItem
          icon={RotateCw}
          note={start ?? undefined}
          onSelect={() => ask(savedQuestion(search, search.columns), { isPrivate })}
        >
          Run again
        </MenuItem>
        <MenuItem
          icon={Trash2}
          isDangerous
          onSelect={() => {
            deleting.current = true;
          }}
        >
          Delete…
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
