import { type CompanySuggestion, DISCOVERY_PROMPTS, numberWord } from "@standings/domain";
import { Telescope } from "lucide-react";
import { Notice } from "../../../components/ui/notice.tsx";

interface NothingDiscoveredProps {
  readonly company: CompanySuggestion;
  /** It was stopped before there were prompts. */
  readonly isStopped: boolean;
}

/** Empty state of the tab. */
export function NothingDiscovered({ company: { name }, isStopped }: NothingDiscoveredProps) {
  const prompts = numberWord(DISCOVERY_PROMPTS);
  return (
    <div className="border-t-2 border-line-ink pt-6">
      <Notice level={3} icon={Telescope} title="No prompts discovered yet">
        {isStopped && <p>The last discovery was stopped before it had prompts. Nothing was charged.</p>}
        <p className="wrap-anywhere">
          The model proposes {prompts} questions that buyers of {name} ask, none of which names it, and
          answers each once you have looked them over. They are listed here with the position of {name} in
          every answer.
        </p>
      </Notice>
    </div>
  );
}
