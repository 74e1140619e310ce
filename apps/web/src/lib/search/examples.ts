/** Example questions and domains of the empty fields. */
export const COMPANY_EXAMPLES = [
  "Best running shoes for flat feet",
  "Best CRM for startups",
  "Most reliable cloud data warehouse",
  "Top payroll software for small business",
  "Best business bank account in Europe",
  "Which website builder is easiest to hand over to a client",
] as const;

export const EXPERT_EXAMPLES = [
  "Leading voices on answer-engine optimization",
  "Best product marketing experts for B2B software",
  "Who to follow on brand strategy",
  "Top experts in technical SEO",
  "Most trusted consultants for retail pricing",
] as const;

export const DOMAIN_EXAMPLES = [
  "hubspot.com",
  "figma.com",
  "patagonia.com",
  "revolut.com",
  "ikea.com",
] as const;
