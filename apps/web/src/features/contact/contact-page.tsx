import { CONTACT_REPLY_TIME, capitalised } from "@standings/domain";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { ContactForm } from "./contact-form.tsx";
import { MessageSent } from "./message-sent.tsx";

/** `/contact`: a form, and the mailbox for those who would rather write a mail. */
export function ContactPage() {
  const { inquiry } = useSearch({ from: "/contact" });
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="wrap pt-6 sm:pt-10">
      <div className="grid gap-x-16 gap-y-10 pt-4 sm:pt-5 md:grid-cols-[minmax(0,620px)_minmax(0,1fr)]">
        <div>
          <h1 className="text-2xl font-strong">Contact</h1>
          <p className="mt-1.5 mb-8 text-md text-pretty text-ink-2">
            Questions, problems or ideas: write to us, and we reply {CONTACT_REPLY_TIME}.
          </p>
          {sentTo === null ? (
            <ContactForm key={inquiry} inquiry={inquiry} onSent={setSentTo} />
          ) : (
            <MessageSent email={sentTo} onAgain={() => setSentTo(null)} />
          )}
        </div>
        <Aside />
      </div>
    </div>
  );
}

function Aside() {
  const { data } = trpc.contact.options.useQuery();
  return (
    <aside aria-label="Other ways" className="md:max-w-[420px] md:pt-[84px]">
      <dl className="grid border-t-2 border-line-ink sm:max-md:grid-cols-2 sm:max-md:gap-x-8 [&>div]:border-b [&>div]:border-line [&>div]:py-4 [&_dt]:text-sm [&_dt]:text-ink-3">
        {data && (
          <div>
            <dt>Support mailbox</dt>
            <dd className="mt-0.5 text-md">
              <a href={`mailto:${data.email}`} className="textlink break-words">
                {data.email}
              </a>
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
            <Link to="/profile" search={{ tab: "transactions" }} className="textlink">
              Transactions
            </Link>
            ; what the packs cost is on{" "}
            <Link to="/pricing" className="textlink">
              Pricing
            </Link>
            .
          </dd>
        </div>
        <div>
          <dt>What happens to your message</dt>
          <dd className="mt-0.5 text-pretty text-ink-2">
            We keep it to answer you, and for nothing else. See our{" "}
            <Link to="/privacy" className="textlink">
              Privacy Policy
            </Link>
            .
          </dd>
        </div>
      </dl>
    </aside>
  );
}
