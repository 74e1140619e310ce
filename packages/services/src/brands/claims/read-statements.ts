import type { Connection } from "@standings/database";
import {
  type CitedSpan,
  type ColumnId,
  type KnownClaim,
  MAX_KNOWN_CLAIMS,
  type ModelId,
} from "@standings/domain";
import { readClaims } from "@standings/models";
import type { ServiceContext } from "../../context.ts";
import { keepTogether } from "./keep-statements.ts";
import type { AnsweredVisit, ReadingOf } from "./read-visit-claims.ts";

export interface AnswerToRead {
  readonly runId: string;
  readonly columnId: ColumnId;
  readonly modelId: ModelId;
  readonly text: string;
  /** Keys of the companies that it names. */
  readonly named: readonly string[];
  /** The answer as it came, the pages that it cites, and where. */
  readonly raw: string;
  readonly cited: readonly string[];
  readonly citedAt: readonly CitedSpan[];
}

/**
 * Reads the statements of some answers, one call each, and keeps them with that the answer was read as soon as its call ends; a failed
 * call is kept as such. Whether the reader replied to each, be it with nothing that can be used.
 */
export async function readStatements(
  services: ServiceContext,
  reading: ReadingOf,
  answers: readonly AnswerToRead[],
): Promise<boolean[]> {
  if (answers.length === 0) return [];
  const { brand, names, reader, keys } = reading;
  const { gateway, breaker, settings } = services;
  const known = await readKnown(services.db, reading.visit, keys.slice(0, names.length));
  const keep = keepTogether(services, reading);
  return Promise.all(
    answers.map(async (answer) => {
      const question = { upstreamId: reader.upstreamId, text: answer.text, companies: names, known };
      const outcome = await services.limitStudyCalls(brand.user_id, () =>
        readClaims(question, {
          ...{ gateway, breaker, deadlineMs: reader.deadlineMs, backoffMs: settings.patience.modelBackoffMs },
          signal: AbortSignal.timeout(reader.deadlineMs),
        }),
      );
      await keep({ answer, outcome });
      return outcome.reply !== null;
    }),
  );
}

/** The claims of a visit's market that were said last, of the companies by their places. */
async function readKnown(
  db: Connection,
  { brand_id: brandId, market, of }: AnsweredVisit,
  keys: readonly string[],
): Promise<KnownClaim[]> {
  const rows = await db
    .selectFrom("claims")
    .select(["id", "company", "attribute", "subject_key", "claim_key", "value", "text"])
    .where("brand_id", "=", brandId)
    .where("market", "is not distinct from", market)
    .where("company", "in", [...keys])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("statements")
          .select("claim_id")
          .whereRef("claim_id", "=", "claims.id")
          // What a study says is no claim of visits yet.
          .$if(of !== "study", (some) => some.where("reading_id", "is", null)),
      ),
    )
    .orderBy("last_at", "desc")
    .orderBy("id")
    .limit(MAX_KNOWN_CLAIMS)
    .execute();
  return rows.map(({ id, company, attribute, subject_key, claim_key, value, text }) => ({
    ...{ id, attribute, text, company: keys.indexOf(company), subjectKey: subject_key },
    valueKey: claim_key.startsWith("text:") && value === null ? null : claim_key,
  }));
}
