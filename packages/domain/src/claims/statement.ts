import type { Attribute } from "./attributes.ts";

export const POLARITIES = ["praised", "blamed", "neutral"] as const;
export type Polarity = (typeof POLARITIES)[number];

/** What praise and blame are of (`names-claims-topics-markets.md` §2.1). */
export const ASPECT_NAMES = {
  price: "Price",
  ease: "Ease of use",
  setup: "Set-up",
  support: "Support",
  features: "Features",
  integrations: "Integrations",
  speed: "Speed",
  reliability: "Reliability",
  security: "Security",
  design: "Design",
  documentation: "Documentation",
  scale: "Scale",
  value: "Value",
  reputation: "Reputation",
  other: "Other",
} as const;
export type Aspect = keyof typeof ASPECT_NAMES;
export const ASPECTS = Object.keys(ASPECT_NAMES) as Aspect[];

export function isAspect(word: string): word is Aspect {
  return Object.hasOwn(ASPECT_NAMES, word);
}

/** Why a statement of the reader's reply is not kept, in the order in which it is looked at (§2.3). */
export const NO_FAULTS = {
  not_said: 0,
  not_about: 0,
  not_asserted: 0,
  unknown_field: 0,
  repeated: 0,
  too_many: 0,
};
export type StatementFault = keyof typeof NO_FAULTS;

/** A claim that was read before; `valueKey` as the function of that name. */
export interface KnownClaim {
  readonly id: string;
  /** Place of its company in the names of the brand; 0: the brand. */
  readonly company: number;
  readonly attribute: Attribute;
  readonly subjectKey: string;
  readonly valueKey: string | null;
  readonly text: string;
}

/** A statement that stands in an answer. */
export interface VerifiedStatement {
  readonly company: number;
  readonly attribute: Attribute;
  readonly subject: string;
  /** The claim in the reader's words, without a figure that the quote does not have. */
  readonly text: string;
  /** The answer's own characters; null where the statement is plain text. */
  readonly value: string | null;
  readonly valueKey: string | null;
  readonly polarity: Polarity;
  readonly aspect: Aspect | null;
  /** Where it stands in the text that was read, and the sentence around it. */
  readonly at: number;
  readonly length: number;
  readonly sentenceAt: number;
  readonly sentenceLength: number;
  /** The known claim that it says again. */
  readonly sameAs: string | null;
}

export interface StatementsRead {
  readonly statements: readonly VerifiedStatement[];
  readonly dropped: Readonly<Record<StatementFault, number>>;
}
