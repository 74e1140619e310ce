import { type Connection, isId } from "@standings/database";
import {
  type Aspect,
  type Attribute,
  BRAND_KEY,
  type BrandClaims,
  type BrandFact,
  type ClaimFilters,
  type ClaimPage,
  type ClaimRecord,
  CODE_JUDGE,
  type DirectClaims,
  type Estimate,
  factsFor,
  isWrong,
  MAX_SHOWN_CLAIMS,
  MAX_SHOWN_STATEMENTS,
  type ModelId,
  marketCodeOf,
  type PlacedClaim,
  promptOfRound,
  readStudyColumn,
  STEPWISE_LEVEL,
  type StatementRecord,
} from "@standings/domain";
import { shareOfAnswers } from "@standings/statistics";
import { sql } from "kysely";
import { ServiceError } from "../../errors.ts";
import { secondReading } from "../../models/second-reading.ts";
import { requireScope, type ServiceRequest } from "../../request.ts";
import { asStudyRun } from "../../studies/study-run.ts";
import type { OfBrand } from "../change-brand.ts";
import { readableMarkets } from "../markets.ts";
import { findBrand } from "../read-brand.ts";
import { type ChosenAnswers, chosenAnswers } from "./chosen-answers.ts";
import { chosenDays } from "./claim-days.ts";
import type { OfClaim } from "./get-claim-pages.ts";
import { holdAgainst, placed } from "./judge-claims.ts";
import { countQueue } from "./label-queue.ts";
import { readClaimPages } from "./read-claim-pages.ts";
import { readFacts } from "./read-facts.ts";
import { readRate } from "./read-rate.ts";
import { readStudyReadings, toStudyReading } from "./read-study.ts";
import {
  countBeingRead,
  directVisitsIn,
  isAnswerTo,
  isSaidOf,
  PERSONS,
  type ReadingsRow,
  readDirectReadings,
  readReadings,
  type SaidOf,
  VERDICT,
  visitsIn,
} from "./said-of.ts";

/**
 * What answers of the last weeks, or of some days, say of a company of a brand of the viewer, with the verdicts that hold today: of plain answers
 * where there are some, else of lists, or of answers to direct questions, or of a study that was read, where these are asked for (`names-claims-topics-markets.md`
 * §2.3, record 116). Of one market, never of two. Throws BRAND_NOT_FOUND, INVALID_MARKET, STUDY_NOT_FOUND or BRAND_INVALID.
 */
