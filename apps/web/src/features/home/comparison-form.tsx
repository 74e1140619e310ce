import { asModelId, type ModelId } from "@standings/domain";
import { type FormEvent, type ReactNode, useState } from "react";
import { PrivateSwitch } from "../../components/privacy/private-switch.tsx";
import { ModelChips } from "../../components/search/model-chips.tsx";
import { defaultChoice, useModels } from "../../components/search/model-choice.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { useAsk } from "../../lib/search/ask.ts";
import { COMPANY_EXAMPLES } from "../../lib/search/examples.ts";
import { privacyMeaning } from "../../lib/search/privacy.ts";
import { comparisonOf } from "../../lib/search/question.ts";
import { usePromptField } from "../../lib/search/use-prompt-field.ts";
import { useSession } from "../../lib/session/session.ts";
import { PanelFooter } from "./panel-footer.tsx";
import { PROMPT_FIELD_ID, PromptField } from "./prompt-field.tsx";
import { useMarketPanel } from "./use-market-panel.tsx";

/** The same subjects as the first field's examples, in other words. */
const SECOND_EXAMPLES = [
  "Best running shoes for beginners",
  "Best CRM for agencies",
  "Cheapest cloud data warehouse",
  "Top payroll software for remote teams",
  "Best business bank account for freelancers",
  "Which website builder has the best SEO",
] as const;

const SECOND_FIELD_ID = "hero-prompt-2";

/** Two prompts, one model; always with web search (spec part 1 §7). */
export function ComparisonForm({ phoneAction }: { phoneAction: ReactNode }) {
  const catalogue = useCatalogue();
  const ask = useAsk();
  const { models } = useModels();
  const first = usePromptField();
  const second = usePromptField();
  const [choice, setChoice] = useState<ModelId | null>(null);
  const [privacy, setPrivacy] = useState<boolean | null>(null);
  const { market, button, fields } = useMarketPanel();
  const { user } = useSession();
  const isPrivate = privacy ?? user?.privateByDefault ?? false;
  const modelId = choice ?? defaultChoice(catalogue, models)[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = [first, second].findIndex((field) => field.value.trim() === "");
    if (empty >= 0) document.getElementById(empty === 0 ? PROMPT_FIELD_ID : SECOND_FIELD_ID)?.focus();
    const isValid = [first.check(), second.check()].every(Boolean);
    if (isValid && modelId) {
      ask(comparisonOf(first.value, second.value, modelId, market), { isPrivate: privacy });
    }
  };
  const isEmpty = first.value.trim() === "" || second.value.trim() === "";
  return (
    <form onSubmit={submit}>
      <div className="divide-line max-sm:divide-y sm:grid sm:grid-cols-2 sm:divide-x">
        <PromptField
          field={first}
          label="First prompt"
          examples={COMPANY_EXAMPLES}
          onSubmit={submit}
          phoneAction={phoneAction}
          isHalf
        />
        <PromptField
          id={SECOND_FIELD_ID}
          field={second}
          label="Second prompt"
          examples={SECOND_EXAMPLES}
          onSubmit={submit}
          isHalf
        />
      </div>
      <ModelChips
        models={models}
        chosen={modelId ? [modelId] : []}
        label="Model asked"
        note="Both prompts go to one model"
        onToggle={(id) => setChoice(asModelId(id))}
      />
      {fields}
      <PanelFooter
        market={button}
        isBlocked={isEmpty || first.error !== null || second.error !== null}
        action="Analyze Now"
        note={privacyMeaning(isPrivate)}
      >
        <PrivateSwitch isPrivate={isPrivate} isMeaningWritten onChange={setPrivacy} />
      </PanelFooter>
    </form>
  );
}
