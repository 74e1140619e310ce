/** What the log of changes tells of an admin's write (decisions "Admin"). */

/** Named subject first, then what happened to it. */
export const CHANGE_ACTIONS = [
  "user_added",
  "user_changed",
  "user_deleted",
  "user_credits_set",
  "user_sessions_ended",
  "search_featured",
  "search_feature_ended",
  "taken_down",
  "brought_back",
  "sites_joined",
  "sites_parted",
  "sites_kept_apart",
  "contact_status_set",
  "post_added",
  "post_changed",
  "post_deleted",
  "report_published",
  "image_uploaded",
  "model_added",
  "model_changed",
  "models_ordered",
  "default_models_set",
  "place_proof_begun",
  "place_forgotten",
  "place_renewal_set",
  "second_factor_set",
  "second_factor_removed",
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

export const CHANGE_SUBJECT_KINDS = [
  "user",
  "search",
  "study",
  "company",
  "prompt",
  "contact",
  "post",
  "image",
  "model",
] as const;
export type ChangeSubjectKind = (typeof CHANGE_SUBJECT_KINDS)[number];

export type ChangedValue = string | number | boolean | null | readonly string[];

/** Values of fields, without secrets. A user's name and e-mail address stand under `name` and `email` alone. */
export type ChangedValues = Readonly<Record<string, ChangedValue>>;

/** Fields whose values differ, as they were and as they are. A field that only one side has is in that side alone. */
export function changedFields(
  before: ChangedValues,
  after: ChangedValues,
): { before: ChangedValues; after: ChangedValues } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (values: ChangedValues) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const value = values[key];
        return value === undefined ? [] : [[key, value]];
      }),
    );
  return { before: pick(before), after: pick(after) };
}

/** Rows of a list of the admin panel on a page (spec part 2 §9). */
export const ADMIN_PAGE_SIZE = 20;
/** Rows up to which a list is counted and paged; beyond, filters narrow it. */
export const ADMIN_COUNT_MAX = 10_000;
/** UTF-16 units of a search in a list. */
export const ADMIN_SEARCH_MAX = 200;

/** A page of a list, as its REST calls name it. */
export interface AdminPagination {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly pages: number;
  /** `total` was not counted to its end: there are more. */
  readonly isLowerBound: boolean;
}

/** Newest changes among which words are looked for; other filters and the span of days reach older ones. */
export const CHANGE_WORDS_MAX = 2_000;
