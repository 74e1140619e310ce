import { Play } from "lucide-react";
import { AskAnchor } from "../../components/search/ask-anchor.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { useSearchPrices } from "../../lib/buying/use-search-price.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { plainQuestion } from "../../lib/search/question.ts";

/** Asks a prompt of a list anew, price said first. */
export function RunPrompt({ prompt }: { prompt: string }) {
  const catalogue = useCatalogue();
  const { start } = useSearchPrices();
  return (
    <AskAnchor question={plainQuestion(catalogue, prompt)} variant="ghost" size="sm" title="Run this prompt">
      <Icon of={Play} />
      Run this prompt
      {start !== null && (
        <>
          <span>·</span> {start}
        </>
      )}
      <span className="sr-only">: {prompt}</span>
    </AskAnchor>
  );
}
