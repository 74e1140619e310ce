import { useRouter } from "@tanstack/react-router";
import { Search, X } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../ui/input-frame.tsx";

const DEBOUNCE_MS = 300;

interface TextFilterProps {
  /** Gets the field, for whoever needs what stands in it before it is applied. */
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly id: string;
  /** Name and placeholder. */
  readonly label: string;
  /** The text in force. */
  readonly text: string;
  readonly maxLength: number;
  readonly isLow?: boolean;
  readonly onApply: (text: string) => void;
}

/** Text filter of a list, applied 300 ms after the last key or with Enter, unless the page is being left. */
export function TextFilter({ field, id, label, text, maxLength, isLow = false, onApply }: TextFilterProps) {
  const [typed, setTyped] = useState(text);
  const [followed, setFollowed] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const router = useRouter();
  // The address of this page must not win over a click that leaves it.
  useEffect(() => {
    const stop = () => clearTimeout(timer.current);
    const unsubscribe = router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (pathChanged) stop();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
  // The address changed elsewhere, such as with the Back button.
  if (followed !== text) {
    setFollowed(text);
    if (typed.trim() !== text) setTyped(text);
  }
  const apply = (value: string) => {
    clearTimeout(timer.current);
    onApply(value);
  };
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(value), DEBOUNCE_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(typed);
  };
  return (
    <search>
      <form className={inputFrame({ height: isLow ? "low" : "md" })} onSubmit={submit}>
        <Icon of={Search} className="flex-none text-ink-3" />
        <input
          ref={field}
          id={id}
          className={FRAMED_INPUT}
          name={id}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          maxLength={maxLength}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        {typed !== "" && (
          <IconButton
            of={X}
            className="-mr-2"
            label="Clear the search field"
            onClick={() => {
              setTyped("");
              apply("");
            }}
          />
        )}
      </form>
    </search>
  );
}
