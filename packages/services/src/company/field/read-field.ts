import {
  asColumnId,
  type ColumnId,
  competesIn,
  FIELD_QUESTIONS,
  type FieldAnswer,
  type FieldQuestion,
  newestAnswers,
  type Sector,
} from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { isShownCompany } from "../../moderation/taken-down-companies.ts";
import type { Viewer } from "../../request.ts";
import { isSharedOrOwn } from "../../searches/shared-sql.ts";
import { cacheFields, type ReadFields } from "./cache-fields.ts";
import { type AskedRow, findQuestions } from "./find-questions.ts";
import { type AnswerPlace, type Answers, columnsOf, readAnswers } from "./read-answers.ts";
import { type ChosenPeers, readPeers } from "./read-peers.ts";
import { readStudyMeans, type StudyOfQuestion } from "./read-study-means.ts";

/** Whose field: of a company, for a viewer. */
export interface WantedField {
  /** Registrable domain. */
  readonly domain: string;
  /**
   * With the viewer's private questions. Undefined means without them, unless no shared question is in the field: what a
   * company has that only its viewer asks about.
   */
  readonly withPrivate?: boolean | undefined;
  /** A company that is looked at beside it: where either is off public pages, only the viewer's own searches are read. */
  readonly beside?: string | undefined;
}

/** An answer with the search and the column that it is. */
export interface AskedAnswer extends FieldAnswer {
  readonly search: AskedRow;
  readonly columnId: ColumnId;
}

/** A question of a field with the searches that asked it. */
export interface AskedQuestion extends FieldQuestion<AskedAnswer> {
  readonly promptKey: string;
  /** The newest search that asked it. */
  readonly newest: AskedRow;
  /** Only the viewer sees it. */
  readonly isPrivate: boolean;
  readonly sector: Sector | null;
  /** All that asked it, newest first, at most `QUESTION_SEARCHES` of each kind of sight. */
  readonly searches: readonly AskedRow[];
  /** Domains of its ranking, best first, when all newest answers are of one search; else null. */
  readonly ranking: readonly string[] | null;
  /** The study whose means stand in the place of its models' newest answers; null without a newer one. */
  readonly study: Pick<StudyOfQuestion, "id" | "rounds"> | null;
}

export interface Field {
  readonly domain: string;
  /** Domains, nearest first. */
  readonly peers: readonly string[];
  /** Newest first. */
  readonly questions: readonly AskedQuestion[];
  readonly isWithPrivate: boolean;
  /** Questions that the viewer's private searches add, or would add. */
  readonly privateQuestions: number;
  /** There are older questions, which were not read. */
  readonly isPartial: boolean;
  readonly isSandbox: boolean;
}

/**
 * The field of a company as a viewer sees it (decisions "Company page figures"): its peers, and its questions with the
 * newest answer of every model. Peers come of shared questions alone, so that they are the same for everybody. A field is kept
 * in memory until something that it was read from changes. Throws BUSY.
 */
export async function readField(
  services: ServiceContext,
  viewer: Pick<Viewer, "userId">,
  { domain, withPrivate, beside = domain }: WantedField,
): Promise<Field> {
  const named = [...new Set([domain, beside])];
  const isShown = (await Promise.all(named.map((of) => isShownCompany(services, of)))).every(Boolean);
  const { shared, all } = isShown
    ? await cacheFields(services, { userId: viewer.userId, domain }, () =>
        readFields(services, viewer, { domain, named, isShown }),
      )
    : await readFields(services, viewer, { domain, named, isShown });
  return (withPrivate ?? shared.questions.length === 0) ? all : shared;
}

interface ReadCompany {
  readonly domain: string;
  /** The company, and one beside it. */
  readonly named: readonly string[];
  /** All of them are on public pages. */
  readonly isShown: boolean;
}

const NO_PEERS: ChosenPeers = { peers: [], candidates: [] };

