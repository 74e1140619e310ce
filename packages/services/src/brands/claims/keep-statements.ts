import {
  type Connection,
  inTransaction,
  isOutage,
  newId,
  type Tables,
  toStorable,
} from "@standings/database";
import {
  citedBeside,
  languageOfAnswer,
  type StatementsRead,
  subjectKey,
  type VerifiedStatement,
} from "@standings/domain";
import { CLAIMS_INSTRUCTION_VERSION, claimsText, type JsonOutcome } from "@standings/models";
import { type Insertable, sql } from "kysely";
import pLimit from "p-limit";
import type { ServiceContext } from "../../context.ts";
import { countCost } from "../../models/count-cost.ts";
import { storeTogether } from "../../store-together.ts";
import { judgeClaims, lockForClaims } from "./judge-claims.ts";
import type { AnswerToRead } from "./read-statements.ts";
import { type AnsweredVisit, READ_FOR, type ReadingOf } from "./read-visit-claims.ts";

/** Answers of one transaction: whoever changes facts waits for it. */
const MOST = 32;

/** An answer, and how the call ended that read it. */
interface CalledAnswer {
  readonly answer: AnswerToRead;
  readonly outcome: JsonOutcome<StatementsRead>;
}

/** Keeps what answers say, with that they were read; those that come together in one transaction. */
export function keepTogether(
  services: ServiceContext,
  reading: ReadingOf,
): (called: CalledAnswer) => Promise<unknown> {
  // They would all wait for the one lock of the brand.
  const oneByOne = pLimit(1);
  return storeTogether<CalledAnswer, "kept">({
    most: MOST,
    store: async (some) => {
      await keep(services, reading, some);
      return some.map(() => "kept");
    },
    storeAlone: (called) =>
      oneByOne(async (): Promise<"kept"> => {
        await keep(services, reading, [called]);
        return "kept";
      }),
    // The database is away: nobody knows what was kept, and the next attempt reads what was not.
    isFinal: isOutage,
  });
}

function keep(services: ServiceContext, reading: ReadingOf, some: readonly CalledAnswer[]): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const outcomes = some.map(({ outcome }) => outcome);
    await countCost(services, outcomes, tx);
    // One transaction of a brand at a time: two that say the same claims would wait for each other.
    const brand = await lockForClaims(tx, reading.brand.id);
    if (brand === null) return;
    const said = await keepReadings(tx, reading, some);
    if (said.length === 0) return;
    const ids = await keepClaims(tx, reading, said);
    await moveDays(tx, reading.visit, ids);
    await keepStatements(tx, reading, said, ids);
    await judgeClaims(tx, brand, ids);
  });
}

const readerOf = ({ reader }: ReadingOf) => `${reader.upstreamId} ${CLAIMS_INSTRUCTION_VERSION}`;

/** Columns that say what an answer was read for. */
function ofVisit({ id, of }: AnsweredVisit) {
  return { visit_id: null, direct_visit_id: null, reading_id: null, [READ_FOR[of]]: id };
}

/** A statement of an answer that nobody has read before. */
interface Said {
  readonly answer: AnswerToRead;
  readonly one: VerifiedStatement;
  readonly sentence: string;
}

