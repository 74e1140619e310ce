import type { CompanySuggestion } from "@standings/domain";
import { useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { CompanyForm } from "../../components/company/company-form.tsx";
import { Button } from "../../components/ui/button.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { useOwnCompany } from "../../lib/session/use-own-company.ts";

/** The company whose rows are marked for the user, and the way to change it. */
export function OwnCompany({ company }: { company: CompanySuggestion | null }) {
  const [isChanging, setChanging] = useState(false);
  const { isSaving, save } = useOwnCompany(() => setChanging(false));
  if (company === null || isChanging) {
    return (
      <div className="grid gap-3">
        <OwnBrands isSaving={isSaving} onChoose={save} />
        <CompanyForm label="Domain of your company" isSaving={isSaving} onSave={save} />
        {isChanging && (
          <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setChanging(false)}>
            Cancel
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <CompanyLogo domain={company.domain} name={company.name} className="side-9" />
      <p className="min-w-0 flex-1">
        <b className="block truncate font-strong">{company.name}</b>
        <span className="block truncate text-sm text-ink-3">{company.domain}</span>
      </p>
      <Button size="sm" onClick={() => setChanging(true)}>
        Change
      </Button>
      <Button size="sm" variant="ghost" pending={isSaving} disabled={isSaving} onClick={() => save(null)}>
        Remove
      </Button>
    </div>
  );
}

/** The brands of the account, one press each; nothing before there is one. */
function OwnBrands({ isSaving, onChoose }: { isSaving: boolean; onChoose: (domain: string) => void }) {
  const { data = [] } = trpc.brands.list.useQuery();
  if (data.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Your brands">
      {data.map(({ id, name, domain }) => (
        <li key={id} className="max-w-full min-w-0">
          <Button size="sm" className="max-w-full" disabled={isSaving} onClick={() => onChoose(domain)}>
            <CompanyLogo domain={domain} name={name} className="side-5" />
            <span className="truncate">{name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
