import {
  ASPECT_NAMES,
  type Aspect,
  ATTRIBUTE_NAMES,
  type Attribute,
  type ClaimArm,
  type ClaimVerdict,
  type Geo,
  type Market,
  type ModelId,
  type ModelNames,
  PAGE_RELATION_NAMES,
  type PageRelation,
  type Polarity,
  SANDBOX_LABEL,
  VERDICT_NAMES,
} from "@standings/domain";
import { type Cell, geoCell, marketCells, momentOf, type Table } from "./table.ts";

/** A statement of an answer, as both files of claims tell it. */
export interface StatementRow {
  /** Name of the company that it is about. */
  readonly company: string;
  readonly attribute: Attribute;
  readonly subject: string;
  readonly claim: string;
  /** The answer's own words. */
  readonly sentence: string;
  readonly arm: ClaimArm;
  readonly market: Market | null;
  readonly geo: Geo | undefined;
  readonly studyId: string;
  readonly modelId: ModelId;
  /** ISO 8601. */
  readonly saidAt: string;
  readonly isSandbox: boolean;
}

export interface JudgedStatement extends StatementRow {
  readonly polarity: Polarity;
  readonly aspect: Aspect | null;
  readonly verdict: ClaimVerdict;
  /** "code" or the model that judges. */
  readonly judge: string;
  readonly because: string;
  /** Of a wrong one, the page that says it nearest, of those that its answer cites; null: it cites none. */
  readonly page: {
    readonly url: string;
    readonly relation: PageRelation;
    readonly passage: string | null;
    /** ISO 8601. */
    readonly checkedAt: string | null;
  } | null;
}

export interface LabelledStatement extends StatementRow {
  /** What the judge said, and who it was. */
  readonly shown: ClaimVerdict;
  readonly judge: string;
  /** What a person says. */
  readonly verdict: ClaimVerdict;
  /** The queue asked for it: such labels are in rates. */
  readonly isDrawn: boolean;
  /** What they said when the queue asked once more; null: it has not. In no rate. */
  readonly again: ClaimVerdict | null;
  /** ISO 8601. */
  readonly labelledAt: string;
}

const SAID = [
  "Said at",
  "Company",
  "Attribute",
  "Of",
  "Claim",
  "Sentence",
  "Kind of answer",
  "Country",
  "Language",
  "Geo",
  "Study",
  "Model ID",
  "Model",
];

/** The answers of an arm are never counted with those of another. */
const ARM_NAMES: Readonly<Record<ClaimArm, string>> = {
  natural: "plain answer",
  list: "list",
  direct: "answer to a direct question",
};

const PAGE = ["Cited page", "Page", "Page says", "Page looked at"];

/** A statement a row. */
export function statementsTable(rows: readonly JudgedStatement[], names: ModelNames): Table {
  return {
    sheet: "Statements",
    header: [...SAID, "Polarity", "Aspect", "Verdict", "Judge", "Because", ...PAGE, "Data"],
    rows: rows.map((row) => [
      ...cellsOf(row, names),
      ...[
        row.polarity,
        row.aspect ? ASPECT_NAMES[row.aspect] : "",
        VERDICT_NAMES[row.verdict],
        row.judge,
        row.because,
      ],
      ...[...pageCells(row), dataCell(row)],
    ]),
  };
}

/** A label a row. */
export function labelsTable(rows: readonly LabelledStatement[], names: ModelNames): Table {
  return {
    sheet: "Labels",
    header: [...SAID, "Judged", "Judge", "Your verdict", "Second time", "Drawn", "Labelled at", "Data"],
    rows: rows.map((row) => [
      ...cellsOf(row, names),
      ...[VERDICT_NAMES[row.shown], row.judge, VERDICT_NAMES[row.verdict]],
      ...[row.again ? VERDICT_NAMES[row.again] : "", row.isDrawn ? "yes" : "no"],
      ...[momentOf(row.labelledAt), dataCell(row)],
    ]),
  };
}

function cellsOf(row: StatementRow, { modelName }: ModelNames): Cell[] {
  const { company, attribute, subject, claim, sentence, arm, market, geo, studyId, modelId } = row;
  return [
    ...[momentOf(row.saidAt), company, ATTRIBUTE_NAMES[attribute], subject, claim, sentence],
    ...[ARM_NAMES[arm], ...marketCells(market), geoCell(geo)],
    ...[studyId, modelId, modelName(modelId)],
  ];
}

function pageCells({ page }: JudgedStatement): Cell[] {
  if (page === null) return ["", "", "", ""];
  const { url, relation, passage, checkedAt } = page;
  return [url, PAGE_RELATION_NAMES[relation], passage ?? "", checkedAt === null ? "" : momentOf(checkedAt)];
}

function dataCell({ isSandbox }: StatementRow): string {
  return isSandbox ? SANDBOX_LABEL : "";
}
