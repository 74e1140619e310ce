import type { ChatRequest } from "../protocol/read-request.ts";
import type { AdviceTask } from "./advice/give-advice.ts";
import { asksForAdvice, asksForPrompts, schemaKind } from "./json-schema.ts";

export type Task =
  | "company"
  | "expert"
  | "names"
  | "claims"
  | "page_facts"
  | "verdicts"
  | "prompts"
  | "wordings"
  | "pairs"
  | "translations"
  | AdviceTask
  | "other";

const EXPERT =
  /\b(?:experts?|individuals|people|persons?|thought leaders?|specialists?|influencers?|consultants to follow)\b|expert_name/i;
const COMPANY =
  /\b(?:compan(?:y|ies)|brands?|vendors?|providers?|businesses|organi[sz]ations)\b|company_name/i;
const RANKING = /\b(?:rank(?:s|ed|ing|ings)?|best first|in order|top \d+|up to \d+|recommend)/i;
const OTHER_WORK =
  /\b(?:seo|aeo|answer[- ]engine|keywords|executive summary|strategic prompts|generate (?:\d+ |ten )?(?:\w+ )?(?:prompts|questions)|summari[sz]e|translate|competitor overview)\b/i;
const RECOMMENDS =
  /\b(?:best|top|leading|most|greatest|recommend\w*|alternatives?|competitors?|which|who|good|list|ranking|vs|versus)\b/i;
const PROPOSES = /\bgenerate \d+ prompts that a buyer would type\b/i;
const SEO_ADVICE = /\bseo_strengths\b/;
const SOURCE_ADVICE = /\bpriority_actions\b/;
const COPIES = /\bcopy (?:the )?names out of\b/i;
const COPIES_CLAIMS = /\bcopy out what a text says about companies\b/i;
const COPIES_FACTS = /\bcopy out what a page states about its own company\b/i;
const WORDS = /\bother ways in which buyers ask\b/i;
const COMPARES = /\byou compare pairs of questions of buyers\b/i;
const TRANSLATES = /\byou translate questions of buyers\b/i;
const JUDGES = /\bhold statements about a company against its confirmed facts\b/i;
const QUESTION_EXPERT =
  /\b(?:experts?|thought leaders?|specialists?|influencers?|speakers?|advisors?|coaches|who are the)\b/i;

/** Finds the task in the schema, else in the instruction, else in the question. */
export function detectTask(request: ChatRequest): Task {
  const { format, instruction, question } = request;
  if (JUDGES.test(instruction)) return "verdicts";
  if (COPIES_FACTS.test(instruction)) return "page_facts";
  if (WORDS.test(instruction)) return "wordings";
  if (COMPARES.test(instruction)) return "pairs";
  if (TRANSLATES.test(instruction)) return "translations";
  if (format.type === "json_schema") {
    if (asksForPrompts(format.schema)) return "prompts";
    const advice = asksForAdvice(format.schema);
    if (advice) return advice;
    const kind = schemaKind(format.schema);
    if (kind === "ranking")
      return EXPERT.test(instruction) && !/company_name/.test(JSON.stringify(format.schema))
        ? "expert"
        : "company";
    return kind;
  }
  if (instruction.trim() === "") {
    if (!RECOMMENDS.test(question)) return "other";
    return QUESTION_EXPERT.test(question) ? "expert" : "company";
  }
  if (COPIES_CLAIMS.test(instruction)) return "claims";
  if (COPIES.test(instruction)) return "names";
  if (PROPOSES.test(instruction)) return "prompts";
  if (SEO_ADVICE.test(instruction)) return "seo_advice";
  if (SOURCE_ADVICE.test(instruction)) return "source_advice";
  if (OTHER_WORK.test(instruction)) return "other";
  if (/expert_name/.test(instruction)) return "expert";
  if (/company_name/.test(instruction)) return "company";
  if (!RANKING.test(instruction) && !RECOMMENDS.test(question)) return "other";
  const expert = instruction.search(EXPERT);
  const company = instruction.search(COMPANY);
  if (expert >= 0 && (company < 0 || expert < company)) return "expert";
  if (company >= 0) return "company";
  return QUESTION_EXPERT.test(question) ? "expert" : "company";
}
