import { FIELD_QUESTIONS, type FieldChange, type NamedQuestion, promptKey } from "@standings/domain";
import { sql } from "kysely";
import { requireUser, type ServiceRequest } from "../request.ts";
import { checkPrompt } from "../searches/check-question.ts";
import { companyDomain } from "./get-company.ts";

/**
 * Adds a question to a company's field, leaves it out of it, or takes either back; for the caller alone. A question that
 * nobody asked so far joins when somebody does. The newest `FIELD_QUESTIONS` choices of a company are kept. Throws AUTHENTICATION_REQUIRED, INVALID_DOMAIN or
 * INVALID_PROMPT.
 */
export async function changeField(
  request: ServiceRequest,
  {
    domain: address,
    kind,
    prompt: typed,
    change,
  }: NamedQuestion & { readonly domain: string; readonly change: FieldChange },
): Promise<void> {
  const { services, viewer } = requireUser(request);
  const domain = companyDomain(address);
  const prompt = checkPrompt(typed);
  const question = { user_id: viewer.userId, domain, kind, prompt_key: promptKey(prompt) };
  if (change === "found") {
    await services.db
      .deleteFrom("field_choices")
      .where("user_id", "=", question.user_id)
      .where("domain", "=", domain)
      .where("kind", "=", kind)
      .where("prompt_key", "=", question.prompt_key)
      .execute();
    return;
  }
  const is_left_out = change === "left_out";
  await services.db
    .insertInto("field_choices")
    .values({ ...question, prompt, is_left_out })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "domain", "kind", "prompt_key"])
        .doUpdateSet((eb) => ({ is_left_out, prompt: eb.ref("excluded.prompt"), created_at: eb.fn("now") })),
    )
    .execute();
  await sql`
    delete from field_choices where user_id = ${viewer.userId} and domain = ${domain} and created_at < (
      select min(created_at) from (
        select created_at from field_choices where user_id = ${viewer.userId} and domain = ${domain}
        order by created_at desc limit ${FIELD_QUESTIONS}
      ) newest
    )
  `.execute(services.db);
}
