import { type BrandVisit, type Connection, readAnswers, type Tables } from "@standings/database";
import {
  type CalledCounts,
  type ColumnId,
  type CompanyNames,
  companyKeys,
  countCalled,
  createMatcher,
  hasNamesApart,
  type Mention,
  type ModelId,
  namesAsked,
  nameTeller,
  STANCES,
  type Stance,
  type StudyAnswerEvent,
  studyColumn,
} from "@standings/domain";
import { claimsText } from "@standings/models";
import { KNOWN_WORDS } from "@standings/words";
import type { Insertable } from "kysely";
import type { Asked } from "./roll-up.ts";

/** A plain answer, and how it speaks of each company of a version of names, in their order; null: not at all. */
export interface PlainAnswer {
  readonly answer: StudyAnswerEvent;
  /** What a reader sees of it; places of mentions are in it. */
  readonly text: string;
  readonly mentions: readonly (Mention | null)[];
}

type Mentions = Omit<
  Insertable<Tables["visit_mentions"]>,
  "brand_id" | "visit_id" | "prompt_id" | "called"
> & {
  readonly called: readonly CalledCounts[];
};

/** The texts of a study's answers; none are read where nothing was asked in plain words. */
export async function readPlainTexts(
  db: Connection,
  runId: string,
  answers: readonly StudyAnswerEvent[],
): Promise<ReadonlyMap<ColumnId, string>> {
  if (!answers.some(({ outcome }) => outcome === "answered")) return new Map();
  const said = await readAnswers(db, { runId });
  return new Map(said?.answers.map(({ column_id, raw_text }) => [column_id, raw_text ?? ""]));
}

/** Reads how plain answers speak of the companies of a brand, by the names that lists are counted by. */
export function readPlainAnswers(
  answers: readonly StudyAnswerEvent[],
  texts: ReadonlyMap<ColumnId, string>,
  { question, names }: Asked,
): PlainAnswer[] {
  const plain = answers.filter(({ outcome }) => outcome === "answered");
  if (plain.length === 0) return [];
  const match = createMatcher(namesAsked(names, question), KNOWN_WORDS);
  return plain.flatMap((answer) => {
    const raw = texts.get(studyColumn(answer));
    if (raw === undefined) return [];
    const text = claimsText(raw);
    return [{ answer, text, mentions: match(text, question) }];
  });
}

/** The brand first, then each competitor, named or not; nothing without plain answers. */
export function addUpMentions(
  read: readonly PlainAnswer[],
  { models }: Pick<BrandVisit, "models">,
  { names }: Asked,
): Mentions[] {
  if (read.length === 0) return [];
  const count = (isCounted: (answer: PlainAnswer) => boolean) =>
    models.map((id) => read.filter((one) => one.answer.modelId === id && isCounted(one)).length);
  const answers = count(() => true);
  return companyKeys(names).map((company, place) => ({
    company,
    answers,
    ...(Object.fromEntries(
      STANCES.map((stance) => [stance, count(({ mentions }) => mentions[place]?.stance === stance)]),
    ) as Record<Stance, number[]>),
    called: calledIn(read, models, { place, names: names[place] }),
  }));
}

/** By which names the answers call a company that name it: an answer counts once, by its best place. */
function calledIn(
  read: readonly PlainAnswer[],
  models: readonly ModelId[],
  { place, names }: { readonly place: number; readonly names: CompanyNames | undefined },
): CalledCounts[] {
  if (names === undefined || !hasNamesApart(names)) return [];
  const tell = nameTeller(names);
  const called = read.flatMap(({ answer, text, mentions }) => {
    const [mention, model] = [mentions[place], models.indexOf(answer.modelId)];
    if (mention?.stance !== "named" || model < 0) return [];
    return [{ model, name: tell(text.slice(mention.at, mention.end)) }];
  });
  return countCalled(called, models.length);
}
