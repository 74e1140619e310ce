import type { UserReference } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { Icon } from "../../../components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../../../components/ui/input-frame.tsx";
import { menuItemStyle } from "../../../components/ui/menu-item.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../../../components/ui/popover.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { type Filter, type FilterFieldProps, readId } from "./filters.tsx";

/** Filter by a user, who is chosen by the beginning of the name or the e-mail address; the value is the id. */
export const USER_FILTER: Filter<string> = { read: readId, Field: UserField };

function UserField({ value: user, onChange }: FilterFieldProps<string>) {
  const [isOpen, setOpen] = useState(false);
  const { data } = trpc.admin.searches.suggestUsers.useQuery({ text: user ?? "" }, { enabled: !!user });
  const chosen = user === undefined ? "All" : (data?.[0]?.name ?? "One");
  const choose = (id: string | undefined) => {
    setOpen(false);
    onChange(id);
  };
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger
        className={`${inputFrame({ height: "low", isFilled: true })} w-auto! gap-3 px-3.5 text-ink-2 max-sm:min-w-35 max-sm:flex-1`}
      >
        <span className="min-w-0 flex-1 truncate text-left sm:max-w-50">
          User <b className="font-medium text-ink">{chosen}</b>
        </span>
        <Icon of={ChevronsUpDown} size="sm" className="flex-none text-ink-3" />
      </PopoverTrigger>
      <PopoverContent label="Filter by user">
        <UserSearch user={user} onChoose={choose} />
      </PopoverContent>
    </Popover>
  );
}

interface UserSearchProps {
  readonly user: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function UserSearch({ user, onChoose }: UserSearchProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { data: users = [], isPlaceholderData } = trpc.admin.searches.suggestUsers.useQuery(
    { text },
    { placeholderData: keepPreviousData },
  );
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const chosen = users[active];
    if (step !== undefined && users.length > 0) {
      event.preventDefault();
      setActive((active + step + users.length) % users.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      // Those of the text before are not what was typed.
      if (chosen && !isPlaceholderData) onChoose(chosen.id);
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className={inputFrame({ height: "low" })}>
        <input
          className={FRAMED_INPUT}
          role="combobox"
          aria-label="Name or e-mail"
          aria-autocomplete="list"
          aria-expanded={users.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={users[active] ? `${id}-${active}` : undefined}
          placeholder="Name or e-mail"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Users">
        {users.map((found, index) => (
          <UserOption
            key={found.id}
            id={`${id}-${index}`}
            user={found}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onChoose={() => onChoose(found.id)}
          />
        ))}
      </div>
      {users.length === 0 && (
        <p role="status" className="px-2.5 pb-1 text-sm text-ink-2">
          No name or address begins like this
        </p>
      )}
      {user !== undefined && (
        <button
          type="button"
          className={menuItemStyle({ className: "hover:bg-hover" })}
          onClick={() => onChoose(undefined)}
        >
          All users
        </button>
      )}
    </div>
  );
}

interface UserOptionProps {
  readonly id: string;
  readonly user: UserReference;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function UserOption({ id, user, isActive, onPoint, onChoose }: UserOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-highlighted={isActive || undefined}
      className={menuItemStyle({ height: "tall", className: "cursor-pointer py-1" })}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="grid min-w-0 leading-tight">
        <span className="truncate">{user.name}</span>
        <span className="truncate text-sm text-ink-3">{user.email}</span>
      </span>
    </div>
  );
}
