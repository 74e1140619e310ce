import type { Connection } from "@standings/database";
import { newCompany, normaliseName, questionKinds } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";

/** Words of a company's name at most, as far as wordings are looked through. */
const MOST_WORDS = 4;

/**
 * Whether one of these wordings names a company of the directory. What the wording that they were made from says too is no name here:
 * a company may be called as its category is.
 */
export async function directoryFinder(
  { db, settings }: Pick<ServiceContext, "settings"> & { readonly db: Connection },
  wordings: readonly string[],
  madeFrom: string,
): Promise<(wording: string) => boolean> {
  const own = new Set(namesIn(madeFrom));
  const keys = new Set(wordings.flatMap(namesIn).filter((key) => !own.has(key)));
  if (keys.size === 0) return () => false;
  const named = await db
    .selectFrom("companies")
    .select(["name", "domain"])
    // One parameter: a file of queries has more keys than a statement may have parameters.
    .where(sql<boolean>`name_key = any(${[...keys]}::text[])`)
    .$if(!settings.modelsAreSandbox, (query) => query.where("is_sandbox", "=", false))
    .execute();
  const [first, ...others] = named.map((company) => newCompany(company));
  if (!first) return () => false;
  const kindOf = questionKinds(first, others);
  return (wording) => kindOf(wording) !== "open";
}

/** Runs of a wording's words, as the directory keeps names. */
function namesIn(wording: string): string[] {
  const words = wording.split(/[^\p{L}\p{N}&+.-]+/u).filter(Boolean);
  return words.flatMap((_, from) =>
    Array.from({ length: MOST_WORDS }, (_none, nth) =>
      normaliseName(words.slice(from, from + nth + 1).join(" ")),
    ).filter(Boolean),
  );
}
