import {
  MOST_QUERIES,
  PAIR_OUTCOMES,
  SEARCH_KINDS,
  type StudyVerdictKind,
  TOPIC_FORMS,
  WORDING_LEVELS,
} from "@standings/domain";
import { z } from "zod";
import { company } from "./accounts.ts";
import { countsBy, geo, market, proof, searchedBy, VERSIONS } from "./searches.ts";

/** Bodies of answers about companies, studies and the blog (spec part 2 §3 and §7). */

const isoTime = z.string().describe("ISO 8601");

export const suggestions = z.object({ suggestions: z.array(company) });

export const sources = z.object({
  data: z.object({
    sources: z.array(z.object({ source: z.string(), count: z.int() })),
    total: z.int(),
    was_censored: z.boolean(),
  }),
});

const standing = {
  answers: z.int().describe("Newest answers of each model to the questions of its field"),
  listed: z.int().describe("Of these, how many list it"),
  top_3: z.int().describe("Of these, how many rank it 1 to 3"),
  average_rank: z.number().nullable().describe("Null where no answer lists it"),
};
const shareOfVoice = z.number().describe("Part of the field's points, 0 to 1");

export const overview = z.object({
  data: company
    .extend({
      ...standing,
      countries: z
        .array(z.object({ domain: z.string(), country: z.string().nullable() }))
        .describe("Its other sites; the country is an ISO code, null for a site for the world"),
      questions: z.int().describe("Questions of its field"),
      questions_without_it: z.int(),
      sources: z.int().describe("Domains that the answers cite which list it"),
      share_of_voice: shareOfVoice,
      models: z.array(
        z.object({ ...standing, model_id: z.string(), is_thin: z.boolean().describe("Too few to say much") }),
      ),
      competitors: z.array(
        company.extend({
          together: z.int().describe("Answers that list both"),
          average_rank: z.number().nullable(),
          share_of_voice: shareOfVoice,
          was_censored: z.boolean().describe("Name and domain are masks"),
        }),
      ),
      is_partial: z.boolean().describe("Counted over the newest questions of a larger field"),
      is_sandbox: z.boolean(),
      was_censored: z.boolean(),
    })
    .meta({ id: "CompanyOverview" }),
});

const OUTCOMES =
  "From the company's side: absent (only the other is listed), below, level, above, alone (only the company is listed)";
const pairTally = z.object({
  answers: z.int().describe("Answers that list one of the two or both"),
  ...Object.fromEntries(PAIR_OUTCOMES.map((outcome) => [outcome, z.int()])),
});
const place = z.number().nullable().describe("Null where it is not listed; a mean where a study is newer");
const pairPages = z.object({
  total: z.int(),
  pages: z.array(
    z.object({
      url: z.string().describe("Empty where the domain is a mask"),
      domain: z.string(),
      company: z.int(),
      other: z.int(),
      answers: z.int(),
    }),
  ),
});

export const against = z.object({
  data: pairTally
    .extend({
      company,
      other: company,
      neither: z.int(),
      questions_by_outcome: countsBy(PAIR_OUTCOMES),
      models: z.array(pairTally.extend({ model_id: z.string() })),
      questions: z.array(
        z.object({
          kind: z.enum(SEARCH_KINDS),
          prompt: z.string(),
          createdAt: isoTime,
          outcome: z.enum(PAIR_OUTCOMES).describe(OUTCOMES),
          answers: z.int(),
          places: z.array(
            z.object({
              model_id: z.string(),
              searchId: z.string(),
              columnId: z.string(),
              company: place,
              other: place,
            }),
          ),
        }),
      ),
      sources: z.object({ company: pairPages, both: pairPages, other: pairPages }),
      studies: z.array(
        z.object({
          id: z.string(),
          prompt: z.string(),
          rounds: z.int(),
          createdAt: isoTime,
          verdict: z.enum(["above", "below", "tied", "open"]),
        }),
      ),
      is_partial: z.boolean(),
      is_sandbox: z.boolean(),
      was_censored: z.boolean(),
    })
    .meta({ id: "Against" }),
});

