import { trimDomain } from "@standings/domain";
import { type FormEvent, useId } from "react";
import { useDomainField } from "../../lib/search/use-domain-field.ts";
import { FormError } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { DomainBox } from "./domain-box.tsx";

const RULE = { clean: trimDomain, errorMs: 3000 };
const SUGGESTIONS = { fetched: 6, shown: 4 };

interface CompanyFormProps {
  readonly label: string;
  /** What its button says. */
  readonly action?: string;
  readonly isSaving: boolean;
  readonly onSave: (domain: string) => void;
}

/** Field for the domain of a company, with suggestions by name or domain. */
export function CompanyForm({ label, action = "Save", isSaving, onSave }: CompanyFormProps) {
  const id = useId();
  const { value, set, find, isFinding, error } = useDomainField(RULE);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const domain = await find();
    if (domain !== null) onSave(domain);
  };
  return (
    <form className="grid gap-1.5" onSubmit={submit} noValidate>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <DomainBox
          id={id}
          value={value}
          onValue={set}
          limits={SUGGESTIONS}
          isBad={error !== null}
          aria-describedby={`${id}-error`}
          listClassName="inset-x-0 mt-2"
        />
        <SubmitButton pending={isSaving || isFinding} variant="secondary" size="own" className="h-11 px-4">
          {action}
        </SubmitButton>
      </div>
      <div id={`${id}-error`}>
        <FormError>{error}</FormError>
      </div>
    </form>
  );
}
