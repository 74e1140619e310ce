import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useEarlyText } from "../../../lib/hooks.ts";
import type { DomainComboboxProps } from "../../company/domain-combobox.tsx";
import { MODE_TITLES, type NavMode } from "./mode-select.tsx";
import type { useNavSearch } from "./use-nav-search.ts";

/** Spec part 1 §9. */
const SUGGESTIONS = { fetched: 5, shown: 5 };

interface NavInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly field: ReturnType<typeof useNavSearch>["field"];
  readonly mode: NavMode;
  readonly placeholder: string;
}

/** The bar's field. For domains it becomes a combobox with suggestions once its code has loaded. */
export function NavInput({ ref, field, mode, placeholder }: NavInputProps) {
  const Combobox = useCombobox(mode === "domain", ref);
  useEarlyText(ref, field.value, field.type);
  const input = {
    ref,
    name: "prompt",
    "aria-label": `${MODE_TITLES[mode]}: ${field.label}`,
    "aria-invalid": field.error !== null,
    placeholder,
    className: "h-full min-w-0 flex-1 truncate bg-transparent px-2.5 shadow-none outline-none",
    value: field.value,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) =>
      event.key === "Escape" && event.currentTarget.blur(),
  } as const;
  if (Combobox)
    return <Combobox {...input} onValue={field.type} limits={SUGGESTIONS} listClassName="inset-x-0 mt-2" />;
  return (
    <input
      type="text"
      autoComplete="off"
      {...field.typing}
      {...input}
      onChange={({ target }) => field.type(target.value, target)}
    />
  );
}

/** Loads the combobox when wanted. A focused field keeps the focus when the combobox replaces it. */
function useCombobox(
  isWanted: boolean,
  input: RefObject<HTMLInputElement | null>,
): ComponentType<DomainComboboxProps> | null {
  const [loaded, setLoaded] = useState<{ Combobox: ComponentType<DomainComboboxProps>; hadFocus: boolean }>();
  useEffect(() => {
    if (!isWanted) return;
    void import("../../company/domain-combobox.tsx").then(({ DomainCombobox }) => {
      const hadFocus = document.activeElement === input.current;
      // Synchronous, so that the focus cannot change in between.
      flushSync(() => setLoaded({ Combobox: DomainCombobox, hadFocus }));
    });
  }, [isWanted, input]);
  useLayoutEffect(() => {
    if (loaded?.hadFocus) input.current?.focus();
  }, [loaded, input]);
  return isWanted && loaded ? loaded.Combobox : null;
}
