import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { FORCED_FILL } from "../../../components/ui/forced-fill.ts";
import { Icon } from "../../../components/ui/icon.tsx";
import { FADED_END, showTab } from "../../../components/ui/tabs.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { ADMIN_TABS } from "../admin-tabs.ts";

/** How often an open panel looks for new messages, and whether its admin still is one. */
const LOOK_EVERY_MS = 20_000;

const LINK =
  "inline-flex flex-none items-center gap-2.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink " +
  "aria-[current]:text-ink max-md:relative max-md:h-12 " +
  "max-md:aria-[current]:after:absolute max-md:aria-[current]:after:inset-x-0 max-md:aria-[current]:after:bottom-0 " +
  "max-md:aria-[current]:after:h-0.5 max-md:aria-[current]:after:bg-ink " +
  "md:h-10 md:rounded-2 md:px-3 md:hover:bg-hover md:aria-[current]:bg-hover " +
  FORCED_FILL;

/** Links to the tabs. */
export function AdminNav({ tab }: { tab: string }) {
  const { data: newContacts = 0 } = trpc.admin.contacts.countNew.useQuery(undefined, {
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const nav = useRef<HTMLElement>(null);
  const hasNew = newContacts > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: that messages wait widens the list
  useEffect(() => {
    const current = nav.current?.querySelector(`[href="${tab === "" ? "/admin" : `/admin/${tab}`}"]`);
    showTab(nav.current, current);
  }, [tab, hasNew]);
  return (
    <nav
      ref={nav}
      aria-label="Admin"
      className={`scrollbar-none flex gap-6 overflow-x-auto pl-(--gutter) shadow-underline ${FADED_END} md:flex-col md:gap-0.5 md:border-r md:border-line md:p-3 md:pt-5 md:shadow-none`}
    >
      {ADMIN_TABS.map(({ id, label, icon }) => (
        <Link
          key={id}
          to="/admin/{-$tab}"
          params={{ tab: id === "" ? undefined : id }}
          activeOptions={{ exact: true, includeSearch: false }}
          className={LINK}
        >
          <Icon of={icon} className="max-md:hidden" />
          {label}
          {id === "contact-forms" && hasNew && (
            <span className="ml-auto grid h-5 min-w-5 place-items-center rounded-full bg-mark px-1.5 text-xs font-strong text-on-mark">
              {newContacts}
              <span className="sr-only"> new</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
