import type { ChatRequest } from "../protocol/read-request.ts";
import { chance, pick } from "../random.ts";

type Verdict = "true" | "false" | "outdated" | "opinion" | "cannot_tell";

interface GivenFact {
  readonly fact: number;
  readonly of: string;
  readonly says: string;
  readonly held_until?: string;
}

interface GivenStatement {
  readonly statement: number;
  readonly of: string;
  readonly says: string;
}

interface Told {
  readonly statement: number;
  readonly verdict: Verdict;
  readonly facts: readonly number[];
  readonly because: string;
}

const TASTE = /\b(?:easy|great|best|nice|friendly|beautiful|annoying|good|bad)\b/iu;
const WRONG = {
  true: ["false"],
  false: ["true"],
  outdated: ["true"],
  opinion: ["false"],
  cannot_tell: ["false", "true"],
} as const;

/**
 * The right verdict of a statement beside facts, by plain rules that tests rely on: what a fact's words are in is true, or outdated
 * once it has ended; what tells of taste is an opinion; any other statement of a subject that a fact is of is false.
 */
export function trueVerdict(
  said: GivenStatement,
  facts: readonly GivenFact[],
): Omit<Told, "statement" | "because"> {
  const own = facts.filter(({ of }) => of === said.of);
  const isIn = ({ says }: GivenFact) => said.says.toLowerCase().includes(says.toLowerCase());
  const holds = own.find((fact) => fact.held_until === undefined && isIn(fact));
  if (holds) return { verdict: "true", facts: [holds.fact] };
  const ended = own.find((fact) => fact.held_until !== undefined && isIn(fact));
  if (ended) return { verdict: "outdated", facts: [ended.fact] };
  if (TASTE.test(said.says)) return { verdict: "opinion", facts: [] };
  const other = own.find((fact) => fact.held_until === undefined);
  return other ? { verdict: "false", facts: [other.fact] } : { verdict: "cannot_tell", facts: [] };
}

/** A judge's reply, which errs at the rate that the world sets. */
export function judgeStatements(
  { question, persona, world }: ChatRequest,
  seed: string,
): { verdicts: Told[] } {
  const { facts, statements } = readGiven(question);
  return {
    verdicts: statements.map((said) => {
      const right = trueVerdict(said, facts);
      const errs = chance(seed, "judges", persona.id, said.says) < (world?.judgeErrs ?? 0);
      const verdict: Verdict = errs
        ? pick(WRONG[right.verdict], seed, "errs", persona.id, said.says)
        : right.verdict;
      const named = right.facts.length > 0 ? right.facts : facts.slice(0, 1).map(({ fact }) => fact);
      const decides = verdict === "opinion" || verdict === "cannot_tell" ? [] : named;
      return { statement: said.statement, verdict, facts: decides, because: `The facts make it ${verdict}.` };
    }),
  };
}

function readGiven(question: string): {
  readonly facts: readonly GivenFact[];
  readonly statements: readonly GivenStatement[];
} {
  try {
    const { facts = [], statements = [] } = JSON.parse(question);
    return { facts, statements };
  } catch {
    return { facts: [], statements: [] };
  }
}
