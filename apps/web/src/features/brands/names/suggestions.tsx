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

/** Names and sites that companies may have, with where they stand; the brand's site is read when it is asked for. */
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
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className="border-b border-ink pb-2 font-strong">
        Suggestions, with where they come from
      </h2>
      {shown.length === 0 && <p className="py-2.5 text-sm text-ink-3">None so far.</p>}
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
      <ReadSite brandId={brandId} site={companies[0]?.domain} />
    </section>
  );
}

/** Has the brand's site read for what it calls itself. */
function ReadSite({ brandId, site }: { brandId: string; site: string | undefined }) {
  const utils = trpc.useUtils();
  const read = trpc.brands.readSiteNames.useMutation({
    onSuccess: () => utils.brands.nameSuggestions.invalidate({ brandId }),
  });
  const said = read.isError
    ? read.error.message
    : (read.data?.unread ??
      (read.isSuccess ? "The site was read: what is missing of its names stands above." : null));
  return (
    <div className="flex flex-wrap items-center gap-3 pt-3">
      <Button size="sm" disabled={read.isPending} onClick={() => read.mutate({ brandId })}>
        {read.isPending ? "Reading the site..." : `Read ${site ?? "the site"} for names`}
      </Button>
      <p className="min-w-0 text-sm text-pretty wrap-anywhere text-ink-3" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

function idOf({ key, type, text }: NameSuggestion): string {
  return `${key} ${type} ${text}`;
}

type Told = NonNullable<NameSuggestion["toldBy"]>["field"];

const EVIDENCE: { readonly [Field in Told]?: (domain: string, site: string) => string } = {
  redirect: (domain) => `${domain} leads there`,
  leads_here: (domain, site) => `${site} leads to ${domain}`,
  hreflang: (domain) =>
    `${domain} and this site name each other as one company’s for other countries (hreflang)`,
  catalogue: (domain) => `known as a site of the same company as ${domain}`,
  admin: (domain) => `our team says that it is the same company as ${domain}`,
  sameAs: (domain) => `${domain} says that it is the same company (sameAs)`,
};

function evidenceOf({ type, text, answers, toldBy }: NameSuggestion, company: string): string {
  if (toldBy !== null) {
    const { domain, field } = toldBy;
    return EVIDENCE[field]?.(domain, text) ?? `${domain} calls itself “${text}” (${field})`;
  }
  if (answers === 0) return `another spelling that searches found at a site of ${company}`;
  const where = `stands in ${plural(answers, "answer")} without a match`;
  return type === "site" ? `${where}, beside the name ${company}` : where;
}
