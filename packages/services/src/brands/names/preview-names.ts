import { type Connection, readAnswers } from "@standings/database";
import {
  BRAND_KEY,
  type BrandNamesSpec,
  type CompanyNamesWish,
  companyKeys,
  type NamesChange,
  type NamesPreview,
  type OfMarket,
  studyColumn,
} from "@standings/domain";
import { listLength } from "@standings/statistics";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { plainWords } from "../overview/quotes.ts";
import { findBrand } from "../read-brand.ts";
import { identify } from "../visits/roll-up.ts";
import { readCountedNames, readNames } from "./read-names.ts";
import { type NewestStudy, readNewest } from "./read-newest.ts";
import { checkSpec } from "./save-names.ts";

export interface NamesToTry extends OfBrand, OfMarket {
  readonly companies: readonly CompanyNamesWish[];
}

/** Changed entries that are shown. */
const SHOWN = 10;
/** Characters of an answer on each side of a name. */
const AROUND = 90;
const K = listLength("company");

/**
 * What names would make of the newest answers of a market of a brand of the viewer, beside what its figures make of them; nothing is saved.
 * Throws BRAND_NOT_FOUND, INVALID_MARKET, or BRAND_INVALID as `saveNames`.
 */
export async function previewNames(
  request: ServiceRequest,
  { brandId, market, companies }: NamesToTry,
): Promise<NamesPreview> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const spec = checkSpec(await readNames(db, brand.id, brand.names_version), companies);
  const counted = await readCountedNames(db, brand.id);
  const studies = await readNewest(db, brand, { market });
  const [before, after] = [countListed(studies, counted), countListed(studies, spec)];
  const changed = studies.flatMap((study) => changesOf(study, counted, spec));
  const countOf = (key: string) => ({ before: before.get(key) ?? 0, after: after.get(key) ?? 0 });
  return {
    ...countOf(BRAND_KEY),
    of: studies.reduce((sum, { answers }) => sum + answers.length, 0),
    companies: companyKeys(spec).map((key) => ({ key, ...countOf(key) })),
    changes: changed.length,
    changed: await withPassages(db, onceEach(changed).slice(0, SHOWN)),
  };
}

/** Answers that list each company of a version. */
function countListed(studies: readonly NewestStudy[], names: BrandNamesSpec): ReadonlyMap<string, number> {
  const listed = new Map<string, number>();
  for (const { keys, question, answers } of studies) {
    const { idOf } = identify(keys, { question, names });
    for (const { results } of answers)
      for (const id of new Set(
        results.flatMap((entry) => (entry.rank <= K ? [idOf(keys.keyOf(entry))] : [])),
      ))
        listed.set(id, (listed.get(id) ?? 0) + 1);
  }
  return listed;
}

function changesOf(
  { studyId, keys, question, answers }: NewestStudy,
  before: BrandNamesSpec,
  after: BrandNamesSpec,
): Omit<NamesChange, "passage">[] {
  const ownerBy = (names: BrandNamesSpec) => {
    const watched = new Set(companyKeys(names));
    const { idOf } = identify(keys, { question, names });
    return (key: string) => (watched.has(idOf(key)) ? idOf(key) : null);
  };
  const [ownerBefore, ownerAfter] = [ownerBy(before), ownerBy(after)];
  return answers.flatMap((answer) =>
    answer.results.flatMap((entry) => {
      const key = keys.keyOf(entry);
      const [was, is] = [ownerBefore(key), ownerAfter(key)];
      if (was === is || entry.rank > K) return [];
      const { name, domain } = entry;
      const { modelId } = answer;
      return [
        { answer: { studyId, columnId: studyColumn(answer), modelId }, company: { name, domain }, was, is },
      ];
    }),
  );
}

/** Different entries first: one name in many answers says the same. */
function onceEach(changes: readonly Omit<NamesChange, "passage">[]): Omit<NamesChange, "passage">[] {
  const known = new Map<string, number>();
  return changes
    .map((change) => {
      const { company, was, is } = change;
      const entry = `${company.name} ${company.domain} ${was} ${is}`;
      const times = known.get(entry) ?? 0;
      known.set(entry, times + 1);
      return { change, times };
    })
    .sort((a, b) => a.times - b.times)
    .map(({ change }) => change);
}

async function withPassages(
  db: Connection,
  changes: readonly Omit<NamesChange, "passage">[],
): Promise<NamesChange[]> {
  const texts = new Map<string, string>();
  for (const runId of new Set(changes.map(({ answer }) => answer.studyId)))
    for (const { column_id, raw_text } of (await readAnswers(db, { runId }))?.answers ?? [])
      texts.set(`${runId} ${column_id}`, raw_text ?? "");
  return changes.map((change) => ({
    ...change,
    passage: passageOf(
      texts.get(`${change.answer.studyId} ${change.answer.columnId}`) ?? "",
      change.company.name,
    ),
  }));
}

/** An answer's words around the first place that writes a name so; those before it in the same line or field. */
function passageOf(text: string, name: string): NamesChange["passage"] {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at === -1 || name === "") return null;
  const end = at + name.length;
  const line = text.slice(Math.max(0, at - AROUND), at).replace(/^[\s\S]*[\n{|]/u, "");
  const isKey = /"\s*:\s*"?$/u.test(line);
  const isCut = !isKey && line.length === AROUND;
  return {
    before: isKey ? "" : `${isCut ? "…" : ""}${plainWords(line).trimStart()}`,
    named: text.slice(at, end),
    after: `${plainWords(text.slice(end, end + AROUND)).trimEnd()}${text.length > end + AROUND ? "…" : ""}`,
  };
}
