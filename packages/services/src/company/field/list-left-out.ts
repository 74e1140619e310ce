import type { NamedQuestion } from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import type { ViewedCompany } from "../visible-mentions.ts";

/** The questions that a viewer left out of a company's field, newest first. */
export async function listLeftOut(
  { db }: Pick<ServiceContext, "db">,
  { userId }: ViewedCompany["viewer"],
  domain: string,
): Promise<NamedQuestion[]> {
  return db
    .selectFrom("field_choices")
    .select(["kind", "prompt"])
    .where("user_id", "=", userId)
    .where("domain", "=", domain)
    .where("is_left_out", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("prompt_key")
    .execute();
}
