import { Lightbulb } from "lucide-react";
import { COMPANY_EXAMPLES, DOMAIN_EXAMPLES, EXPERT_EXAMPLES } from "../../../lib/search/examples.ts";
import { Icon, type IconProps } from "../../ui/icon.tsx";
import { useRecentCommands } from "../palette/use-recent-commands.ts";
import type { NavMode } from "./mode-select.tsx";

const SHOWN = 5;
const EXAMPLES = { company: COMPANY_EXAMPLES, expert: EXPERT_EXAMPLES, domain: DOMAIN_EXAMPLES };

interface SearchIdeasProps {
  readonly mode: NavMode;
  /** Puts an example into the field. */
  readonly onTake: (example: string) => void;
  /** A saved search opens. */
  readonly onLeave: () => void;
}

/** Below the field of the search sheet: the user's last searches, and examples for everybody else. */
export function SearchIdeas({ mode, onTake, onLeave }: SearchIdeasProps) {
  const recent = useRecentCommands().slice(0, SHOWN);
  return (
    <section
      aria-labelledby="search-ideas"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line px-(--gutter) py-4"
    >
      <h2 id="search-ideas" className="pb-1 text-sm font-medium text-ink-3">
        {recent.length > 0 ? "Recent searches" : "Examples"}
      </h2>
      <ul>
        {recent.length > 0
          ? recent.map(({ id, label, icon, run }) => (
              <Idea
                key={id}
                icon={icon}
                text={label}
                onPress={() => {
                  onLeave();
                  run();
                }}
              />
            ))
          : EXAMPLES[mode].map((text) => (
              <Idea key={text} icon={Lightbulb} text={text} onPress={() => onTake(text)} />
            ))}
      </ul>
    </section>
  );
}

interface IdeaProps {
  readonly icon: IconProps["of"];
  readonly text: string;
  readonly onPress: () => void;
}

function Idea({ icon, text, onPress }: IdeaProps) {
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        className="flex min-h-12 w-full items-center gap-3 text-left text-md"
        onClick={onPress}
      >
        <Icon of={icon} className="text-ink-3" />
        <span className="min-w-0 flex-1 truncate">{text}</span>
      </button>
    </li>
  );
}
