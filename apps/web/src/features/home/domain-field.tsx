import { CircleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { DomainCombobox } from "../../components/company/domain-combobox.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { KeyCap } from "../../components/ui/marks.tsx";
import { DOMAIN_EXAMPLES } from "../../lib/search/examples.ts";
import type { useDomainField } from "../../lib/search/use-domain-field.ts";
import { ExampleButton, HERO_INPUT } from "./example-button.tsx";
import { PROMPT_FIELD_ID } from "./prompt-field.tsx";
import { HOME_SUGGESTIONS, useExample } from "./suggestions.ts";

/** The panel's large domain field. While empty it shows rotating examples; → or a click takes one. */
export function DomainField({ field }: { field: ReturnType<typeof useDomainField> }) {
  const input = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const isEmpty = field.value === "";
  const example = useExample(DOMAIN_EXAMPLES, isEmpty && !held);
  const take = () => {
    field.set(example);
    input.current?.querySelector("input")?.focus();
  };
  return (
    <div className="px-4 pt-2.5 pb-2 sm:px-6 sm:pt-3">
      <label className="sr-only" htmlFor={PROMPT_FIELD_ID}>
        Company domain
      </label>
      <div ref={input} className="relative h-15 py-1.5 text-question-field sm:h-17">
        {isEmpty && <ExampleButton example={example} onTake={take} onHold={setHeld} />}
        <DomainCombobox
          id={PROMPT_FIELD_ID}
          name="domain"
          value={field.value}
          onValue={field.set}
          limits={HOME_SUGGESTIONS}
          aria-invalid={field.error !== null}
          aria-describedby={`${PROMPT_FIELD_ID}-help`}
          listClassName="inset-x-0 -mt-4 leading-5 tracking-normal sm:right-auto sm:w-100"
          className={`${HERO_INPUT} h-7.5 ${isEmpty ? "pointer-events-none" : ""}`}
          onKeyDown={(event) => {
            if (event.key === "ArrowRight" && isEmpty) {
              event.preventDefault();
              take();
            }
            if (event.key === "Escape") event.currentTarget.blur();
          }}
        />
      </div>
      <div id={`${PROMPT_FIELD_ID}-help`} className="flex min-h-5 items-center text-xs text-ink-3">
        {field.error ? (
          <p role="alert" className="flex items-center gap-1.5 text-bad">
            <Icon of={CircleAlert} size="sm" />
            {field.error}
          </p>
        ) : (
          <p className={isEmpty ? "max-sm:invisible" : "invisible"}>
            Press <KeyCap>→</KeyCap> to use this example
          </p>
        )}
      </div>
    </div>
  );
}
