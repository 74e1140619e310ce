import { type AdminContact, CONTACT_REPLY_TIME, type ContactTotals, INQUIRY_TITLES } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatNumber } from "../../../lib/format.ts";
import { FilterSelect } from "../list/filter-select.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { ListStates } from "../list/list-states.tsx";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { PageHead } from "../list/page-head.tsx";
import { Pager } from "../list/pager.tsx";
import { useListSearch, useOpened } from "../list/use-list-search.ts";
import { ageText } from "./age-text.ts";
import { ContactCard } from "./contact-card.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { readContactsSearch } from "./read-search.ts";
import { StatusChips } from "./status-chips.tsx";

/** Messages of the contact form (spec part 2 §2). */
export default function Contacts() {
  const [search, change] = useListSearch(readContactsSearch);
  const [opened, open] = useOpened();
  const utils = trpc.useUtils();
  const setStatus = trpc.admin.contacts.setStatus.useMutation({
    onSettled: () => utils.admin.contacts.invalidate(),
  });
  const view = (contact: AdminContact) => {
    open(contact.id);
    if (contact.status === "new") setStatus.mutate({ id: contact.id, status: "read" });
  };
  const { page, search: text, status, inquiry_type } = search;
  const filter = { search: text, status, inquiry_type };
  const query = trpc.admin.contacts.list.useQuery({ ...filter, page }, { placeholderData: keepPreviousData });
  const { data: totals } = trpc.admin.contacts.totals.useQuery();
  return (
    <>
      <PageHead title="Contact Forms" note={totals && noteOf(totals)} />
      <ListToolbar
        label="Name, e-mail or words"
        search={search}
        onChange={change}
        end={<FileButtons path="/api/admin/contact-submissions/export" query={filter} />}
      >
        <FilterSelect
          label="Type"
          options={INQUIRY_TITLES}
          value={inquiry_type}
          onChange={(chosen) => change({ inquiry_type: chosen })}
        />
        <StatusChips totals={totals} value={status} onChange={(chosen) => change({ status: chosen })} />
      </ListToolbar>
      {query.isPending ? (
        <ListSkeleton />
      ) : (
        <ListStates
          query={query}
          isEmpty={query.data?.submissions.length === 0}
          isFiltered={!!(text || status || inquiry_type || page)}
          noun="submissions"
          empty={{ title: "No submissions yet", icon: Mail, children: "What visitors write is listed here." }}
          onClear={() => change({ search: undefined, status: undefined, inquiry_type: undefined })}
        >
          {query.data && (
            <>
              <ul className={HEAVY_RULE}>
                {query.data.submissions.map((contact) => (
                  <ContactCard key={contact.id} contact={contact} onOpen={() => view(contact)} />
                ))}
              </ul>
              <Pager
                pagination={query.data.pagination}
                noun="submissions"
                onPage={(to) => change({ page: to })}
              />
            </>
          )}
        </ListStates>
      )}
      {opened !== undefined && <ContactDetails id={opened} onClose={() => open(undefined)} />}
    </>
  );
}

/** "213 submissions. The page promises a reply within 24 hours; the oldest new one is 5 hours old." */
function noteOf({ byStatus, oldestNewAt }: ContactTotals): string {
  const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
  const count = `${formatNumber(total)} ${total === 1 ? "submission" : "submissions"}.`;
  const promise = `The page promises a reply ${CONTACT_REPLY_TIME}`;
  if (oldestNewAt === null) return `${count} ${promise}; none is new.`;
  return `${count} ${promise}; the oldest new one is ${ageText(oldestNewAt, new Date())} old.`;
}
