/** How several rankings become one (decisions "Ranking"): a Borda count in which absence counts. */

export type RankingKind = "company" | "expert";

/** Longest list taken from one model's answer (spec part 1 §9). */
export const MAX_RESULTS: Record<RankingKind, number> = { company: 20, expert: 10 };

export interface RankedCompany {
  readonly rank: number;
  readonly company_name: string;
  /** Registrable domain, or "" when the model gave none that can be trusted. */
  readonly domain: string;
  /** Absent when the position is hidden. */
  readonly description?: string | undefined;
  readonly rationale?: string | undefined;
  /** Hidden: name and domain are masks. */
  readonly censored?: boolean | undefined;
}

export interface ModelVote {
  readonly model: string;
  readonly rank: number;
}

export interface AggregatedCompany {
  readonly rank: number;
  readonly company_name: string;
  readonly domain: string;
  readonly description: string;
  readonly rationale?: string | undefined;
  /** Σ (21 − rank) over the models that list it. */
  readonly points: number;
  /** Mean rank over the models that list it, one decimal. */
  readonly averageRank: number;
  /** How many models list it. */
  readonly model_votes: number;
  /** Who lists it and where, best rank first. `model` is a catalogue id. */
  readonly voting_models: readonly ModelVote[];
}

export interface ModelRanking {
  readonly modelId: string;
  readonly results: readonly RankedCompany[];
}

/** Identity of a company: its registrable domain, or its normalised name when it has none. */
export function companyKey(company: { readonly domain: string; readonly company_name: string }): string {
  return company.domain !== "" ? company.domain : `name:${normaliseName(company.company_name)}`;
}

export function normaliseName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

interface Tally {
  votes: ModelVote[];
  names: Map<string, number>;
  best: RankedCompany;
}

/**
 * Adds the models' rankings up. Each model gives `21 − rank` points to a company it lists and 0 to one it
 * does not; ties by votes, then best rank, then name. Independent of the order of the models; a company
 * listed twice by one model counts with its better rank.
 */
export function aggregateCompanies(rankings: readonly ModelRanking[]): AggregatedCompany[] {
  const tallies = new Map<string, Tally>();
  const ordered = [...rankings].sort((a, b) => compareText(a.modelId, b.modelId));
  const domains = domainsByName(ordered);
  for (const { modelId, results } of ordered) {
    const seen = new Set<string>();
    for (const company of [...results].sort((a, b) => a.rank - b.rank)) {
      const key = identify(company, domains);
      if (company.rank > MAX_RESULTS.company || seen.has(key)) continue;
      seen.add(key);
      addVote(tallies, key, modelId, company);
    }
  }
  return [...tallies]
    .map(([key, tally]) => summarise(key, tally))
    .sort(compareStanding)
    .map((company, index) => ({ ...company, rank: index + 1 }));
}

/** A name without a domain joins the domain that other models give for exactly that name, if only one. */
function domainsByName(rankings: readonly ModelRanking[]): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const { results } of rankings) {
    for (const { company_name, domain } of results) {
      if (domain === "") continue;
      const name = normaliseName(company_name);
      found.set(name, (found.get(name) ?? new Set()).add(domain));
    }
  }
  return new Map([...found].flatMap(([name, set]) => (set.size === 1 ? [[name, [...set][0] ?? ""]] : [])));
}

function identify(company: RankedCompany, domains: Map<string, string>): string {
  return company.domain || domains.get(normaliseName(company.company_name)) || companyKey(company);
}

function addVote(tallies: Map<string, Tally>, key: string, model: string, company: RankedCompany): void {
  const tally: Tally = tallies.get(key) ?? { votes: [], names: new Map(), best: company };
  tallies.set(key, tally);
  tally.votes.push({ model, rank: company.rank });
  tally.names.set(company.company_name, (tally.names.get(company.company_name) ?? 0) + 1);
  if (company.rank < tally.best.rank) tally.best = company;
}

function summarise(key: string, tally: Tally): AggregatedCompany {
  const votes = [...tally.votes].sort((a, b) => a.rank - b.rank || compareText(a.model, b.model));
  const ranks = votes.map((vote) => vote.rank);
  const sum = ranks.reduce((total, rank) => total + rank, 0);
  return {
    rank: 0,
    company_name: mostFrequent(tally.names),
    domain: key.startsWith("name:") ? "" : key,
    description: tally.best.description ?? "",
    rationale: tally.best.rationale,
    points: ranks.length * (MAX_RESULTS.company + 1) - sum,
    averageRank: Math.round((sum / ranks.length) * 10) / 10,
    model_votes: votes.length,
    voting_models: votes,
  };
}

function compareStanding(a: AggregatedCompany, b: AggregatedCompany): number {
  return (
    b.points - a.points ||
    b.model_votes - a.model_votes ||
    (a.voting_models[0]?.rank ?? 0) - (b.voting_models[0]?.rank ?? 0) ||
    compareText(a.company_name, b.company_name) ||
    compareText(a.domain, b.domain)
  );
}

function mostFrequent(names: Map<string, number>): string {
  const [first] = [...names].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]));
  return first?.[0] ?? "";
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
