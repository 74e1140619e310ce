import { type AdminContact, INQUIRY_TITLES } from "@standings/domain";
import { Reply } from "lucide-react";
import { Button, ButtonAnchor } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { Detail, DetailList, DetailsDialog } from "../list/details-dialog.tsx";
import { formatUtc } from "../utc.ts";
import { StatusSelect } from "./status-select.tsx";

/** UTF-16 units of a message that are quoted: mail programs refuse long addresses. */
const QUOTED_MAX = 1_200;

/** `mailto:` address of a reply: to the sender, with the subject and the message quoted. */
export function replyHref({ name, email, subject, message }: AdminContact): string {
  const cut = message.length > QUOTED_MAX ? `${message.slice(0, QUOTED_MAX).toWellFormed()} …` : message;
  const quoted = cut.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  const body = ["", "", `${name} wrote:`, ...quoted].join("\r\n");
  const parts = [
    ["subject", `Re: ${subject ?? "Your message to Standings"}`],
    ["body", body],
  ] as const;
  const query = parts.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`);
  return `mailto:${encodeURIComponent(email)}?${query.join("&")}`;
}

interface ContactDetailsProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A whole message (spec part 2 §2). A new one is read once it is opened from the list. */
export function ContactDetails({ id, onClose }: ContactDetailsProps) {
  const query = trpc.admin.contacts.get.useQuery({ id });
  const { data } = query;
  return (
    <DetailsDialog
      title="Contact Submission"
      noun="message"
      query={query}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          {data && (
            <ButtonAnchor href={replyHref(data)} variant="primary">
              <Icon of={Reply} />
              Reply
            </ButtonAnchor>
          )}
        </>
      }
    >
      {(data) => <Content contact={data} />}
    </DetailsDialog>
  );
}

function Content({ contact }: { contact: AdminContact }) {
  return (
    <DetailList>
      <Detail name="Name">{contact.name}</Detail>
      <Detail name="E-mail">{contact.email}</Detail>
      <Detail name="Type">{INQUIRY_TITLES[contact.inquiryType]}</Detail>
      <Detail name="Status">
        <StatusSelect contact={contact} />
      </Detail>
      <Detail name="Subject">{contact.subject ?? <span className="text-ink-2">No subject</span>}</Detail>
      <Detail name="Message">
        <p className="whitespace-pre-wrap">{contact.message}</p>
      </Detail>
      <Detail name="Submitted">{formatUtc(contact.createdAt)}</Detail>
    </DetailList>
  );
}
