import { factValueSchema } from "@standings/api";
import {
  ASPECTS,
  CLAIM_ARMS,
  CLAIM_ATTRIBUTES,
  CLAIM_VERDICTS,
  DIRECT_WEEKS,
  FACT_OLD_DAYS,
  FACT_SOURCES,
  FACT_STATES,
  MAX_STUDY_READINGS,
  PAGE_RELATIONS,
  PROMPT_ARMS,
  RATE_METHODS,
  RUN_STATUSES,
  VERDICT_BY,
  VISIT_STATES,
} from "@standings/domain";
import { z } from "zod";
import { estimate, interval } from "./brands.ts";
import { market } from "./searches.ts";

/** Bodies of answers about facts and claims of a brand. */

const isoTime = z.string().describe("ISO 8601");
const day = z.string().nullable().describe("YYYY-MM-DD; null: open");
const attribute = z.enum(CLAIM_ATTRIBUTES);

export const brandFacts = z.object({
  version: z.int().describe("Grows with every confirmed change"),
  readAt: isoTime.nullable().describe("When the brand's site was read for facts"),
  facts: z.array(
    z
      .object({
        id: z.string(),
        company: z.string().describe("Key of a competitor; empty: the brand"),
        attribute,
        subject: z.string().describe("A plan or product; empty: the company itself"),
        value: factValueSchema,
        market: market.describe("Answers of this market alone are held against it; null: of all"),
        from: day,
        to: day.describe("Last day that it held"),
        state: z.enum(FACT_STATES),
        sourceKind: z.enum(FACT_SOURCES),
        sourceUrl: z.string().nullable(),
        quote: z
          .string()
          .nullable()
          .describe("The page's own words, where a model read them and code found them"),
        confirmedAt: isoTime.nullable().describe("When it was last confirmed"),
        isOld: z
          .boolean()
          .describe(
            `It has no last day and was last confirmed more than ${FACT_OLD_DAYS} days ago: confirm it again, or correct it`,
          ),
      })
      .meta({ id: "Fact" }),
  ),
});

const claim = z
  .object({
    id: z.string(),
    attribute,
    subject: z.string(),
    aspect: z
      .enum(ASPECTS)
      .nullable()
      .describe("Of an opinion, what it praises or blames; opinions are in no rate of truth"),
    text: z.string(),
    verdict: z.enum(CLAIM_VERDICTS).describe("What can't be compared with a confirmed fact can't be told"),
    judged: z
      .enum(CLAIM_VERDICTS)
      .describe("What its judge says; a person's label goes before it in `verdict`"),
    by: z.enum(VERDICT_BY).describe("Whose verdict `verdict` is"),
    because: z.string(),
    hint: z.string().nullable(),
    factIds: z.array(z.string()),
    proposal: z
      .object({ factId: z.string(), isSame: z.boolean().describe("It says the same as the claim") })
      .nullable()
      .describe("Of a claim that can't be told, the proposed fact that would tell it once it is confirmed"),
    statements: z.int().describe("Answers of four weeks, of the chosen days, or of the study, that say it"),
    share: estimate.nullable().describe("Of the answers that were read, models weighing alike"),
    models: z.array(z.string()),
    direct: z
      .object({ statements: z.int(), share: estimate.nullable() })
      .nullable()
      .describe("Answers to direct questions that say it, in no figure with others; null: none was read"),
    page: z
      .object({ domain: z.string(), relation: z.enum(PAGE_RELATIONS) })
      .nullable()
      .describe("Of a wrong claim, the page nearest to it that its answers cite"),
    firstAt: isoTime,
    lastAt: isoTime,
  })
  .meta({ id: "Claim" });

const wrongRate = z
  .object({
    value: z.number().nullable().describe("From 0 to 1; null where the judge tells nothing"),
    range: interval,
    method: z
      .enum(RATE_METHODS)
      .describe("By labels of the queue, by measured errors of the judge, or as it judges"),
    labels: z.int().describe("Labels that it rests on"),
    asJudged: estimate.describe("What the judge alone counts"),
    errsOtherwise: z.boolean().describe("The judge errs here otherwise than where it was measured"),
    once: z.int().describe("Models that answered once; the range holds whatever else they may say"),
  })
  .meta({ id: "WrongRate", description: "Share of what an average answer says that is wrong" });

