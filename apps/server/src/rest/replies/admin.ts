import {
  BLOG_STATUSES,
  BLOG_TYPES,
  CHANGE_ACTIONS,
  CHANGE_SUBJECT_KINDS,
  CONTACT_STATUSES,
  INQUIRY_TYPES,
  MODEL_SEARCHES,
  PLACE_STATES,
  SEARCHED_BY,
  SITE_EVIDENCE,
  SUBSCRIPTION_STATUSES,
  USER_ROLES,
} from "@standings/domain";
import { z } from "zod";
import { searchedBy, sharedSearch } from "./searches.ts";

/** Bodies of answers to admins (spec part 2 §3 and §7). */

const isoTime = z.string().describe("ISO 8601");
const pagination = z
  .object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    pages: z.int(),
    isLowerBound: z.boolean().describe("`total` was not counted to its end: there are more"),
  })
  .meta({ id: "Pagination" });
const record = z.looseObject({ _id: z.string() });

const owner = z
  .object({ _id: z.string(), id: z.string(), name: z.string(), email: z.string() })
  .nullable()
  .describe("Whose it is; null when the account was deleted");
const searchFields = {
  ...sharedSearch.partial({
    model_outcomes: true,
    model_readings: true,
    model_groundings: true,
    model_searched_by: true,
    censor_reason: true,
  }).shape,
  prompt: z.string().nullable().describe("null for a private search, which has no words and no results"),
  domain: z.string().nullable().describe("Company whose discovery asked it"),
  trending: z.boolean(),
  is_private: z.boolean(),
  is_taken_down: z.boolean(),
  user_id: owner,
};
const answer = z.object({
  model: z.string(),
  attempt: z.int().describe("1 for the first question of this model"),
  status: z.enum(["success", "declined", "error"]),
  outcome: z.string().nullable(),
  failure: z.string().nullable(),
  grounding: z.looseObject({ type: z.string() }).nullable(),
  searched_by: searchedBy,
  served_model: z.string().nullable(),
  prompt_tokens: z.int().nullable(),
  completion_tokens: z.int().nullable(),
  cost_usd: z.number().nullable(),
  duration_ms: z.number(),
});
const adminSearch = z.object(searchFields).meta({ id: "AdminSearch" });
export const adminSearchDetails = z
  .object({
    ...searchFields,
    credits_charged: z.number(),
    is_refunded: z.boolean(),
    cost_usd: z.number().nullable().describe("US dollars of all answers; null when none is known"),
    model_answers: z.array(answer),
  })
  .meta({ id: "AdminSearchDetails" });
export const adminSearches = z.object({ searches: z.array(adminSearch), pagination });
export const trendingFlag = record.extend({ id: z.string(), trending: z.boolean() });
const userFields = {
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(USER_ROLES),
  credits: z.number(),
  authProvider: z.string(),
  emailVerified: z.boolean(),
  createdAt: isoTime,
  subscription_status: z.enum(SUBSCRIPTION_STATUSES),
  trial_ends_at: isoTime.nullable(),
  api_access: z.boolean().describe("May make API tokens and use them"),
};
const userSession = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: isoTime,
  lastUsedAt: isoTime,
});
export const adminUser = z.object(userFields).meta({ id: "AdminUser" });
export const adminUserDetails = z
  .object({
    ...userFields,
    sessions: z.array(userSession),
    searches: z.int(),
    purchases: z
      .object({ count: z.int(), amount: z.int(), currency: z.string() })
      .describe("What came of them after refunds, in cents"),
    secondFactorSince: isoTime.nullable().describe("null: two-step sign-in is off"),
  })
  .meta({ id: "AdminUserDetails" });
export const adminUsers = z.object({ users: z.array(adminUser), pagination });
export const endedSessions = z.object({ sessions: z.number() });
export const adminPost = z
  .object({
    _id: z.string(),
    title: z.string(),
    slug: z.string(),
    content: z.string().describe("Markdown"),
    excerpt: z.string(),
    featured_image: z.string().nullable(),
    featured_image_alt: z.string(),
    status: z.enum(BLOG_STATUSES),
    tags: z.array(z.string()),
    categories: z.array(z.string()),
    meta_title: z.string(),
    meta_description: z.string(),
    blog_type: z.enum(BLOG_TYPES),
    domain: z.string().nullable().describe("Company of a report"),
    images: z.record(z.string(), z.unknown()).describe("By their address"),
    published_at: isoTime.nullable(),
    createdAt: isoTime,
    updatedAt: isoTime,
    author_id: z.object({ name: z.string().nullable() }),
    views: z.int(),
    version: z.int().describe("Sent back with a change, which is refused when it is not the newest"),
  })
  .meta({ id: "AdminPost" });
export const adminPosts = z.object({ posts: z.array(adminPost), pagination });
export const slugCheck = z.object({ available: z.boolean() });
export const adminAnalysis = record.meta({ id: "AdminAnalysis" });
export const adminAnalyses = z.object({ analysis: z.array(adminAnalysis), pagination });
export const submission = z
  .object({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string().nullable(),
    message: z.string(),
    inquiry_type: z.enum(INQUIRY_TYPES),
    status: z.enum(CONTACT_STATUSES),
    createdAt: isoTime,
  })
  .meta({ id: "ContactSubmission" });
