import {
  NAME_KINDS,
  NAME_RULES,
  PLACE_STATES,
  PROMPT_ORIGINS,
  QUESTION_KINDS,
  SOURCE_TYPES,
  STANCES,
  TOPIC_FORMS,
  TRANSLATION_REFUSALS,
  type TranslationRefusal,
} from "@standings/domain";
import { z } from "zod";
import { fanOut } from "./companies.ts";
import { countsBy, geo, market, proof, searchedBy } from "./searches.ts";

/** Bodies of answers about brands. Shares and scores are from 0 to 1. */

const isoTime = z.string().describe("ISO 8601");
const named = z.object({ name: z.string(), domain: z.string() });
const someMarket = market.unwrap();
export const interval = z.object({ low: z.number(), high: z.number() }).nullable();
export const estimate = z.object({ value: z.number(), range: interval }).meta({
  id: "Estimate",
  description: "A figure from 0 to 1 with its range; null where nothing was repeated",
});
const change = z.object({ value: z.number(), range: interval }).nullable();

const topicFigure = z.object({
  value: z.number(),
  overWordings: interval.describe("How it would scatter had other wordings of the same kind been drawn"),
  exactlyThese: interval.describe("How it would scatter were the same wordings asked again"),
});

const brandFigure = topicFigure
  .extend({ wordingPart: z.number().nullable().describe("Points of the width that are wording") })
  .nullable();

export const trackedTopics = z.object({
  topics: z.array(
    z.object({
      topicId: z.string(),
      name: z.string(),
      form: z.enum(TOPIC_FORMS),
      version: z.int().describe("The frozen version that visits ask"),
      isNewest: z.boolean().describe("Its wordings are those of today"),
      label: z.string().describe("Of the prompts that came with it"),
      wordings: z.int(),
      asked: z.int().describe("Wordings that visits ask, as questions that name nobody"),
      missing: z
        .int()
        .describe("Wordings that visits do not ask at all; 0 where the market is asked no more"),
      visits: z.int().describe("Of the last four weeks, that asked four of its wordings in five or more"),
      answers: z.int(),
      models: z.array(z.string()),
      leftOut: z.array(z.string()).describe("Models that answered too few of the wordings"),
      listed: brandFigure
        .optional()
        .describe("How often the brand is listed, from 0 to 1; null before the first visit"),
      named: brandFigure
        .optional()
        .describe("In place of `listed`, of a topic in plain words: how often plain answers name the brand"),
      change: change.describe(
        "Figure less that of the first four weeks of the span, over the wordings and models of both",
      ),
      line: z.array(
        z.object({
          at: z.string(),
          listed: topicFigure.nullable().optional(),
          named: topicFigure.nullable().optional(),
        }),
      ),
    }),
  ),
});

const runningVisit = z
  .object({
    id: z.string(),
    prompts: z.int(),
    done: z.int(),
    startedAt: isoTime,
    asking: z
      .array(z.object({ prompt: z.string(), studyId: z.string() }))
      .describe("Studies under way: /api/studies/{id}/events streams one"),
  })
  .nullable();

export const brandSummaries = z.object({
  brands: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        domain: z.string(),
        rhythm: z.string(),
        timeZone: z.string(),
        markets: z.array(someMarket),
        market: market.describe("Of its counts and figures: the first one"),
        isPaused: z.boolean(),
        isSandbox: z.boolean(),
        nextVisitAt: isoTime.nullable(),
        visit: runningVisit,
        prompts: z.int(),
        visits: z.int(),
        alerts: z.int(),
        listed: z.number().nullable(),
        trend: z.array(z.number()),
      })
      .meta({ id: "BrandSummary" }),
  ),
});

const calledBy = z.object({
  answers: z.int().describe("Answers that list or name the company"),
  names: z.array(z.object({ text: z.string(), kind: z.enum(NAME_KINDS), answers: z.int() })),
  otherwise: z.int().describe("Answers that write it otherwise, or its site alone"),
});

/** Of the places of a company in a plain answer the best one. */
const stance = z.enum(STANCES);

