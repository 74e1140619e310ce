import { type BrandName, type NameWarning, namesToWarnOf } from "@standings/domain";
import { ChevronDown, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { AddWord, NameChip, WordChip } from "./chips.tsx";
import { type NamedCompany, WORD_LISTS, type WordList, withMore } from "./draft.ts";

interface CompanyCardProps {
  readonly companies: readonly NamedCompany[];
  readonly at: number;
  readonly base: NamedCompany | undefined;
  readonly count: { readonly before: number; readonly after: number } | undefined;
  readonly of: number;
  readonly onChange: (company: NamedCompany) => void;
}

const WHATS: Readonly<Record<WordList, string>> = {
  sites: "a site",
  not: "a phrase",
  categoryWords: "a word",
};

/** Names, sites and phrases of one company; the brand's own card is open. */
export function CompanyCard({ companies, at, base, count, of, onChange }: CompanyCardProps) {
  const company = companies[at];
  if (!company) return null;
  const { name, domain, names } = company;
  const set = (changed: Partial<NamedCompany>) => onChange({ ...company, ...changed });
  return (
    <details open={at === 0} className="group border-t border-line first-of-type:border-ink">
      <summary className="flex cursor-pointer list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <CompanyLogo domain={domain} name={name} className="side-8" />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2 font-strong">
            <span className="truncate">{name}</span>
            {at === 0 && (
              <Badge tone="mark" size="sm">
                You
              </Badge>
            )}
          </span>
          <span className="block text-sm text-ink-3">{countWords(count, of)}</span>
        </span>
        <Icon of={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-5 sm:pl-11">
        <Row label="Names" of={name}>
          {names.map((one) => (
            <NameChip
              key={one.text}
              name={one}
              isNew={!base?.names.some((old) => isSameName(old, one))}
              onChange={(next) => set({ names: names.map((old) => (old === one ? next : old)) })}
              onRemove={() => set({ names: names.filter((old) => old !== one) })}
            />
          ))}
          <AddWord what="a name" of={name} onAdd={(text) => onChange(withMore(company, "names", text))} />
        </Row>
        {WORD_LISTS.map(([list, label]) => (
          <Row key={list} label={label} of={name}>
            {company[list].map((word) => (
              <WordChip
                key={word}
                isNew={!base?.[list].includes(word)}
                text={word}
                isQuoted={list === "not"}
                onRemove={() => set({ [list]: company[list].filter((old) => old !== word) })}
              />
            ))}
            <AddWord what={WHATS[list]} of={name} onAdd={(text) => onChange(withMore(company, list, text))} />
          </Row>
        ))}
        {namesToWarnOf(companies, at).map((warning) => (
          <p
            key={warning.name + warning.type}
            className="flex items-start gap-2 rounded-2 bg-warn-tint px-3 py-2.5 text-sm text-pretty text-warn"
          >
            <Icon of={TriangleAlert} size="sm" className="mt-0.5" />
            <span>{warningWords(warning)}</span>
          </p>
        ))}
      </div>
    </details>
  );
}

function Row({ label, of, children }: { label: string; of: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 items-start gap-x-3 gap-y-1 sm:grid-cols-[72px_minmax(0,1fr)]">
      <legend className="sr-only">
        {label} of {of}
      </legend>
      <span className="text-sm text-ink-3 sm:pt-2.5" aria-hidden="true">
        {label}
      </span>
      <div className="flex min-w-0 flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

function isSameName(a: BrandName, b: BrandName): boolean {
  return a.text === b.text && a.kind === b.kind && a.rule === b.rule;
}

/** "251 of 500 answers, now 262". */
function countWords(count: CompanyCardProps["count"], of: number): string {
  if (!count) return "Not counted yet";
  if (of === 0) return "No answers yet";
  const { before, after } = count;
  return `${before} of ${of} answers${after === before ? "" : `, now ${after}`}`;
}

function warningWords(warning: NameWarning): string {
  const { name } = warning;
  if (warning.type === "shared")
    return `“${name}” is a name of ${warning.with} too. Entries without a site count where a word of one category is told, else for neither.`;
  if (warning.type === "short")
    return `“${name}” has two letters or fewer: others may be called so. Entries at another site do not count.`;
  return `“${name}” is an ordinary word. Let it count only with a word of your category, if others are called so.`;
}
