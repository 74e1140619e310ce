import {
  COUNTRIES,
  countryName,
  languageName,
  MARKET_LANGUAGES,
  type Market,
  marketName,
  TESTED_LANGUAGES,
} from "@standings/domain";
import { ChevronDown, ChevronUp, MapPin } from "lucide-react";
import { Icon } from "../ui/icon.tsx";
import { SelectField } from "../ui/select-field.tsx";

interface MarketProps {
  readonly market: Market | null;
  readonly onChange: (market: Market | null) => void;
}

interface MarketButtonProps {
  readonly market: Market | null;
  readonly isOpen: boolean;
  /** Id of the fields. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** Says the market, and opens its fields. A popover would double the scripts of home. */
export function MarketButton({ market, isOpen, controls, onToggle }: MarketButtonProps) {
  const name = market ? marketName(market) : "Any country";
  return (
    <button
      type="button"
      aria-label={`Market: ${name}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      className="flex min-h-8 cursor-pointer items-center gap-1.5 text-sm text-ink-2 hover:text-ink"
      onClick={onToggle}
    >
      <Icon of={MapPin} className="text-ink-3" />
      {name}
      <Icon of={isOpen ? ChevronUp : ChevronDown} size="xs" className="text-ink-3" />
    </button>
  );
}

/** Country and language of a market; without a country the question is asked as nobody, from nowhere. */
export function MarketFields({ market, onChange }: MarketProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <SelectField
        label="Country"
        value={market?.country ?? ""}
        onChange={({ target: { value: country } }) =>
          onChange(country === "" ? null : { country, language: languageOf(country) })
        }
      >
        <option value="">Any country</option>
        {byName(COUNTRIES, countryName).map(([country, name]) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </SelectField>
      {market && (
        <SelectField
          label="Language"
          value={market.language}
          onChange={({ target }) => onChange({ ...market, language: target.value })}
        >
          {byName(MARKET_LANGUAGES, languageName).map(([language, name]) => (
            <option key={language} value={language}>
              {TESTED_LANGUAGES.includes(language) ? name : `${name} (not tested)`}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

function byName(codes: readonly string[], nameOf: (code: string) => string) {
  return codes
    .map((code) => [code, nameOf(code)] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, "en"));
}

/** What most people of a country speak, where it can be chosen. */
function languageOf(country: string): string {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return MARKET_LANGUAGES.includes(language) ? language : "en";
}
