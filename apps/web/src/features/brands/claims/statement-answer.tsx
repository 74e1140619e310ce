import { asColumnId, findQuote, type StatementRecord } from "@standings/domain";
import { useEffect, useRef } from "react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { Loading } from "../../../components/ui/loading.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useVisitDays } from "../use-visit-days.ts";
import { Marked } from "./marked.tsx";

interface StatementAnswerProps {
  readonly brandId: string;
  readonly of: StatementRecord;
  readonly onClose: () => void;
}

/** The answer that a statement stands in, unchanged, at the words that say it. */
export function StatementAnswer({ brandId, of, onClose }: StatementAnswerProps) {
  const catalogue = useCatalogue();
  const dayOf = useVisitDays(brandId);
  const { runId, columnId, modelId, at, prompt } = of;
  const { data, isError, refetch } = trpc.study.answer.useQuery({
    studyId: runId,
    columnId: asColumnId(columnId),
  });
  return (
    <Dialog size="text" onClose={onClose}>
      <header className="flex flex-none items-center gap-3 border-b border-line px-4 py-4 sm:px-6">
        <ModelDisc model={modelId} size="xl" />
        <div className="min-w-0 flex-1">
          <DialogTitle className="text-lg font-strong">
            {catalogue.modelName(modelId)}, {dayOf(at)}
          </DialogTitle>
          {prompt !== null && <p className="truncate text-sm text-ink-3">“{prompt}”</p>}
        </div>
        <DialogClose className="-mr-2 self-start" />
      </header>
      <section
        className="min-h-40 overflow-y-auto px-4 py-4 sm:px-6"
        aria-label="The answer"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        {data ? (
          <AnswerText text={data.text ?? ""} of={of} />
        ) : isError ? (
          <LoadFailed title="The answer could not be loaded" onRetry={() => void refetch()} />
        ) : (
          <Loading>Loading the answer...</Loading>
        )}
      </section>
    </Dialog>
  );
}

function AnswerText({ text, of }: { text: string; of: StatementRecord }) {
  const mark = useRef<HTMLElement>(null);
  const quote = of.sentence.slice(of.quoteAt, of.quoteAt + of.quoteLength);
  const found = findQuote(text, of.sentence, quote);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <>
      {found === null && (
        <p className="mb-4">
          <Marked text={of.sentence} at={of.quoteAt} length={of.quoteLength} />
        </p>
      )}
      <pre className="font-mono text-sm/5 wrap-anywhere whitespace-pre-wrap text-ink">
        {found === null ? text : <Marked text={text} at={found.at} length={found.length} ref={mark} />}
      </pre>
    </>
  );
}