export const brand = z
  .object({
    id: z.string(),
    name: z.string(),
    domain: z.string(),
    competitors: z.array(named),
    models: z.array(z.string()),
    webSearch: z.boolean(),
    natural: z.boolean().describe("Each prompt is asked in plain words, too"),
    markets: z.array(someMarket).describe("Empty: asked as nobody, from nowhere"),
    rhythm: z.enum(["weekly", "daily", "monthly", "manual"]),
    day: z.int(),
    hour: z.int(),
    timeZone: z.string(),
    rounds: z.int(),
    alertMails: z.boolean(),
    digestMails: z.boolean(),
    prompts: z.array(
      z.object({
        id: z.string(),
        prompt: z.string(),
        market,
        pairId: z.string().describe("The same for prompts of several markets that ask the same"),
        label: z.string().nullable(),
        page: z.string().nullable().describe("The brand's page that is to be cited in its answers"),
        kind: z.enum(QUESTION_KINDS),
      }),
    ),
    agency: z.object({ name: z.string(), logoUrl: z.string().nullable() }).nullable(),
    isPaused: z.boolean(),
    nextVisitAt: isoTime.nullable(),
    visitCost: z.int().describe("Credits that a visit takes at most"),
    visit: runningVisit,
    isSandbox: z.boolean(),
    createdAt: isoTime,
  })
  .meta({ id: "Brand" });

export const brandNames = z.object({
  version: z.number().describe("The version that is wanted: If-Match of the next save"),
  counted: z
    .object({
      version: z.number(),
      matcher: z.number().describe("Version of the rules that find companies; the oldest of any visit"),
    })
    .describe("What all figures are counted by"),
  recount: z
    .object({ done: z.number(), of: z.number(), hasFailed: z.boolean() })
    .nullable()
    .describe("Answers that were counted again by the wanted version; null where all are"),
  companies: z.array(
    z.object({
      key: z.string().describe("Empty for the brand"),
      name: z.string(),
      domain: z.string(),
      names: z.array(z.object({ text: z.string(), kind: z.enum(NAME_KINDS), rule: z.enum(NAME_RULES) })),
      sites: z.array(z.string()),
      not: z.array(z.string()).describe("Phrases in which a name is somebody else"),
      categoryWords: z.array(z.string()),
    }),
  ),
});

export const namesPreview = z.object({
  before: z.number().describe("Answers that list the brand by the names of the figures"),
  after: z.number().describe("Answers that list it by the given names"),
  of: z.number().describe("Newest answers that were looked at, 500 at most"),
  companies: z
    .array(z.object({ key: z.string(), before: z.number(), after: z.number() }))
    .describe("The same of each company, the brand too"),
  changes: z.number().describe("Entries of these answers that would be another company's"),
  changed: z.array(
    z.object({
      answer: z.object({ studyId: z.string(), columnId: z.string(), modelId: z.string() }),
      company: named.describe("Whom the answer lists, in its words"),
      was: z
        .string()
        .nullable()
        .describe("Key of the company that it counts for; null: nobody's of the brand"),
      is: z.string().nullable().describe("Key of the company that it would count for"),
      passage: z.object({ before: z.string(), named: z.string(), after: z.string() }).nullable(),
    }),
  ),
});

export const brandNote = z.object({
  id: z.string(),
  day: z.string().describe("YYYY-MM-DD"),
  kind: z
    .enum(["user", "names", "topic"])
    .describe(
      "Who wrote it: the owner, a recount of the past by newer names, or a topic whose other wordings are asked",
    ),
  text: z.string(),
});

const brandLink = z.object({
  id: z.string(),
  experimentId: z.string().nullable().describe("Whose looks it shows; null: the overview"),
  createdAt: isoTime,
  expiresAt: isoTime,
  lastOpenedAt: isoTime.nullable(),
  isRevoked: z.boolean(),
});

export const brandLinks = z.object({ links: z.array(brandLink) });

export const newLink = z.object({
  url: z.string().describe("Told this once: it is stored as a hash"),
  link: brandLink,
});

export const newBrand = z.object({ id: z.string() });

export const startedVisit = z.object({
  id: z.string(),
  state: z.literal("running"),
  creditsHeld: z.int(),
  remainingCredits: z.int(),
});

const alert = z
  .looseObject({
    type: z.enum(["change", "first", "version", "search", "way", "claim", "weather", "market"]),
    id: z.string(),
    at: isoTime,
  })
  .meta({ id: "BrandAlert" });
export const brandAlerts = z.object({
  market,
  byJudge: z
    .object({ right: z.int(), of: z.int() })
    .describe(
      "Of the newest alerts that rest on a model's verdict and that a person checked, ten at most, those that were right; below 8 of 10 new ones wait to be checked (`waits`)",
    ),
  alerts: z.array(alert),
});

const source = z.looseObject({
  domain: z.string(),
  answers: z.int(),
  prompts: z.int(),
  models: z.array(z.string()),
  lists: z.array(named),
});

