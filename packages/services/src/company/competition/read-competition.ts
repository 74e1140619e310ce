import {
  type AskedPrompt,
  type CompanySuggestion,
  type Competition,
  type CompetitionTally,
  type SearchKind,
  type TalliedPrompt,
  type TalliedVoice,
  tallyCompetition,
  type Voice,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { readHeavily } from "../../heavy-reads.ts";
import type { Viewer } from "../../request.ts";
import { isSharedOrOwn, type Sight } from "../../searches/is-shared.ts";
import { findCompanyName } from "../find-company-name.ts";
import { mean } from "../get-company.ts";
import { nameCompanies } from "../name-companies.ts";
import { findNearest } from "./find-nearest.ts";
import { readSearches } from "./read-searches.ts";

/**
 * Competitors, share of voice and source gap of a company over the shared searches and the viewer's own, for the steps of
 * a run. `domain` is registrable. Throws BUSY.
 */
export async function readCompetition(
  services: ServiceContext,
  viewer: Pick<Viewer, "userId">,
  domain: string,
): Promise<Competition> {
  const company = { settings: services.settings, viewer, domain };
  const name = await findCompanyName(services, domain);
  const nearest = await findNearest(services, company);
  if (!nearest) return { ...NOTHING, company: { ...toVoice(NO_VOICE, 0), name, domain } };
  const { searches, prompts, isPartial, isSandbox } = await readSearches(services, company, nearest);
  const tally = tallyCompetition(prompts, nearest.scope);
  const companies = await nameCompanies(
    services,
    nearest.domains.map((domain) => ({ domain, name: domain })),
  );
  const [own, ...voices] = companies.map((company, index) => ({
    ...toVoice(tally.voices[index] ?? NO_VOICE, tally.listings),
    ...company,
  }));
  return {
    searches,
    isPartial,
    answers: tally.answers,
    company: { ...(own ?? toVoice(NO_VOICE, 0)), name, domain },
    competitors: voices.sort(byTogether),
    gap: await toGap(services, viewer, tally, companies),
    gapTotal: tally.gapTotal,
    wasCensored: false,
    isSandbox,
  };
}

const NO_VOICE: TalliedVoice = { listings: 0, together: 0, ranks: 0 };
const NOTHING = {
  searches: 0,
  isPartial: false,
  answers: 0,
  competitors: [],
  gap: [],
  gapTotal: 0,
  wasCensored: false,
  isSandbox: false,
};

function toVoice({ listings, together, ranks }: TalliedVoice, all: number) {
  const averageRank = listings === 0 ? null : mean(ranks, listings);
  return { listings, together, averageRank, share: all === 0 ? 0 : listings / all };
}

function byTogether(a: Voice, b: Voice): number {
  return b.together - a.together || b.listings - a.listings || (a.domain < b.domain ? -1 : 1);
}

async function toGap(
  services: ServiceContext,
  viewer: Pick<Viewer, "userId">,
  { gap }: CompetitionTally,
  companies: readonly CompanySuggestion[],
): Promise<Competition["gap"]> {
  const prompts = await readPrompts(
    services,
    viewer,
    gap.flatMap(({ asked }) => asked),
  );
  const isCompetitors = (domain: string) => companies.some((company) => company.domain === domain);
  return gap.map(({ domain, answers, companies: listed, asked }) => ({
    domain,
    answers,
    isCompetitors: isCompetitors(domain),
    competitors: listed.flatMap((index) => companies[index] ?? []),
    prompts: asked.flatMap((question) => prompts.get(keyOf(question)) ?? []),
  }));
}

const keyOf = ({ searchId, promptNo }: Pick<TalliedPrompt, "searchId" | "promptNo">) =>
  `${searchId} ${promptNo}`;

/** Prompts of searches; what was just made private or taken down is left out. */
async function readPrompts(
  services: ServiceContext,
  viewer: Pick<Viewer, "userId">,
  asked: readonly TalliedPrompt[],
): Promise<ReadonlyMap<string, AskedPrompt>> {
  const ids = [...new Set(asked.map(({ searchId }) => searchId))];
  if (ids.length === 0) return new Map();
  const rows = await readHeavily(
    services,
    sql<Sight & { id: string; kind: SearchKind; prompt: string; prompt2: string | null }>`
      select id, kind, prompt, prompt2, user_id, is_private, is_taken_down from searches where id = any(${ids}::uuid[])
    `,
  );
  const seen = rows.filter((row) => isSharedOrOwn(row, viewer.userId));
  return new Map(
    seen.flatMap(({ id: searchId, kind, prompt, prompt2, user_id }) => {
      const search = { searchId, kind, isOwn: user_id === viewer.userId };
      return [
        [keyOf({ searchId, promptNo: 1 }), { ...search, prompt }],
        [keyOf({ searchId, promptNo: 2 }), { ...search, prompt: prompt2 ?? prompt }],
      ];
    }),
  );
}
