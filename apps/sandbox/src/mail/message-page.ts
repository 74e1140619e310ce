import { escapeHtml, type Page } from "../html.ts";
import type { MailMessage } from "./inbox.ts";
import { findCode, findLinks } from "./mail-text.ts";

const RECEIVED = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "UTC",
});

/** One mail. Its HTML runs in a frame without any permission; the links are listed outside it. */
export function messagePage(message: MailMessage): Page {
  const code = findCode(message);
  const links = findLinks(message);
  const parts = [
    `<p><a href="/mail">← Inbox</a></p><h1>${escapeHtml(message.subject || "(no subject)")}</h1>`,
    `<dl><dt>From</dt><dd>${escapeHtml(message.from)}</dd>
<dt>To</dt><dd><a href="/mail?to=${encodeURIComponent(message.to)}">${escapeHtml(message.to)}</a></dd>
<dt>Received</dt><dd><time datetime="${message.receivedAt}">${RECEIVED.format(new Date(message.receivedAt))} UTC</time></dd>
${code ? `<dt>Code</dt><dd><span class="code">${code}</span></dd>` : ""}</dl>`,
  ];
  if (links.length > 0) parts.push(`<h2>Links</h2>${links.map(link).join("")}`);
  if (message.html) {
    parts.push(
      `<h2>HTML</h2><iframe sandbox="" title="HTML body" srcdoc="${escapeHtml(message.html)}"></iframe>`,
    );
  }
  parts.push(
    `<h2>Text</h2>${message.text ? `<pre>${escapeHtml(message.text)}</pre>` : '<p class="soft">No text alternative.</p>'}`,
  );
  return { title: message.subject || "Mail", body: parts.join("\n") };
}

export function missingMessagePage(): Page {
  return {
    title: "No such mail",
    body: `<h1>No such mail</h1><p class="soft">The inbox keeps the last 500.</p><p><a href="/mail">← Inbox</a></p>`,
  };
}

function link(href: string): string {
  const safe = escapeHtml(href);
  return `<p class="small"><a href="${safe}" target="_blank" rel="noopener noreferrer">${safe}</a></p>`;
}
