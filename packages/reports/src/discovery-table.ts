import {
  type DiscoveryItem,
  type DiscoveryRecord,
  type ModelId,
  type ModelNames,
  NO_TRADE,
  SANDBOX_LABEL,
} from "@standings/domain";
import { type Cell, momentOf, type Table } from "./table.ts";

const ABOUT = ["Discovery", "Asked at", "Company", "Domain", "What it sells", "Country", "Language"];
const TEST = ["Prompt no.", "Prompt", "Model ID", "Model", "Outcome", "Rank", "Reason of failure"];
/** Companies that a prompt names first, over all its models. */
const NAMED = [1, 2, 3];
const NAMES = NAMED.flatMap((place) => [`Named ${place}`, `Named ${place} domain`]);

/** A row for each prompt and model of a discovery: whether the answer lists the company, and who stands first. */
export function discoveryTable(record: DiscoveryRecord, { modelName }: ModelNames): Table {
  const { runId, createdAt, companyName, domain, isSandbox, state } = record;
  const { sells, country, language } = state.trade ?? NO_TRADE;
  const about: Cell[] = [runId, momentOf(createdAt), companyName, domain, sells, country, language];
  const rows = state.items.flatMap((item, index) =>
    state.modelIds.map((modelId): Cell[] => [
      ...about,
      ...[index + 1, item.prompt, modelId, modelName(modelId)],
      ...outcomeOf(item, modelId),
      ...NAMED.flatMap((place) => {
        const company = item.named[place - 1];
        return [company?.name ?? "", company?.domain ?? ""];
      }),
      ...(isSandbox ? [SANDBOX_LABEL] : []),
    ]),
  );
  return { sheet: "Answers", header: [...ABOUT, ...TEST, ...NAMES, ...(isSandbox ? ["Data"] : [])], rows };
}

/** Outcome, rank and reason of failure. */
function outcomeOf({ byModel }: DiscoveryItem, asked: ModelId): Cell[] {
  const test = byModel.find(({ modelId }) => modelId === asked);
  if (!test) return ["not tested", "", ""];
  if (test.status === "error") return ["no answer", "", test.error ?? ""];
  return test.rank === null ? ["not listed", "", ""] : ["listed", test.rank, ""];
}
