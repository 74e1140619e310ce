import { isId } from "@standings/database";
import type { Moderation, ModerationState, ModerationSubject } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { requireAdmin, type ServiceRequest } from "../request.ts";
import { subjectKey, subjectOf } from "./subject-key.ts";

/** The page that an admin looks at. */
export type ModeratedPage =
  | { readonly searchId: string }
  | { readonly studyId: string }
  | { readonly domain: string };

/**
 * What can be decided about on a page, and what is in force. For admins. Throws FORBIDDEN, INVALID_DOMAIN,
 * SEARCH_NOT_FOUND or STUDY_NOT_FOUND, also for a private one: it is on no public page.
 */
export async function getModeration(request: ServiceRequest, page: ModeratedPage): Promise<ModerationState> {
  const { services } = await requireAdmin(request);
  const subjects = await subjectsOf(services, page);
  return { subjects, inForce: await readInForce(services, subjects) };
}

async function subjectsOf(services: ServiceContext, page: ModeratedPage): Promise<ModerationSubject[]> {
  if ("domain" in page) return [companyOf(page.domain)];
  return "studyId" in page ? ofStudy(services, page.studyId) : ofSearch(services, page.searchId);
}

function companyOf(domain: string): ModerationSubject {
  return { kind: "company", domain: subjectKey({ kind: "company", domain }) };
}

async function ofSearch({ db }: ServiceContext, id: string): Promise<ModerationSubject[]> {
  const search = isId(id)
    ? await db
        .selectFrom("searches")
        .select(["prompt", "prompt2"])
        .where("id", "=", id)
        .where("is_private", "=", false)
        .executeTakeFirst()
    : undefined;
  if (!search) throw new ServiceError("SEARCH_NOT_FOUND");
  const prompts = [search.prompt, search.prompt2].filter((prompt) => prompt !== null);
  return [{ kind: "search", id }, ...prompts.map((prompt) => ({ kind: "prompt", prompt }) as const)];
}

async function ofStudy({ db }: ServiceContext, id: string): Promise<ModerationSubject[]> {
  const study = isId(id)
    ? await db
        .selectFrom("studies")
        .innerJoin("runs", "runs.id", "studies.run_id")
        .select("studies.prompt")
        .where("studies.run_id", "=", id)
        .where("runs.is_private", "=", false)
        .executeTakeFirst()
    : undefined;
  if (!study) throw new ServiceError("STUDY_NOT_FOUND");
  return [
    { kind: "study", id },
    { kind: "prompt", prompt: study.prompt },
  ];
}

async function readInForce(
  { db }: ServiceContext,
  subjects: readonly ModerationSubject[],
): Promise<Moderation[]> {
  const rows = await db
    .selectFrom("moderations")
    .innerJoin("users", "users.id", "moderations.set_by")
    .select(["measure", "subject_kind", "subject", "reason", "users.name as set_by", "set_at"])
    .where("lifted_at", "is", null)
    .where("subject", "in", subjects.map(subjectKey))
    .orderBy("set_at")
    .execute();
  return rows.map((row) => ({
    measure: row.measure,
    subject: subjectOf(row.subject_kind, row.subject),
    reason: row.reason,
    setBy: row.set_by,
    setAt: row.set_at.toISOString(),
  }));
}
