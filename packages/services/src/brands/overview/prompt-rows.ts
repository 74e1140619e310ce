import type { Connection, StandingEntry } from "@standings/database";
import {
  BRAND_KEY,
  type BrandPrompt,
  type PromptRow,
  type RivalQuestions,
  STEPWISE_LEVEL,
} from "@standings/domain";
import { addSums, componentsOfStrata, type Sums, verdictOf } from "@standings/statistics";
import { placeOf, STANDING } from "../visits/roll-up.ts";
import { type Added, answersIn, change, estimate, excludesZero, mean, strataOf } from "./figures.ts";
import type { OverviewFigures } from "./overview-figures.ts";
import { inList, type ReadVisit } from "./read-visits.ts";

/** The first entries of a prompt over visits, and the newest study of it. */
export interface Standing {
  readonly entries: readonly StandingEntry[];
  readonly studyId: string | null;
  /** Whether answers name anybody, by model. */
  readonly naming: ReadonlyMap<string, Sums>;
}

/** By prompt; of some prompts alone where `only` names them. */
export async function readStandings(
  db: Connection,
  recent: readonly ReadVisit[],
  only: ReadonlySet<string> | null,
): Promise<Map<string, Standing>> {
  if (recent.length === 0) return new Map();
  const rows = await db
    .selectFrom("visit_prompts")
    .select(["prompt_id", "visit_id", "run_id", "standing", "answers", "naming"])
    .where("visit_id", "=", inList(recent))
    .where("state", "=", "done")
    .execute();
  const order = new Map(recent.map(({ id }, nth) => [id, nth]));
  const models = new Map(recent.map((visit) => [visit.id, visit.models]));
  rows.sort((a, b) => (order.get(b.visit_id) ?? 0) - (order.get(a.visit_id) ?? 0));
  const byPrompt = Map.groupBy(
    rows.filter(({ prompt_id }) => only === null || only.has(prompt_id)),
    ({ prompt_id }) => prompt_id,
  );
  return new Map(
    [...byPrompt].map(([promptId, visits]) => {
      const merged = new Map<string, StandingEntry>();
      for (const { standing } of visits) {
        for (const entry of standing) {
          const before = merged.get(entry.key);
          merged.set(entry.key, { ...(before ?? entry), points: (before?.points ?? 0) + entry.points });
        }
      }
      const entries = [...merged.values()].sort((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1));
      return [promptId, { entries, studyId: visits[0]?.run_id ?? null, naming: namingOf(visits, models) }];
    }),
  );
}

/**
 * Place of a company by what visits together say; behind those that each of them keeps, the middle one of its `places` in
 * visits.
 */
export function placeOver(
  { entries }: Pick<Standing, "entries">,
  key: string,
  places: readonly (number | null)[],
): number | null {
  const place = placeOf(entries, key);
  if (place === null || place <= STANDING) return place;
  const sorted = places.flatMap((one) => one ?? []).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? place;
}

/** Answers to a prompt over visits, and those that name anybody, by model. */
function namingOf(
  visits: readonly { readonly visit_id: string; readonly answers: number[]; readonly naming: number[] }[],
  models: ReadonlyMap<string, readonly string[]>,
): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const { visit_id, answers, naming } of visits)
    for (const [place, modelId] of (models.get(visit_id) ?? []).entries()) {
      const [n, named] = [answers[place] ?? 0, naming[place] ?? 0];
      const before = sums.get(modelId) ?? { n: 0, sum: 0, squares: 0 };
      sums.set(modelId, addSums([before, { n, sum: named, squares: named }]));
    }
  return sums;
}

/** Error that all changes of prompts on one page allow themselves together. */
const PAGE_LEVEL = 0.05;

/** What is known of a prompt beside its figures. */
interface KnownOfPrompt {
  readonly standing: Standing | undefined;
  readonly page: PromptRow["page"];
  /** Which way the change went that an alert told last, above or below 0; 0: none is told. */
  readonly told: number;
}

/** A prompt's line of the overview. */
export function toPromptRow(
  { axis, visits, filters, prompts, ofPrompts }: OverviewFigures,
  { id, prompt, label, kind }: BrandPrompt,
  { standing, page, told }: KnownOfPrompt,
): PromptRow {
  const own = ofPrompts.get(id);
  const over = (some: readonly ReadVisit[], added: Added) => {
    const rows = some.flatMap((visit) => own?.get(visit.id) ?? []);
    return strataOf(rows, visits, filters.model, added);
  };
  const changed = change(
    over(axis.recent, "score"),
    over(axis.earlier, "score"),
    PAGE_LEVEL / Math.max(1, prompts.length),
  );
  const places = axis.recent.flatMap((visit) => own?.get(visit.id) ?? []).map((row) => row.place);
  const [first] = standing?.entries ?? [];
  const naming = [...(standing?.naming ?? [])].flatMap(([modelId, sums]) =>
    filters.model === null || filters.model === modelId ? [sums] : [],
  );
  const listed = over(axis.recent, "listed");
  const question = verdictOf({
    naming: componentsOfStrata(naming),
    own: componentsOfStrata([...listed.values()]),
    isNamed: kind === "branded",
    rounds: null,
    level: STEPWISE_LEVEL,
  });
  const isEarly = changed === null || excludesZero(changed);
  // What was told and has gone by is no change of these weeks.
  const isReal = told !== 0 && isEarly && Math.sign(changed?.value ?? told) === told;
  return {
    promptId: id,
    prompt,
    label,
    kind,
    place: standing ? placeOver(standing, BRAND_KEY, places) : null,
    trend: axis.visits.map((visit) => {
      const strata = over([visit], "score");
      return strata.size === 0 ? null : mean(strata);
    }),
    question,
    listed: listed.size === 0 ? null : question.own,
    score: listed.size === 0 ? null : mean(over(axis.recent, "score")),
    change: changed,
    verdict: isReal ? "real" : isEarly ? "early" : "noise",
    first: first ? { name: first.name, domain: first.domain } : null,
    page,
    studyId: standing?.studyId ?? null,
  };
}

/** How often the brand is listed where a question names a competitor alone; null where no such one was asked. */
export function rivalQuestions({
  axis,
  visits,
  filters,
  prompts,
  ofPrompts,
}: OverviewFigures): RivalQuestions | null {
  const asked = prompts.filter(({ kind }) => kind === "rival");
  const rows = asked.flatMap(({ id }) =>
    axis.recent.flatMap((visit) => ofPrompts.get(id)?.get(visit.id) ?? []),
  );
  const answers = answersIn(rows, visits, filters.model);
  if (answers === 0) return null;
  const byVisit = rows.toSorted((a, b) => (a.visit_id < b.visit_id ? -1 : 1));
  return {
    prompts: asked.map(({ prompt }) => prompt),
    answers,
    listed: estimate(strataOf(byVisit, visits, filters.model, "listed")),
  };
}