const labelQueue = {
  labels: z.int().describe("Labels of the queue that count: of 90 days, under today's judges"),
  left: z
    .int()
    .describe("Statements of four weeks that the queue still asks for, some of them for the second time"),
  repeated: z.int().describe("Statements that were answered twice; only the first answer is in the rate"),
  differently: z.int().describe("Of those, the ones that were answered differently the second time"),
};

const sentiment = estimate.extend({
  answers: z.int(),
  neither: z.int().describe("Answers that neither praise nor blame"),
  once: z.int().describe("Models of which one answer praises or blames"),
});

const studyReading = z
  .object({
    studyId: z.string(),
    prompt: z.string().describe("What the study asked"),
    askedAt: isoTime.describe("When it began"),
    status: z.enum(RUN_STATUSES).describe("Of its newest reading"),
    read: z.int().describe("Answers that were read so far"),
    named: z
      .int()
      .nullable()
      .describe(
        `Answers that name the brand or its first competitors; of more than ${MAX_STUDY_READINGS} some are drawn, plain ones first. Null until a reading has ended`,
      ),
    unread: z
      .int()
      .describe("Answers that could not be read, or were not come to: another start reads them for nothing"),
    error: z.string().nullable().describe("Why nothing was read; it cost nothing then"),
    wasGivenBack: z
      .boolean()
      .describe("What it cost was given back: it read nothing, or only what an earlier reading had left"),
    isOutdated: z.boolean().describe("The study has more answers since"),
  })
  .meta({ id: "StudyReading" });

export const brandClaims = z.object({
  market: market.describe("Of all that is counted; null: asked in none"),
  markets: z.array(market).describe("Those that can be asked for with `market`"),
  study: studyReading
    .nullable()
    .describe("The study whose answers alone these are; null: those of visits, or to direct questions"),
  studies: z.array(studyReading).describe("Studies that were read for the brand, the newest first"),
  hasFacts: z.boolean().describe("A fact is confirmed that holds here, without which nothing can be false"),
  hasReader: z.boolean(),
  reading: z
    .int()
    .nullable()
    .describe(
      "Answers of the newest visit that were read, while others of it wait; null: none wait, or days are chosen",
    ),
  arm: z
    .enum(CLAIM_ARMS)
    .describe(
      "Plain answers where there are some, else lists; answers to direct questions with `asked=direct`",
    ),
  arms: z
    .array(z.enum(PROMPT_ARMS))
    .describe("Kinds of answers that were read of these prompts, or of the study: `arm` chooses one"),
  models: z.array(z.string()),
  read: z.int().describe("Answers of four weeks, of the chosen days, or of the study, that were read"),
  failed: z.int().describe("Answers that could not be read"),
  rate: wrongRate
    .nullable()
    .describe("Of all attributes and models, whatever is asked for; null: nothing is held against facts"),
  byAttribute: z
    .array(
      z.object({
        attribute,
        answers: z.int().describe("Answers in which something of it is held for right or wrong"),
        wrong: z.int().describe("Those in which some of that is wrong"),
        rate: wrongRate,
      }),
    )
    .describe("Of attributes in two answers or more, the most wrong first"),
  sentiment: sentiment
    .nullable()
    .describe("Mean over plain answers of praised / (praised + blamed); null of lists"),
  direct: z
    .object({
      read: z.int().describe("Answers to direct questions that were read"),
      failed: z.int(),
      told: z.int().describe("Those that say something which facts tell; the rate is of them"),
      rate: wrongRate.nullable(),
      sentiment: sentiment.nullable(),
    })
    .nullable()
    .describe("Told apart, in no figure with others; null: of a competitor, or none was read"),
  queue: z.object(labelQueue),
  isCut: z.boolean(),
  claims: z.array(claim),
});

