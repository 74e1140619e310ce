import { z } from "zod";
import { type AskJsonOptions, askJson, type JsonOutcome, parseJson } from "../ask/ask-json.ts";
import { STRATEGY_SCHEMA, type StrategyQuestion, strategyInstruction } from "./strategy-instruction.ts";

/** More than are asked for, so that a talkative model's surplus can take the place of what is dropped. */
const MOST = 30;
const LONGEST = 1_000;

const proposals = z.array(z.unknown()).max(1_000);
const replySchema = z.union([z.looseObject({ prompts: proposals }), proposals]);
const proposalSchema = z.union([
  z.string(),
  z.looseObject({ prompt: z.string() }).transform((item) => item.prompt),
]);

/** Prompts that a model proposed; nothing of them is checked yet. Never throws. */
export function askStrategy(
  {
    modelId,
    upstreamId,
    ...question
  }: StrategyQuestion & { readonly modelId: string; readonly upstreamId: string },
  options: AskJsonOptions,
): Promise<JsonOutcome<readonly string[]>> {
  const { companyName: company, domain: website, trade } = question;
  const said = Object.fromEntries(Object.entries(trade ?? {}).filter(([, line]) => line !== ""));
  const webSearch = options.gateway.canSearch(upstreamId);
  const request = {
    upstreamId,
    instruction: strategyInstruction(question, webSearch),
    question: JSON.stringify({ company, website, ...said }),
    webSearch,
    schema: STRATEGY_SCHEMA,
  };
  return askJson({ modelId, request, read: readProposals }, options);
}

/** Null when the reply is no list of prompts, or an empty one. */
export function readProposals(text: string): readonly string[] | null {
  const reply = replySchema.safeParse(parseJson(text));
  if (!reply.success) return null;
  const items = Array.isArray(reply.data) ? reply.data : reply.data.prompts;
  const prompts = items.flatMap((item) => {
    const read = proposalSchema.safeParse(item);
    return read.success && read.data.length <= LONGEST ? [read.data] : [];
  });
  return prompts.length > 0 ? prompts.slice(0, MOST) : null;
}
