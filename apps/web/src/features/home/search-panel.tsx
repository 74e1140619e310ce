import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Switch } from "../../components/ui/switch.tsx";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";
import { useAsk } from "../../lib/ask.ts";
import { useData } from "../../lib/data.tsx";
import { plural } from "../../lib/format.ts";
import { modelsQuery } from "../../lib/queries.ts";
import { useSession } from "../../lib/session.ts";
import { useFlash } from "../../lib/use-flash.ts";
import { usePromptField } from "../../lib/use-prompt-field.ts";
import { ModelChips } from "./model-chips.tsx";
import { ALL_AVAILABLE, defaultChoice, toggleModel } from "./model-choice.ts";
import { PriceNote } from "./price-note.tsx";
import { PROMPT_FIELD_ID, PromptField } from "./prompt-field.tsx";

const MODES = [{ id: "company", label: "Company Ranking" }] as const;
const NOTE_MS = 3000;

export function SearchPanel() {
  const ask = useAsk();
  const list = useQuery(modelsQuery(useData()));
  const models = list.data?.models ?? ALL_AVAILABLE;
  const canSearchWeb = list.data?.webSearch ?? true;
  const prompt = usePromptField();
  const [choice, setChoice] = useState<readonly string[] | null>(null);
  const [note, flashNote] = useFlash(NOTE_MS);
  const [webSearch, setWebSearch] = useState(true);
  const [privacy, setPrivacy] = useState<boolean | null>(null);
  const { user } = useSession();
  const isPrivate = privacy ?? user?.privateByDefault ?? false;
  const chosen = choice ?? defaultChoice(models);

  const toggle = (id: string) => {
    const next = toggleModel(chosen, id);
    setChoice(next.chosen);
    flashNote(next.note);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (prompt.value.trim() === "") document.getElementById(PROMPT_FIELD_ID)?.focus();
    if (chosen.length > 0 && prompt.check()) {
      ask(
        { prompt: prompt.value, models: chosen, webSearch: webSearch && canSearchWeb },
        { isPrivate: privacy },
      );
    }
  };
  return (
    <section aria-label="Search" className="max-sm:-mx-1">
      <form onSubmit={submit} className="rounded-4 border border-line-2 bg-surface shadow-2">
        <Tabs
          label="What to rank"
          idPrefix="search"
          items={MODES}
          selected="company"
          onSelect={() => undefined}
          className="px-4 pt-1 sm:px-6"
        />
        <div {...tabPanelProps("search", "company")}>
          <PromptField field={prompt} onSubmit={submit} />
          <ModelChips models={models} chosen={chosen} note={note} onToggle={toggle} />
          <div className="flex items-center justify-between gap-4 border-t border-line px-4 pt-3 pb-4 max-sm:flex-col max-sm:items-stretch sm:py-3.5 sm:pr-4 sm:pl-6">
            <div className="flex flex-none gap-x-6">
              <Switch
                label="Web search"
                checked={webSearch && canSearchWeb}
                onChange={setWebSearch}
                disabledReason={
                  canSearchWeb ? undefined : "The connected models answer from training data only"
                }
              />
              <Switch label="Private" checked={isPrivate} onChange={setPrivacy} />
            </div>
            <div className="flex items-center gap-4 max-sm:flex-row-reverse">
              <PriceNote />
              <button
                type="submit"
                className="btn btn-primary btn-lg btn-ready max-sm:flex-1"
                aria-disabled={prompt.value.trim() === "" || prompt.error !== null}
              >
                Ask {plural(chosen.length, "model")}
                <ArrowRight className="size-4" aria-hidden="true" />
              </button>
            </div>
          </div>
        </div>
      </form>
    </section>
  );
}
