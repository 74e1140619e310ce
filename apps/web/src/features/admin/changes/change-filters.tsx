import { X } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { FilterSelect } from "../list/filter-select.tsx";
import type { ChangeSearch } from "../list/use-list-search.ts";
import { DayField } from "./day-field.tsx";
import { ACTION_LABELS, KIND_LABELS } from "./labels.ts";
import type { ChangesSearch } from "./read-search.ts";

interface ChangeFiltersProps {
  readonly search: ChangesSearch;
  readonly onChange: ChangeSearch<ChangesSearch>;
}

/** Who, what, about what and when. */
export function ChangeFilters({ search, onChange }: ChangeFiltersProps) {
  const { data: admins = [] } = trpc.admin.changes.admins.useQuery();
  const names = Object.fromEntries(admins.map(({ id, name }) => [id, name ?? "Deleted admin"]));
  const { admin, action, subjectKind, subject, from, to } = search;
  const options = admin === undefined || admin in names ? names : { ...names, [admin]: "Another admin" };
  return (
    <>
      <FilterSelect
        label="Admin"
        options={options}
        value={admin}
        onChange={(chosen) => onChange({ admin: chosen })}
      />
      <FilterSelect
        label="Action"
        options={ACTION_LABELS}
        value={action}
        onChange={(chosen) => onChange({ action: chosen })}
      />
      <FilterSelect
        label="About"
        options={KIND_LABELS}
        value={subjectKind}
        onChange={(chosen) => onChange({ subjectKind: chosen, subject: undefined })}
      />
      {subjectKind !== undefined && subject !== undefined && (
        <Button onClick={() => onChange({ subject: undefined })}>
          Only one of them
          <Icon of={X} size="sm" />
          <span className="sr-only">: show all</span>
        </Button>
      )}
      <DayField label="From" value={from} onChange={(day) => onChange({ from: day })} />
      <DayField label="To" value={to} onChange={(day) => onChange({ to: day })} />
    </>
  );
}
