import {
  type AdminContact,
  CONTACT_STATUS_TITLES,
  CONTACT_STATUSES,
  type ContactStatus,
} from "@standings/domain";
import { ChevronsUpDown } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { inputFrame, Select } from "../../../components/ui/input-frame.tsx";
import { cva } from "../../../components/ui/variants.ts";
import { trpc } from "../../../lib/api/trpc.ts";

/** Says how far a message is dealt with, and changes it. */
export function StatusSelect({ contact }: { contact: Pick<AdminContact, "id" | "name" | "status"> }) {
  const utils = trpc.useUtils();
  const set = trpc.admin.contacts.setStatus.useMutation({
    meta: { failed: "The status could not be saved. Please try again." },
    onSettled: () => utils.admin.contacts.invalidate(),
  });
  const status = set.isPending ? set.variables.status : contact.status;
  return (
    <div className={`${inputFrame({ height: "low", isFilled: true })} w-33!`}>
      <span className="pointer-events-none absolute left-2" aria-hidden="true">
        <ContactStatusBadge status={status} />
      </span>
      <Select
        aria-label={`Status of the message by ${contact.name}`}
        value={status}
        disabled={set.isPending}
        onChange={({ target }) => {
          const chosen = CONTACT_STATUSES.find((known) => known === target.value);
          if (chosen) set.mutate({ id: contact.id, status: chosen });
        }}
        className="absolute inset-0 w-full rounded-2 text-transparent! outline-none max-sm:text-md"
      >
        {CONTACT_STATUSES.map((known) => (
          <option key={known} value={known} className="text-ink">
            {CONTACT_STATUS_TITLES[known]}
          </option>
        ))}
      </Select>
      <Icon of={ChevronsUpDown} size="sm" className="pointer-events-none absolute right-3 text-ink-3" />
    </div>
  );
}

const style = cva("inline-flex h-6 items-center rounded-badge px-2 text-xs font-medium whitespace-nowrap", {
  variants: {
    status: {
      new: "bg-info-tint text-info",
      read: "bg-warn-tint text-warn",
      responded: "bg-[light-dark(#f3edff,#2a2145)] text-[light-dark(#6346b8,#bba6ff)]",
      resolved: "bg-good-tint text-good",
    },
  },
});

/** New blue, read yellow, responded purple, resolved green (spec part 2 §2). */
function ContactStatusBadge({ status }: { status: ContactStatus }) {
  return <span className={style({ status })}>{CONTACT_STATUS_TITLES[status]}</span>;
}
