import { asModelId, type ModelId, plural, type RankingKind } from "@standings/domain";
import { type FormEvent, type ReactNode, useState } from "react";
import { PrivateSwitch } from "../../components/privacy/private-switch.tsx";
import { ModelChips } from "../../components/search/model-chips.tsx";
import { defaultChoice, toggleModel, useModels } from "../../components/search/model-choice.ts";
import { Switch } from "../../components/ui/switch.tsx";
import { useFlash } from "../../lib/hooks.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { useAsk } from "../../lib/search/ask.ts";
import { COMPANY_EXAMPLES, EXPERT_EXAMPLES } from "../../lib/search/examples.ts";
import { privacyMeaning } from "../../lib/search/privacy.ts";
import { usePromptField } from "../../lib/search/use-prompt-field.ts";
import { useSession } from "../../lib/session/session.ts";
import { PanelFooter } from "./panel-footer.tsx";
import { PROMPT_FIELD_ID, PromptField } from "./prompt-field.tsx";
import { StudyStart } from "./study-start.tsx";
import { useMarketPanel } from "./use-market-panel.tsx";

const NOTE_MS = 3000;

interface RankingFormProps {
  readonly kind: RankingKind;
  readonly phoneAction: ReactNode;
}

/** Form for one prompt and up to `MAX_MODELS` models. */
export function RankingForm({ kind, phoneAction }: RankingFormProps) {
  const catalogue = useCatalogue();
  const ask = useAsk();
  const { models, canSearchWeb } = useModels();
  const prompt = usePromptField();
  const [choice, setChoice] = useState<readonly ModelId[] | null>(null);
  const [note, flashNote] = useFlash(NOTE_MS);
  const [wantsWeb, setWantsWeb] = useState(true);
  const [privacy, setPrivacy] = useState<boolean | null>(null);
  const { market, button, fields } = useMarketPanel();
  const { user } = useSession();
  const isPrivate = privacy ?? user?.privateByDefault ?? false;
  const chosen = choice ?? defaultChoice(catalogue, models);
  const webSearch = wantsWeb && canSearchWeb;

  const toggle = (id: string) => {
    const next = toggleModel(catalogue, chosen, asModelId(id));
    setChoice(next.chosen);
    flashNote(next.note);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (prompt.value.trim() === "") document.getElementById(PROMPT_FIELD_ID)?.focus();
    if (chosen.length > 0 && prompt.check()) {
      ask({ kind, prompt: prompt.value, models: chosen, market, webSearch }, { isPrivate: privacy });
    }
  };
  return (
    <form onSubmit={submit}>
      <PromptField
        field={prompt}
        examples={kind === "expert" ? EXPERT_EXAMPLES : COMPANY_EXAMPLES}
        onSubmit={submit}
        phoneAction={phoneAction}
      />
      <ModelChips models={models} chosen={chosen} note={note} onToggle={toggle} />
      {fields}
      <PanelFooter
        before={user && <StudyStart prompt={prompt} question={{ kind, models: chosen, market, webSearch }} />}
        isBlocked={prompt.value.trim() === "" || prompt.error !== null}
        action={`Ask ${plural(chosen.length, "model")}`}
        note={privacyMeaning(isPrivate)}
        market={button}
      >
        <Switch
          label="Web search"
          checked={webSearch}
          onChange={setWantsWeb}
          meaning={
            webSearch ? "The models look things up on the web" : "The models answer from training data"
          }
          disabledReason={canSearchWeb ? undefined : "The connected models answer from training data only"}
        />
        <PrivateSwitch isPrivate={isPrivate} isMeaningWritten onChange={setPrivacy} />
      </PanelFooter>
    </form>
  );
}
