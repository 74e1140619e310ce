import {
  type Brand,
  type BrandVisit,
  type Connection,
  readAnswers,
  readRunEvents,
} from "@standings/database";
import {
  type AnswersBehind,
  BRAND_KEY,
  type BrandAnswer,
  type BrandAnswers,
  type BrandNamesSpec,
  type CitedPage,
  type ColumnId,
  citedPages,
  companyKeys,
  pageKey,
  registrableDomain,
  type StudyAnswerEvent,
  studyColumn,
} from "@standings/domain";
import { sql } from "kysely";
import { requireScope, type ServiceRequest } from "../../request.ts";
import { stateOf } from "../../studies/study-run.ts";
import { readCountedNames } from "../names/read-names.ts";
import { findBrand } from "../read-brand.ts";
import { readPromptsOfTopic } from "../topics/get-tracked-topics.ts";
import { readPlainAnswers, readPlainTexts } from "../visits/plain-mentions.ts";
import { type Asked, missedBy, readFor } from "../visits/roll-up.ts";
import type { BrandView } from "./get-overview.ts";
import { quoteAround, quoteOf } from "./quotes.ts";
import { type Axis, inList, readAxis } from "./read-visits.ts";

/** The figure whose answers are wanted; what is not given narrows nothing. */
export interface WantedAnswers extends BrandView {
  readonly behind: AnswersBehind;
  /** Key of a company of the overview: whose words are quoted. Null: the brand. */
  readonly company?: string | null | undefined;
  /** A domain that they cite. */
  readonly source?: string | null | undefined;
  /** Address of a page that they cite, whatever its spelling. */
  readonly page?: string | null | undefined;
  readonly promptId?: string | null | undefined;
  /** A topic that visits ask in the market: to its wordings. */
  readonly topicId?: string | null | undefined;
  /** Of this visit alone. */
  readonly visitId?: string | null | undefined;
  /** `next` of the answers before. */
  readonly from?: number | undefined;
}

/** Answers of a page, about; studies that are read for it at most. */
const PAGE = 15;
const MOST_STUDIES = 12;

/**
 * The answers behind a figure of a brand of the viewer: of the last four weeks, of one prompt over the whole span, or of one
 * visit. Throws BRAND_NOT_FOUND or INVALID_MARKET.
 */
export async function getBrandAnswers(request: ServiceRequest, wanted: WantedAnswers): Promise<BrandAnswers> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, wanted.brandId);
  const axis = await readAxis(db, brand, wanted);
  const studies = await findStudies(db, brand, axis, wanted);
  const { from = 0 } = wanted;
  const names = await readCountedNames(db, brand.id);
  const answers: BrandAnswer[] = [];
  let at = from;
  while (at < studies.length && at < from + MOST_STUDIES && answers.length < PAGE) {
    const study = studies[at];
    if (study) answers.push(...(await answersOf(db, brand, names, wanted, study)));
    at += 1;
  }
  return { market: axis.market, answers, next: at < studies.length ? at : null };
}

interface AskedStudy extends Pick<BrandVisit, "models"> {
  readonly run_id: string;
  readonly prompt: string;
  readonly due_at: Date;
}

/** Studies with such answers, by what was added up of them; the newest visit first. */
async function findStudies(
  db: Connection,
  brand: Brand,
  axis: Axis,
  { promptId, topicId, visitId, source, page, behind, company, ...filters }: WantedAnswers,
): Promise<AskedStudy[]> {
  const visits = visitId
    ? axis.visits.filter(({ id }) => id === visitId)
    : promptId && behind === "all" && !company && !page
      ? axis.visits
      : axis.recent;
  const key = keyOf(brand, company);
  const site = source || registrableDomain(page ?? "");
  const ofTopic = topicId ? await readPromptsOfTopic(db, brand, axis, topicId) : null;
  const rows = await db
    .selectFrom("visit_prompts as asked")
    .innerJoin("brand_visits as visit", "visit.id", "asked.visit_id")
    .innerJoin("brand_prompts as prompt", "prompt.id", "asked.prompt_id")
    .select(["asked.run_id", "prompt.prompt", "visit.due_at", "visit.models"])
    .where("asked.visit_id", "=", inList(visits))
    .where("asked.state", "=", "done")
    .where("asked.run_id", "is not", null)
    .$if(Boolean(promptId), (some) =>
      some.where((eb) => eb(eb.cast<string>("prompt.id", "text"), "=", promptId ?? "")),
    )
    // What a figure of the brand is made of: open questions alone.
    .$if(!promptId, (some) => some.where("prompt.kind", "=", "open"))
    .$if(ofTopic !== null, (some) => some.where("prompt.id", "=", sql<string>`any (${ofTopic}::uuid[])`))
    .$if(filters.label !== null, (some) => some.where("prompt.label", "=", filters.label))
    .$if(behind === "missed", (some) => some.where("asked.missed", ">", 0))
    .$if(Boolean(site), (some) =>
      some.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("visit_sources as cited")
            .select("cited.domain")
            .whereRef("cited.visit_id", "=", "asked.visit_id")
            .whereRef("cited.prompt_id", "=", "asked.prompt_id")
            .where("cited.domain", "=", site ?? ""),
        ),
      ),
    )
    .$if(behind === "plain", (some) =>
      some.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("visit_mentions as mention")
            .select("mention.company")
            .where("mention.company", "=", key)
            .whereRef("mention.visit_id", "=", "asked.visit_id")
            .whereRef("mention.prompt_id", "=", "asked.prompt_id")
            .where(
              sql<boolean>`0 < any (mention.named || mention.contrast || mention.avoided || mention.absent)`,
            ),
        ),
      ),
    )
    .$if(behind === "listed", (some) =>
      some.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("visit_figures as figure")
            .select("figure.company")
            .where("figure.brand_id", "=", brand.id)
            .where("figure.company", "=", key)
            .whereRef("figure.visit_id", "=", "asked.visit_id")
            .whereRef("figure.prompt_id", "=", "asked.prompt_id")
            .where(sql<boolean>`0 < any (figure.listed)`),
        ),
      ),
    )
    .orderBy("visit.due_at", "desc")
    .orderBy("asked.position")
    .execute();
  return rows.flatMap(({ run_id, ...row }) => (run_id === null ? [] : [{ run_id, ...row }]));
}

