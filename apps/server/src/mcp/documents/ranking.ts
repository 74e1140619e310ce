import {
  type AggregatedEntry,
  CUT_OFF,
  ONE_ANSWER_EACH,
  type Repeats,
  readColumn,
  repeatsSentence,
  type SearchModel,
  type SearchRecord,
  searchedBy,
} from "@standings/domain";
import { FROM_MODELS, fromModel } from "../from-models.ts";

/** Entries of an aggregate, of one model's list, and cited domains. */
const ENTRIES = 20;
const ENTRIES_OF_MODEL = 10;
const SOURCES = 15;

/** A saved ranking or comparison, compact: what it says, how sure that is, and where it comes from. */
export function toRanking(search: SearchRecord, repeats: Repeats | null) {
  const isComparison = search.kind === "comparison";
  const answered = search.models.filter(({ outcome }) => outcome === "ranked").length;
  return {
    id: search.id,
    status: "completed",
    kind: search.kind,
    question: fromModel(search.prompt),
    ...(search.prompt2 !== null && { question_2: fromModel(search.prompt2) }),
    asked_at: search.createdAt,
    web_search: search.webSearch,
    market: search.market,
    sandbox_data: search.isSandbox,
    certainty:
      repeats === null ? `${ONE_ANSWER_EACH} ${STUDY_HINT}` : `${repeatsSentence(repeats)} ${STUDY_HINT}`,
    notice: FROM_MODELS,
    ...(!isComparison && {
      ranking: search.results.slice(0, ENTRIES).map((entry) => toEntry(entry, answered)),
    }),
    models: search.models.map((model) => toModel(model, isComparison)),
    cited_domains: citedDomains(search.models),
  };
}

const STUDY_HINT = "The tool start_study repeats the question, and gives ranges.";

function toEntry(entry: AggregatedEntry, answered: number) {
  const ranks = entry.votes.map(({ rank }) => rank);
  return {
    rank: entry.rank,
    name: fromModel(entry.name),
    domain: fromModel(entry.domain),
    points: entry.points,
    listed_by: `${entry.votes.length} of ${answered} models`,
    average_rank: entry.averageRank,
    best_rank: Math.min(...ranks),
    worst_rank: Math.max(...ranks),
    description: fromModel(entry.description),
  };
}

function toModel(
  { columnId, modelName, status, outcome, results, grounding, isCut }: SearchModel,
  isComparison: boolean,
) {
  return {
    model: modelName,
    ...(isComparison && { answers: readColumn(columnId).promptNo === 2 ? "question_2" : "question" }),
    outcome: outcome ?? status,
    ...(isCut && { note: `${CUT_OFF}: who is not on its list is not known to be absent.` }),
    grounding: grounding?.type ?? null,
    searched_by: searchedBy(grounding),
    top: results.slice(0, ENTRIES_OF_MODEL).map(({ name }) => fromModel(name)),
  };
}

/** The domains that most models cite. */
function citedDomains(models: readonly SearchModel[]) {
  const counts = new Map<string, number>();
  for (const { citations } of models) {
    for (const domain of new Set(citations.map((citation) => citation.domain))) {
      counts.set(domain, (counts.get(domain) ?? 0) + 1);
    }
  }
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, SOURCES);
  return most.map(([domain, count]) => ({ domain: fromModel(domain), cited_by: count }));
}
