import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { Dialog, DialogClose, DialogTitle } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { KeyCap } from "../../ui/marks.tsx";
import { menuItemStyle } from "../../ui/menu-item.ts";
import { matching, type PaletteCommand } from "./command.ts";
import { useAccountCommands } from "./use-account-commands.ts";
import { useAskCommands } from "./use-ask-commands.ts";
import { useCompanyCommands } from "./use-company-commands.ts";
import { usePageCommands } from "./use-page-commands.ts";
import { useRecentCommands } from "./use-recent-commands.ts";

const RECENT_SHOWN = 5;

/**
 * Command palette: recent searches and studies, pages, companies, account, and the typed text as a question. Questions come last,
 * so that Enter on the name of a page never costs a credit.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [pointed, setPointed] = useState<string | null>(null);
  const chosen = useRef<PaletteCommand | null>(null);
  const recent = useRecentCommands();
  const groups = [
    { title: "Recent", commands: matching(recent, typed).slice(0, RECENT_SHOWN) },
    { title: "Pages", commands: matching(usePageCommands(), typed) },
    { title: "Companies", commands: useCompanyCommands(typed) },
    { title: "Account", commands: matching(useAccountCommands(), typed) },
    { title: "Ask", commands: useAskCommands(typed) },
  ].filter(({ commands }) => commands.length > 0);
  const possible = groups.flatMap(({ commands }) => commands).filter(({ problem }) => !problem);
  // The first one, until keys or pointer choose: searches that arrive late come first and must not be passed over.
  const selected = (possible.find(({ id }) => id === pointed) ?? possible[0])?.id ?? "";
  const choose = (command: PaletteCommand) => {
    chosen.current = command;
    onClose();
  };
  return (
    <Dialog onClose={onClose} onClosed={() => chosen.current?.run()} size="palette">
      <DialogTitle className="sr-only">Commands</DialogTitle>
      <Command
        shouldFilter={false}
        loop
        label="Commands"
        className="flex min-h-0 flex-col"
        value={selected}
        onValueChange={setPointed}
      >
        <div className="flex h-14 flex-none items-center gap-3 border-b border-line pr-2 pl-4">
          <Icon of={Search} size="lg" className="text-ink-3" />
          <Command.Input
            value={typed}
            onValueChange={setTyped}
            placeholder="Go to, find or ask"
            className="h-full min-w-0 flex-1 bg-transparent text-md shadow-none outline-none"
          />
          <DialogClose />
        </div>
        <Command.List className="min-h-0 overflow-y-auto overscroll-contain p-2 sm:max-h-105">
          {groups.map(({ title, commands }) => (
            <Command.Group
              key={title}
              heading={title}
              className={
                "not-first:mt-2 [&>[cmdk-group-heading]]:px-2.5 [&>[cmdk-group-heading]]:pt-1.5 [&>[cmdk-group-heading]]:pb-1 " +
                "[&>[cmdk-group-heading]]:text-xs [&>[cmdk-group-heading]]:font-medium [&>[cmdk-group-heading]]:text-ink-3"
              }
            >
              {commands.map((command) => (
                <Line key={command.id} command={command} onChoose={choose} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p className="hidden flex-none gap-4 border-t border-line px-4 py-2.5 text-xs text-ink-3 sm:flex">
          <span>
            <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> move
          </span>
          <span>
            <KeyCap>Enter</KeyCap> open
          </span>
          <span>
            <KeyCap>Esc</KeyCap> close
          </span>
        </p>
      </Command>
    </Dialog>
  );
}

interface LineProps {
  readonly command: PaletteCommand;
  readonly onChoose: (command: PaletteCommand) => void;
}

function Line({ command, onChoose }: LineProps) {
  const { id, label, icon, note, problem } = command;
  return (
    <Command.Item
      value={id}
      className={menuItemStyle({ className: "cursor-pointer" })}
      disabled={problem !== undefined}
      onSelect={() => onChoose(command)}
    >
      <Icon of={icon} className="text-ink-3" />
      <span className="min-w-0 flex-1 truncate" title={label}>
        {label}
      </span>
      {(problem ?? note) && <span className="flex-none text-xs text-ink-3">{problem ?? note}</span>}
    </Command.Item>
  );
}
