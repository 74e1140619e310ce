import {
  type Citation,
  type ColumnId,
  describeReading,
  GROUNDING_LABELS,
  type RankedEntry,
  readColumn,
  searchedByLabel,
} from "@standings/domain";
import { Check, Copy } from "lucide-react";
import { useMemo, useState } from "react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { Loading } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Tabs, tabPanelProps } from "../../../components/ui/tabs.tsx";
import type { RawAnswer } from "../../../lib/api/api-types.ts";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCopy } from "../../../lib/copy-link.ts";
import { formatSeconds } from "../../../lib/format.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useScope } from "../scope.ts";
import { AnswerDocument } from "./answer-document.tsx";
import { MarkedText } from "./marked-text.tsx";
import { readAnswer } from "./read-answer.ts";

interface AnswerDialogProps {
  readonly searchId: string;
  readonly columnId: ColumnId;
  /** Entries that the parser read from the answer. */
  readonly ranked: readonly RankedEntry[];
  readonly citations: readonly Citation[];
  readonly onClose: () => void;
}

/** A model's answer as a document, and unchanged; the ranked names are marked in both. */
export function AnswerDialog({ searchId, columnId, ranked, citations, onClose }: AnswerDialogProps) {
  const catalogue = useCatalogue();
  const answer = trpc.search.rawAnswer.useQuery({ searchId, columnId });
  const { modelId } = readColumn(columnId);
  return (
    <Dialog size="text" onClose={onClose}>
      <header className="flex flex-none items-center gap-3 border-b border-line px-4 py-4 sm:px-6">
        <ModelDisc model={modelId} size="xl" />
        <div className="min-w-0 flex-1">
          <DialogTitle className="text-lg font-strong">Full answer</DialogTitle>
          <p className="truncate text-sm text-ink-3">{catalogue.modelName(modelId)}</p>
        </div>
        <DialogClose className="-mr-2 self-start" />
      </header>
      {answer.isPending && (
        <div className="px-4 py-8 sm:px-6">
          <Loading>Loading the answer...</Loading>
        </div>
      )}
      {answer.isError && (
        <div className="px-4 py-8 sm:px-6">
          <AnswerFailed error={answer.error} onRetry={() => void answer.refetch()} />
        </div>
      )}
      {answer.data && <Answer answer={answer.data} ranked={ranked} citations={citations} />}
    </Dialog>
  );
}

type View = "prose" | "raw";

interface AnswerProps {
  readonly answer: RawAnswer;
  readonly ranked: readonly RankedEntry[];
  readonly citations: readonly Citation[];
}

/** The answer as a document and unchanged, with what is known of it. */
export function Answer({ answer, ranked, citations }: AnswerProps) {
  const { kind } = useScope();
  const [view, setView] = useState<View>("prose");
  const text = answer.text ?? "";
  const parts = useMemo(() => readAnswer(text, ranked), [text, ranked]);
  if (text.trim() === "") {
    return (
      <div className="px-4 py-8 sm:px-6">
        <Notice title="The answer is empty">The model returned no text for this question.</Notice>
      </div>
    );
  }
  const isReadable = parts.length > 0;
  return (
    <>
      {isReadable && (
        <div className="flex-none px-4 pt-4 sm:px-6">
          <Tabs
            label="View"
            idPrefix="answer"
            look="segments"
            items={VIEWS}
            selected={view}
            onSelect={setView}
          />
        </div>
      )}
      <section
        className="min-h-0 overflow-y-auto px-4 py-4 sm:px-6"
        aria-label="The answer"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        <div {...(isReadable ? tabPanelProps("answer", view) : {})}>
          {isReadable && view === "prose" ? (
            <AnswerDocument
              kind={kind}
              parts={parts}
              ranked={ranked}
              citations={citations}
              grounding={answer.grounding}
            />
          ) : (
            <pre className="font-mono text-sm/5 wrap-anywhere whitespace-pre-wrap text-ink">
              <MarkedText text={text} ranked={ranked} />
            </pre>
          )}
        </div>
      </section>
      <footer className="flex flex-none flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line-2 px-4 py-4 sm:px-6">
        <Facts answer={answer} />
        <CopyButton text={text} />
      </footer>
    </>
  );
}

const VIEWS = [
  { id: "prose", label: "Answer" },
  { id: "raw", label: "Raw" },
] as const;

function Facts({ answer }: { answer: RawAnswer }) {
  const { servedModel, promptTokens, completionTokens, durationMs, grounding } = answer;
  const search = grounding?.type === "searched" ? grounding : null;
  const facts = [
    ["Served by", servedModel],
    ["Input tokens", promptTokens?.toLocaleString("en-US")],
    ["Output tokens", completionTokens?.toLocaleString("en-US")],
    ["Time", formatSeconds(durationMs)],
    ["Written as", describeReading(answer)],
    ["Grounding", grounding && GROUNDING_LABELS[grounding.type]],
    ["Search", searchedByLabel(grounding)],
    ["Searches", search?.requests?.toLocaleString("en-US")],
  ] as const;
  return (
    <dl className="flex min-w-0 flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term} className="min-w-0">
              <dt className="text-xs text-ink-3">{term}</dt>
              <dd className="truncate font-medium" title={value}>
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useCopy();
  const icon = copied ? Check : Copy;
  return (
    <Button className="min-w-28" onClick={() => copy(text)}>
      <Icon of={icon} />
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </Button>
  );
}

function AnswerFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (errorCode(error) === "SEARCH_NOT_FOUND") {
    return (
      <Notice title="This answer was not saved">Answers of censored and older searches are not shown.</Notice>
    );
  }
  return <LoadFailed title="The answer could not be loaded" isMain onRetry={onRetry} />;
}
