import type { Attribute } from "@standings/domain";
import { COMPANIES, type Company } from "../catalogue/companies.ts";
import type { ChatRequest } from "../protocol/read-request.ts";
import { chance } from "../random.ts";
import { CLAIMS, type PlantedClaim, sayClaim } from "./claims.ts";
import { OPINIONS, opinionFor } from "./opinions.ts";
import type { ShapeInput } from "./shape-answer.ts";

/** Words before a company's name that ask about it alone. */
const ASKS = /\b(?:does|can|is|plans of|can i use|do users (?:praise|like)|who is|how secure is)\s*$/i;
const COMPARES =
  /\b(?:alternatives?|competitors?|similar|vs|versus|rivals?|instead|compared?|better|best)\b/i;

/** What questions ask about, by their words; others ask about all that can be checked. */
const ABOUT: readonly (readonly [RegExp, readonly Attribute[]])[] = [
  [/\bfree (?:plan|trial)\b/i, ["free_plan", "trial"]],
  [/\bcosts?\b|\bprices?\b/i, ["price"]],
  [/\bintegrat/i, ["integration"]],
  [/\bplatforms?\b|\blanguages?\b/i, ["platform", "language"]],
  [/\blimits?\b/i, ["limit"]],
  [/\bfounded\b|\bbased\b/i, ["founded", "place", "people"]],
  [/\bcustomers?\b|\bfor\?/i, ["customers", "audience"]],
  [/\bsecure\b|\bcertifi/i, ["certification"]],
  [/\bfeatures?\b/i, ["feature"]],
];
const PRAISES = /\bpraise\b|\bcomplain\b/i;
/** How often an answer tells a claim that it is asked for. */
const TELLS = 0.9;

/** The company that a question in a buyer's own words is about; null: it asks for companies, or for nothing known. */
export function companyAsked({ instruction, format, question }: ChatRequest): Company | null {
  if (instruction.trim() !== "" || format.type !== "text" || COMPARES.test(question)) return null;
  const found = COMPANIES.flatMap((company) =>
    [company.name, ...company.variants].flatMap((name) => {
      const at = question.indexOf(name);
      return at >= 0 && ASKS.test(question.slice(0, at)) ? [{ company, length: name.length }] : [];
    }),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.company ?? null;
}

/** Answers a question about a company by what the model believes of it (`data/claims.csv`, `data/opinions.csv`). */
export function tellAbout(
  company: Company,
  question: string,
  { persona, occasion, seed }: ShapeInput,
): { readonly content: string; readonly claims: readonly PlantedClaim[] } {
  const { name, domain } = company;
  const drawn = [seed, persona.id, occasion] as const;
  const wanted = ABOUT.find(([words]) => words.test(question))?.[1] ?? null;
  const claims = PRAISES.test(question)
    ? []
    : CLAIMS.filter(
        (claim) => claim.domain === domain && (wanted === null || wanted.includes(claim.attribute)),
      )
        .filter(({ attribute, subject }) => chance("tells", attribute, subject, domain, ...drawn) < TELLS)
        .map((claim) => sayClaim(claim, name, { persona, seed }));
  const opinions = PRAISES.test(question)
    ? OPINIONS.flatMap(({ aspect }) => opinionFor({ name, domain }, aspect, ...drawn) ?? [])
    : [];
  const said = [...claims.map(({ sentence }) => sentence), ...new Set(opinions)];
  const rest = `For anything else about ${name}, its own site is the place to look.`;
  const unknown = `I have nothing reliable on that for ${name}.`;
  return {
    content: [`${name} ${company.does}.`, ...(said.length > 0 ? said : [unknown]), rest].join("\n\n"),
    claims,
  };
}
