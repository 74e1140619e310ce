import type { ChangeAction, ChangedValue, ChangedValues, ChangeSubjectKind } from "./changes.ts";

/** A line of the log of changes. */
export interface LoggedChange {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Null name: the account was deleted. */
  readonly admin: { readonly id: string; readonly name: string | null };
  readonly action: ChangeAction;
  readonly subjectKind: ChangeSubjectKind;
  readonly subjectId: string;
  /** As it is called now; null when it is gone, and for private searches. */
  readonly subject: string | null;
  readonly before: ChangedValues;
  readonly after: ChangedValues;
  /** The admin's own words; may be empty. */
  readonly reason: string;
}

/** A piece of a sentence; names and new values stand out. */
export interface SentencePart {
  readonly text: string;
  readonly isStrong: boolean;
}

/** Longest value that a sentence quotes, characters; of a longer one it says only that it changed. */
const QUOTED_MAX = 60;

/** What an admin did, in a sentence: "Ines Carvalho set the credits of Kwame Asante from 52 to 102: “Refund”". */
export function describeChange(change: LoggedChange): readonly SentencePart[] {
  const { admin, reason } = change;
  const sentence = [strong(admin.name ?? "A deleted admin"), plain(" "), ...SENTENCES[change.action](change)];
  return reason === "" ? sentence : [...sentence, plain(`: “${reason}”`)];
}

/** The same as one text. */
export function changeSentence(change: LoggedChange): string {
  return describeChange(change)
    .map(({ text }) => text)
    .join("");
}

type Describe = (change: LoggedChange) => readonly SentencePart[];

const SENTENCES: Readonly<Record<ChangeAction, Describe>> = {
  user_added: (change) => [plain("added "), subjectOf(change), ...fieldsOf(change, " with ")],
  user_changed: (change) => [plain("changed "), subjectOf(change), ...fieldsOf(change, ": ")],
  user_deleted: () => [plain("deleted a user")],
  user_credits_set: (change) => [plain("set the credits of "), subjectOf(change), ...step(change, "credits")],
  user_sessions_ended: (change) => [plain("ended the sessions of "), subjectOf(change)],
  search_featured: (change) => [plain("put "), subjectOf(change), plain(" on trending")],
  search_feature_ended: (change) => [plain("took "), subjectOf(change), plain(" off trending")],
  taken_down: (change) => [plain(`took ${article(change)}`), subjectOf(change), plain(" off public pages")],
  brought_back: (change) => [
    plain(`brought ${article(change)}`),
    subjectOf(change),
    plain(" back to public pages"),
  ],
  sites_joined: (change) => [
    plain("said that "),
    subjectOf(change),
    plain(" is one company with "),
    strong(wordsOf(change.after.sites ?? "others")),
  ],
  sites_parted: (change) => [
    plain("took back that "),
    subjectOf(change),
    plain(" is one company with "),
    strong(wordsOf(change.before.sites ?? "others")),
  ],
  sites_kept_apart: (change) => [
    plain("said that "),
    subjectOf(change),
    plain(" is another company than "),
    strong(wordsOf(change.after.sites ?? "others")),
  ],
  contact_status_set: (change) => [
    plain("marked a message of "),
    subjectOf(change),
    plain(" "),
    strong(wordsOf(change.after.status ?? "otherwise")),
  ],
  post_added: (change) => [plain("added the post "), subjectOf(change)],
  post_changed: (change) => [plain("changed the post "), subjectOf(change), ...fieldsOf(change, ": ")],
  post_deleted: (change) => [plain("deleted the post "), subjectOf(change)],
  report_published: (change) => [plain("published the report "), subjectOf(change)],
  image_uploaded: (change) => [plain("uploaded the image "), subjectOf(change)],
  model_added: (change) => [plain("added the model "), subjectOf(change)],
  model_changed: (change) => [plain("changed the model "), subjectOf(change), ...fieldsOf(change, ": ")],
  models_ordered: ({ before, after }) => orderParts(namesOf(before.models), namesOf(after.models)),
  default_models_set: ({ before, after }) => {
    const parts = listParts(namesOf(before.models), namesOf(after.models));
    return [plain(`set the default models${parts.length > 0 ? ": " : ""}`), ...parts];
  },
  place_proof_begun: (change) => [
    plain("began to prove the location of "),
    subjectOf(change),
    ...fieldsOf(change, ": "),
  ],
  place_forgotten: (change) => [
    plain("forgot the proved location of "),
    subjectOf(change),
    ...fieldsOf(change, ": "),
  ],
  place_renewal_set: (change) => [
    plain("set when the location of "),
    subjectOf(change),
    plain(" is proved again"),
    ...fieldsOf(change, ": "),
  ],
  second_factor_set: (change) => [plain("turned on the two-step sign-in of "), subjectOf(change)],
  second_factor_removed: (change) => [plain("turned off the two-step sign-in of "), subjectOf(change)],
};

