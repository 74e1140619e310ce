import type { Event } from "../../objects/event.ts";
import type { Payments } from "../../payments.ts";
import { shortTime } from "../dates.ts";

/** Events with what became of them, each to be sent again. */
export function eventRows(payments: Payments, events: readonly Event[]): string {
  const rows = events.map(
    (event) => `<li><span><code>${event.type}</code>
<span class="small">${shortTime(event.created)} · ${fate(payments, event)}</span></span>
<button name="do" value="resend:${event.id}" aria-label="Send ${event.type} again">Send again</button></li>`,
  );
  return `<ul class="events">${rows.join("")}</ul>`;
}

function fate({ webhooks }: Payments, { id }: Event): string {
  const tries = webhooks.log.ofEvent(id);
  const [last] = tries;
  if (!last) return "not sent";
  const count = tries.length === 1 ? "1 try" : `${tries.length} tries`;
  if (tries.some(({ delivered }) => delivered)) return `delivered, ${count}`;
  if (last.durationMs === null) return `on its way, ${count}`;
  return `failed with ${last.status ?? (last.error === null ? "no answer" : escapeCode(last.error))}, ${count}`;
}

function escapeCode(code: string): string {
  return code.replace(/[^\w .-]/g, "");
}
