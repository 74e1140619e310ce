import { type Connection, inTransaction, newId } from "@standings/database";
import {
  type CitedSpan,
  type ColumnId,
  citedBeside,
  type KnownClaim,
  languageOfAnswer,
  MAX_KNOWN_CLAIMS,
  type ModelId,
  type StatementsRead,
  subjectKey,
  type VerifiedStatement,
} from "@standings/domain";
import { CLAIMS_INSTRUCTION_VERSION, claimsText, readClaims } from "@standings/models";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { countCost } from "../../models/count-cost.ts";
import { judgeClaims, lockForClaims } from "./judge-claims.ts";
import { type AnsweredVisit, READ_FOR, type ReadingOf } from "./read-visit-claims.ts";

export interface AnswerToRead {
  readonly runId: string;
  readonly columnId: ColumnId;
  readonly modelId: ModelId;
  readonly text: string;
  /** Keys of the companies that it names. */
  readonly named: readonly string[];
  readonly at: Date;
  /** The answer as it came, the pages that it cites, and where. */
  readonly raw: string;
  readonly cited: readonly string[];
  readonly citedAt: readonly CitedSpan[];
}

/**
 * Reads the statements of one answer and keeps them at once with that it was read; a failed call is kept as such. Whether the reader
 * replied, be it with nothing that can be used.
 */
export async function readOneAnswer(services: ServiceContext, reading: ReadingOf): Promise<boolean> {
  const { brand, names, reader, answer, keys } = reading;
  const { gateway, breaker, settings } = services;
  const known = await readKnown(services.db, reading.visit, keys.slice(0, names.length));
  const question = { upstreamId: reader.upstreamId, text: answer.text, companies: names, known };
  const outcome = await services.limitStudyCalls(brand.user_id, () =>
    readClaims(question, {
      ...{ gateway, breaker, deadlineMs: reader.deadlineMs, backoffMs: settings.patience.modelBackoffMs },
      signal: AbortSignal.timeout(reader.deadlineMs),
    }),
  );
  // A direct question is about the brand: what its answer says of others by the way is not kept.
  const isMeant = ({ company }: VerifiedStatement) => reading.visit.of !== "direct" || company === 0;
  await inTransaction(services.db, async (tx) => {
    await countCost(services, outcome, tx);
    // One answer of a brand at a time: two that say the same claims would wait for each other.
    if ((await lockForClaims(tx, brand.id)) === null) return;
    const read = outcome.status === "success" ? outcome.value : null;
    if (await isFirst(tx, reading, read)) await keep(tx, reading, (read?.statements ?? []).filter(isMeant));
  });
  return outcome.reply !== null;
}

const readerOf = ({ reader }: ReadingOf) => `${reader.upstreamId} ${CLAIMS_INSTRUCTION_VERSION}`;

/** Columns that say what an answer was read for. */
function ofVisit({ id, of }: AnsweredVisit) {
  return { visit_id: null, direct_visit_id: null, reading_id: null, [READ_FOR[of]]: id };
}

/** Whether nobody has read the answer before; a failed reading is none. */
async function isFirst(tx: Connection, reading: ReadingOf, read: StatementsRead | null): Promise<boolean> {
  const { brand, visit, answer } = reading;
  const state = read === null ? "failed" : "read";
  const told = { state, reader: readerOf(reading), dropped: JSON.stringify(read?.dropped ?? {}) } as const;
  const row = await tx
    .insertInto("claim_readings")
    .values({
      brand_id: brand.id,
      run_id: answer.runId,
      column_id: answer.columnId,
      ...ofVisit(visit),
      at: answer.at,
      named: [...answer.named],
      cited: [...answer.cited],
      ...told,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["brand_id", "run_id", "column_id"])
        .doUpdateSet({ ...told, ...ofVisit(visit), read_at: sql<Date>`now()` })
        .where("claim_readings.state", "=", "failed"),
    )
    .returning("state")
    .executeTakeFirst();
  return row?.state === "read";
}

async function keep(
  tx: Connection,
  reading: ReadingOf,
  statements: readonly VerifiedStatement[],
): Promise<void> {
  const { brand, visit, answer } = reading;
  const text = claimsText(answer.text);
  const ids: string[] = [];
  for (const one of statements) {
    const sentence = text.slice(one.sentenceAt, one.sentenceAt + one.sentenceLength);
    const id = one.sameAs ?? (await claimOf(tx, reading, one, sentence));
    ids.push(id);
    await moveDays(tx, { id, at: answer.at, isOfStudy: visit.of === "study" });
    const quote = { sentence, quoteAt: one.at - one.sentenceAt, quoteLength: one.length };
    await tx
      .insertInto("statements")
      .values({
        ...{ claim_id: id, run_id: answer.runId, column_id: answer.columnId, ...ofVisit(visit), sentence },
        ...{ model_id: answer.modelId, at: answer.at, reader: readerOf(reading) },
        ...{ quote_at: quote.quoteAt, quote_length: quote.quoteLength },
        ...{ polarity: one.polarity, aspect: one.aspect },
        beside: citedBeside(answer.raw, quote, answer.citedAt),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await judgeClaims(tx, brand.id, [...new Set(ids)]);
}

/** The days of a claim are those of visits where these say it: a study may be of years ago. */
async function moveDays(
  tx: Connection,
  { id, at, isOfStudy }: { readonly id: string; readonly at: Date; readonly isOfStudy: boolean },
): Promise<void> {
  const ofVisits = sql<boolean>`exists (
    select from statements said where said.claim_id = claims.id and said.reading_id is null
  )`;
  const isFirst = isOfStudy ? sql`false` : sql`not ${ofVisits}`;
  await tx
    .updateTable("claims")
    .set({
      first_at: sql<Date>`case when ${isFirst} then ${at} else least(first_at, ${at}::timestamptz) end`,
      last_at: sql<Date>`case when ${isFirst} then ${at} else greatest(last_at, ${at}::timestamptz) end`,
    })
    .where("id", "=", id)
    .$if(isOfStudy, (some) => some.where(({ not }) => not(ofVisits)))
    .execute();
}

/** The claim that a statement makes, known or new. */
async function claimOf(
  tx: Connection,
  { brand, visit, keys, answer }: ReadingOf,
  one: VerifiedStatement,
  sentence: string,
): Promise<string> {
  const { id } = await tx
    .insertInto("claims")
    .values({
      ...{ id: newId(), brand_id: brand.id, market: visit.market, attribute: one.attribute },
      company: keys[one.company] ?? "",
      ...{ subject: one.subject, subject_key: subjectKey(one.subject), sentence },
      ...{ claim_key: one.valueKey ?? `text:${one.text.toLowerCase()}`, text: one.text, value: one.value },
      ...{ language: languageOfAnswer(claimsText(answer.text)), first_at: answer.at, last_at: answer.at },
    })
    .onConflict((conflict) =>
      conflict
        .columns(["brand_id", "market", "company", "attribute", "subject_key", "claim_key"])
        .doUpdateSet({ company: sql`excluded.company` }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
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