/** The brand's key on its pages is its domain, in its figures another. */
function keyOf(brand: Brand, company: string | null | undefined): string {
  return !company || company === brand.domain ? BRAND_KEY : company;
}

async function answersOf(
  db: Connection,
  brand: Brand,
  names: BrandNamesSpec,
  wanted: WantedAnswers,
  study: AskedStudy,
): Promise<BrandAnswer[]> {
  const { model, behind, company, source, page } = wanted;
  const { run_id: studyId, prompt, models } = study;
  const key = keyOf(brand, company);
  const asked = { question: prompt, names };
  const { answers } = stateOf(await readRunEvents(db, studyId));
  const pageWanted = page && URL.canParse(page) ? pageKey(new URL(page)) : null;
  const isWanted = (pageCited: string, { domain }: CitedPage) =>
    page ? pageCited === pageWanted : domain === source;
  const pagesOf = (cited: readonly string[]) =>
    source || page
      ? [...citedPages(cited)].filter(([key, one]) => isWanted(key, one)).map(([, { url }]) => url)
      : [];
  const isCiting = (cited: readonly string[]) => (!source && !page) || pagesOf(cited).length > 0;
  if (behind === "plain") {
    const wantedAnswers = answers.filter(
      ({ modelId, cited = [] }) => (model === null || modelId === model) && isCiting(cited),
    );
    const texts = await readPlainTexts(db, studyId, wantedAnswers);
    return plainAnswersOf(wantedAnswers, texts, { key, asked, study, pagesOf });
  }
  const { read } = readFor(answers, models, asked);
  const isMissed = missedBy(companyKeys(names), [...new Set(read.flatMap(({ ranks }) => [...ranks.keys()]))]);
  const shown = read.filter(
    (one) =>
      (model === null || one.answer.modelId === model) &&
      (behind !== "listed" || one.ranks.has(key)) &&
      (behind !== "missed" || isMissed(one)) &&
      isCiting(one.cited),
  );
  if (shown.length === 0) return [];
  const said = await readAnswers(db, { runId: studyId });
  const texts = new Map(said?.answers.map(({ column_id, raw_text }) => [column_id, raw_text ?? ""]));
  return shown
    .sort((a, b) => a.model - b.model || a.answer.round - b.answer.round)
    .map((one): BrandAnswer => {
      const { results } = one.answer;
      const columnId: ColumnId = studyColumn(one.answer);
      const rank = one.ranks.get(key) ?? null;
      const place = rank === null ? -1 : results.findIndex((listing) => listing.rank === rank);
      const [entry, next] = place < 0 ? [] : results.slice(place);
      return {
        ...placeOf(study, one.answer),
        rank,
        stance: null,
        pages: pagesOf(one.cited),
        quote: entry ? quoteOf(texts.get(columnId) ?? "", entry.name, next?.name) : null,
        first: results[0]?.name ?? null,
      };
    });
}

/** Which answer it is. */
function placeOf({ run_id: studyId, prompt, due_at }: AskedStudy, answer: StudyAnswerEvent) {
  const { modelId, round, searchedBy } = answer;
  const columnId = studyColumn(answer);
  return { studyId, columnId, modelId, prompt, round, searchedBy, at: due_at.toISOString() };
}

interface OfCompany {
  readonly key: string;
  readonly asked: Asked;
  readonly study: AskedStudy;
  /** Pages that were asked for, among those that an answer cites. */
  readonly pagesOf: (cited: readonly string[]) => string[];
}

/** Plain answers that speak of a company, with the sentence that does. */
function plainAnswersOf(
  answers: readonly StudyAnswerEvent[],
  texts: ReadonlyMap<ColumnId, string>,
  { key, asked, pagesOf, study }: OfCompany,
): BrandAnswer[] {
  const company = companyKeys(asked.names).indexOf(key);
  return readPlainAnswers(answers, texts, asked)
    .flatMap(({ answer, text, mentions }): BrandAnswer[] => {
      const { cited = [] } = answer;
      const mention = mentions[company] ?? null;
      if (mention === null) return [];
      const quote = quoteAround(text, mention.at);
      const { stance } = mention;
      return [{ ...placeOf(study, answer), stance, quote, rank: null, first: null, pages: pagesOf(cited) }];
    })
    .sort((a, b) => study.models.indexOf(a.modelId) - study.models.indexOf(b.modelId) || a.round - b.round);
}