/** Keeps that answers were read, and returns what those of them say that nobody has read before; a failed reading is none. */
async function keepReadings(
  tx: Connection,
  reading: ReadingOf,
  some: readonly CalledAnswer[],
): Promise<Said[]> {
  const { brand, visit } = reading;
  const of = { ...ofVisit(visit), reader: readerOf(reading) };
  const rows = await tx
    .insertInto("claim_readings")
    .values(
      some.map(({ answer: { runId, columnId, named, cited }, outcome }) => ({
        ...{ ...of, brand_id: brand.id, run_id: runId, column_id: columnId, at: visit.at },
        ...{ named: [...named], cited: [...cited] },
        state: outcome.status === "success" ? ("read" as const) : ("failed" as const),
        dropped: JSON.stringify(outcome.status === "success" ? outcome.value.dropped : {}),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["brand_id", "run_id", "column_id"])
        .doUpdateSet(({ ref }) => ({
          ...{
            ...of,
            state: ref("excluded.state"),
            dropped: ref("excluded.dropped"),
            read_at: sql<Date>`now()`,
          },
        }))
        .where("claim_readings.state", "=", "failed"),
    )
    .returning(["run_id", "column_id"])
    .execute();
  const first = new Set(rows.map(({ run_id, column_id }) => `${run_id} ${column_id}`));
  return some.flatMap(({ answer, outcome }) => {
    if (outcome.status !== "success" || !first.has(`${answer.runId} ${answer.columnId}`)) return [];
    const text = claimsText(answer.text);
    // A direct question is about the brand: what its answer says of others by the way is not kept.
    return outcome.value.statements
      .filter(({ company }) => visit.of !== "direct" || company === 0)
      .map((one) => ({
        answer,
        one,
        sentence: text.slice(one.sentenceAt, one.sentenceAt + one.sentenceLength),
      }));
  });
}

/** The claims that statements make, known or new: their ids, in the order of the statements. */
async function keepClaims(
  tx: Connection,
  { brand, visit, keys }: ReadingOf,
  said: readonly Said[],
): Promise<string[]> {
  const made = said.map(({ answer, one, sentence }) => ({
    ...{ id: newId(), brand_id: brand.id, market: visit.market, attribute: one.attribute },
    company: keys[one.company] ?? "",
    // A claim is found again by what the database holds of these.
    ...{ subject: one.subject, subject_key: storable(subjectKey(one.subject)), sentence },
    ...{ claim_key: storable(one.valueKey ?? `text:${one.text.toLowerCase()}`), text: one.text },
    value: one.value,
    ...{ language: languageOfAnswer(claimsText(answer.text)), first_at: visit.at, last_at: visit.at },
  }));
  // As the first of several says it; none that is known.
  const unknown = made.filter((_, nth) => said[nth]?.one.sameAs === null);
  const ids = await insertClaims(tx, [
    ...new Map(unknown.toReversed().map((one) => [keyOf(one), one])).values(),
  ]);
  return made.map((one, nth) => {
    const id = said[nth]?.one.sameAs ?? ids.get(keyOf(one));
    if (!id) throw new Error(`The claim ${keyOf(one)} was not kept`);
    return id;
  });
}

const storable = (text: string): string => toStorable(text) ?? "";

async function insertClaims(
  tx: Connection,
  claims: readonly Insertable<Tables["claims"]>[],
): Promise<ReadonlyMap<string, string>> {
  if (claims.length === 0) return new Map();
  const rows = await tx
    .insertInto("claims")
    .values([...claims])
    .onConflict((conflict) =>
      conflict
        .columns(["brand_id", "market", "company", "attribute", "subject_key", "claim_key"])
        .doUpdateSet({ company: sql`excluded.company` }),
    )
    .returning(["id", "company", "attribute", "subject_key", "claim_key"])
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

/** What makes claims of a brand's market one. */
function keyOf(
  claim: Pick<Insertable<Tables["claims"]>, "company" | "attribute" | "subject_key" | "claim_key">,
): string {
  return JSON.stringify([claim.company, claim.attribute, claim.subject_key, claim.claim_key]);
}

/** The days of a claim are those of visits where these say it: a study may be of years ago. */
async function moveDays(tx: Connection, { at, of }: AnsweredVisit, ids: readonly string[]): Promise<void> {
  const ofVisits = sql<boolean>`exists (
    select from statements said where said.claim_id = claims.id and said.reading_id is null
  )`;
  const isFirst = of === "study" ? sql`false` : sql`not ${ofVisits}`;
  await tx
    .updateTable("claims")
    .set({
      first_at: sql<Date>`case when ${isFirst} then ${at} else least(first_at, ${at}::timestamptz) end`,
      last_at: sql<Date>`case when ${isFirst} then ${at} else greatest(last_at, ${at}::timestamptz) end`,
    })
    .where("id", "in", [...new Set(ids)])
    .$if(of === "study", (some) => some.where(({ not }) => not(ofVisits)))
    .execute();
}

async function keepStatements(
  tx: Connection,
  reading: ReadingOf,
  said: readonly Said[],
  ids: readonly string[],
): Promise<void> {
  const { visit } = reading;
  await tx
    .insertInto("statements")
    .values(
      said.map(({ answer, one, sentence }, nth) => {
        const quote = { sentence, quoteAt: one.at - one.sentenceAt, quoteLength: one.length };
        return {
          ...{ claim_id: ids[nth] ?? "", run_id: answer.runId, column_id: answer.columnId },
          ...{
            ...ofVisit(visit),
            model_id: answer.modelId,
            at: visit.at,
            reader: readerOf(reading),
            sentence,
          },
          ...{ quote_at: quote.quoteAt, quote_length: quote.quoteLength },
          ...{ polarity: one.polarity, aspect: one.aspect },
          beside: citedBeside(answer.raw, quote, answer.citedAt),
        };
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
