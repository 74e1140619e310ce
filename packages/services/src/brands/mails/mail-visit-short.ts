import { isId } from "@standings/database";
import { plural } from "@standings/domain";
import type { Settings } from "../../context.ts";
import type { JobPayload } from "../../jobs/add-job.ts";
import { deliverMail } from "../../mail/deliver-mail.ts";
import type { MailContent } from "../../mail/mail-layout.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { costOf } from "../visits/begin-visit.ts";
import { brandNotice, dayOfVisit } from "./brand-notice.ts";

/** Job: tells a brand's owner that credits will not pay for a visit, or did not. Nothing when that has changed meanwhile. */
export async function mailVisitShort(
  request: ServiceRequest,
  { brandId, dueAt, isToday }: JobPayload<"mail_visit_short">,
): Promise<void> {
  const services = requireSystem(request);
  const { db, settings } = services;
  if (!isId(brandId)) return;
  const brand = await db.selectFrom("brands").selectAll().where("id", "=", brandId).executeTakeFirst();
  const user = await db
    .selectFrom("users")
    .select(["email", "credits"])
    .where("id", "=", brand?.user_id ?? null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!brand || !user) return;
  const cost = await costOf(db, brand);
  const isOver = !isToday && (brand.next_visit_at?.getTime() !== Date.parse(dueAt) || user.credits >= cost);
  if (isOver) return;
  const at = dayOfVisit(brand, dueAt);
  const told = { id: brand.id, name: brand.name, dueAt, at, cost, credits: user.credits, isToday };
  await deliverMail(services, user.email, async () => shortMail(settings, told));
}

interface ShortVisit {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly dueAt: string;
  /** "Monday, November 30". */
  readonly at: string;
  readonly cost: number;
  readonly credits: number;
  readonly isToday: boolean;
}

function shortMail(
  settings: Settings,
  { id, name, dueAt, at, cost, credits, isToday }: ShortVisit,
): MailContent {
  const subject = isToday ? `${name} was not visited: too few credits` : `${name}: too few credits for ${at}`;
  const has = `you have ${plural(credits, "credit")}`;
  const lead = isToday
    ? `The visit of ${name} on ${at} needed ${plural(cost, "credit")}, and ${has}. Nothing was asked and nothing was charged.`
    : `The visit of ${name} on ${at} takes up to ${plural(cost, "credit")}, and ${has}.`;
  const rest = isToday
    ? "Its figures stay as they are. The next visit comes when it is due, or when you ask for it."
    : "Buy credits before then, track fewer prompts, or ask fewer rounds. Else nothing is asked and nothing is charged.";
  const key = `short-${id}-${Date.parse(dueAt)}-${isToday ? "today" : "before"}`;
  return brandNotice(settings, { key, subject, brandId: id, lead, rest });
}