export const submissions = z.object({ submissions: z.array(submission), pagination });
const country = z.string().nullable().describe("ISO 3166-1 alpha-2; null for a site for the world");
export const companyGroups = z.object({
  groups: z.array(
    z.object({
      id: z.string().describe("The first domain of the group"),
      name: z.string(),
      sites: z.array(z.object({ domain: z.string(), country, evidence: z.array(z.enum(SITE_EVIDENCE)) })),
    }),
  ),
  pagination,
});
export const groupSuggestions = z.object({
  suggestions: z.array(z.object({ name: z.string(), sites: z.array(z.string()) })),
});
export const joinedSites = z.object({ joined: z.array(z.string()) });
export const sitesApart = z.object({ apart: z.array(z.string()) });
export const partedSites = z.object({
  parted: z.array(z.string()).describe("Sites that admins had joined with it"),
});
const changedValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);
const change = z
  .object({
    _id: z.string(),
    createdAt: isoTime,
    admin: z.object({ _id: z.string(), name: z.string().nullable() }),
    action: z.enum(CHANGE_ACTIONS),
    subjectKind: z.enum(CHANGE_SUBJECT_KINDS),
    subjectId: z.string(),
    subject: z.string().nullable().describe("As it is called now"),
    before: changedValues,
    after: changedValues,
    reason: z.string(),
    sentence: z.string(),
  })
  .meta({ id: "Change" });
export const changes = z.object({ changes: z.array(change), pagination });
const price = z.number().nullable().describe("US dollars per million tokens");
const listedSearch = z.enum(SEARCHED_BY).describe("Who searches for it, by the gateway's list");
const modelFields = {
  upstreamId: z.string().describe("What the gateway calls it"),
  name: z.string(),
  inputPrice: price,
  outputPrice: price,
  structuredOutput: z.boolean().nullable().describe("Whether it takes a JSON schema; null: nobody knows"),
};
const catalogueModel = z
  .looseObject({
    ...modelFields,
    listedPrice: z
      .object({ input: price, output: price })
      .describe("By the gateway's list, which is what answers cost where the catalogue has no price"),
    id: z.string(),
    provider: z.string(),
    version: z.string(),
    mappedTo: z.string().nullable().describe("What the environment says instead"),
    search: z.enum(MODEL_SEARCHES).nullable(),
    searchedBy: listedSearch,
    available: z.boolean(),
    forSearches: z.boolean(),
    forDiscovery: z.boolean(),
  })
  .meta({ id: "AdminModel" });
export const catalogue = z
  .object({
    version: z.int().describe("Sent back with a change"),
    models: z.array(catalogueModel),
    secondReading: z.object({
      isOn: z.boolean().describe("Running text is read by a model too"),
      upstreamId: z.string().nullable().describe("That model, as the gateway calls it"),
    }),
  })
  .meta({ id: "Catalogue" });
const effectPart = z.number().describe("A part of 1, from −1 to 1");
/** What stands behind `located`. */
export const places = z
  .object({
    modelId: z.string(),
    places: z.array(
      z.object({
        country: z.string().describe("ISO 3166-1"),
        state: z
          .enum(PLACE_STATES)
          .describe(
            "`old`: another version or way of asking has come since; `not_sent`: the gateway does not take the location; `unanswered`: too few answers cite anything",
          ),
        asked: z.int().describe("Calls of the proof under way that have ended"),
        proof: z
          .object({
            effect: effectPart.describe(
              "Share of cited sites that are of the country, asked with the location, less without",
            ),
            low: effectPart,
            high: effectPart,
            provedAt: isoTime,
            answers: z.int().describe("Answers that cite something"),
            leftOut: z.int().describe("Calls that failed, cited nothing or were answered by another version"),
            servedModel: z.string().nullable(),
          })
          .nullable(),
        newerModel: z.string().nullable().describe("Another version that answered since"),
        renews: z.boolean().describe("A new version is proved again without being asked for"),
      }),
    ),
  })
  .meta({ id: "ProvedPlaces" });
export const offered = z.object({
  models: z.array(
    z.object({
      ...modelFields,
      createdAt: isoTime.nullable(),
      search: z.enum(MODEL_SEARCHES),
      searchedBy: listedSearch,
      maker: z.unknown().describe("null when the product does not know it"),
      modelId: z.string().nullable().describe("The catalogue's model that it serves"),
      isSuggested: z.boolean(),
    }),
  ),
});
const { _id, name, email, credits, createdAt } = userFields;
export const stats = z.object({
  users: z.object({ total: z.int(), admins: z.int() }),
  contactSubmissions: z.object({ total: z.int(), new: z.int() }),
  searches: z.object({ total: z.int(), trending: z.int() }),
  recentUsers: z.array(z.object({ _id, name, email, credits, createdAt })),
});
export const image = z
  .object({ imageUrl: z.string(), width: z.int(), height: z.int() })
  .meta({ id: "UploadedImage" });
export const images = z.object({ images: z.array(image), errors: z.array(z.string()) });