const said = z.object({ rank: z.int(), name: z.string(), text: z.string() }).nullable();
export const saidOfBoth = z.object({
  said: z.array(
    z.object({
      model_id: z.string(),
      searchId: z.string(),
      columnId: z.string(),
      createdAt: isoTime,
      company: said,
      other: said,
    }),
  ),
});

const analysis = z
  .looseObject({
    _id: z.string(),
    id: z.string(),
    analysis_type: z.enum(["seo", "source"]),
    domain: z.string(),
    company_name: z.string(),
    model_id: z.string(),
    createdAt: isoTime,
    was_censored: z.boolean(),
    is_sandbox: z.boolean(),
    error: z.string().nullable(),
    facts: z.array(z.looseObject({ number: z.int(), title: z.string() })).describe("The evidence"),
  })
  .meta({ id: "Analysis" });

export const storedAnalysis = z.object({ data: analysis });
export const endedAnalysis = z.object({
  data: analysis,
  refunded: z.boolean().optional(),
  remainingCredits: z.number().optional(),
});

const named = z.object({ name: z.string(), domain: z.string() });
const range = z.object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() }).meta({
  id: "Range",
  description: "A figure from 0 to 100 with its range; null where nothing was repeated",
});

const versions = z
  .object({ reading: z.int().nullable(), matching: z.int().nullable(), searchPolicy: z.int(), geo, proof })
  .nullable()
  .describe(VERSIONS);
const VERDICT_KINDS = [
  "names_you",
  "not_enough",
  "names_nobody",
  "seldom_names",
  "absent",
  "too_wide",
  "readable",
] as const satisfies readonly StudyVerdictKind[];
const verdict = z
  .object({
    kind: z.enum(VERDICT_KINDS),
    naming: range.describe("Answers that name anybody"),
    listed: range.nullable().optional().describe("Answers that list the one in focus; null without one"),
    named: range
      .nullable()
      .optional()
      .describe("In place of `listed`, of a topic in plain words: answers that name the one in focus"),
    roundsNeeded: z.int().nullable().describe("In all, where the range is too wide and more rounds would do"),
  })
  .meta({ id: "StudyVerdict" });
const topicRange = z.object({ low: z.number(), high: z.number() }).nullable();
const topicFigure = z.object({ value: z.number(), overWordings: topicRange, exactlyThese: topicRange });
const armDifference = z.object({
  value: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  modelIds: z.array(z.string()).describe("Models that count"),
});

const topicOfStudy = z.looseObject({
  id: z.string(),
  version: z.int(),
  form: z.enum(TOPIC_FORMS),
  found: z
    .looseObject({
      verdict,
      listed: topicFigure
        .nullable()
        .optional()
        .describe("Answers that list the one in focus; null without one"),
      named: topicFigure
        .nullable()
        .optional()
        .describe("In place of `listed`, of a topic in plain words: answers that name the one in focus"),
      byWording: z.array(
        z.looseObject({
          wordingId: z.string(),
          prompt: z.string(),
          level: z.enum(WORDING_LEVELS),
          persona: z.string().nullable(),
          listed: z.int().nullable().optional().describe("Answers that list the one in focus"),
          named: z.int().nullable().optional().describe("Answers in plain words that name the one in focus"),
          verdict: verdict
            .nullable()
            .describe("Of this question alone, where it was asked in three rounds or more"),
        }),
      ),
    })
    .nullable()
    .describe("Its figures, over ways of asking and for exactly its wordings; null while they are kept back"),
});