const plain = (text: string): SentencePart => ({ text, isStrong: false });
const strong = (text: string): SentencePart => ({ text, isStrong: true });

const GONE: Readonly<Record<ChangeSubjectKind, string>> = {
  user: "a deleted user",
  search: "a search that is private or deleted",
  study: "a study that is private or deleted",
  company: "a company",
  prompt: "a prompt",
  contact: "a deleted sender",
  post: "a post",
  image: "an image",
  model: "a model",
};

function subjectOf({ admin, subjectKind, subjectId, subject }: LoggedChange): SentencePart {
  if (subjectKind === "user" && subjectId === admin.id) return plain("their own account");
  if (subject === null || subject === "") return plain(GONE[subjectKind]);
  const isQuoted = subjectKind === "search" || subjectKind === "study" || subjectKind === "prompt";
  return strong(isQuoted ? `“${subject}”` : subject);
}

/** Told where the name alone does not say what it is. */
function article({ subjectKind, subject }: LoggedChange): string {
  return subject !== null &&
    (subjectKind === "study" || subjectKind === "company" || subjectKind === "prompt")
    ? `the ${subjectKind} `
    : "";
}

/** " from 52 to 102" */
function step({ before, after }: LoggedChange, field: string): readonly SentencePart[] {
  const [from, to] = [before[field], after[field]];
  const steps = from === undefined ? [] : [plain(` from ${wordsOf(from)}`)];
  return to === undefined ? steps : [...steps, plain(" to "), strong(wordsOf(to))];
}

/** "role from user to admin, tags + crm, − erp"; of other long values their names alone. */
function fieldsOf(change: LoggedChange, lead: string): readonly SentencePart[] {
  const { before, after } = change;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const parts = fields.flatMap((field, index) => {
    const values = [before[field], after[field]].filter((value) => value !== undefined);
    const isShort = values.every((value) => wordsOf(value).length <= QUOTED_MAX);
    const separator = index === 0 ? lead : ", ";
    if (values.length === 2 && values.every((value) => Array.isArray(value))) {
      const parts = listParts(namesOf(before[field]), namesOf(after[field]));
      return [plain(`${separator}${nameOf(field)} `), ...parts];
    }
    return [plain(`${separator}${nameOf(field)}`), ...(isShort ? stepOrValue(change, field) : [])];
  });
  return parts;
}

function namesOf(value: ChangedValue | undefined): readonly string[] {
  return typeof value === "object" && value !== null ? value : [];
}

/** Names that a sentence tells. */
const LISTED = 12;

/** What came and what went: "+ Claude Haiku, − Llama 4"; the list as it is now where neither did. */
function listParts(before: readonly string[], after: readonly string[]): readonly SentencePart[] {
  const came = after.filter((name) => !before.includes(name)).map((name) => ["+ ", name] as const);
  const went = before.filter((name) => !after.includes(name)).map((name) => ["− ", name] as const);
  const changed =
    came.length + went.length > 0 ? [...came, ...went] : after.map((name) => ["", name] as const);
  const named = changed
    .slice(0, LISTED)
    .flatMap(([sign, name], index) => [
      plain(`${index === 0 ? "" : ", "}${sign}`),
      strong(name.includes(",") ? `“${name}”` : name),
    ]);
  const more = changed.length - LISTED;
  return more > 0 ? [...named, plain(` and ${more} more`)] : named;
}

/** "moved Claude Haiku from place 3 to place 1 of the models"; the whole order where several moved. */
function orderParts(before: readonly string[], after: readonly string[]): readonly SentencePart[] {
  if (after.length === 0) return [plain("put the models in another order")];
  const rest = (names: readonly string[], moved: string) => names.filter((name) => name !== moved).join("\n");
  const moved = after.find((name) => rest(before, name) === rest(after, name));
  if (moved === undefined) return [plain("put the models in this order: "), ...listParts(before, after)];
  const places = [before, after].map((names) => names.indexOf(moved) + 1);
  return [plain("moved "), strong(moved), plain(` from place ${places.join(" to place ")} of the models`)];
}

function stepOrValue(change: LoggedChange, field: string): readonly SentencePart[] {
  const { before, after } = change;
  if (before[field] !== undefined) return step(change, field);
  const value = after[field];
  return value === undefined ? [] : [plain(" "), strong(wordsOf(value))];
}

/** "emailVerified" and "email_verified" are "email verified". */
function nameOf(field: string): string {
  return field
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase()
    .replace(/^api /, "API ");
}

function wordsOf(value: ChangedValue): string {
  if (value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object") return value.length === 0 ? "nothing" : value.join(", ");
  return String(value);
}
