import { USER_SORTS } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Plus, Users as UsersIcon } from "lucide-react";
import { useState } from "react";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatNumber } from "../../../lib/format.ts";
import { FilterSelect } from "../list/filter-select.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { ListStates } from "../list/list-states.tsx";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { PageHead } from "../list/page-head.tsx";
import { Pager } from "../list/pager.tsx";
import { readChoice, useListSearch, useOpened } from "../list/use-list-search.ts";
import { AddUserDialog } from "./add-user-dialog.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { UserDetails } from "./details/user-details.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { readUsersSearch } from "./read-search.ts";
import { PROVIDERS, ROLES } from "./user-labels.ts";
import { UserTable, type UserTask } from "./user-table.tsx";

/** The users (spec part 2 §2). */
export default function Users() {
  const [search, change] = useListSearch(readUsersSearch);
  const [opened, open] = useOpened();
  const [task, setTask] = useState<UserTask | "add" | null>(null);
  const { page, ...filter } = { ...search, sortBy: readChoice(search.sortBy, USER_SORTS) };
  const query = trpc.admin.users.list.useQuery({ ...filter, page }, { placeholderData: keepPreviousData });
  const { data: totals } = trpc.admin.users.totals.useQuery();
  const close = () => setTask(null);
  return (
    <>
      <PageHead
        title="Users"
        note={totals && noteOf(totals)}
        actions={
          <Button variant="primary" onClick={() => setTask("add")}>
            <Icon of={Plus} />
            Add User
          </Button>
        }
      />
      <ListToolbar
        label="Name or e-mail"
        search={search}
        onChange={change}
        end={<FileButtons path="/api/admin/users/export" query={filter} />}
      >
        <FilterSelect
          label="Role"
          options={ROLES}
          value={search.role}
          onChange={(role) => change({ role })}
        />
        <FilterSelect
          label="Sign-in"
          options={PROVIDERS}
          value={search.authProvider}
          onChange={(authProvider) => change({ authProvider })}
        />
      </ListToolbar>
      {query.isPending ? (
        <ListSkeleton />
      ) : (
        <ListStates
          query={query}
          isEmpty={query.data?.users.length === 0}
          isFiltered={!!(search.search || search.role || search.authProvider || page)}
          noun="users"
          empty={{ title: "No users yet", icon: UsersIcon, children: "Who signs up is listed here." }}
          onClear={() => change({ search: undefined, role: undefined, authProvider: undefined })}
        >
          {query.data && (
            <>
              <UserTable
                users={query.data.users}
                search={search}
                onChange={change}
                onOpen={open}
                onTask={setTask}
              />
              <Pager pagination={query.data.pagination} noun="users" onPage={(to) => change({ page: to })} />
            </>
          )}
        </ListStates>
      )}
      {opened !== undefined && <UserDetails id={opened} onClose={() => open(undefined)} onTask={setTask} />}
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
