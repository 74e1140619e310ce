import { CREDIT_COST, plural, type SearchSummary } from "@standings/domain";
import { MoreHorizontal, RotateCw, Trash2 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import { useAsk } from "../../lib/search/ask.ts";
import { savedQuestion } from "../../lib/search/question.ts";

interface RowMenuProps {
  readonly search: SearchSummary;
  readonly onDelete: () => void;
}

export function RowMenu({ search, onDelete }: RowMenuProps) {
  const ask = useAsk();
  const trigger = useRef<HTMLButtonElement>(null);
  const deleting = useRef(false);
  const { isPrivate } = search;
  /** The dialog opens when focus is back here, so that it can bring it back, too. */
  const close = (event: Event) => {
    if (!deleting.current) return;
    deleting.current = false;
    event.preventDefault();
    trigger.current?.focus();
    onDelete();
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={trigger} className="btn btn-icon btn-ghost self-center">
        <MoreHorizontal className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">More for “{search.prompt}”</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="pop w-[216px] p-1.5"
          align="end"
          sideOffset={4}
          collisionPadding={12}
          onCloseAutoFocus={close}
        >
          <DropdownMenu.Item
            className="menu-item"
            onSelect={() => ask(savedQuestion(search, search.columns), { isPrivate })}
          >
            <RotateCw className="size-4 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
            <span className="flex-1">Run again</span>
            <span className="text-sm text-ink-3">{plural(CREDIT_COST.search, "credit")}</span>
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className="menu-item text-bad"
            onSelect={() => {
              deleting.current = true;
            }}
          >
            <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
            Delete…
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
