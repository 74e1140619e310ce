import {
  ANSWERS_BEHIND,
  LINK_DAYS,
  MAX_BRAND_PROMPTS,
  MAX_COMPANY_NAMES,
  MAX_COMPETITORS,
  NAME_KINDS,
  NAME_RULES,
  NO_MARKET,
  RHYTHMS,
  SPANS,
} from "@standings/domain";
import { z } from "zod";
import { daySchema, text } from "./fields.ts";
import { marketSchema, modelIdsSchema, promptSchema } from "./search.ts";

/** Longer than any company's name; longer ones are cut by the verb. */
const NAME_MAX = 200;
const LABEL_MAX = 80;
/** More than a brand can have, so that the verb says how many it can. */
const LISTED_MAX = 50;
const PROMPTS_MAX = 10 * MAX_BRAND_PROMPTS;
/** Longer than any code of a market; the verb says which ones there are. */
const MARKET_MAX = 20;

/** The market that figures are of. */
const ofMarketSchema = z.object({
  market: text(MARKET_MAX)
    .nullable()
    .default(null)
    .meta({
      description: `Country and language, "DE/de"; "${NO_MARKET}": what is asked in no market. The brand's first without it`,
    }),
});

const namedSchema = z.object({ name: text(NAME_MAX).default(""), domain: text(NAME_MAX).default("") });

const promptWishSchema = z.object({
  prompt: promptSchema,
  label: text(LABEL_MAX).nullable().default(null),
  /** One of the brand's; without it, it is asked in each of them. */
  market: marketSchema,
  /** Id of a prompt that asks the same in another market. */
  pairOf: text(100).nullish(),
});

const marketsSchema = z
  .array(marketSchema.unwrap().unwrap())
  .max(LISTED_MAX)
  .meta({ description: "Where its prompts are asked, five at most; none: as nobody, from nowhere" });

const wishesSchema = z.object({
  name: text(NAME_MAX),
  domain: text(NAME_MAX),
  competitors: z.array(namedSchema).max(LISTED_MAX),
  models: modelIdsSchema,
  webSearch: z.boolean(),
  natural: z.boolean(),
  markets: marketsSchema,
  rhythm: z.enum(RHYTHMS),
  /** Weekly: 1 (Monday) to 7. Monthly: 1 to 28. */
  day: z.number(),
  /** 0 to 23, in the time zone. */
  hour: z.number(),
  /** IANA name: `Europe/Berlin`. */
  timeZone: text(NAME_MAX),
  rounds: z.number(),
  alertMails: z.boolean(),
  digestMails: z.boolean(),
});

export const newBrandSchema = z.object({
  clientBrandId: z.uuid().optional(),
  name: wishesSchema.shape.name,
  domain: wishesSchema.shape.domain,
  /** Other names that answers use. */
  aliases: z.array(text(NAME_MAX)).max(LISTED_MAX).default([]),
  competitors: wishesSchema.shape.competitors.default([]),
  models: modelIdsSchema,
  webSearch: z.boolean().default(true),
  natural: z.boolean().default(false).meta({
    description: "Each prompt is asked in plain words, too, for as many credits again",
  }),
  markets: marketsSchema.default([]),
  rhythm: wishesSchema.shape.rhythm.default("weekly"),
  day: z.number().default(1),
  hour: z.number().default(6),
  timeZone: wishesSchema.shape.timeZone.default("UTC"),
  rounds: z.number().default(3),
  alertMails: z.boolean().optional(),
  digestMails: z.boolean().optional(),
  prompts: z.array(promptWishSchema).max(PROMPTS_MAX).default([]),
});

export const brandIdSchema = z.object({ brandId: text(100) });

/** A brand and the market that its figures are of. */
export const ofMarketBrandSchema = brandIdSchema.extend(ofMarketSchema.shape);

export const brandChangesSchema = brandIdSchema.extend({
  ...wishesSchema.partial().shape,
  /** Named in the head of reports; null takes it away, with its logo. */
  agency: z
    .object({ name: text(NAME_MAX) })
    .nullable()
    .optional(),
});

