import {
  type AdminContact,
  CONTACT_REPLY_TIME,
  CONTACT_STATUSES,
  type ContactStatus,
  type ContactTotals,
  INQUIRY_TITLES,
  plural,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatNumber } from "../../../lib/format.ts";
import { choiceFilter, type Filter } from "../list/filters.tsx";
import { PanelList, type PanelQuery } from "../list/panel-list.tsx";
import { readChoice } from "../list/use-list-search.ts";
import { ContactCard } from "./contact-card.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { StatusChips } from "./status-chips.tsx";

const MINUTE = 60_000;

/** How long ago a time is, in its largest whole unit: "5 hours". */
export function ageText(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE);
  if (minutes < 1) return "under a minute";
  if (minutes < 60) return plural(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? plural(hours, "hour") : plural(Math.floor(hours / 24), "day");
}

const STATUS_FILTER: Filter<ContactStatus> = {
  read: (value) => readChoice(value, CONTACT_STATUSES),
  Field: StatusChips,
};

const FILTERS = { inquiry_type: choiceFilter("Type", INQUIRY_TITLES), status: STATUS_FILTER };

function useContactList(query: PanelQuery<typeof FILTERS>) {
  return trpc.admin.contacts.list.useQuery(query, { placeholderData: keepPreviousData });
}

/** Messages of the contact form (spec part 2 §2). */
export default function Contacts() {
  const utils = trpc.useUtils();
  const setStatus = trpc.admin.contacts.setStatus.useMutation({
    onSettled: () => utils.admin.contacts.invalidate(),
  });
  const view = ({ id, status }: AdminContact, open: () => void) => {
    open();
    if (status === "new") setStatus.mutate({ id, status: "read" });
  };
  const { data: totals } = trpc.admin.contacts.totals.useQuery();
  return (
    <PanelList
      title="Contact Forms"
      note={totals && noteOf(totals)}
      words="Name, e-mail or words"
      filters={FILTERS}
      file="/api/admin/contact-submissions/export"
      noun="submissions"
      empty={{ title: "No submissions yet", icon: Mail, children: "What visitors write is listed here." }}
      useRows={useContactList}
      rows={({ submissions }) => submissions}
      look={(contact, open) => (
        <ContactCard key={contact.id} contact={contact} onOpen={() => view(contact, open)} />
      )}
      details={(id, onClose) => <ContactDetails id={id} onClose={onClose} />}
    />
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
