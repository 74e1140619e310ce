import { USER_SORTS, type UserSort } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Plus, Users as UsersIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatNumber } from "../../../lib/format.ts";
import { choiceFilter } from "../list/filters.tsx";
import { PanelList, type PanelQuery } from "../list/panel-list.tsx";
import { useOpened } from "../list/use-list-search.ts";
import { AddUserDialog } from "./add-user-dialog.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { UserDetails } from "./details/user-details.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { PROVIDERS, ROLES } from "./user-fields.tsx";
import { type UserTask, userTable } from "./user-table.tsx";

const FILTERS = { role: choiceFilter("Role", ROLES), authProvider: choiceFilter("Sign-in", PROVIDERS) };

function useUserList(query: PanelQuery<typeof FILTERS, UserSort>) {
  return trpc.admin.users.list.useQuery(query, { placeholderData: keepPreviousData });
}

/** The users (spec part 2 §2). */
export default function Users() {
  const [task, setTask] = useState<UserTask | "add" | null>(null);
  const [, open] = useOpened();
  const { data: totals } = trpc.admin.users.totals.useQuery();
  const close = () => setTask(null);
  return (
    <>
      <PanelList
        title="Users"
        note={totals && noteOf(totals)}
        actions={
          <Button variant="primary" onClick={() => setTask("add")}>
            <Icon of={Plus} />
            Add User
          </Button>
        }
        words="Name or e-mail"
        filters={FILTERS}
        sorts={USER_SORTS}
        file="/api/admin/users/export"
        noun="users"
        empty={{ title: "No users yet", icon: UsersIcon, children: "Who signs up is listed here." }}
        useRows={useUserList}
        rows={({ users }) => users}
        look={userTable(setTask)}
        details={(id, onClose) => <UserDetails id={id} onClose={onClose} onTask={setTask} />}
      />
      {task === "add" && <AddUserDialog onClose={close} />}
      {task !== null && task !== "add" && task.kind === "edit" && (
        <EditUserDialog user={task.user} onClose={close} />
      )}
      {task !== null && task !== "add" && task.kind === "delete" && (
        <DeleteUserDialog
          user={task.user}
          onClose={close}
          onDeleted={() => {
            close();
            open(undefined);
          }}
        />
      )}
    </>
  );
}

/** "1,284 users, 4 of them admins" */
function noteOf({ total, admins }: { total: number; admins: number }): string {
  const users = `${formatNumber(total)} ${total === 1 ? "user" : "users"}`;
  return `${users}, ${formatNumber(admins)} of them ${admins === 1 ? "an admin" : "admins"}`;
}
