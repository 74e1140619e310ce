import { CONTACT_STATUS_TITLES, CONTACT_STATUSES, type ContactStatus } from "@standings/domain";
import { Chip } from "../../../components/ui/chip.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatNumber } from "../../../lib/format.ts";
import type { FilterFieldProps } from "../list/filters.tsx";

/** Filter by status, with how many messages have each. */
export function StatusChips({ value, onChange }: FilterFieldProps<ContactStatus>) {
  const { data: totals } = trpc.admin.contacts.totals.useQuery();
  const counts = totals?.byStatus;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="-m-1 flex min-w-0 max-w-[calc(100%+8px)] gap-2 overflow-x-auto p-1">
      <legend className="sr-only">Status</legend>
      <Chip kind="filter" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        All <Count of={all} />
      </Chip>
      {CONTACT_STATUSES.map((status) => (
        <Chip key={status} kind="filter" aria-pressed={value === status} onClick={() => onChange(status)}>
          {CONTACT_STATUS_TITLES[status]} <Count of={counts?.[status]} />
        </Chip>
      ))}
    </fieldset>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span>{formatNumber(of)}</span>;
}