export const directState = z.object({
  market: market.describe("Where they are asked: the brand's first; null: in none"),
  questions: z.array(z.string()),
  models: z.array(z.string()),
  rounds: z.int().describe("Times that each question is asked of each model"),
  cost: z.int().describe("Credits that they take at most"),
  repeats: z.boolean().describe(`They are asked again every ${DIRECT_WEEKS} weeks`),
  nextAt: isoTime.nullable(),
  running: z
    .object({
      id: z.string(),
      startedAt: isoTime,
      answers: z.int().describe("Answers that came, or never will"),
      of: z.int(),
    })
    .nullable(),
  reading: z
    .int()
    .nullable()
    .describe("Answers of the newest time that were read, while others wait; null: none wait"),
  last: z
    .object({
      id: z.string(),
      at: isoTime,
      state: z
        .enum(VISIT_STATES)
        .exclude(["running"])
        .describe("short: there were too few credits; failed: no model answered, nothing was paid"),
      credits: z.int().describe("Credits that it used, or needed"),
    })
    .nullable(),
});

export const brandPraise = z.object({
  market: market.describe("Of all that is counted; null: asked in none"),
  arm: z.enum(CLAIM_ARMS).describe("Of lists nothing is told: a list is asked why an entry holds its place"),
  answers: z.int().describe("Plain answers of four weeks, or of the study, that name the company"),
  against: z
    .object({ company: z.string().describe("Key of a competitor; empty: the brand"), answers: z.int() })
    .nullable()
    .describe("The company that it is held beside, with the answers that name that one; null: there is none"),
  aspects: z.array(
    z.object({
      aspect: z.enum(ASPECTS),
      praised: estimate.describe("Share of the answers that name the company, models weighing alike"),
      blamed: estimate,
      praisedIn: z.int().describe("Answers that praise it for this"),
      blamedIn: z.int(),
      difference: z
        .object({
          value: z.number().describe("Share praised less that of the other company, from -1 to 1"),
          range: z.object({ low: z.number(), high: z.number() }),
          isApart: z.boolean().describe("Told apart, over the whole table"),
        })
        .nullable()
        .describe("Null where no model has two answers of both"),
    }),
  ),
});

export const nextLabel = z.object({
  ...labelQueue,
  next: z
    .object({
      claimId: z.string(),
      runId: z.string(),
      columnId: z.string(),
      modelId: z.string(),
      at: isoTime,
      attribute,
      subject: z.string(),
      text: z.string(),
      sentence: z.string(),
      quoteAt: z.int(),
      quoteLength: z.int(),
      verdict: z.enum(CLAIM_VERDICTS).describe("What its judge says"),
      by: z
        .enum(VERDICT_BY)
        .exclude(["person"])
        .describe("Who its judge is: where code is wrong, one of the facts may be"),
      because: z.string(),
      factIds: z.array(z.string()),
    })
    .nullable()
    .describe("The statement that is asked about now; null: no more"),
});

export const claimStatements = z.object({
  statements: z.array(
    z
      .object({
        runId: z.string().describe("The study of the answer"),
        columnId: z.string(),
        modelId: z.string(),
        prompt: z.string().nullable(),
        at: isoTime,
        sentence: z.string().describe("The answer's own words"),
        quoteAt: z.int().describe("Where the words that say it begin in the sentence"),
        quoteLength: z.int(),
      })
      .meta({ id: "Statement" }),
  ),
  pages: z
    .array(
      z
        .object({
          url: z.string(),
          domain: z.string(),
          relation: z
            .enum(PAGE_RELATIONS)
            .describe(
              "Cited beside it and says it; cited and says it; cited, not found on it; could not be read; not looked at yet",
            ),
          passage: z.string().nullable().describe("The page's own words, as it was read"),
          checkedAt: isoTime.nullable(),
          unread: z.string().nullable().describe("Why it could not be read"),
        })
        .meta({ id: "ClaimPage" }),
    )
    .describe(
      "Of a false or outdated claim, the pages that answers of four weeks, or of the study, cite; none is said to have caused it",
    ),
});
