import { type AggregatedEntry, type CompanySuggestion, isDomain, trimDomain } from "@standings/domain";
import { type FormEvent, type ReactNode, useState } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { useSuggestions } from "../../../components/company/use-suggestions.ts";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { menuItemStyle } from "../../../components/ui/menu-item.ts";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { SubmitButton } from "../../../components/ui/submit-button.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useOwnCompany } from "../../../lib/session/use-own-company.ts";
import { matchCompanies, onlyMatch } from "./match-companies.ts";

const SUGGESTIONS = { fetched: 6, shown: 4 };

interface ChooseCompanyDialogProps {
  /** Companies of the ranking. */
  readonly entries: readonly AggregatedEntry[];
  readonly onClose: () => void;
}

/** Names the viewer's own company: one of their brands or of the ranking, or another by its name or address. */
export function ChooseCompanyDialog({ entries, onClose }: ChooseCompanyDialogProps) {
  const { isSaving, save } = useOwnCompany(onClose);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const brands = matchCompanies(trpc.brands.list.useQuery().data ?? [], typed);
  const ranked = matchCompanies(
    entries.filter(({ domain }) => domain !== ""),
    typed,
  );
  const listed = new Set([...brands, ...ranked].map(({ domain }) => domain));
  const found = useSuggestions(typed, typed !== "", SUGGESTIONS) ?? [];
  const others = found.filter(({ domain }) => !listed.has(domain));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const domain = trimDomain(typed);
    const meant = isDomain(domain)
      ? { domain }
      : onlyMatch<CompanySuggestion>([...brands, ...ranked, ...others], typed);
    if (meant) save(meant.domain);
    else setError("Choose one below, or enter its address (e.g., yourcompany.com)");
  };
  return (
    <Dialog size="form" onClose={onClose}>
      <div className="flex items-center justify-between px-4 pt-6 pb-3 sm:px-7">
        <DialogTitle className="text-xl font-strong">Which one is you?</DialogTitle>
        <DialogClose className="-mr-2.5" />
      </div>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 px-4 pb-4 sm:px-7"
        onSubmit={submit}
        noValidate
      >
        <Field
          label="Name or address of your company"
          value={typed}
          error={error}
          autoFocus
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setError(null);
          }}
        />
        <SubmitButton pending={isSaving} variant="secondary" size="own" className="mt-5.5 h-11 px-4">
          Save
        </SubmitButton>
      </form>
      {/* Of one height, so that the field stays where it is while the list is filtered. */}
      <div className="h-120 shrink overflow-y-auto border-t border-line px-2 py-2 sm:px-5">
        <Companies label="Your brands" companies={brands} isSaving={isSaving} onChoose={save} />
        <Companies
          label="Companies of this ranking"
          companies={ranked}
          isSaving={isSaving}
          onChoose={save}
          markOf={({ rank }) => <RankBadge rank={rank} />}
        />
        <Companies label="Other companies" companies={others} isSaving={isSaving} onChoose={save} />
      </div>
    </Dialog>
  );
}

interface CompaniesProps<Company extends CompanySuggestion> {
  readonly label: string;
  readonly companies: readonly Company[];
  readonly isSaving: boolean;
  readonly markOf?: (company: Company) => ReactNode;
  readonly onChoose: (domain: string) => void;
}

function Companies<Company extends CompanySuggestion>(props: CompaniesProps<Company>) {
  const { label, companies, isSaving, markOf, onChoose } = props;
  if (companies.length === 0) return null;
  return (
    <>
      <p className="px-2.5 pt-2 pb-1 text-xs text-ink-3" aria-hidden="true">
        {label}
      </p>
      <ul aria-label={label}>
        {companies.map((company) => (
          <li key={company.domain}>
            <button
              type="button"
              className={menuItemStyle({ height: "tall", className: "w-full text-left hover:bg-hover" })}
              disabled={isSaving}
              onClick={() => onChoose(company.domain)}
            >
              {markOf?.(company)}
              <CompanyLogo domain={company.domain} name={company.name} />
              <span className="min-w-0 flex-1 truncate">{company.name}</span>
              <span className="max-w-[50%] truncate text-sm text-ink-3">{company.domain}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
