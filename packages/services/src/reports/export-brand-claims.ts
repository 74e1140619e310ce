import type { Connection } from "@standings/database";
import {
  CODE_JUDGE,
  competitorKey,
  type LookedAtPage,
  type OfMarket,
  readWay,
  relationOf,
} from "@standings/domain";
import {
  brandFileName,
  type JudgedStatement,
  type LabelledStatement,
  labelsTable,
  type StatementRow,
  statementsTable,
  type TableFormat,
  tableFile,
} from "@standings/reports";
import { type RawBuilder, sql } from "kysely";
import { type ChosenAnswers, chosenAnswers } from "../brands/claims/chosen-answers.ts";
import { IS_WRONG, isAnswerOfVisits, isAnswerTo, isWithin, NATURAL } from "../brands/claims/said-of.ts";
import { findBrand } from "../brands/read-brand.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import type { ExportedFile } from "./export-result.ts";

export const CLAIM_FILES = ["statements", "labels"] as const;

interface ClaimsFile extends Partial<OfMarket> {
  readonly brandId: string;
  /** Statements of the last weeks with their verdicts, or all that a person said of verdicts. */
  readonly what: (typeof CLAIM_FILES)[number];
  readonly format: TableFormat;
  /** A study that was read for the brand: its statements alone, whenever it was asked; null, or left out: those of visits and direct questions. */
  readonly study?: string | null;
}

/**
 * Statements about the companies of a brand of the viewer, or labels of them, of one market, as CSV or spreadsheet. Throws
 * BRAND_NOT_FOUND, INVALID_MARKET, STUDY_NOT_FOUND, NO_RESULTS_TO_EXPORT or TOO_MANY_REQUESTS.
 */
export async function exportBrandClaims(
  request: ServiceRequest,
  { brandId, what, format, market = null, study = null }: ClaimsFile,
): Promise<ExportedFile> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  await countUse(services, "export", viewer);
  const brand = await findBrand(db, viewer.userId, brandId);
  const answers = await chosenAnswers(db, brand, { market, study });
  const names = services.catalogue.now();
  const table =
    what === "statements"
      ? statementsTable(await readStatements(db, answers), names)
      : labelsTable(await readLabels(db, answers), names);
  if (Array.isArray(table.rows) && table.rows.length === 0) throw new ServiceError("NO_RESULTS_TO_EXPORT");
  const now = new Date().toISOString();
  return {
    bytes: await tableFile(table, format),
    fileName: brandFileName({ name: `${brand.name} ${what}`, createdAt: now }, format),
  };
}

interface SaidRow extends Omit<StatementRow, "company" | "market" | "geo" | "saidAt"> {
  readonly key: string;
  readonly way: string | null;
  readonly saidAt: Date;
}

/** Columns that both files have, of `statements`, `claims` and their `visit`, or the `direct` one. */
const SAID = sql`claims.company as key, claims.attribute, claims.subject, claims.text as claim, statements.sentence,
  case when direct.id is not null then 'direct' when statements.column_id like ${NATURAL} then 'natural' else 'list' end as arm,
  visit.ways[array_position(visit.models, statements.model_id)] as way, statements.run_id as "studyId",
  statements.model_id as "modelId", statements.at as "saidAt", coalesce(visit.is_sandbox, direct.is_sandbox, study.is_sandbox) as "isSandbox"`;

const VISITS = sql`left join brand_visits visit on visit.id = statements.visit_id
  left join direct_visits direct on direct.id = statements.direct_visit_id
  left join runs study on study.id = statements.reading_id`;

const judgeName = (judge: RawBuilder<unknown>) =>
  sql`case when ${judge} = ${CODE_JUDGE} then 'code' else ${judge} end as judge`;

/** Holds for statements of a study, else for those of visits and direct questions. */
const isExported = (of: ChosenAnswers) =>
  of.study === null ? isAnswerOfVisits(of.brand, of.market) : isAnswerTo(of);

async function readStatements(db: Connection, of: ChosenAnswers): Promise<JudgedStatement[]> {
  const { rows } = await sql<SaidRow & Omit<JudgedStatement, keyof StatementRow | "page"> & CitedPage>`
    select ${SAID}, statements.polarity, statements.aspect, judged.verdict, judged.because,
      ${judgeName(sql`judged.judge`)}, page.*
    from statements join claims on claims.id = statements.claim_id
      join claim_verdicts judged on judged.claim_id = claims.id
      ${VISITS}
      left join lateral (
        -- The page that says it nearest, of those that its answer cites.
        select cited.url, pages.checked_at as "checkedAt", pages.says, pages.passage, pages.unread,
          cited.url = any (statements.beside) as "isBeside"
        from claim_readings readings cross join unnest(readings.cited) as cited (url)
          left join claim_pages pages on pages.claim_id = claims.id and pages.url = cited.url
        where readings.brand_id = claims.brand_id and readings.run_id = statements.run_id
          and readings.column_id = statements.column_id and ${IS_WRONG}
        order by pages.says desc nulls last, "isBeside" desc, pages.unread is null desc, cited.url limit 1
      ) page on true
    where claims.brand_id = ${of.brand.id} and ${isExported(of)} and ${isWithin(sql`statements.at`, of)}
    order by statements.at, statements.run_id, statements.column_id, claims.id
  `.execute(db);
  return rows.map((row) => ({ ...row, ...toStatement(of, row), page: toPage(row) }));
}

interface CitedPage extends LookedAtPage {
  /** Null: the answer cites none, or what it says is not wrong. */
  readonly url: string | null;
  readonly passage: string | null;
  readonly checkedAt: Date | null;
}

function toPage({ url, passage, checkedAt, ...looked }: CitedPage): JudgedStatement["page"] {
  if (url === null) return null;
  return { url, relation: relationOf(looked), passage, checkedAt: checkedAt?.toISOString() ?? null };
}

async function readLabels(db: Connection, of: ChosenAnswers): Promise<LabelledStatement[]> {
  const { rows } = await sql<
    SaidRow & Omit<LabelledStatement, keyof StatementRow | "labelledAt"> & { readonly labelledAt: Date }
  >`
    select ${SAID}, labels.shown, labels.verdict, labels.again_verdict as again, labels.is_drawn as "isDrawn", labels.at as "labelledAt",
      ${judgeName(sql`labels.judge`)}
    from claim_labels labels join statements using (claim_id, run_id, column_id)
      join claims on claims.id = labels.claim_id ${VISITS}
    where claims.brand_id = ${of.brand.id} and ${isExported(of)}
    order by labels.at, statements.run_id, statements.column_id, claims.id
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    ...toStatement(of, row),
    labelledAt: row.labelledAt.toISOString(),
  }));
}

function toStatement(
  { brand: { name, competitors }, market }: ChosenAnswers,
  { key, way, saidAt }: SaidRow,
): Pick<StatementRow, "company" | "market" | "geo" | "saidAt"> {
  const rival = competitors.find((one) => competitorKey(one) === key);
  return {
    company: key === "" ? name : (rival?.name ?? key),
    ...{ market, geo: readWay(way)?.geo, saidAt: saidAt.toISOString() },
  };
}