export const brandOverview = z
  .object({
    market: market.describe("Of all figures; null: asked in none"),
    markets: z.array(market).describe("Those that can be asked for with `market`"),
    tracked: z
      .object({
        prompts: z.int().describe("Of the market, under whatever label"),
        isAsked: z
          .boolean()
          .describe(
            "Whether visits ask in `market`; where they do no more, prompts are those that its visits of the span asked",
          ),
      })
      .describe("How many prompts there are"),
    askedBefore: z
      .object({ market })
      .nullable()
      .describe("Where nothing was asked in `market` yet: the market that was asked last; else null"),
    timeZone: z.string().describe("That sentences tell days of visits in"),
    labels: z.array(z.string()),
    models: z.array(z.string()),
    visits: z.array(z.object({ id: z.string(), at: isoTime, answers: z.int() })),
    companies: z.array(
      z.looseObject({
        key: z.string(),
        name: z.string(),
        domain: z.string(),
        isBrand: z.boolean(),
        byVisit: z.array(z.number().nullable()),
        line: z.array(estimate.nullable()),
        listed: estimate,
        voice: estimate,
        listedChange: change,
        voiceChange: change.describe(
          "Less the first four weeks; null where not all visits of the two asked the same prompts of the same models",
        ),
      }),
    ),
    others: z.object({ companies: z.int(), voice: z.number() }),
    answers: z.int(),
    recentVisits: z.int(),
    sample: z
      .object({
        questions: z
          .int()
          .describe("Prompts that `answers` are to; one that was removed counts while its answers do"),
        models: z.array(z.string()),
        rounds: z.array(z.int()),
        webSearch: z.array(z.boolean()),
      })
      .describe("How the answers of the last four weeks were asked for, each thing once"),
    earlierVisits: z.int(),
    tiedWith: z.string().nullable(),
    leader: z.string().nullable().describe("Key of the company that is listed most; null where several are"),
    namesBefore: z
      .object({ version: z.int(), line: z.array(z.number().nullable()) })
      .nullable()
      .describe(
        "The brand's line as the names before the last recount count it; for thirty days, where it differs",
      ),
    prompts: z.array(
      z.looseObject({
        promptId: z.string(),
        prompt: z.string(),
        label: z.string().nullable(),
        kind: z.enum(QUESTION_KINDS),
        place: z.int().nullable(),
        trend: z.array(z.number().nullable()),
        listed: estimate
          .nullable()
          .describe("Over the last four weeks; null, as the score, where no answer of them counts: never 0"),
        score: z.number().nullable(),
        change,
        verdict: z.enum(["real", "noise", "early"]),
        first: named.nullable(),
        page: z
          .object({ url: z.string(), cited: z.int(), answers: z.int(), models: z.array(z.string()) })
          .nullable()
          .describe(
            "The brand's page that is to be cited, and how many answers of the last four weeks cite it",
          ),
        studyId: z.string().nullable(),
      }),
    ),
    rival: z.object({ prompts: z.array(z.string()), answers: z.int(), listed: estimate }).nullable(),
    plain: z
      .object({
        answers: z.int(),
        companies: z.array(
          named.extend({
            key: z.string(),
            isBrand: z.boolean(),
            named: estimate,
            stances: countsBy(STANCES),
          }),
        ),
        byVisit: z
          .array(z.number().nullable())
          .describe("Share that names the brand, by visit of `visits`; null where no plain answer counts"),
        line: z.array(estimate.nullable()).describe("The same over four weeks up to the visit"),
      })
      .nullable()
      .describe("Answers in plain words, asked for no list; null where none was asked"),
    called: z
      .array(
        named.extend({
          key: z.string(),
          isBrand: z.boolean(),
          lists: calledBy.describe("Lists, of the last four weeks, each counted once"),
          plain: calledBy
            .nullable()
            .describe("Answers in plain words that name it; null where none was asked"),
        }),
      )
      .describe(
        "By which of their names answers call the companies that have names of products or former ones",
      ),
    missed: z
      .int()
      .describe(
        "Answers that list a competitor and not the brand; like the sources, of all models whatever the filter",
      ),
    sources: z.array(source.extend({ page: z.string().nullable() })),
    alerts: z.array(alert),
    notes: z.array(brandNote),
    lastVisits: z.array(
      z.object({
        id: z.string(),
        dueAt: isoTime,
        endedAt: isoTime.nullable(),
        state: z.enum(["running", "completed", "short", "failed"]),
        prompts: z.int(),
        rounds: z.int(),
        credits: z.int(),
      }),
    ),
    isSandbox: z.boolean(),
  })
  .meta({ id: "BrandOverview" });

export const brandSources = z
  .object({
    market,
    answers: z.int().describe("Of all models"),
    missed: z.int().describe("Those that list a competitor and not the brand"),
    sources: z.array(
      source.extend({
        type: z.enum(SOURCE_TYPES),
        withBrand: z.int(),
        missed: z.int(),
        pages: z.array(z.object({ url: z.string(), answers: z.int() })),
      }),
    ),
  })
  .meta({ id: "BrandSources" });

