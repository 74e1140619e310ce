import { missingPage, type Page } from "../html.ts";
import type { MailMessage } from "./inbox.ts";
import { findCode, findLinks, readableText } from "./mail-text.ts";

const PREVIEW = 140;
const RECEIVED = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "UTC",
});

/** The list of mails, newest first, which renews itself while it is open. */
export function inboxPage(messages: readonly MailMessage[], to: string): Page {
  const rows = messages.map((message) => ({
    message,
    code: findCode(message),
    preview: readableText(message).replace(/\s+/g, " ").slice(0, PREVIEW),
  }));
  return { title: to ? `Inbox of ${to}` : "Inbox", view: "inbox", data: { rows, to } };
}

/** One mail. Its HTML runs in a frame without any permission; the links are listed outside it. */
export function messagePage(message: MailMessage): Page {
  const received = RECEIVED.format(new Date(message.receivedAt));
  const data = { message, received, code: findCode(message), links: findLinks(message) };
  return { title: message.subject || "Mail", view: "message", data };
}

export function missingMessagePage(): Page {
  const text = "The inbox keeps the last 500.";
  return missingPage("No such mail", { heading: "No such mail", text, href: "/mail", link: "← Inbox" });
}