export async function getClaims(
  request: ServiceRequest,
  {
    brandId,
    company = "",
    attribute = null,
    aspect = null,
    model = null,
    verdict: wantedVerdict = null,
    from = null,
    to = null,
    ...wantedOf
  }: OfBrand & Partial<ClaimFilters>,
): Promise<BrandClaims> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const answers = await chosenAnswers(db, brand, wantedOf);
  const { market, asked, study, reading } = answers;
  const days = study === null ? chosenDays(services.now(), { from, to }) : null;
  const asksDirectly = { brand, market, arm: "direct", company, days } as const;
  // Direct questions are about the brand alone, and stand beside no study.
  const answered =
    company === BRAND_KEY && study === null ? await readDirectReadings(db, { brand, market, days }) : [];
  const prompted = await readReadings(db, { brand, market, days, study, arm: answers.arm });
  const { arm, readings } = asked === "direct" ? { arm: asked, readings: answered } : prompted;
  const of: SaidOf = { brand, market, arm, company, days, study };
  const facts = await readFacts(db, brand.id);
  const isHere = (fact: BrandFact) =>
    fact.company === company && [null, marketCodeOf(market)].includes(marketCodeOf(fact.market));
  const wanted = readings.filter((row) => model === null || row.model === model);
  const rows = await db
    .selectFrom("claims")
    .innerJoin("claim_verdicts as judged", "judged.claim_id", "claims.id")
    .innerJoin("statements", "statements.claim_id", "claims.id")
    .select(["claims.id", "attribute", "subject", "text", "last_at"])
    .select([dayOf("min", answers).as("first_said"), dayOf("max", answers).as("last_said")])
    .select(["claims.company", "claims.market", "claims.value", "claims.sentence", "claims.language"])
    .select([
      "judged.verdict",
      "judged.judge",
      "judged.because",
      "judged.hint",
      "judged.fact_ids",
      PERSONS.as("person"),
    ])
    .select([
      sql<number>`count(*)::integer`.as("statements"),
      sql<ModelId[]>`array_agg(statements.model_id order by statements.model_id)`.as("sayings"),
      ASPECT.as("aspect"),
    ])
    .where(isSaidOf(of))
    .$if(attribute !== null, (some) => some.where("claims.attribute", "=", sql<Attribute>`${attribute}`))
    .$if(model !== null, (some) => some.where("statements.model_id", "=", sql<ModelId>`${model}`))
    .groupBy(["claims.id", "judged.claim_id"])
    .$if(aspect !== null, (some) => some.having(ASPECT, "=", aspect))
    .$if(wantedVerdict !== null, (some) => some.having(VERDICT, "=", wantedVerdict))
    .orderBy("statements", "desc")
    .orderBy("claims.id")
    .limit(MAX_SHOWN_CLAIMS + 1)
    .execute();
  const isDrawn = study === null && arm !== "direct";
  const { drawnWrong, ...queue } = isDrawn ? await countQueue(db, of) : NO_QUEUE;
  const { told: toldIn, ...rates } = await readRate(db, of, drawnWrong);
  const shown = rows.slice(0, MAX_SHOWN_CLAIMS);
  const wrong = shown.filter(({ verdict, person }) => isWrong(person ?? verdict));
  const pages = await readClaimPages(
    db,
    { ...answers, days, arm },
    wrong.map(({ id }) => id),
  );
  const told = await readSayings(
    db,
    asksDirectly,
    shown.map(({ id }) => id),
  );
  const direct = countReadings(answered);
  const hasReader = secondReading(services, services.settings.claims) !== null;
  return {
    market,
    markets: await readableMarkets(db, brand),
    study: reading,
    studies: (await readStudyReadings(db, brand.id)).map(toStudyReading),
    hasFacts: facts.some((fact) => fact.state === "confirmed" && isHere(fact)),
    hasReader,
    // The newest visit, and statements that are asked about, are of the last weeks alone.
    reading:
      hasReader && days === null && study === null
        ? await countBeingRead(db, brand, { asked, market })
        : null,
    arm,
    arms: prompted.arms,
    models: readings.map((row) => row.model),
    ...rates,
    direct:
      answered.length === 0
        ? null
        : {
            ...direct,
            ...ofDirect(arm === "direct" ? { ...rates, told: toldIn } : await readRate(db, asksDirectly, {})),
          },
    // Labels are asked for of the usual kind of answers.
    queue: days === null && arm === prompted.usual ? queue : { ...queue, left: 0 },
    ...countReadings(wanted),
    isCut: rows.length > MAX_SHOWN_CLAIMS,
    claims: shown.map((row) => {
      const { id, attribute, subject, aspect, text, because, hint, statements, sayings, judge, person } = row;
      const { first_said, last_said, fact_ids, verdict: judged } = row;
      return {
        ...{ id, attribute, subject, aspect, text, because, hint, statements },
        proposal:
          (person ?? judged) === "cannot_tell" ? proposalFor(placed(row), facts.filter(isHere)) : null,
        ...{
          judged,
          verdict: person ?? judged,
          by: person ? "person" : judge === CODE_JUDGE ? "code" : "model",
        },
        share: shareOf(sayings, wanted),
        models: [...new Set(sayings)],
        direct:
          direct.read === 0
            ? null
            : {
                statements: told.get(row.id)?.length ?? 0,
                share: shareOf(told.get(row.id) ?? [], answered),
              },
        page: pageOf(pages.get(row.id)),
        factIds: fact_ids,
        firstAt: first_said.toISOString(),
        lastAt: last_said.toISOString(),
      };
    }),
  };
}

/** The proposed fact that would tell a claim, of one market before those of all. */
function proposalFor(
  claim: Parameters<typeof holdAgainst>[0] & PlacedClaim,
  facts: readonly BrandFact[],
): ClaimRecord["proposal"] {
  const proposed = facts.flatMap((fact) =>
    fact.state === "proposed" ? [{ ...fact, state: "confirmed" as const }] : [],
  );
  const { verdict, factIds } = holdAgainst(claim, factsFor(proposed, claim));
  const [factId] = factIds;
  if (factId === undefined || (verdict !== "true" && verdict !== "false")) return null;
  return { factId, isSame: verdict === "true" };
}

/** Labels are asked for of answers to prompts. */
const NO_QUEUE = { labels: 0, left: 0, repeated: 0, differently: 0, drawnWrong: {} };

/** The first or last day that a claim was said: in all answers to prompts of its market, to direct questions, or in one study. */
function dayOf(which: "min" | "max", { brand, market, asked, study }: ChosenAnswers) {
  const ofVisits =
    asked === "direct"
      ? sql`said.direct_visit_id in ${directVisitsIn(brand, market)}`
      : sql`said.visit_id in ${visitsIn(brand, market)}`;
  const isMeant = study === null ? ofVisits : sql`said.run_id = ${study}`;
  return sql<Date>`(select ${sql.raw(which)}(said.at) from statements said where said.claim_id = claims.id and ${isMeant})`;
}

