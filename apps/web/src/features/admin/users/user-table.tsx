import { type AdminUser, hasPaidPlan } from "@standings/domain";
import { Check, Pencil, Trash2 } from "lucide-react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { formatDate, formatNumber, initials } from "../../../lib/format.ts";
import { SortName } from "../list/sort-name.tsx";
import type { ChangeSearch, ListSearch } from "../list/use-list-search.ts";
import { PLANS, PROVIDERS, ROLES } from "./user-labels.ts";

export interface UserTask {
  readonly kind: "edit" | "delete";
  readonly user: AdminUser;
}

interface UserTableProps {
  readonly users: readonly AdminUser[];
  readonly search: ListSearch;
  readonly onChange: ChangeSearch<ListSearch>;
  readonly onOpen: (id: string) => void;
  readonly onTask: (task: UserTask) => void;
}

const TEXT = "text-left max-xl:hidden";

/** The list; on a phone a row is a small block. */
export function UserTable({ users, search, onChange, onOpen, onTask }: UserTableProps) {
  const sort = { defaultBy: "createdAt", search, onChange };
  return (
    <Table isFixed className={`${HEAVY_RULE} max-sm:block`}>
      <caption className="sr-only">Users</caption>
      <thead className="max-sm:hidden">
        <tr>
          <SortName label="Name" by="name" {...sort} className="text-left" />
          <ColumnName className="w-21 text-left">Role</ColumnName>
          <ColumnName className={`w-21 ${TEXT}`}>Sign-in</ColumnName>
          <ColumnName className="w-32 text-left">E-mail</ColumnName>
          <ColumnName className={`w-22 ${TEXT}`}>Plan</ColumnName>
          <ColumnName className="w-20 text-right">Credits</ColumnName>
          <SortName label="Created" by="createdAt" {...sort} className="w-29 text-right" />
          <ColumnName className="w-24">
            <span className="sr-only">Actions</span>
          </ColumnName>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            onOpen={() => onOpen(user.id)}
            onTask={(kind) => onTask({ kind, user })}
          />
        ))}
      </tbody>
    </Table>
  );
}

const CELL = "border-b border-line max-sm:border-0";

interface UserRowProps {
  readonly user: AdminUser;
  readonly onOpen: () => void;
  readonly onTask: (kind: UserTask["kind"]) => void;
}

/** A user: the whole row opens the details, the buttons stand above. */
function UserRow({ user, onOpen, onTask }: UserRowProps) {
  const { name, email, role, credits, authProvider, emailVerified, plan, createdAt } = user;
  return (
    <tr className="relative hover:bg-hover max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3 max-sm:border-b max-sm:border-line max-sm:py-2.5">
      <th scope="row" className={`${CELL} py-2 pr-4 text-left font-text max-sm:py-0 max-sm:pr-0`}>
        <span className="flex min-w-0 items-center gap-3">
          <span
            className="grid size-8 flex-none place-items-center rounded-full bg-hover text-[11px] font-strong text-ink-2"
            aria-hidden="true"
          >
            {initials(name)}
          </span>
          <span className="grid min-w-0">
            <button
              type="button"
              title={name}
              className="truncate text-left font-medium after:absolute after:inset-0"
              onClick={onOpen}
            >
              {name}
            </button>
            <span className="truncate text-sm text-ink-2" title={email}>
              {email}
            </span>
          </span>
        </span>
      </th>
      <td className={`${CELL} text-ink-2 max-sm:hidden`}>
        {role === "admin" ? <Badge tone="ink">{ROLES[role]}</Badge> : ROLES[role]}
      </td>
      <td className={`${CELL} text-ink-2 max-xl:hidden`}>
        {authProvider === "google" ? PROVIDERS.google : PROVIDERS.email}
      </td>
      <td className={`${CELL} max-sm:col-start-1 max-sm:row-start-2 max-sm:pt-1.5 max-sm:pl-11`}>
        {emailVerified ? (
          <span className="inline-flex items-center gap-1.5">
            <Icon of={Check} size="sm" className="text-good" />
            Verified
          </span>
        ) : (
          <Badge tone="waiting">Not verified</Badge>
        )}
      </td>
      <td className={`${CELL} text-ink-2 max-xl:hidden`}>{PLANS[plan]}</td>
      <td
        className={`${CELL} text-right max-sm:col-start-2 max-sm:row-start-2 max-sm:pt-1.5 ${credits === 0 && !hasPaidPlan(plan) ? "text-bad" : ""}`}
      >
        <span className="font-strong">{formatNumber(credits)}</span>
        <span className="text-ink-2 sm:sr-only"> credits</span>
      </td>
      <td className={`${CELL} text-right whitespace-nowrap text-ink-2 max-sm:hidden`}>
        <time dateTime={createdAt}>{formatDate(new Date(createdAt))}</time>
      </td>
      <td className={`${CELL} text-right max-sm:col-start-2 max-sm:row-start-1`}>
        <span className="relative z-1 inline-flex">
          <Button variant="ghost" size="icon" aria-label={`Edit ${name}`} onClick={() => onTask("edit")}>
            <Icon of={Pencil} />
          </Button>
          <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={() => onTask("delete")}>
            <Icon of={Trash2} />
          </Button>
        </span>
      </td>
    </tr>
  );
}
