import type { AnswersBehind, BrandFilters } from "@standings/domain";
import { createContext, lazy, type ReactNode, Suspense, use, useState } from "react";

const AnswersDialog = lazy(() =>
  import("./answers-dialog.tsx").then((module) => ({ default: module.AnswersDialog })),
);

/** Whose answers figures open; null for strangers, who see the figures alone. */
interface AnswersOf {
  readonly brandId: string;
  readonly filters: BrandFilters;
}

const AnswersContext = createContext<AnswersOf | null>(null);

/** Figures inside it open the answers behind them. */
export function WithAnswers({ brandId, filters, children }: AnswersOf & { readonly children: ReactNode }) {
  return <AnswersContext value={{ brandId, filters }}>{children}</AnswersContext>;
}

/** The answers that a figure counts; what is not given narrows nothing. */
export interface WantedAnswers {
  readonly behind?: AnswersBehind;
  /** Key of the company whose words are quoted; the brand when left out. */
  readonly company?: string;
  readonly source?: string;
  /** Address of a page that they cite. */
  readonly page?: string;
  readonly promptId?: string;
  /** Of a topic that visits ask: answers to its wordings. */
  readonly topicId?: string;
  readonly visitId?: string;
}

interface OpensAnswersProps {
  readonly of: WantedAnswers;
  /** Of the dialog: what the answers have in common. */
  readonly title: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A figure that opens its answers; plain text for strangers. */
export function OpensAnswers({ of, title, className = "", label, children }: OpensAnswersProps) {
  const answersOf = use(AnswersContext);
  const [isOpen, setOpen] = useState(false);
  if (answersOf === null) return <span className={className}>{children}</span>;
  return (
    <>
      <button
        type="button"
        className={`cursor-pointer rounded-1 text-left underline decoration-line-2 decoration-1 underline-offset-3 hover:decoration-ink ${className}`}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AnswersDialog {...answersOf} of={of} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
