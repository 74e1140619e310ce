import { CONTACT_REPLY_TIME, capitalised, PUBLIC_PAGES } from "@standings/domain";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { TextAnchor, TextLink } from "../../components/ui/text-link.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { ContactForm } from "./contact-form.tsx";
import { MessageSent } from "./message-sent.tsx";

/** `/contact`: a form and the support mailbox. */
export function ContactPage() {
  const { inquiry } = useSearch({ from: "/contact" });
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <PageFrame top="page">
      <div className="grid gap-x-16 gap-y-10 pt-4 sm:pt-5 md:grid-cols-[minmax(0,620px)_minmax(0,1fr)]">
        <div>
          <h1 className="text-2xl font-strong">Contact</h1>
          <p className="mt-1.5 mb-8 text-md text-pretty text-ink-2">
            Questions, problems or ideas: write to us, and we reply {CONTACT_REPLY_TIME}.
          </p>
          {sentTo === null ? (
            <ContactForm inquiry={inquiry} onSent={setSentTo} />
          ) : (
            <MessageSent email={sentTo} onAgain={() => setSentTo(null)} />
          )}
        </div>
        <Aside />
      </div>
    </PageFrame>
  );
}

function Aside() {
  const { data } = trpc.contact.options.useQuery();
  return (
    <aside aria-label="Other ways" className="md:max-w-105 md:pt-21">
      <dl className="grid border-t-2 border-line-ink sm:max-md:grid-cols-2 sm:max-md:gap-x-8 [&>div]:border-b [&>div]:border-line [&>div]:py-4 [&_dt]:text-sm [&_dt]:text-ink-3">
        {data && (
          <div>
            <dt>Support mailbox</dt>
            <dd className="mt-0.5 text-md">
              <TextAnchor href={`mailto:${data.email}`} className="break-words">
                {data.email}
              </TextAnchor>
            </dd>
          </div>
        )}
        <div>
          <dt>Reply</dt>
          <dd className="mt-0.5 text-md font-medium">{capitalised(CONTACT_REPLY_TIME)}</dd>
        </div>
        <div>
          <dt>About a payment</dt>
          <dd className="mt-0.5 text-pretty text-ink-2">
            Give us the reference on your receipt. Receipts and invoices are in{" "}
            <TextLink to="/profile" search={{ tab: "transactions" }}>
              Transactions
            </TextLink>
            ; what the packs cost is on <TextLink to="/pricing">Pricing</TextLink>.
          </dd>
        </div>
        <div>
          <dt>What happens to your message</dt>
          <dd className="mt-0.5 text-pretty text-ink-2">
            We keep it to answer you, and for nothing else. See our{" "}
            <TextLink to="/privacy">{PUBLIC_PAGES.privacy.title}</TextLink>.
          </dd>
        </div>
      </dl>
    </aside>
  );
}
