import { type CompanySuggestion, plural } from "@standings/domain";
import { CompanyLogo } from "../brand/company-logo.tsx";
import { FLOATING, menuItemStyle } from "../ui/menu-item.ts";
import { highlight } from "./use-suggestions.ts";

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly CompanySuggestion[];
  readonly typed: string;
  /** Index of the suggestion that Enter takes; −1: none. */
  readonly active: number;
  readonly onChoose: (domain: string) => void;
  /** The pointer moved over a suggestion, which becomes the active one. */
  readonly onPoint: (index: number) => void;
  readonly className: string;
}

/** The list below a domain field. Focus stays in the field. */
export function SuggestionList({
  id,
  suggestions,
  typed,
  active,
  onChoose,
  onPoint,
  className,
}: SuggestionListProps) {
  return (
    <div className={`${FLOATING} absolute z-40 top-full p-1.5 text-base ${className}`}>
      <p role="status" className={suggestions.length > 0 ? "sr-only" : "px-2.5 py-2 text-ink-2"}>
        {suggestions.length > 0 ? plural(suggestions.length, "suggestion") : "No domain suggestions found"}
      </p>
      {suggestions.length > 0 && (
        <div id={id} role="listbox" aria-label="Companies">
          {suggestions.map(({ name, domain }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
            <div
              key={domain}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              data-highlighted={index === active || undefined}
              className={menuItemStyle({ height: "tall", className: "cursor-pointer" })}
              onPointerMove={() => onPoint(index)}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(domain)}
            >
              <CompanyLogo domain={domain} />
              <span className="min-w-0 flex-1 truncate">
                <Marked text={name} typed={typed} />
              </span>
              <span className="max-w-[50%] truncate text-sm text-ink-3">
                <Marked text={domain} typed={typed} />
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return highlight(text, typed).map(({ text: piece, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity than their order
      <mark key={index} className="bg-transparent font-strong text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
