import { isId } from "@standings/database";
import type { JobPayload } from "../../jobs/add-job.ts";
import { deliverMail } from "../../mail/deliver-mail.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { askedModels } from "../visits/begin-visit.ts";
import { brandNotice, dayOfVisit } from "./brand-notice.ts";

/** Job: tells a brand's owner that none of its models is asked any more. Nothing when that has changed meanwhile. */
export async function mailWithoutModels(
  request: ServiceRequest,
  { brandId, dueAt }: JobPayload<"mail_without_models">,
): Promise<void> {
  const services = requireSystem(request);
  const { db, catalogue, settings } = services;
  if (!isId(brandId)) return;
  const brand = await db.selectFrom("brands").selectAll().where("id", "=", brandId).executeTakeFirst();
  const user = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", brand?.user_id ?? null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!brand || !user || askedModels(catalogue.now(), brand).length > 0) return;
  const names = brand.models.map((model) => catalogue.now().modelName(model)).join(", ");
  const subject = `${brand.name} was not visited: its models are asked no more`;
  const lead = `The visit of ${brand.name} on ${dayOfVisit(brand, dueAt)} was left out: we no longer ask ${names}. Nothing was charged.`;
  const rest =
    "Its figures stay as they are. Choose other models in the brand's settings, and its visits go on.";
  const key = `without-models-${brand.id}-${Date.parse(dueAt)}`;
  const notice = { key, subject, brandId: brand.id, lead, rest };
  await deliverMail(services, user.email, async () => brandNotice(settings, notice));
}
