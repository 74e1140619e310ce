import {
  findPromptProblem,
  normalisePrompt,
  PROMPT_HAS_QUOTES,
  PROMPT_INVALID,
  PROMPT_MISSING,
  PROMPT_TOO_LONG,
  type PromptProblem,
  promptKey,
} from "../prompt.ts";
import { MAX_PERSONA, WORDING_LEVELS, type WordingLevel } from "./topic.ts";

/** A wording as somebody gives it. */
export interface WordingRow {
  readonly text: string;
  readonly level?: WordingLevel | undefined;
  readonly persona?: string | null | undefined;
  /** Clicks or searches. */
  readonly weight?: number | null | undefined;
}

/** Why a wording is not taken. */
export const WORDING_REFUSALS = {
  double: "asked already",
  names_company: "names a company that is watched",
  quotes: "has quotes",
  too_long: "is too long",
  invalid: "has characters that are not allowed",
  no_room: "is one more than a topic has room for",
  alike: "is nearly the same as another",
  names_other: "names a company",
  navigational: "looks for a site or a login",
  language: "is in another language",
  no_list: "is not answered by a list",
  unchecked: "was not checked",
} as const;
export type WordingRefusal = keyof typeof WORDING_REFUSALS;

/** A wording in its stored form. */
export interface CheckedWording {
  readonly prompt: string;
  readonly key: string;
  readonly level: WordingLevel;
  readonly persona: string | null;
  readonly weight: number | null;
}

export interface CheckedRows {
  readonly taken: readonly CheckedWording[];
  /** As they were given, each with its first reason. */
  readonly refused: readonly { readonly text: string; readonly reason: WordingRefusal }[];
}

export interface RowRules {
  /** Keys of the wordings that the topic has. */
  readonly known: ReadonlySet<string>;
  /** Level of rows that say none. */
  readonly level: WordingLevel;
  /** Wordings that there is room for. */
  readonly room: number;
  readonly namesCompany: (prompt: string) => boolean;
}

/** Takes wordings in their stored form, each once, and tells why others are refused. Empty rows don't count. */
export function checkRows(rows: readonly WordingRow[], rules: RowRules): CheckedRows {
  const taken = new Map<string, CheckedWording>();
  const refused: CheckedRows["refused"][number][] = [];
  for (const row of rows) {
    if (row.text.trim() === "") continue;
    const checked = checkRow(row, rules, taken);
    if (typeof checked === "string") refused.push({ text: row.text, reason: checked });
    else taken.set(checked.key, checked);
  }
  return { taken: [...taken.values()], refused };
}

/** A wording in its stored form, or the first reason why it is not taken. */
export function checkRow(
  { text, level, persona, weight = null }: WordingRow,
  rules: RowRules,
  taken: ReadonlyMap<string, CheckedWording>,
): CheckedWording | WordingRefusal {
  const problem = findPromptProblem(text);
  if (problem !== null) return REASONS[problem];
  const prompt = normalisePrompt(text);
  const key = promptKey(prompt);
  if (rules.known.has(key) || taken.has(key)) return "double";
  if (rules.namesCompany(prompt)) return "names_company";
  if (taken.size >= rules.room) return "no_room";
  return {
    prompt,
    key,
    level: level ?? rules.level,
    persona: cleanPersona(persona),
    weight: weight !== null && weight >= 0 && weight <= MAX_WEIGHT ? weight : null,
  };
}

const REASONS: Readonly<Record<PromptProblem, WordingRefusal>> = {
  [PROMPT_MISSING]: "invalid",
  [PROMPT_INVALID]: "invalid",
  [PROMPT_HAS_QUOTES]: "quotes",
  [PROMPT_TOO_LONG]: "too_long",
};

function cleanPersona(persona: string | null | undefined): string | null {
  return (
    (persona ?? "")
      .replace(/[\s\p{C}]+/gu, " ")
      .trim()
      .slice(0, MAX_PERSONA) || null
  );
}

/** A greater weight is none: sums would lose the others. */
const MAX_WEIGHT = 1e12;

const COLUMNS = {
  text: ["text", "wording", "prompt", "query", "queries", "top queries", "keyword", "search term"],
  weight: ["clicks", "volume", "search volume", "weight", "avg. monthly searches"],
  level: ["level"],
  persona: ["persona"],
} as const;

/** Rows of a CSV file of wordings or search queries. Without a header that names its text, the first column is the text. */
export function readWordingFile(csv: string): WordingRow[] {
  const [header = [], ...rows] = readCsv(csv);
  const titles = header.map((title) => title.trim().toLowerCase());
  const at = (names: readonly string[]) => titles.findIndex((title) => names.includes(title));
  const text = at(COLUMNS.text);
  if (text === -1) return [header, ...rows].flatMap(([first]) => (first ? [{ text: first }] : []));
  const [weight, level, persona] = [at(COLUMNS.weight), at(COLUMNS.level), at(COLUMNS.persona)];
  return rows.map((row) => ({
    text: row[text] ?? "",
    weight: toNumber(row[weight]),
    level: WORDING_LEVELS.find((one) => one === row[level]?.trim().toLowerCase()),
    persona: row[persona] ?? null,
  }));
}

/** "1,200" is 1200; null for what is no number. */
function toNumber(cell = ""): number | null {
  const digits = cell.replace(/[,\s]/gu, "");
  return digits === "" || Number.isNaN(Number(digits)) ? null : Number(digits);
}

/** Cells of a file by RFC 4180; commas, semicolons or tabs part them, whichever its first line has most of. */
function readCsv(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/u, "");
  const firstLine = text.split(/\r?\n/u, 1)[0] ?? "";
  const count = (sign: string) => firstLine.split(sign).length;
  const [separator = ","] = [",", ";", "\t"].sort((a, b) => count(b) - count(a));
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one.trim() !== "")) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === "\n") endRow();
    else if (sign !== "\r") cell += sign;
  }
  endRow();
  return rows;
}
