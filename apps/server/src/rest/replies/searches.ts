import { GEOS, SANDBOX_LABEL, SEARCHED_BY, SECTORS } from "@standings/domain";
import { z } from "zod";

/** Bodies of answers about searches (spec part 1 §3 and §7). */

const isoTime = z.string().describe("ISO 8601");
const sector = z.enum(SECTORS).nullable();

/** A whole number under each key: an object, since a record's keys are required and undefined to linters of the document. */
export const countsBy = (keys: readonly string[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.int()])));

/** An entry of a list: a company or an expert. */
const entry = z
  .looseObject({
    rank: z.int(),
    company_name: z.string().optional(),
    expert_name: z.string().optional(),
    domain: z.string().optional(),
    description: z.string().optional(),
    rationale: z.string().optional(),
    censored: z.boolean().optional().describe("Hidden: names are masks"),
  })
  .meta({ id: "RankedEntry" });

/** An entry of the aggregate. */
const aggregated = entry
  .extend({
    points: z.number().optional(),
    average_rank: z.number().optional(),
    model_votes: z.unknown().optional().describe("How many models list it; of experts the votes themselves"),
    voting_models: z.array(z.object({ model: z.string(), rank: z.int() })).optional(),
  })
  .meta({ id: "AggregatedEntry" });

const PROOF = "What `located` rested on when it was answered; of `located` alone";
export const market = z
  .object({ country: z.string(), language: z.string() })
  .nullable()
  .describe("Where and in which language it is asked: ISO 3166-1, BCP 47; null: as nobody, from nowhere");
/** What `located` rested on. */
const place = {
  effect: z
    .number()
    .describe("Share of cited sites of the country with the location, less without, a part of 1"),
  low: z.number(),
  high: z.number(),
};
export const proof = z
  .object({ ...place, provedAt: z.string() })
  .optional()
  .describe(PROOF);
export const documentedProof = z
  .object({ ...place, proved_at: z.string() })
  .optional()
  .describe(PROOF);

export const geo = z
  .enum(GEOS)
  .describe(
    "How the model was told the market: sent to its search (`located`: it searched, and is proved to heed it), told by the instruction, worded in the question, by its language alone, or no market",
  );

const byModel = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

export const VERSIONS = "Of the rules that it came about by; figures of different ones are not compared";

/** How an answer was read. */
const reading = {
  shape: z.string().nullable(),
  read_by: z.string().nullable(),
  is_cut: z
    .boolean()
    .describe("It ended at the limit of length: who is not on its list is not known to be absent"),
  versions: z
    .object({
      reading: z.int().nullable(),
      matching: z.int().nullable(),
      search_policy: z.int(),
      geo,
      proof: documentedProof,
    })
    .nullable()
    .describe(VERSIONS),
};

const grounding = z.looseObject({ type: z.string() }).nullable();
export const searchedBy = z
  .enum(SEARCHED_BY)
  .nullable()
  .describe(
    "Who searched for it: the model itself or its provider, Exa or another search of the gateway; `none`: it did not search; `unknown`: it searched, with what is not known",
  );

const shared = {
  _id: z.string(),
  id: z.string(),
  search_type: z.enum(["model_comparison", "expert_analysis", "prompt_comparison"]),
  prompt: z.string(),
  prompt1: z.string().optional(),
  prompt2: z.string().nullable().optional(),
  model_used: z.string().optional(),
  sector,
  createdAt: isoTime,
  models_queried: z.array(z.string()),
  results: z.array(aggregated),
  model_results: byModel(z.array(entry)).describe("By the model's name; of a comparison by the prompt"),
  model_outcomes: byModel(z.enum(["ranked", "named_nobody", "declined"]).nullable()),
  model_readings: byModel(z.object(reading)),
  model_groundings: byModel(grounding),
  model_searched_by: byModel(searchedBy),
  model_resources: byModel(z.array(z.string())).describe("Cited domains"),
  web_search_enabled: z.boolean(),
  market,
  was_censored: z.boolean(),
  censor_reason: z.string().nullable(),
  is_sandbox: z.boolean().describe(SANDBOX_LABEL),
};

