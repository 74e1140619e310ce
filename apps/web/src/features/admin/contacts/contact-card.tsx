import { type AdminContact, INQUIRY_TITLES } from "@standings/domain";
import { Eye } from "lucide-react";
import { Badge } from "../../../components/ui/badge.tsx";
import { IconButton } from "../../../components/ui/button.tsx";
import { initials } from "../../../lib/format.ts";
import { formatMoment } from "../list/panel-table.tsx";
import { StatusSelect } from "./status-select.tsx";

interface ContactCardProps {
  readonly contact: AdminContact;
  readonly onOpen: () => void;
}

/** A message: who wrote it, its beginning, its status. New ones have a mark at their edge. */
export function ContactCard({ contact, onOpen }: ContactCardProps) {
  const { name, email, subject, message, inquiryType, status, createdAt } = contact;
  const isNew = status === "new";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 border-b border-line py-4.5 lg:grid-cols-[256px_minmax(0,1fr)_auto]">
      <div
        className={`grid grid-cols-[32px_minmax(0,1fr)] gap-3 max-lg:col-span-2 ${isNew ? "border-l-3 border-mark pl-2.5" : "pl-3.25"}`}
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-hover text-xs font-strong text-ink-2"
        >
          {initials(name)}
        </span>
        <div className="min-w-0">
          <p className="truncate font-medium" title={name}>
            {name}
          </p>
          <p className="truncate text-sm text-ink-3" title={email}>
            {email}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1.5 text-xs text-ink-3">
            <Badge tone="line">{INQUIRY_TITLES[inquiryType]}</Badge>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </p>
        </div>
      </div>
      <div className="min-w-0 max-lg:col-span-2 max-lg:pl-3.25">
        <h2 className={`text-md break-words ${subject ? "font-strong" : "font-text text-ink-3"}`}>
          {subject ?? "No subject"}
        </h2>
        <p className={`line-clamp-2 break-words ${isNew ? "" : "text-ink-2"}`}>{message}</p>
      </div>
      <div className="flex items-start gap-2 max-lg:col-span-2 max-lg:justify-between max-lg:pl-3.25">
        <StatusSelect contact={contact} />
        <IconButton of={Eye} label={`View the message by ${name}`} onClick={onOpen} />
      </div>
    </li>
  );
}
