import { ADMIN_COUNT_MAX, type ContactStatus, type ContactTotals } from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { paginate } from "../paginate.ts";

/** How many messages have each status, and since when the oldest new one waits. For admins. */
export async function countContacts(request: ServiceRequest): Promise<ContactTotals> {
  const { services } = await requireAdmin(request);
  const count = (status: ContactStatus) => countWith(services, status);
  const [unread, read, responded, resolved, oldest] = await Promise.all([
    count("new"),
    count("read"),
    count("responded"),
    count("resolved"),
    services.db
      .selectFrom("contact_submissions")
      .select("created_at")
      .where("status", "=", "new")
      .orderBy("created_at")
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    byStatus: { new: unread, read, responded, resolved },
    oldestNewAt: oldest?.created_at.toISOString() ?? null,
  };
}

async function countWith({ db }: ServiceContext, status: ContactStatus): Promise<number> {
  const messages = db.selectFrom("contact_submissions").where("status", "=", status);
  return (await paginate(db, messages, { page: 1, limit: ADMIN_COUNT_MAX })).total;
}

/** Messages of the contact form that no admin has read yet. For admins. */
export async function countNewContacts(request: ServiceRequest): Promise<number> {
  const { services } = await requireAdmin(request);
  const { count } = await services.db
    .selectFrom("contact_submissions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "new")
    .executeTakeFirstOrThrow();
  return Number(count);
}
