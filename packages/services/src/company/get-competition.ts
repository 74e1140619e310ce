import {
  type AskedPrompt,
  type Competition,
  censorCompetition,
  type NamingPage,
  type TalliedPage,
  type TalliedVoice,
  tallyField,
  type Voice,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { isViewerOutOfCredits } from "../credits/get-usage.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { nameInField } from "./field/name-in-field.ts";
import { type AskedQuestion, type Field, readField, type WantedField } from "./field/read-field.ts";
import { companyDomain } from "./get-company.ts";

/**
 * Competitors, share of voice and source gap of a company over its field (decisions "Company page figures"); masked from
 * the sixth on for a viewer without credits. Throws INVALID_DOMAIN or BUSY.
 */
export async function getCompetition(request: ServiceRequest, wanted: WantedField): Promise<Competition> {
  const { services, viewer } = requireScope(request, "read");
  const field = await readField(services, viewer, { ...wanted, domain: companyDomain(wanted.domain) });
  const competition = await competitionOf(services, field, viewer.userId);
  return (await isViewerOutOfCredits(services, viewer)) ? censorCompetition(competition) : competition;
}

/** Competitors, share of voice and source gap of a company in its field. */
export async function competitionOf(
  services: ServiceContext,
  field: Field,
  viewerId: string,
): Promise<Competition> {
  const { domain, questions, peers, isPartial, isSandbox } = field;
  const tally = tallyField(questions, { domain, peers, companies: companiesAmong(field) });
  const domains = [domain, ...tally.competitors.map((voice) => voice.domain)];
  const names = await nameInField(services, field, domains);
  const toVoice = (voice: TalliedVoice): Voice => ({
    ...voice,
    name: names.get(voice.domain) ?? voice.domain,
  });
  const toPage = ({ url, answers, naming, questions: asked }: TalliedPage) => {
    const newest = questions[asked[0] ?? 0];
    return newest
      ? [{ url, answers, naming, question: askedBy(newest, viewerId), questions: asked.length }]
      : [];
  };
  const isCompetitors = new Set(domains.slice(1));
  return {
    questions: questions.length,
    answers: questions.reduce((sum, { answers }) => sum + answers.length, 0),
    isPartial,
    company: toVoice(tally.company),
    competitors: tally.competitors.map(toVoice),
    arePeers: peers.length > 0,
    others: tally.others,
    absent: tally.absent,
    gap: tally.gap.map(({ pages, competitors, ...source }) => ({
      ...source,
      pages: pages.flatMap(toPage),
      isCompetitors: isCompetitors.has(source.domain),
      competitors: competitors.map((of) => ({ domain: of, name: names.get(of) ?? of })),
    })),
    gapTotal: tally.gapTotal,
    gapPages: tally.gapPages,
    pages: tally.pages,
    pagesNaming: tally.pagesNaming,
    kinds: tally.kinds,
    alreadyOn: tally.alreadyOn.map(
      ({ url, domain: of, naming }): NamingPage => ({ url, domain: of, answers: naming }),
    ),
    wasCensored: false,
    isSandbox,
  };
}

function askedBy({ newest, kind, prompt }: AskedQuestion, viewerId: string): AskedPrompt {
  return { searchId: newest.search_id, kind, prompt, isOwn: newest.user_id === viewerId };
}

/** Companies that answers list, among the sites that they cite. */
function companiesAmong({ questions }: Field): ReadonlySet<string> {
  const answers = questions.flatMap((question) => question.answers);
  const listed = new Set(answers.flatMap(({ ranks }) => [...ranks.keys()]));
  return new Set(answers.flatMap(({ domains }) => domains).filter((domain) => listed.has(domain)));
}
