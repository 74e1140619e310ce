import type { Connection } from "@standings/database";
import {
  areRelated,
  type BrandCompany,
  competitorKey,
  isSameCompany,
  lettersOf,
  type NamedEntry,
  nameKey,
  namesAsked,
  newCompany,
  type StudyRequest,
} from "@standings/domain";
import { readCountedNames } from "../brands/names/read-names.ts";
import type { ServiceContext } from "../context.ts";
import { companiesInAnswers } from "../topics/names-of-directory.ts";
import type { StudyTexts } from "./to-statistics.ts";

/** A company that answers in plain words may name, with its key in the study. */
export interface KnownCompany extends BrandCompany {
  readonly key: string;
}

/**
 * Whom to look for in the answers of a topic in plain words, which hold no list to read names from: the companies of its brand by
 * their names, the one in focus, and those that the directory knows. None for other studies.
 */
export async function readKnownCompanies(
  services: Pick<ServiceContext, "db" | "settings">,
  { topic, prompt, focus }: StudyRequest,
  texts: StudyTexts,
): Promise<readonly KnownCompany[]> {
  if (topic?.form !== "natural") return [];
  const questions = [prompt, ...topic.members.map((member) => member.prompt)];
  const answers = [...texts.values(), ...(focus ? [focus.name, focus.domain] : [])];
  const directory = await companiesInAnswers(services, answers, questions);
  const watched = namesAsked(await readWatched(services.db, topic.topicId, focus), prompt);
  const isWatched = focus === null || watched.some((one) => isSameCompany(one, focus));
  const named = [...(isWatched ? [] : [inFocus(focus, directory)]), ...watched];
  const others = directory
    .filter((entry) => !named.some((one) => isOneOf(entry, one)))
    .map((entry) => newCompany(entry));
  const keyOf = (company: NamedEntry) =>
    competitorKey(focus !== null && isSameCompany(company, focus) ? focus : company);
  return [...named, ...others].map((company) => ({ ...company, key: keyOf(company) }));
}

/** Of the topic's brand, or of one of its owner's that is in focus: somebody may have given its site alone. */
async function readWatched(
  db: Connection,
  topicId: string,
  focus: NamedEntry | null,
): Promise<readonly BrandCompany[]> {
  const brand = await db
    .selectFrom("topics")
    .innerJoin("brands", "brands.user_id", "topics.user_id")
    .select("brands.id")
    .where("topics.id", "=", topicId)
    .where((eb) =>
      eb.or([
        eb("brands.id", "=", eb.ref("topics.brand_id")),
        eb.and([eb("topics.brand_id", "is", null), eb("brands.domain", "=", focus?.domain || null)]),
      ]),
    )
    .orderBy("brands.id")
    .executeTakeFirst();
  return brand ? readCountedNames(db, brand.id) : [];
}

/** Somebody may have given its site alone. */
function inFocus(focus: NamedEntry, directory: readonly NamedEntry[]): BrandCompany {
  const { name, domain } = directory.find((entry) => isSameCompany(entry, focus)) ?? focus;
  return newCompany({ name, domain: focus.domain || domain }, name === focus.name ? [] : [focus.name]);
}

/** Whether a company of the directory is this one, or is called as it is. */
function isOneOf({ name, domain }: NamedEntry, { names, sites }: BrandCompany): boolean {
  return (
    sites.some((site) => areRelated(site, domain)) ||
    names.some(
      ({ text }) =>
        nameKey(text, "company") === nameKey(name, "company") || lettersOf(text) === lettersOf(name),
    )
  );
}
