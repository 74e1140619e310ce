import {
  CLAIM_VERDICTS,
  type ClaimVerdict,
  type FactInWords,
  formatFact,
  type JudgedClaim,
  MAX_BECAUSE,
} from "@standings/domain";
import { z } from "zod";
import { type AskJsonOptions, askJson, type JsonOutcome, parseJson } from "../ask/ask-json.ts";
import { blankCommands } from "../extract/commands.ts";
import { JUDGE_SCHEMA, judgeInstruction } from "./judge-instruction.ts";

interface ClaimToJudge {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** The answer's own words. */
  readonly sentence: string;
}

interface JudgeQuestion {
  /** Id by which the gateway knows the judge. */
  readonly upstreamId: string;
  readonly company: string;
  readonly attribute: string;
  /** Both are numbered as they stand; the caller draws their order. */
  readonly facts: readonly FactInWords[];
  readonly claims: readonly ClaimToJudge[];
}

/** The verdict of each claim by its id. */
type Judgements = ReadonlyMap<string, JudgedClaim>;

/**
 * Holds claims of one attribute against its confirmed facts: one call of a model, which does not learn who said them. A claim
 * that it passes over, contradicts itself about or decides by a fact that was not given can't be told. Never throws; retries as
 * `askModel` does.
 */
export function judgeStatements(
  question: JudgeQuestion,
  options: AskJsonOptions,
): Promise<JsonOutcome<Judgements>> {
  const { upstreamId, company, attribute, facts, claims } = question;
  const data = {
    ...{ company, attribute },
    facts: facts.map(({ subject, value, to }, at) => ({
      ...{ fact: at + 1, of: subject || company, says: formatFact(value) },
      ...(to === null ? {} : { held_until: to }),
    })),
    statements: claims.map(({ subject, text, sentence }, at) => ({
      ...{ statement: at + 1, of: subject || company },
      ...{ says: blankCommands(text), sentence: blankCommands(sentence) },
    })),
  };
  const request = {
    upstreamId,
    instruction: judgeInstruction(),
    question: JSON.stringify(data),
    webSearch: false,
    schema: JUDGE_SCHEMA,
  };
  const read = (reply: string) => readJudgements(reply, question);
  // Its failures say nothing of the model as one that is asked.
  return askJson({ modelId: `judge ${upstreamId}`, request, read }, options);
}

const MAX_REPLY = 100_000;

const verdict = z.looseObject({
  statement: z.int(),
  verdict: z.enum(CLAIM_VERDICTS),
  facts: z.array(z.int()).catch([]),
  because: z.string().catch(""),
});
const reply = z.looseObject({ verdicts: z.array(z.unknown()) });

/** Null where the reply is not of the form asked for. */
export function readJudgements(
  content: string,
  { facts, claims }: Pick<JudgeQuestion, "facts" | "claims">,
): Judgements | null {
  if (content.length > MAX_REPLY) return null;
  const parsed = reply.safeParse(parseJson(content));
  if (!parsed.success) return null;
  const told = parsed.data.verdicts.flatMap((item) => verdict.safeParse(item).data ?? []);
  return new Map(
    claims.map(({ id }, at) => {
      const own = told.filter(({ statement }) => statement === at + 1);
      const [first] = own;
      if (!first) return [id, cannotTell("The judge says nothing of it")];
      if (new Set(own.map((one) => one.verdict)).size > 1)
        return [id, cannotTell("The judge contradicts itself")];
      const factIds = [...new Set(first.facts)].flatMap((number) => facts[number - 1]?.id ?? []);
      const because = oneLine(first.because);
      if (needsFact(first.verdict) && factIds.length === 0)
        return [id, cannotTell("The judge names no fact that decides it")];
      const decided = needsFact(first.verdict) ? factIds : [];
      return [id, { verdict: first.verdict, factIds: decided, because, hint: null }];
    }),
  );
}

function needsFact(verdict: ClaimVerdict): boolean {
  return verdict !== "cannot_tell" && verdict !== "opinion";
}

function cannotTell(because: string): JudgedClaim {
  return { verdict: "cannot_tell", factIds: [], because, hint: null };
}

/** Without a stop at its end, which the page sets. */
function oneLine(text: string): string {
  const line = text.replaceAll("\0", "").replace(/\s+/gu, " ").trim().slice(0, MAX_BECAUSE);
  return line.replace(/[.\s]+$/u, "") || "The judge gives no reason";
}
