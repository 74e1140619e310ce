import type { AdminStats } from "@standings/domain";
import { plural } from "@standings/domain";
import { formatNumber } from "../../../lib/format.ts";

/** Users, searches and messages in total (spec part 2 §2). */
export function Totals({ users, searches, contactSubmissions }: AdminStats) {
  const totals = [
    { name: "Users", total: users.total, note: plural(users.admins, "admin") },
    { name: "Searches", total: searches.total, note: `${formatNumber(searches.trending)} trending` },
    {
      name: "Contact submissions",
      total: contactSubmissions.total,
      note: `${formatNumber(contactSubmissions.new)} new`,
    },
  ];
  return (
    <dl className="grid border-t-2 border-line-ink sm:grid-cols-3 sm:border-b sm:border-b-line-2">
      {totals.map(({ name, total, note }) => (
        <div
          key={name}
          className="border-line py-3 max-sm:border-b sm:border-l sm:px-6 sm:pt-3.5 sm:pb-4 sm:first:border-l-0 sm:first:pl-0"
        >
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className="text-2xl font-strong">
            {formatNumber(total)} <span className="text-sm font-text tracking-normal text-ink-3">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