export const study = z
  .looseObject({
    id: z.string(),
    state: z.enum(["running", "completed", "failed"]),
    prompt: z.string(),
    kind: z.enum(["company", "expert"]),
    models: z.array(z.string()),
    market,
    isPrivate: z.boolean(),
    isSandbox: z.boolean(),
    rounds: z.int(),
    maxRounds: z.int(),
    creditsPerRound: z.int(),
    creditsHeld: z.int(),
    creditsUsed: z.int(),
    visitOf: z
      .object({ brandId: z.string() })
      .nullable()
      .describe(
        "The brand whose visit asks it, so that it is not stopped, extended or deleted; null for others than its owner",
      ),
    searches: z
      .array(
        z.object({
          modelId: z.string(),
          searches: z.array(z.object({ searchedBy: searchedBy.unwrap(), fromRound: z.int() })),
        }),
      )
      .describe("Models that more than one searched for, each with its first round"),
    answers: z.array(
      z.looseObject({
        searchedBy,
        versions,
        listed: z.array(named.extend({ rank: z.int().nullable() })).optional(),
        named: z
          .array(named)
          .optional()
          .describe(
            "In place of `listed`, of answers in plain words: whom they name, in the order of the text",
          ),
      }),
    ),
    entries: z
      .array(
        z
          .looseObject({
            name: z.string(),
            domain: z.string(),
            score: range,
            listed: range,
            top3: range,
            tier: z.int().nullable(),
            rankRange: z.array(z.int()).nullable(),
            webSearchLift: armDifference
              .optional()
              .describe("What web search adds to its score, where the study asks without, too"),
            volunteered: z
              .looseObject({
                named: range,
                namedFirst: range,
                less: armDifference.nullable().describe("Listed when asked, less named unasked"),
                answers: z.int(),
                said: z.string(),
              })
              .optional()
              .describe("How plain answers name it, where the study asks in plain words, too"),
          })
          .meta({ id: "StudyEntry" }),
      )
      .describe("Empty for a study of a topic, whose figures are in `topic.found`"),
    verdict: verdict
      .nullable()
      .describe(
        "What the question can show; of a topic over ways of asking. Null while ranges are kept back",
      ),
    topic: topicOfStudy.optional().describe("Of a study that asks the wordings of a topic"),
  })
  .meta({ id: "Study" });

export const startedStudy = z.object({
  id: z.string(),
  state: z.literal("running"),
  creditsHeld: z.int(),
  remainingCredits: z.int(),
});
export const studies = z.looseObject({
  studies: z.array(z.looseObject({ id: z.string(), prompt: z.string(), market })),
  next: z.string().nullable(),
});
export const studyAnswer = z.looseObject({ searchedBy, versions }).meta({ id: "StudyAnswer" });
const queryWord = z.object({
  word: z.string(),
  times: z.int().describe("Searches that add it, or leave it out"),
});
export const fanOut = z
  .object({
    models: z.array(
      z.object({
        modelId: z.string(),
        searched: z.int().describe("Answers that searched the web"),
        told: z.int().describe("Of these, how many tell what they searched for"),
        queries: z.int().describe("Searches that they tell"),
      }),
    ),
    ran: z.int().describe("Searches that were run, a repeated one each time"),
    different: z.int(),
    queries: z
      .array(
        z.object({
          query: z.string(),
          models: z.array(z.string()),
          answers: z.int().describe("Answers that ran it"),
          naming: z
            .int()
            .nullable()
            .describe("Of these, how many name the company in focus; null without one"),
        }),
      )
      .describe(`Those that most answers ran, ${MOST_QUERIES} at most`),
    added: z.array(queryWord).describe("Words of searches that are not in the question"),
    dropped: z.array(queryWord).describe("Words of the question that searches leave out"),
  })
  .meta({ id: "StudySearches" });
export const studyPrivacy = z.looseObject({ isPrivate: z.boolean() });

const post = z
  .looseObject({ _id: z.string(), title: z.string(), slug: z.string(), excerpt: z.string() })
  .meta({ id: "Post" });
export const posts = z.object({ posts: z.array(post), pagination: z.looseObject({}) });
export const onePost = post.extend({ content: z.string().describe("Markdown") }).meta({ id: "WholePost" });
export const relatedPosts = z.array(post);
export const filters = z.looseObject({});
export const report = z.looseObject({ company_name: z.string() }).meta({ id: "CompanyReport" });
