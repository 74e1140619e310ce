import { type CountrySite, countryName, plural } from "@standings/domain";
import { ChevronDown, Globe } from "lucide-react";
import { Icon } from "../../components/ui/icon.tsx";
import { FLOATING } from "../../components/ui/menu-item.ts";
import { TextLink } from "../../components/ui/text-link.tsx";

/**
 * "Also in 4 countries": a company's sites for other countries, folded; it works without scripts. It stands beside the name and
 * opens over the page, so that nothing moves when it comes.
 */
export function OtherSites({ sites }: { sites: readonly CountrySite[] }) {
  if (sites.length === 0) return null;
  const named = sites.map(({ domain, country }) => ({
    domain,
    name: country === null ? "All countries" : countryName(country),
    isForAll: country === null,
  }));
  const byName = named.sort(
    (a, b) => Number(a.isForAll) - Number(b.isForAll) || a.name.localeCompare(b.name, "en"),
  );
  return (
    <details className="group shrink-0 text-sm">
      <summary
        className="inline-flex h-7 cursor-pointer list-none items-center gap-1 text-ink-3 hover:text-ink [&::-webkit-details-marker]:hidden"
        title={sentenceOf(sites)}
      >
        <Icon of={Globe} size="sm" />
        <span aria-hidden="true">{sites.length}</span>
        <span className="sr-only">{sentenceOf(sites)}</span>
        <Icon of={ChevronDown} size="sm" className="group-open:rotate-180" />
      </summary>
      <ul
        className={`absolute top-9 left-0 z-20 max-h-80 max-w-full overflow-y-auto px-3.5 py-2.5 ${FLOATING}`}
      >
        {byName.map(({ domain, name }) => (
          <li key={domain} className="flex break-inside-avoid flex-wrap gap-x-2 py-0.5">
            <span className="text-ink-2">{name}</span>
            <TextLink to="/company/$domain" params={{ domain }} className="wrap-anywhere">
              {domain}
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "Also in 4 countries", "Also in 1 country and at 1 more site". */
function sentenceOf(sites: readonly CountrySite[]): string {
  const countries = new Set(sites.flatMap(({ country }) => country ?? [])).size;
  const others = sites.filter(({ country }) => country === null).length;
  const parts = [
    ...(countries > 0 ? [`in ${plural(countries, "country", "countries")}`] : []),
    ...(others > 0 ? [`at ${plural(others, countries > 0 ? "more site" : "other site")}`] : []),
  ];
  return `Also ${parts.join(" and ")}`;
}
