import type { CompanyOverview } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { TitledSection } from "../../components/ui/titled-section.tsx";

/** The companies that lead the field of a company that no answer lists. */
export function NamedInstead({ overview }: { overview: CompanyOverview }) {
  const { namedInstead, figures, name, domain } = overview;
  if (namedInstead.length === 0) return null;
  return (
    <TitledSection title="Who is named instead" className="max-w-160 min-w-0">
      <p className="border-b-2 border-line-ink pb-2 text-sm text-pretty wrap-anywhere text-ink-3">
        Among the first three of the questions that {name} competes in.
      </p>
      <ul>
        {namedInstead.map((other) => (
          <li
            key={other.domain}
            className="relative flex h-12 items-center gap-3 border-b border-line hover:bg-hover"
          >
            <CompanyLogo domain={other.domain} name={other.name} className="side-6.5" loading="lazy" />
            <Link
              to="/company/$domain"
              params={{ domain }}
              search={{ against: other.domain }}
              className="min-w-0 flex-1 truncate font-medium after:absolute after:inset-0 hover:underline"
            >
              {other.name}
              <span className="sr-only">, against {name}</span>
            </Link>
            <span className="flex-none text-sm text-ink-3 tabular-nums">
              <b className="font-strong text-ink">{other.questions}</b> of {figures.questions}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
