import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { keepReads } from "../../kept-reads.ts";
import type { Field } from "./read-field.ts";

/** What a field was read from. */
export interface FieldBasis {
  /** The company and those that its peers were chosen from. */
  readonly domains: readonly string[];
  /** `question_key` of the questions that were read, in the field or not. */
  readonly questionKeys: readonly string[];
}

/** A company's field of shared questions, and with the viewer's private ones. */
export interface ReadFields {
  readonly shared: Field;
  readonly all: Field;
  readonly basis: FieldBasis;
}

/** Peers depend a little on how many questions there are in all: a field is read again after this time. */
const KEPT_MS = 600_000;
/** Searches and answers of all kept fields, about 1 kB each. */
const MAX_ROWS = 60_000;

const readKept = keepReads<ReadFields>({ maxSize: MAX_ROWS, sizeOf: rowsOf, keptMs: KEPT_MS });
const derivedOf = new WeakMap<Field, Map<string, Promise<unknown>>>();

/** A company's fields as `read` gives them for a viewer, kept until something that they were read from changes. */
export function cacheFields(
  services: Pick<ServiceContext, "db" | "readsReplica" | "settings">,
  { userId, domain }: { readonly userId: string; readonly domain: string },
  read: () => Promise<ReadFields>,
): Promise<ReadFields> {
  return readKept(services, {
    // What the sandbox answered is in the fields only while the models are the sandbox's.
    key: `${services.settings.modelsAreSandbox} ${userId} ${domain}`,
    userId,
    isChangedBy: ({ basis }) =>
      sql<boolean>`(is_all or domains && ${basis.domains}::text[] or question_keys && ${basis.questionKeys}::bigint[])`,
    read,
  });
}

/** What `derive` makes of a field, made once for as long as the field is kept. `what` tells it from others. */
export function onceOf<Derived>(
  field: Field,
  what: string,
  derive: () => Promise<Derived>,
): Promise<Derived> {
  const made = derivedOf.get(field) ?? new Map<string, Promise<unknown>>();
  derivedOf.set(field, made);
  // What is derived under one name has one shape.
  const known = made.get(what) as Promise<Derived> | undefined;
  if (known) return known;
  const making = derive();
  made.set(what, making);
  making.catch(() => made.delete(what));
  return making;
}

function rowsOf({ shared, all }: ReadFields): number {
  const questions = [...shared.questions, ...all.questions];
  return questions.reduce((sum, { answers, searches }) => sum + answers.length + searches.length, 0);
}