export const sharedSearch = z.object(shared).meta({ id: "SharedSearch" });
export const search = z.object({ ...shared, user_email: z.string() }).meta({ id: "Search" });

export const history = z.object({
  searches: z.array(search),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  sort: z.string(),
});

export const privacy = z.looseObject({ isPrivate: z.boolean() });

export const historical = z.object({
  searches: z.array(
    z
      .object({
        _id: z.string(),
        search_type: z.string(),
        prompt: z.string(),
        results: z.array(z.object({ domain: z.string(), rank: z.int() })),
        model_results: byModel(
          z.array(z.object({ domain: z.string(), rank: z.int(), company_name: z.string() })),
        ),
        avg_rank: byModel(z.number()),
        createdAt: isoTime,
        created_date: isoTime,
        is_sandbox: z.boolean(),
      })
      .meta({ id: "SearchOfCompany" }),
  ),
});

export const trending = z.object({
  searches: z.array(
    z
      .object({
        _id: z.string(),
        id: z.string(),
        search_type: z.string(),
        prompt: z.string(),
        prompt1: z.string().optional(),
        prompt2: z.string().optional(),
        sector: z.enum(SECTORS),
        createdAt: isoTime,
        models_queried: z.array(z.string()),
        results: z.array(aggregated).describe("The first six"),
        web_search_enabled: z.boolean(),
        trending: z.boolean().describe("An admin put it here"),
        people_asking: z.int(),
        is_sandbox: z.boolean(),
      })
      .meta({ id: "TrendingSearch" }),
  ),
});

const data = <Body extends z.ZodType>(body: Body) => z.object({ status: z.literal(200), data: body });

export const searchData = data(search);

export const aggregate = data(
  z.object({
    results: z.array(aggregated),
    searchId: z.string(),
    was_censored: z.boolean(),
    censor_reason: z.string().nullable(),
  }),
).extend({ was_censored: z.boolean(), censor_reason: z.string().nullable() });

/** One model's answer, or why there is none. */
export const modelAnswer = z.union([
  z.object({ error: z.string(), searchId: z.string() }),
  z.object({
    results: z.array(entry),
    resources: z.array(z.string()),
    sector,
    was_censored: z.boolean(),
    censor_reason: z.string().nullable(),
    searchId: z.string(),
    outcome: z.enum(["ranked", "named_nobody", "declined"]),
    ...reading,
    grounding,
    searched_by: searchedBy,
  }),
]);

export const models = z.object({
  models: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        provider: z.string(),
        available: z.boolean().describe("The gateway offers it right now"),
        isDefault: z.boolean().describe("Asked unless others are chosen"),
      })
      .meta({ id: "Model" }),
  ),
  webSearch: z.boolean().describe("Whether the gateway can search the web"),
  sandbox: z.boolean().describe("Models answer from the sandbox"),
});

export const weather = z.object({
  isAsked: z.boolean().describe("This installation asks the panel"),
  isSandbox: z.boolean().describe("Models answer from the sandbox"),
  weeks: z.array(z.string()).describe("Mondays, YYYY-MM-DD, the oldest first"),
  models: z.array(
    z.object({
      modelId: z.string(),
      weeks: z.array(
        z.object({
          week: z.string(),
          epoch: z.string().describe("The version that answered; ~1 and so on after silent changes"),
          isNewVersion: z.boolean(),
          hasChanged: z.boolean().describe("It changed though its version’s name did not"),
          p: z.number().nullable().describe("How often chance makes a week as unlike; null: not tested"),
        }),
      ),
    }),
  ),
  everywhere: z.array(z.string()).describe("Weeks in which too many models changed to be named"),
  answers: z.number().int().describe("Answers of the last week"),
});
