import {
  ANALYSIS_KINDS,
  ANALYSIS_NOT_STARTED,
  type AnalysisKind,
  type CompanySuggestion,
  type ModelCatalogue,
  type ModelId,
} from "@standings/domain";
import { useEffect } from "react";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import { type TrpcUtils, trpc } from "../../../lib/api/trpc.ts";
import { publishBalance } from "../../../lib/buying/balance.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { notify } from "../../../lib/notify.ts";
import { hasAnalysisTicket, takeAnalysisTicket } from "../../../lib/search/analysis-tickets.ts";
import type { CompanyTab } from "../company-tabs.ts";
import { askForCredits } from "./analysis-price.ts";

const TABS: Readonly<Record<AnalysisKind, CompanyTab>> = { seo: "seo", source: "sources" };

/**
 * Begins the analyses that a click at home asked for and whose tab is closed; an open tab begins its own. The company is null
 * until it is known.
 */
export function useBeginAnalyses(company: CompanySuggestion | null, tab: CompanyTab): void {
  const catalogue = useCatalogue();
  const utils = trpc.useUtils();
  const { domain = null, name = "" } = company ?? {};
  useEffect(() => {
    if (domain === null) return;
    for (const kind of ANALYSIS_KINDS) {
      if (TABS[kind] !== tab && hasAnalysisTicket(domain, kind))
        void begin(catalogue, utils, kind, { domain, name });
    }
  }, [catalogue, utils, domain, name, tab]);
}

async function begin(
  { defaultId }: ModelCatalogue,
  utils: TrpcUtils,
  kind: AnalysisKind,
  { domain, name }: CompanySuggestion,
) {
  const { analysis } = utils.client;
  try {
    const stored = await findStored(utils, kind, domain, defaultId);
    const clientRunId = takeAnalysisTicket(domain, kind, stored);
    if (clientRunId === null) return;
    const order = { kind, domain, companyName: name, modelId: defaultId, clientRunId };
    const { remainingCredits } = await analysis.start.mutate(order);
    void utils.analysis.stored.invalidate({ kind, domain });
    void publishBalance(utils, remainingCredits);
  } catch (error) {
    if (errorCode(error) === "INSUFFICIENT_CREDITS") askForCredits(kind);
    else notify.error(errorText(error, ANALYSIS_NOT_STARTED[kind]));
  }
}

/** What the tab would show: one that runs, else the default model's, else the newest. */
async function findStored({ client }: TrpcUtils, kind: AnalysisKind, domain: string, defaultId: ModelId) {
  const [newest, ofDefault] = await Promise.all([
    client.analysis.stored.query({ kind, domain }),
    client.analysis.stored.query({ kind, domain, modelId: defaultId }),
  ]);
  return newest?.isRunning ? newest : (ofDefault ?? newest);
}
