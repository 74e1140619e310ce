import { type CompanySuggestion, CREDIT_COST, findPromptProblem, pagePath, plural } from "@standings/domain";
import { MessageSquareDashed } from "lucide-react";
import { ButtonAnchor, ButtonLink } from "../../components/ui/button-link.tsx";
import { Notice } from "../../components/ui/notice.tsx";

/** Empty state of a company that no saved search lists, with a prompt to ask. */
export function NoPrompts({ company: { domain, name } }: { company: CompanySuggestion }) {
  const prompt = promptIfValid(`Best alternatives to ${name}`) ?? `Best alternatives to ${domain}`;
  return (
    <div className="pt-6">
      <Notice
        level={3}
        icon={MessageSquareDashed}
        title="No prompts found"
        actions={
          <>
            <ButtonLink to="/" variant="primary">
              Start a New Search
            </ButtonLink>
            <ButtonAnchor
              href={pagePath("company-ranking", { prompt })}
              target="_blank"
              rel="noopener"
              size="own"
              className="min-h-10 px-4 py-2 whitespace-normal!"
            >
              Ask “{prompt}” · {plural(CREDIT_COST.search, "credit")}
              <span className="sr-only">(opens in a new tab)</span>
            </ButtonAnchor>
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
