import { keepPreviousData } from "@tanstack/react-query";
import { History, X } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import {
  choiceFilter,
  dayFilter,
  type Filter,
  type FilterFieldProps,
  FilterSelect,
  readId,
} from "../list/filters.tsx";
import { PanelList, type PanelQuery } from "../list/panel-list.tsx";
import { textOf } from "../list/use-list-search.ts";
import { ChangeText } from "./change-text.tsx";
import { ACTION_LABELS, KIND_LABELS } from "./labels.ts";
import { LogLine } from "./log-list.tsx";

const ADMIN_FILTER: Filter<string> = { read: readId, Field: AdminField };

const KIND_FILTER = { ...choiceFilter("About", KIND_LABELS), clears: "subject" };

/** Id of what was changed; it counts with its kind only. */
const SUBJECT_FILTER: Filter<string> = {
  read: (value, { subjectKind }) => KIND_FILTER.read(subjectKind, {}) && textOf(value)?.slice(0, SUBJECT_MAX),
  Field: ({ value, onChange }) =>
    value !== undefined && (
      <Button onClick={() => onChange(undefined)}>
        Only one of them
        <Icon of={X} size="sm" />
        <span className="sr-only">: show all</span>
      </Button>
    ),
};

/** Characters. */
const SUBJECT_MAX = 200;

export const CHANGE_FILTERS = {
  admin: ADMIN_FILTER,
  action: choiceFilter("Action", ACTION_LABELS),
  subjectKind: KIND_FILTER,
  subject: SUBJECT_FILTER,
  from: dayFilter("From"),
  to: dayFilter("To"),
};

function useChangeList(query: PanelQuery<typeof CHANGE_FILTERS>) {
  return trpc.admin.changes.list.useQuery(query, { placeholderData: keepPreviousData });
}

/** What admins changed, the newest first. */
export function ChangeLog() {
  return (
    <PanelList
      words="Words"
      filters={CHANGE_FILTERS}
      file="/api/admin/changes/export"
      noun="changes"
      empty={{ title: "No changes yet", icon: History, children: "What admins change is listed here." }}
      useRows={useChangeList}
      rows={({ changes }) => changes}
      look={(change) => (
        <LogLine key={change.id} at={change.at}>
          <ChangeText change={change} />
        </LogLine>
      )}
    />
  );
}

function AdminField({ value, onChange }: FilterFieldProps<string>) {
  const { data: admins = [] } = trpc.admin.changes.admins.useQuery();
  const names = Object.fromEntries(admins.map(({ id, name }) => [id, name ?? "Deleted admin"]));
  const options = value === undefined || value in names ? names : { ...names, [value]: "Another admin" };
  return <FilterSelect label="Admin" options={options} value={value} onChange={onChange} />;
}
