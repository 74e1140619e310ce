import { z } from "zod";
import { company } from "./accounts.ts";
import { searchedBy, VERSIONS } from "./searches.ts";

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

const range = z.object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() }).meta({
  id: "Range",
  description: "A figure from 0 to 100 with its range; null where nothing was repeated",
});

const versions = z
  .object({ reading: z.int().nullable(), matching: z.int().nullable(), searchPolicy: z.int() })
  .nullable()
  .describe(VERSIONS);
export const study = z
  .looseObject({
    id: z.string(),
    state: z.enum(["running", "completed", "failed"]),
    prompt: z.string(),
    kind: z.enum(["company", "expert"]),
    models: z.array(z.string()),
    isPrivate: z.boolean(),
    isSandbox: z.boolean(),
    rounds: z.int(),
    maxRounds: z.int(),
    creditsPerRound: z.int(),
    creditsHeld: z.int(),
    creditsUsed: z.int(),
    searches: z
      .array(
        z.object({
          modelId: z.string(),
          searches: z.array(z.object({ searchedBy: searchedBy.unwrap(), fromRound: z.int() })),
        }),
      )
      .describe("Models that more than one searched for, each with its first round"),
    answers: z.array(z.looseObject({ searchedBy, versions })),
    entries: z.array(
      z
        .looseObject({
          name: z.string(),
          domain: z.string(),
          score: range,
          listed: range,
          top3: range,
          tier: z.int().nullable(),
          rankRange: z.array(z.int()).nullable(),
        })
        .meta({ id: "StudyEntry" }),
    ),
  })
  .meta({ id: "Study" });

export const startedStudy = z.object({
  id: z.string(),
  state: z.literal("running"),
  creditsHeld: z.int(),
  remainingCredits: z.int(),
});
export const studies = z.looseObject({
  studies: z.array(z.looseObject({ id: z.string(), prompt: z.string() })),
  next: z.string().nullable(),
});
export const studyAnswer = z.looseObject({ searchedBy, versions }).meta({ id: "StudyAnswer" });
export const studyPrivacy = z.looseObject({ isPrivate: z.boolean() });

const post = z
  .looseObject({ _id: z.string(), title: z.string(), slug: z.string(), excerpt: z.string() })
  .meta({ id: "Post" });
export const posts = z.object({ posts: z.array(post), pagination: z.looseObject({}) });
export const onePost = post.extend({ content: z.string().describe("Markdown") }).meta({ id: "WholePost" });
export const relatedPosts = z.array(post);
export const filters = z.looseObject({});
export const report = z.looseObject({ company_name: z.string() }).meta({ id: "CompanyReport" });
