import { CREDIT_COST, type ModelCatalogue, type SearchEvent, type SearchKind } from "@standings/domain";
import {
  followSearch,
  getBalance,
  getOwnOrSharedSearch,
  getRepeats,
  ServiceError,
  startSearch,
} from "@standings/services";
import { z } from "zod";
import { toRanking } from "../documents/ranking.ts";
import {
  idInput,
  marketInput,
  modelsInput,
  privateInput,
  questionInput,
  requestIdInput,
  waitInput,
  webSearchInput,
} from "../inputs.ts";
import { defineTool, type Tool, type ToolCall } from "../tool.ts";
import { waitForRun } from "../wait-for-run.ts";

const SAYS =
  "The result says how sure it is and whether it is sandbox data. Models answer in 5 to 60 seconds; progress is told as each one ends.";

export const rankTools = (catalogue: ModelCatalogue): Tool[] => [
  rankTool(catalogue, "company", "rank_companies", "Rank companies", "companies"),
  rankTool(catalogue, "expert", "rank_experts", "Rank experts", "people"),
  defineTool({
    name: "get_ranking",
    title: "Read a ranking",
    description:
      "Reads a ranking or comparison of this account, or a shared one, by its id; waits for one that is under way. Costs nothing.",
    scope: "read",
    input: z.object({ id: idInput, wait_seconds: waitInput }),
    call: ({ id, wait_seconds }, call) => readRanking(id, wait_seconds, call),
  }),
];

function rankTool(
  catalogue: ModelCatalogue,
  kind: Exclude<SearchKind, "comparison">,
  name: string,
  title: string,
  who: string,
): Tool {
  return defineTool({
    name,
    title,
    description: `Asks several AI models a buyer's question and adds up whom they rank: ${who}. Costs ${CREDIT_COST.search} credit, or nothing where a plan covers it. ${SAYS}`,
    scope: "run",
    input: z.object({
      question: questionInput,
      models: modelsInput(catalogue),
      web_search: webSearchInput,
      market: marketInput,
      private: privateInput,
      request_id: requestIdInput,
      wait_seconds: waitInput,
    }),
    async call(asked, call) {
      const { searchId, remainingCredits } = await startSearch(call.request, {
        kind,
        prompt: asked.question,
        models: asked.models ?? [...catalogue.defaultIds],
        webSearch: asked.web_search,
        market: asked.market,
        isPrivate: asked.private,
        clientRunId: asked.request_id ?? crypto.randomUUID(),
      });
      const price = { price_credits: CREDIT_COST.search, credits_left: remainingCredits };
      return { ...(await readRanking(searchId, asked.wait_seconds, call)), ...price };
    },
  });
}

/** A saved ranking, or how far one is that has not ended within `seconds`. */
async function readRanking(id: string, seconds: number, call: ToolCall): Promise<object> {
  const saved = await findSaved(id, call);
  if (saved) return saved;
  const { events } = await followSearch(call.request, { searchId: id, afterSeq: 0 });
  const followed = createProgress(call);
  const hasEnded = await waitForRun(events, { seconds, signal: call.signal }, followed.onEvent);
  if (!hasEnded) return followed.soFar(id);
  if (followed.wasRefunded()) throw new ServiceError("REQUEST_FAILED", { message: NOBODY_ANSWERED });
  const found = await findSaved(id, call);
  if (found) return found;
  const fields = { currentCredits: await getBalance(call.request), creditsRequired: CREDIT_COST.search };
  throw new ServiceError("INSUFFICIENT_CREDITS", { fields });
}

const NOBODY_ANSWERED = "No model answered. Nothing was charged.";

/** Null for one that has not ended. */
async function findSaved(id: string, { request }: ToolCall): Promise<object | null> {
  try {
    const { record, isOwn } = await getOwnOrSharedSearch(request, id);
    return toRanking(record, isOwn ? await getRepeats(request, id) : null);
  } catch (error) {
    if (error instanceof ServiceError && error.code === "SEARCH_NOT_FOUND") return null;
    throw error;
  }
}

function createProgress(call: ToolCall) {
  let models = 0;
  let isRefunded = false;
  const ended: string[] = [];
  return {
    onEvent(event: SearchEvent): void {
      if (event.type === "start") models = event.columns.length;
      if (event.type === "complete") isRefunded = event.refunded;
      if (event.type !== "model_complete") return;
      const outcome = event.status === "error" ? "failed" : `ranks ${event.data.results.length}`;
      ended.push(`${event.modelName} ${outcome}`);
      call.progress(ended.length, models, ended.at(-1) ?? "");
    },
    wasRefunded: () => isRefunded,
    soFar: (id: string) => ({
      id,
      status: "running",
      models_ended: ended,
      models_asked: models,
      next: "It goes on. Call get_ranking with this id for the result; that costs nothing.",
    }),
  };
}
