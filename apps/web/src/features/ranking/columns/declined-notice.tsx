import { declinedTitle } from "@standings/domain";
import { MessageSquareOff } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import type { DeclinedColumn } from "./model-column.ts";
import { RetryButton, type RetryProps } from "./retry-button.tsx";

interface DeclinedNoticeProps extends RetryProps {
  readonly column: DeclinedColumn;
  /** The model's name, where the column is named otherwise. */
  readonly modelName?: string;
}

/** A refusal: an outcome, not a failure, so nothing here is red. */
export function DeclinedNotice({ column, modelName = column.modelName, ...retry }: DeclinedNoticeProps) {
  return (
    <div className="grid justify-items-start gap-1 pt-4.5">
      <Icon of={MessageSquareOff} size="xl" className="mb-1.5 text-ink-3" />
      <h3 className="text-md leading-5 font-medium">{declinedTitle(modelName)}</h3>
      <p className="text-sm text-pretty text-ink-2">It is left out of the ranking and of the agreement.</p>
      <RetryButton column={column} {...retry} />
    </div>
  );
}