export const brandSearches = fanOut
  .extend({ market })
  .meta({ id: "BrandSearches", description: "In focus is the brand: `naming` counts answers that list it" });

export const brandAnswers = z
  .object({
    market,
    answers: z.array(
      z.object({
        studyId: z.string(),
        columnId: z.string(),
        modelId: z.string(),
        prompt: z.string(),
        at: isoTime,
        round: z.int(),
        searchedBy,
        rank: z.int().nullable(),
        stance: stance.nullable().describe("How a plain answer speaks of the company; null in a list"),
        quote: z.string().nullable(),
        first: z.string().nullable(),
        pages: z.array(z.string()),
      }),
    ),
    next: z.int().nullable().describe("Send it as `from` for those that follow; null after the last"),
  })
  .meta({ id: "BrandAnswers" });

export const brandSuggestions = z.object({
  competitors: z.array(named),
  prompts: z.array(z.object({ prompt: z.string(), from: z.enum(PROMPT_ORIGINS) })),
});

export const translatedPrompts = z
  .object({
    proposed: z.array(
      z.object({
        promptId: z.string().describe("The prompt that it translates: `pairOf` of the one that is added"),
        prompt: z.string(),
        text: z.string(),
        back: z.string().describe("Translated back by another model"),
      }),
    ),
    refused: z.array(
      z.object({
        promptId: z.string(),
        prompt: z.string(),
        text: z.string().nullable(),
        reason: z.enum(Object.keys(TRANSLATION_REFUSALS) as [TranslationRefusal]),
      }),
    ),
    left: z.int().describe("Prompts that wait for the next time"),
    isSandbox: z.boolean(),
  })
  .meta({ id: "TranslatedPrompts" });

const marketDifference = change
  .unwrap()
  .extend({
    isApart: z.boolean().describe("Whether more than chance explains it, all of the table considered"),
  })
  .nullable()
  .describe("Less the first market's; null for that, and with fewer than two answers of a model on a side");

const ways = z
  .array(z.object({ geo, modelIds: z.array(z.string()) }))
  .describe("How its models were told the market, when they were asked last");

export const brandMarkets = z
  .object({
    markets: z.array(
      z.object({
        market,
        answers: z.int(),
        listedIn: z.int(),
        listed: estimate,
        difference: marketDifference,
        ways,
        leaders: z.array(named.extend({ isBrand: z.boolean(), voice: z.number() })),
        sources: z.array(z.object({ domain: z.string(), answers: z.int() })),
      }),
    ),
    places: z
      .array(
        z.object({
          modelId: z.string(),
          country: z.string(),
          state: z.enum(PLACE_STATES),
          proof: proof.unwrap().nullable(),
        }),
      )
      .describe("Whether the searches of its models heed its countries, where that was proved"),
    rows: z.array(
      z.object({
        pairId: z.string(),
        cells: z.array(
          z
            .object({
              promptId: z.string(),
              prompt: z.string(),
              place: z.int().nullable(),
              answers: z.int(),
              listedIn: z.int(),
              listed: estimate,
              ways,
              difference: marketDifference,
            })
            .nullable()
            .describe("In the order of the markets; null where one does not ask it"),
        ),
      }),
    ),
    topics: z
      .array(
        z.object({
          name: z.string(),
          form: z.enum(TOPIC_FORMS),
          cells: z.array(
            z
              .object({
                topicId: z.string(),
                wordings: z.int().describe("Wordings that visits ask, as questions that name nobody"),
                answers: z.int(),
                foundIn: z.int().describe("Answers that list the brand, or name it in plain words"),
                listed: topicFigure
                  .nullable()
                  .optional()
                  .describe("Null where visits asked too few of its wordings"),
                named: topicFigure
                  .nullable()
                  .optional()
                  .describe(
                    "In place of `listed`, of a topic in plain words: how often plain answers name the brand",
                  ),
                ways,
                difference: marketDifference,
              })
              .nullable()
              .describe("In the order of the markets; null where one asks no topic of the name"),
          ),
        }),
      )
      .describe("Topics that visits ask: those of one name and form in several markets are a row"),
  })
  .meta({ id: "BrandMarkets", description: "Figures of the last four weeks, each of one market" });

export const competitorGrid = z
  .object({
    market,
    companies: z.array(named.extend({ key: z.string(), isBrand: z.boolean() })),
    rows: z.array(
      z.object({
        promptId: z.string(),
        prompt: z.string(),
        label: z.string().nullable(),
        answers: z.int(),
        cells: z.array(z.object({ listed: z.int(), score: z.number(), place: z.int().nullable() })),
      }),
    ),
  })
  .meta({ id: "CompetitorGrid" });
