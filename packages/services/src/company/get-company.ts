import {
  type CompanyOverview,
  type CompanySuggestion,
  companySite,
  type FieldLeader,
  fieldFigures,
  type NamedQuestion,
  parentSite,
  placesOf,
  TOP_PLACES,
  visiblePeers,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { isViewerOutOfCredits } from "../credits/get-usage.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { findCompanyName } from "./company-names.ts";
import { readCountries } from "./countries/read-countries.ts";
import { nameInField } from "./field/name-in-field.ts";
import { type AskedQuestion, type Field, readField, type WantedField } from "./field/read-field.ts";
import type { ViewedCompany } from "./visible-mentions.ts";

/** Companies that stand first where the company is not listed, which the page names. */
const LEADERS = 2;
/** Companies that are named instead of one that no answer lists. */
const INSTEAD = 6;

/**
 * A company's standing in its field (decisions "Company page figures"), the same for everybody but for what the viewer added
 * and left out. A company without a field has zeros. Throws INVALID_DOMAIN or BUSY.
 */
export async function getCompany(request: ServiceRequest, wanted: WantedField): Promise<CompanyOverview> {
  const { services, viewer } = requireScope(request, "read");
  const domain = companyDomain(wanted.domain);
  const [field, leftOut, isMasked] = await Promise.all([
    readField(services, viewer, { ...wanted, domain }),
    listLeftOut(services, viewer, domain),
    isViewerOutOfCredits(services, viewer),
  ]);
  return { ...(await overviewOf(services, field, isMasked)), leftOut };
}

/** What a field says of its company; masked as its competition is. */
export async function overviewOf(
  services: ServiceContext,
  field: Field,
  isMasked: boolean,
): Promise<Omit<CompanyOverview, "leftOut">> {
  const { domain, questions, isWithPrivate, privateQuestions, isPartial, isSandbox } = field;
  const unlisted = questions.filter(({ answers }) => !answers.some(({ ranks }) => ranks.has(domain)));
  return {
    domain,
    name: await findCompanyName(services, domain),
    parent: parentSite(domain),
    countries: await readCountries(services.db, domain),
    isSandbox,
    peers: await namePeers(services, field, isMasked),
    totalPeers: field.peers.length,
    isWithPrivate,
    privateQuestions,
    isPartial,
    unlistedQuestions: unlisted.length,
    leaders: await leadersOf(services, unlisted, { places: 1, most: LEADERS }),
    namedInstead:
      unlisted.length === questions.length
        ? await leadersOf(services, unlisted, { places: TOP_PLACES, most: INSTEAD })
        : [],
    ...fieldFigures(questions, domain),
  };
}

/** The peers of a field; where competitors are masked from the sixth on, those that are not. */
export async function namePeers(
  services: ServiceContext,
  field: Field,
  isMasked: boolean,
): Promise<CompanySuggestion[]> {
  const peers = isMasked ? visiblePeers(field.questions, field) : field.peers;
  const names = await nameInField(services, field, peers);
  return peers.map((domain) => ({ domain, name: names.get(domain) ?? domain }));
}

/** Companies among the first places of most of the questions. */
async function leadersOf(
  services: ServiceContext,
  questions: readonly AskedQuestion[],
  { places, most: limit }: { readonly places: number; readonly most: number },
): Promise<FieldLeader[]> {
  const counts = new Map<string, number>();
  for (const question of questions) {
    const ranking = question.ranking ?? placesOf(question).map(({ domain }) => domain);
    for (const domain of ranking.slice(0, places)) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  const most = [...counts]
    .map(([domain, asked]) => ({ domain, questions: asked }))
    .sort((a, b) => b.questions - a.questions || (a.domain < b.domain ? -1 : 1))
    .slice(0, limit);
  const names = await nameInField(
    services,
    { questions },
    most.map(({ domain }) => domain),
  );
  return most.map((leader) => ({ ...leader, name: names.get(leader.domain) ?? leader.domain }));
}

/** The site that a company page is about. Throws INVALID_DOMAIN. */
export function companyDomain(address: string): string {
  const domain = companySite(address);
  if (domain === null) throw new ServiceError("INVALID_DOMAIN");
  return domain;
}

/** The questions that a viewer left out of a company's field, newest first. */
async function listLeftOut(
  { db }: Pick<ServiceContext, "db">,
  { userId }: ViewedCompany["viewer"],
  domain: string,
): Promise<NamedQuestion[]> {
  return db
    .selectFrom("field_choices")
    .select(["kind", "prompt"])
    .where("user_id", "=", userId)
    .where("domain", "=", domain)
    .where("is_left_out", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("prompt_key")
    .execute();
}
