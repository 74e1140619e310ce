import {
  CHANGE_ACTIONS,
  CHANGE_SUBJECT_KINDS,
  type ChangeAction,
  type ChangeSubjectKind,
} from "@standings/domain";
import {
  type ListSearch,
  type RawSearch,
  readChoice,
  readListSearch,
  textOf,
} from "../list/use-list-search.ts";

export interface ChangesSearch extends ListSearch {
  /** Id of an admin. */
  readonly admin?: string | undefined;
  readonly action?: ChangeAction | undefined;
  readonly subjectKind?: ChangeSubjectKind | undefined;
  /** Id of what was changed, with its kind. */
  readonly subject?: string | undefined;
  /** First and last day (UTC, `YYYY-MM-DD`). */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readChangesSearch(raw: RawSearch): ChangesSearch {
  const admin = textOf(raw.admin);
  const { page, search, sortOrder } = readListSearch(raw, []);
  return {
    page,
    search,
    sortOrder,
    admin: admin !== undefined && ID.test(admin) ? admin : undefined,
    action: readChoice(raw.action, CHANGE_ACTIONS),
    subjectKind: readChoice(raw.subjectKind, CHANGE_SUBJECT_KINDS),
    subject: readChoice(raw.subjectKind, CHANGE_SUBJECT_KINDS) && textOf(raw.subject)?.slice(0, 200),
    from: readDay(raw.from),
    to: readDay(raw.to),
  };
}

/** A day that exists. */
function readDay(value: unknown): string | undefined {
  const day = textOf(value);
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}