async function readFields(
  services: ServiceContext,
  viewer: Pick<Viewer, "userId">,
  { domain, named, isShown }: ReadCompany,
): Promise<ReadFields> {
  const company = { settings: services.settings, viewer, domain };
  const { peers, candidates } = isShown ? await readPeers(services, company) : NO_PEERS;
  const rows = (await findQuestions(services, company, peers)).filter((row) =>
    isSharedOrOwn(row, viewer.userId),
  );
  const isShared = (row: AskedRow) => isShown && !row.is_private && !row.is_taken_down;
  const isSeen = (row: AskedRow) => isShown || row.user_id === viewer.userId;
  const shared = draftsOf(rows.filter((row) => isShared(row) && isInField(row.shared_question)));
  const all = draftsOf(rows.filter((row) => isSeen(row) && isInField(row.question)));
  const [answers, studies] = await Promise.all([
    readAnswers(services, searchesIn([...shared, ...all]), named),
    // Of what is off public pages the viewer's own searches are seen alone.
    readStudyMeans(services, viewer.userId, isShown ? keysOf(all) : []),
  ]);
  const near = new Set(peers);
  const complete = (found: readonly Draft[], sees: (study: StudyOfQuestion) => boolean) =>
    found
      .map((draft) => {
        const own = draft.newest.kind === "company" ? (studies.get(draft.newest.prompt_key) ?? []) : [];
        const study = newestOf(own.filter((one) => sees(one) && one.endedAt > draft.newest.created_at));
        return withMeans(toQuestion(draft, answers, isShared), study, answers);
      })
      .filter((question) => competesIn(question, domain, near));
  const [ofAll, ofViewer] = [complete(shared, (study) => study.isShared), complete(all, () => true)];
  const sharedKeys = new Set(ofAll.map(keyOf));
  const fieldOf = (questions: readonly AskedQuestion[], isWithPrivate: boolean): Field => ({
    domain,
    peers,
    questions,
    isWithPrivate,
    privateQuestions: ofViewer.filter((question) => !sharedKeys.has(keyOf(question))).length,
    isPartial: rows.some((row) => !isInField(isWithPrivate ? row.question : (row.shared_question ?? 0))),
    isSandbox: questions.some(({ searches }) => searches.some((row) => row.is_sandbox)),
  });
  const questionKeys = [...new Set(rows.map((row) => row.question_key))];
  return {
    shared: fieldOf(ofAll, false),
    all: fieldOf(ofViewer, true),
    basis: { domains: [domain, ...candidates], questionKeys },
  };
}

/** A question before its answers are read. */
interface Draft {
  readonly newest: AskedRow;
  readonly searches: readonly AskedRow[];
  readonly places: readonly (AnswerPlace & { readonly search: AskedRow })[];
}

function isInField(place: number | null): boolean {
  return place !== null && place <= FIELD_QUESTIONS;
}

function keyOf({ kind, promptKey }: AskedQuestion): string {
  return `${kind} ${promptKey}`;
}

/** The questions of searches, newest first. */
function draftsOf(rows: readonly AskedRow[]): Draft[] {
  const questions = Map.groupBy(rows, ({ question }) => question);
  return [...questions.values()].flatMap((searches) => draftOf(searches) ?? []);
}

/** Null when no model answered. */
function draftOf(searches: readonly AskedRow[]): Draft | null {
  const [newest] = searches;
  if (!newest) return null;
  const answered = searches.flatMap((search) =>
    columnsOf(search).map((place) => ({
      ...place,
      search,
      askedAt: search.created_at,
      searchId: search.search_id,
    })),
  );
  return answered.length === 0 ? null : { newest, searches, places: newestAnswers(answered) };
}

function keysOf(drafts: readonly Draft[]): string[] {
  return drafts.flatMap(({ newest }) => (newest.kind === "company" ? newest.prompt_key : []));
}

function newestOf(studies: readonly StudyOfQuestion[]): StudyOfQuestion | null {
  return studies.toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime())[0] ?? null;
}

/** The question with the mean places of a study's rounds; what its models cite stays what their newest answers cite. */
function withMeans(
  question: AskedQuestion,
  study: StudyOfQuestion | null,
  { isSeen }: Answers,
): AskedQuestion {
  if (study === null) return question;
  const { newest } = question;
  const known = new Map(question.answers.map((answer) => [answer.modelId, answer]));
  for (const [modelId, means] of study.means) {
    const ranks = new Map([...means].filter(([domain]) => isSeen(domain)));
    const before = known.get(modelId);
    const unasked = { search: newest, columnId: asColumnId(modelId), domains: [], pages: [] };
    known.set(modelId, { ...(before ?? unasked), modelId, ranks });
  }
  const answers = [...known.values()].sort((a, b) => (a.modelId < b.modelId ? -1 : 1));
  return { ...question, answers, ranking: null, study: { id: study.id, rounds: study.rounds } };
}

function searchesIn(drafts: readonly Draft[]): AskedRow[] {
  const found = drafts.flatMap(({ places }) => places.map(({ search }) => search));
  return [...new Set(found)];
}

function toQuestion(
  { newest, searches, places }: Draft,
  answers: Answers,
  isShared: (row: AskedRow) => boolean,
): AskedQuestion {
  const [first, ...rest] = [...new Set(places.map(({ search }) => search))];
  return {
    kind: newest.kind,
    prompt: newest.prompt,
    promptKey: newest.prompt_key,
    origin: newest.origin,
    answers: places.map(
      ({ search, ...place }): AskedAnswer => ({
        ...answers.of(search, place),
        search,
        columnId: place.columnId,
      }),
    ),
    newest,
    isPrivate: !searches.some(isShared),
    sector: searches.find(({ sector }) => sector !== null)?.sector ?? null,
    searches,
    ranking: first && rest.length === 0 ? answers.rankingOf(first) : null,
    study: null,
  };
}
