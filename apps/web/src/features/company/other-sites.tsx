import { type CountrySite, countryName, plural } from "@standings/domain";
import { ChevronRight } from "lucide-react";
import { Icon } from "../../components/ui/icon.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";

/** "Also in 4 countries": a company's sites for other countries, folded; it works without scripts. */
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
    <details className="group col-span-full text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 text-ink-3 hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} size="sm" className="group-open:rotate-90" />
        {sentenceOf(sites)}
      </summary>
      <ul className="gap-x-6 pt-1.5 pl-5 sm:columns-2 lg:columns-4">
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
