import { Globe } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { DomainCombobox } from "../../components/company/domain-combobox.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../../components/ui/input-frame.tsx";
import { useEarlyText } from "../../lib/html/use-early-text.ts";
import { useAnalyzeDomain } from "../../lib/search/analyze-domain.ts";
import { EXAMPLE_DOMAIN, useDomainField } from "../../lib/search/use-domain-field.ts";
import { HOME_SUGGESTIONS, PAGE_RULE } from "./suggestions.ts";

/** Small form that opens a company's page. */
export function AnalyzeBox() {
  const analyze = useAnalyzeDomain();
  const { value, set, read, error } = useDomainField(PAGE_RULE);
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, value, set);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const domain = read();
    if (domain !== null) analyze(domain);
  };
  return (
    <form
      onSubmit={submit}
      className="relative grid noscript:hidden grid-cols-[minmax(0,1fr)_auto] gap-2 sm:w-117"
    >
      <div className={inputFrame({ height: "low", isBad: error !== null })}>
        <Icon of={Globe} className="text-ink-3" />
        <DomainCombobox
          ref={input}
          className={FRAMED_INPUT}
          value={value}
          onValue={set}
          limits={HOME_SUGGESTIONS}
          aria-label="Company domain"
          aria-invalid={error !== null}
          aria-describedby="analyze-error"
          placeholder={EXAMPLE_DOMAIN}
          listClassName="inset-x-0 mt-2 sm:right-auto sm:w-80"
        />
      </div>
      <Button type="submit">Analyze a company</Button>
      <p id="analyze-error" role="alert" className="absolute top-full left-0 mt-1 text-sm text-bad">
        {error}
      </p>
    </form>
  );
}
