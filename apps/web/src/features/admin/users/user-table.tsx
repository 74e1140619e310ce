import { type AdminUser, hasPaidPlan } from "@standings/domain";
import { Check, Pencil, Trash2 } from "lucide-react";
import { Badge } from "../../../components/ui/badge.tsx";
import { IconButton } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { formatNumber, initials } from "../../../lib/format.ts";
import type { PanelColumn, PanelTableLook } from "../list/panel-table.tsx";
import { formatUtcDate } from "../utc.ts";
import { PLANS, PROVIDERS, ROLES } from "./user-fields.tsx";

export interface UserTask {
  readonly kind: "edit" | "delete";
  readonly user: AdminUser;
}

/** The table of users; the buttons of a row begin a task. */
export function userTable(onTask: (task: UserTask) => void): PanelTableLook<AdminUser> {
  return { caption: "Users", defaultSort: "createdAt", columns: [...FACTS, taskColumn(onTask)] };
}

const FACTS: readonly PanelColumn<AdminUser>[] = [
  {
    name: "Name",
    sort: "name",
    head: "text-left",
    body: "py-2 pr-4 max-sm:py-0 max-sm:pr-0",
    cell: ({ name, email }, open) => (
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
            onClick={open}
          >
            {name}
          </button>
          <span className="truncate text-sm text-ink-2" title={email}>
            {email}
          </span>
        </span>
      </span>
    ),
  },
  {
    name: "Role",
    head: "w-21 text-left",
    body: "text-ink-2 max-sm:hidden",
    cell: ({ role }) => (role === "admin" ? <Badge tone="ink">{ROLES[role]}</Badge> : ROLES[role]),
  },
  {
    name: "Sign-in",
    head: "w-21 text-left max-xl:hidden",
    body: "text-ink-2 max-xl:hidden",
    cell: ({ authProvider }) => (authProvider === "google" ? PROVIDERS.google : PROVIDERS.email),
  },
  {
    name: "E-mail",
    head: "w-32 text-left",
    body: "max-sm:col-start-1 max-sm:row-start-2 max-sm:pt-1.5 max-sm:pl-11",
    cell: ({ emailVerified }) =>
      emailVerified ? (
        <span className="inline-flex items-center gap-1.5">
          <Icon of={Check} size="sm" className="text-good" />
          Verified
        </span>
      ) : (
        <Badge tone="waiting">Not verified</Badge>
      ),
  },
  {
    name: "Plan",
    head: "w-22 text-left max-xl:hidden",
    body: "text-ink-2 max-xl:hidden",
    cell: ({ plan }) => PLANS[plan],
  },
  {
    name: "Credits",
    head: "w-20 text-right",
    body: "text-right max-sm:col-start-2 max-sm:row-start-2 max-sm:pt-1.5",
    cell: ({ credits, plan }) => (
      <span className={credits === 0 && !hasPaidPlan(plan) ? "text-bad" : ""}>
        <span className="font-strong">{formatNumber(credits)}</span>
        <span className="text-ink-2 sm:sr-only"> credits</span>
      </span>
    ),
  },
  {
    name: "Created",
    sort: "createdAt",
    head: "w-29 text-right",
    body: "text-right whitespace-nowrap text-ink-2 max-sm:hidden",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatUtcDate(createdAt)}</time>,
  },
];

/** Stands above the row, which opens the details. */
function taskColumn(onTask: (task: UserTask) => void): PanelColumn<AdminUser> {
  return {
    name: "Actions",
    isQuiet: true,
    head: "w-24",
    body: "text-right max-sm:col-start-2 max-sm:row-start-1",
    cell: (user) => (
      <span className="relative z-1 inline-flex">
        <IconButton of={Pencil} label={`Edit ${user.name}`} onClick={() => onTask({ kind: "edit", user })} />
        <IconButton
          of={Trash2}
          label={`Delete ${user.name}`}
          onClick={() => onTask({ kind: "delete", user })}
        />
      </span>
    ),
  };
}