export const brandPauseSchema = brandIdSchema.extend({ isPaused: z.boolean() });

/** More than a name may be long and a company may have, so that the verb says how many it can. */
const nameWordsSchema = z.array(text(NAME_MAX)).max(2 * MAX_COMPANY_NAMES);

/** What each company of a brand is called. */
const companiesNamesSchema = z
  .array(
    z.object({
      /** As the names that were read have it; "" is the brand. */
      key: text(NAME_MAX),
      names: z
        .array(z.object({ text: text(NAME_MAX), kind: z.enum(NAME_KINDS), rule: z.enum(NAME_RULES) }))
        .max(2 * MAX_COMPANY_NAMES),
      /** Hosts; those below them are the company's too. */
      sites: nameWordsSchema,
      /** Phrases in which a name is somebody else. */
      not: nameWordsSchema,
      /** What the company makes: "CRM". */
      categoryWords: nameWordsSchema,
    }),
  )
  .max(MAX_COMPETITORS + 1);

export const namesPreviewSchema = ofMarketBrandSchema.extend({ companies: companiesNamesSchema });

export const namesSchema = brandIdSchema.extend({
  companies: companiesNamesSchema,
  baseVersion: z.int().min(1).max(1_000_000),
});

export const newPromptsSchema = brandIdSchema.extend({
  prompts: z.array(promptWishSchema).min(1, "Please enter a prompt").max(PROMPTS_MAX),
});

export const brandPromptSchema = brandIdSchema.extend({ promptId: text(100) });

export const promptChangesSchema = brandPromptSchema.extend({
  label: text(LABEL_MAX).nullable().optional(),
  page: text(2_000).nullable().optional(),
});

export const visitSchema = brandIdSchema.extend({ clientVisitId: z.uuid() });

const filtersSchema = ofMarketSchema.extend({
  span: z.enum(SPANS).default("12w"),
  model: text(200).nullable().default(null),
  label: text(LABEL_MAX).nullable().default(null),
  webSearch: z.boolean().nullable().default(null),
});

export const brandViewSchema = brandIdSchema.extend(filtersSchema.shape);

export const trackedTopicsSchema = brandViewSchema.pick({
  brandId: true,
  market: true,
  span: true,
  webSearch: true,
});

export const translationSchema = brandIdSchema.extend({ market: text(20) });

export const brandMarketsSchema = brandViewSchema.pick({ brandId: true, webSearch: true });

export const trackedTopicSchema = brandIdSchema.extend({ topicId: text(100) });

export const brandAnswersSchema = brandViewSchema.extend({
  behind: z.enum(ANSWERS_BEHIND).default("all"),
  company: text(300).nullable().default(null),
  source: text(300).nullable().default(null),
  page: text(2_000).nullable().default(null),
  promptId: text(100).nullable().default(null),
  topicId: text(100).nullable().default(null),
  visitId: text(100).nullable().default(null),
  cursor: z.int().min(0).max(1_000_000).default(0),
});

export const newNoteSchema = brandIdSchema.extend({
  day: daySchema,
  text: z.string().trim().pipe(text(200).min(1, "Please write a note")),
});

export const noteIdSchema = brandIdSchema.extend({ noteId: text(100) });

export const newLinkSchema = brandIdSchema.extend({
  experimentId: text(100).nullish().meta({ description: "Whose looks it shows; without, the overview" }),
  days: z.union(LINK_DAYS.map((days) => z.literal(days))),
});

export const linkIdSchema = brandIdSchema.extend({ linkId: text(100) });

const sharedSchema = z.object({ token: text(100) });
export const sharedBrandSchema = filtersSchema.extend(sharedSchema.shape);
export const sharedExperimentSchema = sharedSchema;

/** What is out of bounds is said by the verb. */
export const visitSpendingSchema = z.object({ prompts: z.number(), rounds: z.number() });

export const suggestForSchema = z.object({ domain: text(300) });

export const unsubscribeSchema = z.object({ token: text(200) });