function ofDirect({ told, rate, sentiment }: Pick<DirectClaims, "told" | "rate" | "sentiment">) {
  return { told, rate, sentiment };
}

function countReadings(rows: readonly ReadingsRow[]): Pick<BrandClaims, "read" | "failed"> {
  return {
    read: rows.reduce((sum, { read }) => sum + read, 0),
    failed: rows.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The model of each statement of some claims, by claim. */
async function readSayings(
  db: Connection,
  of: SaidOf,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ModelId[]>> {
  if (claimIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("statements")
    .innerJoin("claims", "claims.id", "statements.claim_id")
    .select(["claims.id", sql<ModelId[]>`array_agg(statements.model_id)`.as("sayings")])
    .where("claims.id", "in", [...claimIds])
    .where(isSaidOf(of))
    .groupBy("claims.id")
    .execute();
  return new Map(rows.map(({ id, sayings }) => [id, sayings]));
}

/** Of an opinion, by its judge, `judged`, or by a person, the aspect that its statements have most. */
const ASPECT = sql<Aspect | null>`case when ${VERDICT} = 'opinion'
  then mode() within group (order by statements.aspect) end`;

function pageOf([nearest]: readonly ClaimPage[] = []): ClaimRecord["page"] {
  return nearest ? { domain: nearest.domain, relation: nearest.relation } : null;
}

/** Share of the answers that were read. `sayings`: the model of each statement. */
function shareOf(sayings: readonly ModelId[], readings: readonly ReadingsRow[]): Estimate | null {
  const counts = readings.map(({ model, read }) => ({
    count: sayings.filter((by) => by === model).length,
    of: read,
  }));
  return shareOfAnswers(counts, STEPWISE_LEVEL);
}

/** The newest statements of a claim of a brand of the viewer, in answers to prompts, to direct questions, or of a study. Throws BRAND_NOT_FOUND, INVALID_MARKET, STUDY_NOT_FOUND or CLAIM_NOT_FOUND. */
export async function getClaimStatements(
  request: ServiceRequest,
  { brandId, claimId, ...wanted }: OfClaim,
): Promise<StatementRecord[]> {
  const { services, viewer } = requireScope(request, "read");
  const brand = await findBrand(services.db, viewer.userId, brandId);
  const answers = await chosenAnswers(services.db, brand, wanted);
  const rows = isId(claimId)
    ? await services.db
        .selectFrom("statements")
        .innerJoin("claims", "claims.id", "statements.claim_id")
        .leftJoin("visit_prompts as asked", (join) =>
          join
            .onRef("asked.visit_id", "=", "statements.visit_id")
            .onRef("asked.run_id", "=", "statements.run_id"),
        )
        .leftJoin("brand_prompts as prompts", "prompts.id", "asked.prompt_id")
        .leftJoin("direct_questions as direct", (join) =>
          join
            .onRef("direct.visit_id", "=", "statements.direct_visit_id")
            .onRef("direct.run_id", "=", "statements.run_id"),
        )
        .select(({ fn }) => fn.coalesce("prompts.prompt", "direct.question").as("prompt"))
        .select([
          "statements.run_id",
          "column_id",
          "model_id",
          "at",
          "statements.sentence",
          "quote_at",
          "quote_length",
        ])
        .where("claims.brand_id", "=", brand.id)
        .where("claims.id", "=", claimId)
        .where(isAnswerTo(answers))
        .orderBy("at", "desc")
        .orderBy("statements.run_id")
        .orderBy("column_id")
        .limit(MAX_SHOWN_STATEMENTS)
        .execute()
    : [];
  // A claim has a statement.
  if (rows.length === 0) throw new ServiceError("CLAIM_NOT_FOUND");
  const promptOf = await promptsOfStudy(services.db, answers.study);
  return rows.map(({ run_id, column_id, model_id, at, prompt, sentence, quote_at, quote_length }) => ({
    ...{ runId: run_id, columnId: column_id, modelId: model_id, at: at.toISOString() },
    prompt: prompt ?? promptOf(column_id),
    ...{ sentence, quoteAt: quote_at, quoteLength: quote_length },
  }));
}

/** What each column of a study asked: of a topic one of its wordings. */
async function promptsOfStudy(
  db: Connection,
  study: string | null,
): Promise<(columnId: string) => string | null> {
  if (study === null) return () => null;
  const run = await db.selectFrom("runs").selectAll().where("id", "=", study).executeTakeFirst();
  return (columnId) => {
    const question = readStudyColumn(columnId);
    return run && question ? promptOfRound(asStudyRun(run).request, question.round) : null;
  };
}
