export type { Given } from "./advice/advice-question.ts";
export { askSeoAdvice } from "./advice/ask-seo-advice.ts";
export { askSourceAdvice } from "./advice/ask-source-advice.ts";
export type { JsonOutcome } from "./ask/ask-json.ts";
export { type AskOptions, askModel, type ModelOutcome, type ModelQuestion } from "./ask/ask-model.ts";
export { askPlainly, type PlainOutcome } from "./ask/ask-plainly.ts";
export { type Breaker, createBreaker, FAILURES_TO_OPEN } from "./ask/breaker.ts";
export { BACKOFF_MS } from "./ask/retry.ts";
export { CLAIMS_INSTRUCTION_VERSION } from "./claims/claims-instruction.ts";
export { JUDGE_INSTRUCTION_VERSION } from "./claims/judge-instruction.ts";
export { judgeStatements } from "./claims/judge-statements.ts";
export { type ClaimsQuestion, claimsText, readClaims } from "./claims/read-claims.ts";
export { readPageFacts } from "./claims/read-page-facts.ts";
export type { ExtractionSettings } from "./extract/read-again.ts";
export { CAPABILITIES, GATEWAY_KINDS, type GatewayKind, gatewayKindOf } from "./gateway/capabilities.ts";
export type {
  GatewayReply,
  GatewayRequest,
  ModelGateway,
  ModelTraits,
  OfferedModel,
} from "./gateway/gateway.ts";
export { createModelDirectory, type ModelDirectory, parseModelMap } from "./gateway/model-directory.ts";
export { ModelError } from "./gateway/model-error.ts";
export { createOpenAiGateway } from "./gateway/openai-gateway.ts";
export { SEARCH_POLICY_VERSION } from "./gateway/request-body.ts";
export { readCutAnswer } from "./parse/cut-answer.ts";
export { parseAnswer, READING_VERSION } from "./parse/parse-answer.ts";
export type { ParsedAnswer, ParsedEntry } from "./parse/types.ts";
export { askStrategy } from "./strategy/ask-strategy.ts";
export { askWordings, comparePairs } from "./wordings/make-wordings.ts";
export { askTranslations } from "./wordings/translate-prompts.ts";
