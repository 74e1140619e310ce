import { CREDIT_COST, CREDIT_PACKS, MAX_MODELS, numberWord, plural, signupOffer } from "@standings/domain";

export interface FaqEntry {
  readonly question: string;
  /** Plain text, because search engines quote it. */
  readonly answer: string;
  /** Link after the answer. */
  readonly link?: { readonly label: string; readonly to: "/contact" | "/pricing" };
}

const packs = CREDIT_PACKS.map(({ name, usd, credits }) => `${name}, ${usd} USD for ${credits} credits`);

/** The home page's FAQ (spec part 1 §1). `signupCredits` is what a new account starts with. */
export function faqOf(signupCredits: number): readonly FaqEntry[] {
  const offer = signupOffer(signupCredits);
  const start = offer === null ? "" : ` New accounts start with ${offer}.`;
  return [
    {
      question: "What does a search cost?",
      answer: `A search costs ${plural(CREDIT_COST.search, "credit")}, prompt discovery ${CREDIT_COST.discovery}.${start}`,
      link: { label: "See Pricing", to: "/pricing" },
    },
    ...OTHERS,
  ];
}

const OTHERS: readonly FaqEntry[] = [
  {
    question: "What does Company Ranking do?",
    answer: `Company Ranking runs your prompt across ${numberWord(MAX_MODELS)} models. You see which companies each one ranks, the aggregated ranking, and the sources the models cite.`,
  },
  {
    question: "What is Expert Ranking?",
    answer:
      "Expert Ranking ranks individuals instead of companies: the people that the models name for your prompt.",
  },
  {
    question: "What do I get from Domain Analysis?",
    answer:
      "Domain Analysis shows the prompts that trigger mentions of a brand, the sources behind them, overlaps with competitors, and SEO and AEO recommendations.",
  },
  {
    question: "Which credit packs are there?",
    answer: `${packs.join("; ")}. Each is a one-time purchase and does not renew automatically.`,
    link: { label: "See Pricing", to: "/pricing" },
  },
  {
    question: "Is there an API?",
    answer: "Yes, on request. Write to us and tell us what you would like to build.",
    link: { label: "Contact us", to: "/contact" },
  },
];
