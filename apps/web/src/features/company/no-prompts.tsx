import { type CompanySuggestion, findPromptProblem } from "@standings/domain";
import { MessageSquareDashed } from "lucide-react";
import { AskAnchor } from "../../components/search/ask-anchor.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { priced, useSearchPrices } from "../../lib/buying/use-search-price.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { plainQuestion } from "../../lib/search/question.ts";
import { useCompanyView } from "./use-company-view.ts";

/** Empty state of a company that no saved search lists, with a prompt to ask. */
export function NoPrompts({ company: { domain, name } }: { company: CompanySuggestion }) {
  const catalogue = useCatalogue();
  const prompt = promptIfValid(`Best alternatives to ${name}`) ?? `Best alternatives to ${domain}`;
  const { start } = useSearchPrices();
  const { change } = useCompanyView();
  return (
    <div className="pt-6">
      <Notice
        level={3}
        icon={MessageSquareDashed}
        title="No prompts found"
        actions={
          <>
            <Button variant="primary" onClick={() => change({ tab: "discovery" })}>
              Discover Prompts
            </Button>
            <AskAnchor
              question={plainQuestion(catalogue, prompt)}
              size="own"
              className="min-h-10 px-4 py-2 whitespace-normal!"
            >
              {priced(`Ask “${prompt}”`, start)}
            </AskAnchor>
          </>
        }
      >
        <span className="break-words">
          No saved search lists {name} yet. Ask a question of its buyers to see whether the models name it.
        </span>
      </Notice>
    </div>
  );
}

function promptIfValid(prompt: string): string | null {
  return findPromptProblem(prompt) === null ? prompt : null;
}
