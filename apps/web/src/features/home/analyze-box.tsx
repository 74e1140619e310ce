import { type FormEvent, useRef } from "react";
import { DomainBox } from "../../components/company/domain-box.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useEarlyText } from "../../lib/hooks.ts";
import { useAnalyzeDomain } from "../../lib/search/ask.ts";
import { useDomainField } from "../../lib/search/use-domain-field.ts";
import { useToken } from "../../lib/session/token.ts";
import { HOME_SUGGESTIONS, PAGE_RULE } from "./suggestions.ts";

/** Small form that opens a company's page. */
export function AnalyzeBox() {
  const analyze = useAnalyzeDomain();
  const { value, set, find, isFinding, error } = useDomainField(PAGE_RULE);
  const input = useRef<HTMLInputElement>(null);
  // Before hydration Enter must not submit the form natively, which would lose what is typed.
  const isReady = useToken() !== undefined;
  useEarlyText(input, value, set);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const domain = await find();
    if (domain !== null) analyze(domain);
  };
  return (
    <form
      onSubmit={submit}
      className="relative grid noscript:hidden grid-cols-[minmax(0,1fr)_auto] gap-2 sm:w-117"
    >
      <DomainBox
        ref={input}
        height="low"
        value={value}
        onValue={set}
        limits={HOME_SUGGESTIONS}
        isBad={error !== null}
        aria-label="Company domain"
        aria-describedby="analyze-error"
        listClassName="inset-x-0 mt-2 sm:right-auto sm:w-80"
      />
      <Button type="submit" pending={isFinding} disabled={!isReady} data-waiting={!isReady || undefined}>
        Analyze a company
      </Button>
      <p id="analyze-error" role="alert" className="absolute top-full left-0 mt-1 text-sm text-bad">
        {error}
      </p>
    </form>
  );
}
