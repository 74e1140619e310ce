import type { AnalysisKind, AnalysisRecord, AnalysisRecordOf, ModelId } from "@standings/domain";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";

/** Another tab may have started one. */
const ALWAYS = { staleTime: 0, refetchOnMount: "always", refetchOnWindowFocus: true } as const;

/**
 * The stored analysis to show: the chosen model's; before a choice the newest if it runs, else the default model's
 * (spec part 2 §4), else the newest of any model. `record` is undefined while it loads and null for none.
 */
export function useStored<Kind extends AnalysisKind>(kind: Kind, domain: string, chosen: ModelId | null) {
  const catalogue = useCatalogue();
  const isEntry = chosen === null;
  const ofModel = trpc.analysis.stored.useQuery(
    { kind, domain, modelId: chosen ?? catalogue.defaultId },
    ALWAYS,
  );
  const newest = trpc.analysis.stored.useQuery({ kind, domain }, { ...ALWAYS, enabled: isEntry });
  const found = !isEntry || (ofModel.data && !newest.data?.isRunning) ? ofModel.data : newest.data;
  const isPending = ofModel.isPending || (isEntry && newest.isPending);
  return {
    record: isPending || found === undefined ? undefined : recordOf(kind, found),
    isError: ofModel.isError || (isEntry && newest.isError),
    reload: () => void Promise.all([ofModel.refetch(), isEntry && newest.refetch()]),
  };
}

/** Queries by kind give that kind. */
function recordOf<Kind extends AnalysisKind>(
  kind: Kind,
  record: AnalysisRecord | null,
): AnalysisRecordOf<Kind> | null {
  return record !== null && isOfKind(record, kind) ? record : null;
}

function isOfKind<Kind extends AnalysisKind>(
  record: AnalysisRecord,
  kind: Kind,
): record is AnalysisRecordOf<Kind> {
  return record.kind === kind;
}
