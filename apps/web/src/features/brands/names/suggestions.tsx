import { type NameSuggestion, plural } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import type { NamedCompany } from "./draft.ts";

interface SuggestionsProps {
  readonly brandId: string;
  readonly companies: readonly NamedCompany[];
  readonly onAdd: (suggestion: NameSuggestion) => void;
}

/** Names and sites that companies may have, with where they stand. Nothing is shown before there are some. */
export function Suggestions({ brandId, companies, onAdd }: SuggestionsProps) {
  const { data = [] } = trpc.brands.nameSuggestions.useQuery({ brandId });
  const [left, setLeft] = useState<readonly string[]>([]);
  const shown = data.filter((one) => {
    const company = companies.find(({ key }) => key === one.key);
    const has =
      one.type === "site"
        ? company?.sites.includes(one.text)
        : company?.names.some(({ text }) => text === one.text);
    return company && !has && !left.includes(idOf(one));
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className="border-b border-ink pb-2 font-strong">
        Suggestions, with where they come from
      </h2>
      <ul>
        {shown.map((one) => {
          const name = companies.find(({ key }) => key === one.key)?.name ?? "";
          return (
            <li key={idOf(one)} className="flex flex-wrap items-center gap-2 border-b border-line py-2.5">
              <span className="min-w-50 flex-1">
                <span className="block font-medium wrap-anywhere">
                  {one.type === "name" ? `“${one.text}”` : one.text}
                </span>
                <span className="block text-sm text-ink-3">{evidenceOf(one, name)}</span>
              </span>
              <Button size="sm" onClick={() => onAdd(one)}>
                Add to {name}
                <span className="sr-only">: {one.text}</span>
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setLeft([...left, idOf(one)])}>
                Not it<span className="sr-only">: {one.text}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function idOf({ key, type, text }: NameSuggestion): string {
  return `${key} ${type} ${text}`;
}

function evidenceOf({ type, answers }: NameSuggestion, company: string): string {
  if (answers === 0) return `another spelling that searches found at a site of ${company}`;
  const where = `stands in ${plural(answers, "answer")} without a match`;
  return type === "site" ? `${where}, beside the name ${company}` : where;
}
