import { type Phrase, toPhrase } from "./phrases.ts";

/** Words that narrow a question without being its topic, with the label an answer uses for them. */
interface Qualifier {
  readonly tag: string;
  /** Completes "well suited to …" */
  readonly label: string;
  readonly words: readonly string[];
  /** Only companies that carry the tag are an answer. */
  readonly strict?: boolean;
}

export const QUALIFIERS: readonly Qualifier[] = [
  {
    tag: "startup",
    label: "startups",
    words: ["startup", "start up", "scaleup", "founder", "early stage", "saas company"],
  },
  {
    tag: "small business",
    label: "small businesses",
    words: [
      "small business",
      "small company",
      "small team",
      "smb",
      "sme",
      "freelancer",
      "self employed",
      "sole trader",
      "solopreneur",
    ],
  },
  {
    tag: "enterprise",
    label: "large companies",
    words: [
      "enterprise",
      "large company",
      "large organisation",
      "large organization",
      "corporation",
      "multinational",
      "large business",
    ],
  },
  { tag: "free", label: "buyers who want a free plan", words: ["free", "no cost", "freemium"] },
  {
    tag: "open source",
    label: "teams that want open source",
    words: ["open source", "opensource", "self hosted", "self host"],
    strict: true,
  },
  {
    tag: "budget",
    label: "tight budgets",
    words: ["budget", "cheap", "cheapest", "affordable", "inexpensive", "low cost", "low price"],
  },
  { tag: "premium", label: "demanding buyers", words: ["premium", "luxury", "high end"] },
  {
    tag: "beginner",
    label: "beginners",
    words: ["beginner", "newbie", "first time", "easy to use", "non technical"],
  },
  {
    tag: "sustainable",
    label: "buyers who care about sustainability",
    words: ["sustainable", "eco friendly", "ethical", "vegan", "environmentally friendly"],
  },
  { tag: "family", label: "families", words: ["family", "kid", "children", "child"] },
  { tag: "privacy", label: "people who value privacy", words: ["privacy", "private", "gdpr", "encrypted"] },
  {
    tag: "remote team",
    label: "distributed teams",
    words: [
      "remote team",
      "remote work",
      "remote worker",
      "distributed team",
      "remote company",
      "global team",
    ],
  },
  { tag: "student", label: "students", words: ["student", "college", "pupil"] },
  { tag: "senior", label: "older customers", words: ["senior", "elderly", "older adult", "older people"] },
  {
    tag: "flat feet",
    label: "flat feet",
    words: ["flat feet", "flat foot", "flatfoot", "overpronation", "fallen arch"],
  },
  {
    tag: "sensitive skin",
    label: "sensitive skin",
    words: ["sensitive skin", "dry skin", "eczema", "rosacea"],
  },
  { tag: "back pain", label: "people with back pain", words: ["back pain", "bad back", "back sleeper"] },
];

export const QUALIFIER_PHRASES: readonly Phrase<string>[] = QUALIFIERS.flatMap(({ tag, words }) =>
  words.map((word) => toPhrase(word, tag)),
);

const qualifiers = new Map(QUALIFIERS.map((qualifier) => [qualifier.tag, qualifier]));

export function findQualifier(tag: string): Qualifier | undefined {
  return qualifiers.get(tag);
}
