import type { AdminStats } from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { formatDay, formatNumber, initials } from "../../../lib/format.ts";

/** The newest users (spec part 2 §2): name, e-mail, credits and when the account was made. */
export function RecentUsers({ users }: { users: AdminStats["recentUsers"] }) {
  return (
    <Table isFixed className={HEAVY_RULE}>
      <caption className="sr-only">Recent users</caption>
      <thead className="text-left">
        <tr>
          <ColumnName className="w-[36%] max-sm:w-1/2">Name</ColumnName>
          <ColumnName className="max-sm:hidden">E-mail</ColumnName>
          <ColumnName className="w-18 text-right">Credits</ColumnName>
          <ColumnName className="w-30 text-right">Created</ColumnName>
        </tr>
      </thead>
      <tbody>
        {users.map(({ id, name, email, credits, createdAt }) => (
          <tr key={id} className="h-13 border-b border-line">
            <th scope="row" className="text-left">
              <span className="flex items-center gap-3 pr-3">
                <span
                  className="grid size-8 flex-none place-items-center rounded-full bg-hover text-xs font-medium text-ink-2"
                  aria-hidden="true"
                >
                  {initials(name)}
                </span>
                <span className="truncate font-medium">{name}</span>
              </span>
            </th>
            <td className="truncate pr-3 text-ink-2 max-sm:hidden">{email}</td>
            <td className="text-right">{formatNumber(credits)}</td>
            <td className="text-right text-ink-3">{formatDay(new Date(createdAt))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
