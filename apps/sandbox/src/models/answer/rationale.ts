import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Company } from "../catalogue/company.ts";
import type { Persona, Voice } from "../personas.ts";
import { findQualifier } from "../question/qualifiers.ts";
import { regionLabel } from "../question/regions.ts";
import type { Understanding } from "../question/understand-question.ts";
import { chance, pick } from "../random.ts";

export interface RationaleInput {
  readonly company: Company;
  readonly name: string;
  readonly rank: number;
  readonly persona: Persona;
  readonly asked: Understanding;
  readonly catalogue: Catalogue;
  readonly occasion: string;
  readonly seed: string;
}

/** What the sentences below are made of. All of it follows from the question and the company's own tags. */
interface Facts {
  readonly name: string;
  readonly does: string;
  /** "CRM software for startups" */
  readonly subject: string;
  /** What buyers of this look at: "pipeline tracking". */
  readonly criterion: string;
  /** Whom or what it suits: "startups", "email marketing". */
  readonly fit: string;
}

type Sentence = (facts: Facts) => string;

const TOP: Readonly<Record<Voice, readonly [Sentence, ...Sentence[]]>> = {
  plain: [
    ({ name, subject }) => `${name} is one of the first names buyers consider for ${subject}.`,
    ({ does, criterion }) => `It ${does}, which makes it a strong choice where ${criterion} matters.`,
    ({ fit, criterion }) => `Widely adopted, well suited to ${fit} and strong on ${criterion}.`,
  ],
  careful: [
    ({ name, criterion }) => `${name} is a well-established option, particularly if ${criterion} is a priority.`,
    ({ does, subject }) => `It ${does}; for most people comparing ${subject} it belongs on the shortlist.`,
    ({ fit, criterion }) => `Generally a good match for ${fit}, although needs around ${criterion} differ.`,
  ],
  upbeat: [
    ({ name, fit }) => `${name} stands out as a leading choice for ${fit}.`,
    ({ criterion, subject }) => `Excellent ${criterion} puts it among the top picks for ${subject}.`,
    ({ does }) => `A favourite in its field: it ${does}.`,
  ],
  blunt: [
    ({ criterion }) => `The default pick if ${criterion} is what you care about.`,
    ({ name, subject }) => `${name} keeps coming up for ${subject}, and for good reason.`,
    ({ does }) => `It ${does}. Hard to go wrong here.`,
  ],
  chatty: [
    ({ name, criterion }) => `${name} is popular and known for ${criterion}.`,
    ({ fit, subject }) => `A popular choice for ${fit} and a familiar name in ${subject}.`,
    ({ does }) => `Many people choose it because it ${does}.`,
  ],
  sourced: [
    ({ name, subject }) => `Reviews and comparisons of ${subject} frequently list ${name}.`,
    ({ criterion }) => `Regularly cited by reviewers for ${criterion}.`,
    ({ does, fit }) => `It ${does} and is often recommended for ${fit}.`,
  ],
};

const LOWER: Readonly<Record<Voice, readonly [Sentence, ...Sentence[]]>> = {
  plain: [
    ({ fit, criterion }) => `A solid option for ${fit}, with attention to ${criterion}.`,
    ({ does }) => `It ${does}, so it suits buyers with exactly that need.`,
    ({ name, subject }) => `${name} rounds out the field of ${subject} with a focused offer.`,
  ],
  careful: [
    ({ criterion }) => `Worth comparing if ${criterion} matters to you, though it may not fit everyone.`,
    ({ does }) => `It ${does}; a reasonable alternative to the larger names.`,
    ({ fit }) => `Can be a good match for ${fit}, depending on your requirements.`,
  ],
  upbeat: [
    ({ fit }) => `A great alternative that serves ${fit} especially well.`,
    ({ criterion }) => `Offers a compelling mix of value and ${criterion}.`,
    ({ does }) => `It ${does}, which gives it a clear place on this list.`,
  ],
  blunt: [
    ({ criterion }) => `Not the biggest name, but decent on ${criterion}.`,
    ({ does }) => `It ${does}. Niche, yet useful if that is your case.`,
    ({ fit }) => `Makes sense for ${fit}; others may prefer the names above.`,
  ],
  chatty: [
    ({ name, fit }) => `${name} is another good option for ${fit}.`,
    ({ criterion }) => `People like it for ${criterion}.`,
    ({ does }) => `Also worth a look, since it ${does}.`,
  ],
  sourced: [
    ({ subject }) => `Appears in several roundups of ${subject}.`,
    ({ criterion }) => `Mentioned by reviewers for its ${criterion}.`,
    ({ does }) => `It ${does} and shows up in comparisons as an alternative.`,
  ],
};

const TOP_RANKS = 5;

/** One sentence on why a company fits, in the model's voice, and what it is best for. */
export function writeRationale(input: RationaleInput): { rationale: string; bestFor: string } {
  const { persona, company, rank, occasion, seed } = input;
  const facts = gather(input);
  const sentences = (rank <= TOP_RANKS ? TOP : LOWER)[persona.voice];
  // Neighbours in a list differ: the place moves the choice on.
  const start = Math.floor(chance(seed, "voice", persona.id, occasion) * sentences.length);
  const sentence = sentences[(start + rank) % sentences.length] ?? sentences[0];
  const rationale = sentence(facts);
  return { rationale, bestFor: company.tags.size > 1 ? facts.fit : facts.criterion };
}

function gather(input: RationaleInput): Facts {
  const { company, name, asked, catalogue, persona, seed } = input;
  const topic = asked.topics.find((tag) => company.tags.has(tag)) ?? asked.topics[0];
  const criteria = catalogue.topic(topic ?? "")?.criteria ?? [];
  const [first = "its core offer", ...others] = criteria;
  return {
    name,
    does: company.does,
    subject: describeSubject(asked, catalogue),
    criterion: pick([first, ...others], seed, "criterion", persona.id, company.domain),
    fit: describeFit(input, topic),
  };
}

function describeFit({ company, asked, catalogue, persona, seed }: RationaleInput, topic: string | undefined): string {
  const wanted = asked.qualifiers.filter((tag) => company.tags.has(tag));
  const audience = [...wanted, ...company.tags.keys()].find((tag) => findQualifier(tag));
  if (audience) return findQualifier(audience)?.label ?? audience;
  const others = [...company.tags.keys()].filter((tag) => tag !== topic);
  const [first, ...more] = others;
  if (first === undefined) return "buyers who want a specialist";
  const chosen = pick([first, ...more], seed, "fit", persona.id, company.domain);
  return `people who also look at ${catalogue.topic(chosen)?.label ?? chosen}`;
}

/** The question's subject in words, from the topics, qualifiers and markets it names. */
export function describeSubject(asked: Understanding, catalogue: Catalogue): string {
  const topics = asked.topics.map((tag) => catalogue.topic(tag)?.label ?? tag);
  const subject = topics.length > 0 ? topics.join(" and ") : asked.rest.join(" ") || "this";
  const audience = asked.qualifiers.flatMap((tag) => findQualifier(tag)?.label ?? []);
  const forWhom = audience.length > 0 ? ` for ${audience[0]}` : "";
  const where = asked.regions.length > 0 ? ` in ${asked.regions.map(regionLabel).join(" and ")}` : "";
  return `${subject}${forWhom}${where}`;
}
