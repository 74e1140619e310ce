import { cleanDomain, isDomain, MAX_COMPETITORS, type NamedEntry } from "@standings/domain";
import { Plus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { DomainCombobox } from "../../components/company/domain-combobox.tsx";
import { Button } from "../../components/ui/button.tsx";
import { FieldFrame } from "../../components/ui/field.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../../components/ui/input-frame.tsx";

export const COMPANIES_SHOWN = { fetched: 8, shown: 6 };

interface CompanyChoiceProps {
  readonly chosen: readonly NamedEntry[];
  readonly suggested: readonly NamedEntry[];
  /** Of the first market: a company's site for it is suggested first. */
  readonly country: string | undefined;
  readonly isPending?: boolean;
  readonly onChange: (companies: readonly NamedEntry[]) => void;
}

/** Companies that are chosen, suggestions to take, and a field for others, by name or domain. */
export function CompanyChoice({
  chosen,
  suggested,
  country,
  isPending = false,
  onChange,
}: CompanyChoiceProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const isFull = chosen.length >= MAX_COMPETITORS;
  const others = suggested.filter((entry) => !chosen.some((one) => isSame(one, entry)));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === "") return setError("Please enter a name or a domain");
    const entry = toEntry(text);
    if (chosen.some((one) => isSame(one, entry))) return setError("It is in the list already");
    setError(null);
    setTyped("");
    onChange([...chosen, entry]);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Chosen">
          {chosen.map((entry) => (
            <li
              key={entry.domain || entry.name}
              className="inline-flex h-11 max-w-full min-w-0 items-center gap-2 rounded-full bg-hover pr-1 pl-2"
            >
              <CompanyLogo domain={entry.domain} name={entry.name} />
              <span className="truncate font-medium">{entry.name}</span>
              <Button
                variant="ghost"
                size="own"
                className="size-9 rounded-full!"
                disabled={isPending}
                aria-label={`Remove ${entry.name}`}
                onClick={() => onChange(chosen.filter((one) => one !== entry))}
              >
                <Icon of={X} size="sm" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-sm text-ink-3">That is all there can be. Remove one to add another.</p>
      ) : (
        <>
          {others.length > 0 && (
            <div className="grid gap-2">
              <p className="text-sm text-ink-3">Listed beside it most often:</p>
              <div className="flex flex-wrap gap-2">
                {others.map((entry) => (
                  <Button
                    key={entry.domain}
                    size="sm"
                    disabled={isPending}
                    onClick={() => onChange([...chosen, entry])}
                  >
                    <Icon of={Plus} size="sm" />
                    {entry.name}
                  </Button>
                ))}
              </div>
            </div>
          )}
          <form
            className="grid max-w-120 grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
            onSubmit={add}
            noValidate
          >
            <div className="relative">
              <FieldFrame label="Another one" error={error}>
                {(control) => (
                  <div className={inputFrame({ isBad: error !== null })}>
                    <DomainCombobox
                      {...control}
                      value={typed}
                      onValue={(value) => {
                        setTyped(value);
                        setError(null);
                      }}
                      limits={{ ...COMPANIES_SHOWN, country }}
                      inputMode="text"
                      placeholder="Name or domain"
                      className={FRAMED_INPUT}
                      listClassName="inset-x-0 top-full z-10 mt-1"
                    />
                  </div>
                )}
              </FieldFrame>
            </div>
            <Button
              type="submit"
              size="own"
              className={`h-11 px-4 ${error ? "mb-6.5" : ""}`}
              disabled={isPending}
            >
              Add
            </Button>
          </form>
        </>
      )}
    </div>
  );
}

/** A domain is told from a name by its form. */
function toEntry(text: string): NamedEntry {
  const domain = cleanDomain(text);
  if (!isDomain(domain)) return { name: text, domain: "" };
  const [first = domain] = domain.split(".");
  return { name: first.charAt(0).toUpperCase() + first.slice(1), domain };
}

function isSame(a: NamedEntry, b: NamedEntry): boolean {
  if (a.domain !== "" && b.domain !== "") return a.domain === b.domain;
  return a.name.toLowerCase() === b.name.toLowerCase();
}
