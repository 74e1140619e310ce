import type { CompanySuggestion } from "@standings/domain";
import { useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { CompanyForm } from "../../components/company/company-form.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useOwnCompany } from "../../lib/session/use-own-company.ts";

/** The company whose rows are marked for the user, and the way to change it. */
export function OwnCompany({ company }: { company: CompanySuggestion | null }) {
  const [isChanging, setChanging] = useState(false);
  const { isSaving, save } = useOwnCompany(() => setChanging(false));
  if (company === null || isChanging) {
    return (
      <div className="grid gap-2">
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
