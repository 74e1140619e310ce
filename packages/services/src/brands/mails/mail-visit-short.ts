import { isId } from "@standings/database";
import { plural } from "@standings/domain";
import type { Settings } from "../../context.ts";
import type { JobPayload } from "../../jobs/add-job.ts";
import { deliverMail } from "../../mail/deliver-mail.ts";
import type { MailContent } from "../../mail/mail-layout.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { brandNotice, dayOfVisit } from "./brand-notice.ts";

/** Job: tells a brand's owner that credits will not pay for a visit, or did not, with what there was then. Nothing of one to come when that has changed meanwhile. */
export async function mailVisitShort(
  request: ServiceRequest,
  { brandId, ...told }: JobPayload<"mail_visit_short">,
): Promise<void> {
  const services = requireSystem(request);
  const { db, settings } = services;
  if (!isId(brandId)) return;
  const brand = await db.selectFrom("brands").selectAll().where("id", "=", brandId).executeTakeFirst();
  const user = await db
    .selectFrom("users")
    .select(["email", "credits", "subscription_status as plan"])
    .where("id", "=", brand?.user_id ?? null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!brand || !user) return;
  const { dueAt, isToday, creditsBefore, cost, credits } = told;
  const isMoved = brand.next_visit_at?.getTime() !== Date.parse(dueAt);
  // What is gone since has paid for visits before it.
  const stillBefore = Math.max(0, creditsBefore - Math.max(0, credits - user.credits));
  const isEnough = user.plan === "business" || user.credits - stillBefore >= cost;
  if (!isToday && (isMoved || isEnough)) return;
  const visit = { ...told, id: brand.id, name: brand.name, at: dayOfVisit(brand, dueAt) };
  await deliverMail(services, user.email, async () => shortMail(settings, visit));
}

interface ShortVisit extends Omit<JobPayload<"mail_visit_short">, "brandId"> {
  readonly id: string;
  readonly name: string;
  /** "Monday, November 30". */
  readonly at: string;
}

function shortMail(
  settings: Settings,
  { id, name, dueAt, at, cost, credits, creditsBefore, analysesLeft, isToday }: ShortVisit,
): MailContent {
  const subject = isToday ? `${name} was not visited: too few credits` : `${name}: too few credits for ${at}`;
  const before = creditsBefore > 0 ? `, of which visits before it take ${creditsBefore}` : "";
  const month =
    analysesLeft === null
      ? ""
      : `; your plan’s month ${isToday ? "had" : "has"} ${plural(analysesLeft, "analysis", "analyses")} left`;
  const has = `you ${isToday ? "had" : "have"} ${plural(credits, "credit")}${before}${month}`;
  const lead = isToday
    ? `The visit of ${name} on ${at} needed ${plural(cost, "credit")}, and ${has}. Nothing was asked and nothing was charged.`
    : `The visit of ${name} on ${at} takes up to ${plural(cost, "credit")}, and ${has}.`;
  const rest = isToday
    ? "Its figures stay as they are. The next visit comes when it is due, or when you ask for it."
    : "Buy credits before then, track fewer prompts, or ask fewer rounds. Else nothing is asked and nothing is charged.";
  const key = `short-${id}-${Date.parse(dueAt)}-${isToday ? "today" : "before"}`;
  return brandNotice(settings, { key, subject, brandId: id, lead, rest });
}
