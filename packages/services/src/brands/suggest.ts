import type { Connection } from "@standings/database";
import {
  companySite,
  type NamedEntry,
  type PromptSuggestion,
  promptKey,
  type Sector,
} from "@standings/domain";
import { readField } from "../company/field/read-field.ts";
import { filterQuestions } from "../company/field/to-company-question.ts";
import { getCompetition } from "../company/get-competition.ts";
import { questionsIn } from "../company/list-company-questions.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { listTrending } from "../trending/list-trending.ts";

const PROMPTS = 40;
/** Of each place that suggestions come from. */
const EACH = 12;

interface OfCompany {
  readonly domain: string;
}

/** A company's peers, or who leads its field. Throws BRAND_INVALID. */
export async function suggestCompetitors(
  request: ServiceRequest,
  { domain: address }: OfCompany,
): Promise<NamedEntry[]> {
  const { competitors } = await getCompetition(request, { domain: checkDomain(address) });
  return competitors.filter(({ censored }) => !censored).map(({ name, domain }) => ({ name, domain }));
}

/**
 * Questions that a brand may track: those of its discovery, those whose answers list it, those whose answers list its competitors and
 * not it, and what the viewer asked; where no answer lists either, what trends in the sector of the viewer's questions. Each once.
 * Throws BRAND_INVALID.
 */
export async function suggestPrompts(
  request: ServiceRequest,
  { domain: address }: OfCompany,
): Promise<PromptSuggestion[]> {
  const { services, viewer } = requireScope(request, "read");
  const domain = checkDomain(address);
  const field = await readField(services, viewer, { domain });
  const asked = filterQuestions(await questionsIn(services, viewer, field), { sort: "asked" });
  const [listed = [], without = []] = [true, false].map((isListed) =>
    asked.filter((one) => one.kind === "company" && one.isListed === isListed).slice(0, EACH),
  );
  const discovered = await services.db
    .selectFrom("discovery_tests")
    .innerJoin("discoveries", "discoveries.run_id", "discovery_tests.discovery_id")
    .innerJoin("searches", "searches.id", "discovery_tests.run_id")
    .select("searches.prompt")
    .where("discoveries.user_id", "=", viewer.userId)
    .where("discoveries.domain", "=", domain)
    .orderBy("discoveries.created_at", "desc")
    .limit(EACH)
    .execute();
  const own = await services.db
    .selectFrom("searches")
    .select("prompt")
    .where("user_id", "=", viewer.userId)
    .where("kind", "=", "company")
    .orderBy("created_at", "desc")
    .limit(2 * EACH)
    .execute();
  const isKnown = listed.length + without.length > 0;
  const sector = isKnown ? undefined : await sectorOf(services.db, own);
  const trending = sector ? (await listTrending(request, { sector, limit: EACH })).searches : [];
  const all: PromptSuggestion[] = [
    ...discovered.map(({ prompt }) => ({ prompt, from: "discovery" as const })),
    ...listed.map(({ prompt }) => ({ prompt, from: "answers" as const })),
    ...without.map(({ prompt }) => ({ prompt, from: "competitors" as const })),
    ...own.map(({ prompt }) => ({ prompt, from: "history" as const })),
    ...trending
      .filter(({ kind }) => kind === "company")
      .map(({ prompt }) => ({ prompt, from: "trending" as const })),
  ];
  const once = new Map<string, PromptSuggestion>();
  for (const one of all) if (!once.has(promptKey(one.prompt))) once.set(promptKey(one.prompt), one);
  return [...once.values()].slice(0, PROMPTS);
}

/** Searches that are looked at for a sector. */
const LOOKED_AT = 500;

/** The sector of most searches that asked such questions; undefined when none is known. */
async function sectorOf(
  db: Connection,
  questions: readonly { readonly prompt: string }[],
): Promise<Sector | undefined> {
  if (questions.length === 0) return undefined;
  const keys = [...new Set(questions.map(({ prompt }) => promptKey(prompt)))];
  const most = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("searches")
        .select("sector")
        .where("prompt_key", "in", keys)
        .where("kind", "=", "company")
        .where("sector", "is not", null)
        .limit(LOOKED_AT)
        .as("asked"),
    )
    .select("sector")
    .groupBy("sector")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .executeTakeFirst();
  return most?.sector ?? undefined;
}

function checkDomain(address: string): string {
  const domain = companySite(address);
  if (domain === null)
    throw new ServiceError("BRAND_INVALID", {
      message: "Please enter the brand's domain (e.g., hubspot.com)",
    });
  return domain;
}
