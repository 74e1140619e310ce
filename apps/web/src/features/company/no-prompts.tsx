import { type CompanySuggestion, findPromptProblem, pagePath } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { MessageSquareDashed } from "lucide-react";
import { Notice } from "../../components/ui/notice.tsx";

/** No saved search lists the company: where to ask. */
export function NoPrompts({ company: { domain, name } }: { company: CompanySuggestion }) {
  const prompt = askable(`Best alternatives to ${name}`) ?? `Best alternatives to ${domain}`;
  return (
    <div className="pt-6">
      <Notice
        level={3}
        icon={MessageSquareDashed}
        title="No prompts found"
        actions={
          <>
            <Link to="/" className="btn btn-primary">
              Start a New Search
            </Link>
            <a
              href={pagePath("company-ranking", { prompt })}
              target="_blank"
              rel="noopener"
              className="btn btn-secondary h-auto min-h-10 py-2 whitespace-normal"
            >
              Ask for alternatives, 1 credit
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </>
        }
      >
        <span className="break-words">
          No saved search lists {name} yet. Ask what its buyers ask and see whether the models name it.
        </span>
      </Notice>
    </div>
  );
}

function askable(prompt: string): string | null {
  return findPromptProblem(prompt) === null ? prompt : null;
}
