import { MAX_BRAND_PROMPTS, PROMPT_ORIGINS, type PromptOrigin, promptKey } from "@standings/domain";
import { Plus } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import type { EnteredPrompt } from "./read-prompt-lines.ts";

const NAMES: Readonly<Record<PromptOrigin, string>> = {
  discovery: "From your prompt discovery",
  answers: "Answers list you",
  competitors: "Answers list your competitors, not you",
  history: "From your history",
  trending: "Trending in your sector",
};
/** Of each place. */
const SHOWN = 5;

interface PromptSuggestionsProps {
  readonly domain: string;
  readonly known: readonly EnteredPrompt[];
  readonly isPending?: boolean;
  readonly onAdd: (prompts: readonly EnteredPrompt[]) => void;
}

/** Prompts that a brand may track, by where they come from. */
export function PromptSuggestions({ domain, known, isPending = false, onAdd }: PromptSuggestionsProps) {
  const { data = [] } = trpc.brands.suggestPrompts.useQuery({ domain });
  const keys = new Set(known.map(({ prompt }) => promptKey(prompt)));
  const others = data.filter(({ prompt }) => !keys.has(promptKey(prompt)));
  const room = MAX_BRAND_PROMPTS - known.length;
  if (others.length === 0 || room <= 0) return null;
  const add = (prompts: readonly { readonly prompt: string }[]) =>
    onAdd(prompts.slice(0, room).map(({ prompt }) => ({ prompt, label: null })));
  return (
    <section className="grid gap-4" aria-label="Suggested prompts">
      {PROMPT_ORIGINS.map((origin) => {
        const shown = others.filter(({ from }) => from === origin).slice(0, SHOWN);
        if (shown.length === 0) return null;
        return (
          <div key={origin}>
            <div className="flex min-h-10 items-center justify-between gap-3">
              <h3 className="font-strong">{NAMES[origin]}</h3>
              {shown.length > 1 && (
                <Button variant="ghost" size="sm" disabled={isPending} onClick={() => add(shown)}>
                  Add all {shown.length}
                </Button>
              )}
            </div>
            <ul className="border-t border-line">
              {shown.map((one) => (
                <li
                  key={one.prompt}
                  className="flex items-center justify-between gap-3 border-b border-line py-1.5"
                >
                  <span className="min-w-0 text-sm wrap-anywhere">“{one.prompt}”</span>
                  <Button size="sm" disabled={isPending} onClick={() => add([one])}>
                    <Icon of={Plus} size="sm" />
                    Add<span className="sr-only"> “{one.prompt}”</span>
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
