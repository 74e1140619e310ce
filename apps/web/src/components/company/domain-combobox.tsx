import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useState } from "react";
import { SuggestionList } from "./suggestion-list.tsx";
import { type SuggestionLimits, useSuggestions } from "./use-suggestions.ts";

export interface DomainComboboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value"> {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly limits: SuggestionLimits;
  /** Classes of the suggestion list, which is placed below the nearest positioned ancestor. */
  readonly listClassName?: string;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A field for a company's domain with suggestions below it: arrows choose, Enter or a click fills the field, Esc
 * closes the list. Enter without a choice submits the form.
 */
export function DomainCombobox({
  value,
  onValue,
  limits,
  listClassName = "",
  onKeyDown,
  ...input
}: DomainComboboxProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // An error stands where the list would.
  const suggestions = useSuggestions(value, isOpen && input["aria-invalid"] !== true, limits);
  const choose = (domain: string) => {
    onValue(domain);
    setOpen(false);
    setActive(-1);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = suggestions?.[active];
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      // The field itself counts as one more place.
      const places = (suggestions?.length ?? 0) + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      choose(chosen.domain);
    } else if (event.key === "Escape" && suggestions) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    } else {
      if (event.key === "Enter") setOpen(false);
      onKeyDown?.(event);
    }
  };
  const hasOptions = suggestions !== null && suggestions.length > 0;
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        enterKeyHint="go"
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={hasOptions && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onValue(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      {suggestions && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          typed={value}
          active={active}
          onChoose={choose}
          onPoint={setActive}
          className={listClassName}
        />
      )}
    </>
  );
}
