import {
  COUNTRIES,
  countryName,
  LANGUAGES,
  languageName,
  type Market,
  TESTED_LANGUAGES,
} from "@standings/domain";
import type { ReactNode } from "react";

interface MarketChoiceProps {
  readonly market: Market | null;
  readonly onChange: (market: Market | null) => void;
}

/** Where the buyer is and what they speak; empty asks as nobody, from nowhere. Typing finds a country. */
export function MarketChoice({ market, onChange }: MarketChoiceProps) {
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-2 text-sm">
      <Choice
        label="Country"
        value={market?.country ?? ""}
        onChange={(country) => onChange(country === "" ? null : { country, language: languageOf(country) })}
      >
        <option value="">Any country</option>
        {byName(COUNTRIES, countryName).map(([country, name]) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </Choice>
      {market && (
        <Choice
          label="Language"
          value={market.language}
          onChange={(language) => onChange({ ...market, language })}
        >
          {byName(LANGUAGES, languageName).map(([language, name]) => (
            <option key={language} value={language}>
              {TESTED_LANGUAGES.includes(language) ? name : `${name} (not tested)`}
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className="min-h-9 max-w-44 cursor-pointer rounded-2 border border-line-2 bg-transparent px-2 text-ink-2"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </select>
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
  return LANGUAGES.includes(language) ? language : "en";
}
