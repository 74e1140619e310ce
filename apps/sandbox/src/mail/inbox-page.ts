import { escapeHtml, type Page } from "../html.ts";
import type { MailMessage } from "./inbox.ts";
import { findCode, readableText } from "./mail-text.ts";

const PREVIEW = 140;

/** The list of mails, newest first, which renews itself while it is open. */
export function inboxPage(messages: readonly MailMessage[], to: string): Page {
  const list =
    messages.length === 0
      ? `<div class="list empty">${to ? `No mail for ${escapeHtml(to)} yet.` : "No mail yet. Whatever the product sends appears here."}</div>`
      : `<ul class="list">${messages.map(row).join("")}</ul>`;
  return {
    title: to ? `Inbox of ${to}` : "Inbox",
    body: `<h1>Inbox</h1>
<p class="soft">Every mail the product sends ends here. Nothing is delivered.</p>
<form class="bar" method="get" action="/mail">
<input type="search" name="to" value="${escapeHtml(to)}" placeholder="Show mail to this address" aria-label="Recipient">
<button type="submit">Filter</button>
<button type="button" id="clear">Clear inbox</button>
</form>
<div id="messages" aria-live="polite">${list}</div>`,
    script: SCRIPT,
  };
}

function row(message: MailMessage): string {
  const code = findCode(message);
  const preview = readableText(message).replace(/\s+/g, " ").slice(0, PREVIEW);
  const subject = message.subject || "(no subject)";
  return `<li><a class="row" href="/mail/${encodeURIComponent(message.id)}">
<span class="line"><strong>${escapeHtml(subject)}</strong>${code ? `<span class="code">${code}</span>` : ""}</span>
<span class="line small"><span class="clip">To ${escapeHtml(message.to)} · from ${escapeHtml(message.from)}</span>
<time datetime="${message.receivedAt}">${message.receivedAt.slice(11, 16)} UTC</time></span>
<span class="small clip" style="display:block">${escapeHtml(preview)}</span></a></li>`;
}

// Replaces the list only when it changed, so that focus and scroll survive; times are the reader's own.
const SCRIPT = `
const box = document.getElementById("messages");
const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", second: "2-digit" });
function localTimes() {
  for (const time of box.querySelectorAll("time")) time.textContent = clock.format(new Date(time.dateTime));
}
let seen = box.innerHTML;
localTimes();
async function renew() {
  try {
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    const next = page.getElementById("messages");
    if (next && next.innerHTML !== seen) {
      seen = box.innerHTML = next.innerHTML;
      localTimes();
    }
  } catch {}
}
renew();
setInterval(renew, 2000);
document.getElementById("clear").addEventListener("click", async () => {
  await fetch("/mail/messages", { method: "DELETE" });
  renew();
});
`;
