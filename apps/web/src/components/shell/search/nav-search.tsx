import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { emit } from "../../../lib/browser-events.ts";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/loading.tsx";
import { KeyCap } from "../../ui/marks.tsx";
import { FLOATING } from "../../ui/menu-item.ts";
import { ModeSelect } from "./mode-select.tsx";
import { NavInput } from "./nav-input.tsx";
import { useNavSearch } from "./use-nav-search.ts";

const HERO_FIELD = "hero-prompt";

/** The top bar's search box. `/` focuses it, Esc leaves it. */
export function NavSearch({ labelled, className = "" }: { labelled: boolean; className?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { field, mode, setMode, submit } = useNavSearch(() => input.current?.blur());
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      visibleField(input.current)?.focus();
    };
    window.addEventListener("keydown", focus);
    return () => window.removeEventListener("keydown", focus);
  }, []);
  return (
    <search
      className={
        "noscript:hidden group relative h-10 min-w-0 flex-1 items-center rounded-2 border border-line-2 " +
        "bg-surface transition-[max-width] duration-120 has-[input:focus-visible]:outline-2 " +
        `has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink ${className}`
      }
    >
      <form
        onSubmit={submit}
        aria-busy={field.isFinding}
        className="flex h-full w-full min-w-0 items-center pr-2"
      >
        {!labelled && <Icon of={Search} className="ml-3 text-ink-3 group-focus-within:hidden" />}
        <ModeSelect
          mode={mode}
          onMode={setMode}
          className={`h-full border-r border-line ${labelled ? "flex" : "hidden group-focus-within:flex"}`}
        />
        <NavInput
          ref={input}
          field={field}
          mode={mode}
          placeholder={labelled ? field.placeholder : "Search"}
        />
        {field.isFinding && <Spinner />}
        <span className="hidden xl:flex" aria-hidden="true">
          <KeyCap>/</KeyCap>
        </span>
        <button type="submit" className="sr-only" tabIndex={-1}>
          Search
        </button>
        <button
          type="button"
          className="-mr-1 ml-0.5 hidden h-8 place-items-center rounded-1 px-1 hover:bg-hover lg:grid"
          aria-label="Commands"
          aria-keyshortcuts="Meta+K Control+K"
          title="Commands"
          onClick={() => emit("openCommandPalette", {})}
        >
          <KeyCap className="before:content-['Ctrl_K'] mac:before:content-['⌘K']" />
        </button>
      </form>
      {field.error && (
        <p
          role="alert"
          className={`${FLOATING} absolute z-40 top-full left-0 mt-2 px-3 py-2 text-sm text-bad`}
        >
          {field.error}
        </p>
      )}
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The bar's field, or the home page's field on a phone, where the bar has none. */
function visibleField(input: HTMLInputElement | null): HTMLElement | null {
  return input?.offsetParent ? input : document.getElementById(HERO_FIELD);
}
