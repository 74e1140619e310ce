import { type CompanySuggestion, type DiscoveryItem, namedInstead, plural } from "@standings/domain";
import { NamedCompany } from "./named-companies.tsx";

const SHOWN = 5;

interface NamedInsteadProps {
  readonly items: readonly DiscoveryItem[];
  readonly company: CompanySuggestion;
}

/** The companies that answers name in place of this one; nothing where every answer names it. */
export function NamedInstead({ items, company }: NamedInsteadProps) {
  const { prompts, companies } = namedInstead(items);
  if (companies.length === 0) return null;
  return (
    <div className="mb-4 text-sm text-ink-2">
      <h3 className="inline font-strong wrap-anywhere text-ink">
        In {plural(prompts, "prompt")} without {company.name}, named instead:
      </h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {companies.slice(0, SHOWN).map((one) => (
          <li key={one.domain || one.name} className="flex max-w-full min-w-0 items-center gap-1.5">
            <NamedCompany one={one} />
            <span className="whitespace-nowrap text-ink-3">
              in {one.prompts} of {prompts}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
