import { type BrandName, MAX_COMPANY_NAME, NAME_KINDS, NAME_RULES, type NameRule } from "@standings/domain";
import { Check, Plus, X } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../../components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../../../components/ui/input-frame.tsx";
import {
  Menu,
  MenuContent,
  MenuHeading,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from "../../../components/ui/menu.tsx";
import { cva } from "../../../components/ui/variants.ts";
import { KIND_WORDS, RULE_WORDS } from "./name-kinds.ts";

const wordChip = cva("inline-flex h-10 max-w-full min-w-0 items-center rounded-2 border text-sm", {
  variants: { isNew: { true: "border-mark-line bg-mark-tint", false: "border-line-2 bg-surface" } },
});

/** What a chip says of a rule. */
const RULE_NOTES: Readonly<Record<NameRule, string>> = {
  any: "",
  as_written: "",
  with_category: ", with category",
};

interface NameChipProps {
  readonly name: BrandName;
  readonly isNew: boolean;
  readonly onChange: (name: BrandName) => void;
  readonly onRemove: () => void;
}

/** A name; its kind and rule are chosen in a menu. */
export function NameChip({ name, isNew, onChange, onRemove }: NameChipProps) {
  const { text, kind, rule } = name;
  return (
    <span className={wordChip({ isNew })}>
      <Menu>
        <MenuTrigger className="flex h-full min-w-0 items-center gap-2 rounded-2 pl-3 hover:text-ink">
          <span className="truncate font-medium">{text}</span>
          <span className="flex-none text-xs text-ink-3">
            {KIND_WORDS[kind]}
            {RULE_NOTES[rule]}
          </span>
          <span className="sr-only">: kind and rule</span>
        </MenuTrigger>
        <MenuContent align="start" className="w-70">
          <MenuHeading>What it is</MenuHeading>
          {NAME_KINDS.map((one) => (
            <MenuItem
              key={one}
              icon={one === kind ? Check : Plus}
              note={one === kind ? "chosen" : ""}
              onSelect={() => onChange({ ...name, kind: one })}
            >
              {KIND_WORDS[one]}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuHeading>When it counts</MenuHeading>
          {NAME_RULES.map((one) => (
            <MenuItem
              key={one}
              icon={one === rule ? Check : Plus}
              note={one === rule ? "chosen" : ""}
              onSelect={() => onChange({ ...name, rule: one })}
            >
              {RULE_WORDS[one]}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      <RemoveButton text={text} onRemove={onRemove} />
    </span>
  );
}

interface WordChipProps {
  readonly text: string;
  readonly isNew: boolean;
  readonly isQuoted: boolean;
  readonly onRemove: () => void;
}

/** A site, phrase or word. */
export function WordChip({ text, isNew, isQuoted, onRemove }: WordChipProps) {
  return (
    <span className={wordChip({ isNew, className: "pl-3" })}>
      <span className="truncate font-medium">{isQuoted ? `“${text}”` : text}</span>
      <RemoveButton text={text} onRemove={onRemove} />
    </span>
  );
}

function RemoveButton({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className="grid h-full w-9 flex-none place-items-center rounded-2 text-ink-3 hover:text-ink"
      onClick={onRemove}
    >
      <Icon of={X} size="sm" />
      <span className="sr-only">Remove “{text}”</span>
    </button>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();

interface AddWordProps {
  readonly what: string;
  /** The company. */
  readonly of: string;
  readonly onAdd: (text: string) => void;
}

/** A chip that becomes a field; Enter adds what is written, and more can follow. */
export function AddWord({ what, of, onAdd }: AddWordProps) {
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    return (
      <button
        type="button"
        className="inline-flex h-10 items-center gap-1.5 rounded-2 border border-dashed border-control px-3 text-sm text-ink-2 hover:bg-hover"
        onClick={() => setText("")}
      >
        <Icon of={Plus} size="sm" />
        Add {what}
        <span className="sr-only"> of {of}</span>
      </button>
    );
  }
  const add = () => {
    if (text.trim() !== "") onAdd(text);
  };
  return (
    <span className={inputFrame({ height: "low", className: "w-50" })}>
      <input
        type="text"
        className={`${FRAMED_INPUT} text-sm`}
        aria-label={`Add ${what} of ${of}`}
        value={text}
        maxLength={MAX_COMPANY_NAME}
        ref={focus}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setText(null);
          if (event.key !== "Enter") return;
          event.preventDefault();
          add();
          setText("");
        }}
        onBlur={() => {
          add();
          setText(null);
        }}
      />
    </span>
  );
}
