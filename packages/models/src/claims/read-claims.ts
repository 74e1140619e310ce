import {
  type KnownClaim,
  MAX_KNOWN_CLAIMS,
  type SoughtCompany,
  type StatementsRead,
} from "@standings/domain";
import { type AskJsonOptions, askJson, type JsonOutcome } from "../ask/ask-json.ts";
import { blankCommands } from "../extract/commands.ts";
import { visibleAnswer } from "../extract/visible-answer.ts";
import { checkStatements } from "./check-statements.ts";
import { CLAIMS_SCHEMA, claimsInstruction } from "./claims-instruction.ts";
import { readClaimsReply } from "./read-claims-reply.ts";

export interface ClaimsQuestion {
  /** Id by which the gateway knows the reader. */
  readonly upstreamId: string;
  /** An answer, or of a list the words about its entries. */
  readonly text: string;
  /** The brand first; what each is shown as, and how it may be called. */
  readonly companies: readonly (SoughtCompany & { readonly name: string })[];
  readonly known: readonly KnownClaim[];
}

/** A text as statements are looked for in it; places of statements are places of this. */
export function claimsText(answer: string): string {
  return blankCommands(visibleAnswer(answer));
}

/**
 * What an answer says of some companies: one call of a model, and of its reply what code finds in the answer. Never throws;
 * retries as `askModel` does.
 */
export function readClaims(
  question: ClaimsQuestion,
  options: AskJsonOptions,
): Promise<JsonOutcome<StatementsRead>> {
  const { upstreamId, companies } = question;
  const text = claimsText(question.text);
  const keys = companies.map((_, at) => (at === 0 ? "us" : `r${at}`));
  const known = question.known.slice(0, MAX_KNOWN_CLAIMS);
  const data = {
    companies: Object.fromEntries(companies.map(({ name }, at) => [keys[at], name])),
    known: known.map(({ id, company, attribute, text: says }) => ({
      id,
      company: keys[company],
      attribute,
      says,
    })),
    text,
  };
  const request = {
    upstreamId,
    instruction: claimsInstruction(),
    question: JSON.stringify(data),
    webSearch: false,
    schema: CLAIMS_SCHEMA,
  };
  const read = (reply: string) => {
    const claimed = readClaimsReply(reply);
    return claimed === null ? null : checkStatements(claimed, { text, companies, keys, known });
  };
  // Its failures say nothing of the model as one that is asked.
  return askJson({ modelId: `claims ${upstreamId}`, request, read }, options);
}
