import type { ColumnId } from "@standings/domain";
import { RotateCw } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { priced, useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { type DeclinedColumn, type FailedColumn, isUnpaid } from "./model-column.ts";

/** Asking columns without an answer again. */
export interface RetryProps {
  /** Left out where nothing can be asked, such as in an archive. */
  readonly onRetry?: ((columnId: ColumnId) => void) | undefined;
  /** The run was refunded: asking again pays for it anew. */
  readonly isRefunded?: boolean | undefined;
}

interface RetryButtonProps extends RetryProps {
  readonly column: FailedColumn | DeclinedColumn;
}

/** Asks a column again, with what that costs. */
export function RetryButton({ column, onRetry, isRefunded = false }: RetryButtonProps) {
  const { full } = useSearchPrices();
  if (!onRetry) return null;
  const { label, price, note } = termsOf(column, isRefunded, full);
  return (
    <>
      <Button className="mt-3" onClick={() => onRetry(column.columnId)}>
        <Icon of={RotateCw} />
        {priced(label, price)}
        <span className="sr-only"> {column.modelName}</span>
      </Button>
      <p className="mt-1.5 text-xs text-pretty text-ink-3">{note}</p>
    </>
  );
}

interface Terms {
  readonly label: "Retry" | "Ask again";
  readonly price: string | null;
  readonly note: string;
}

function termsOf(column: FailedColumn | DeclinedColumn, isRefunded: boolean, price: string | null): Terms {
  if (isUnpaid(column)) return { label: "Retry", price, note: "Pays for the whole search" };
  if (isRefunded) return { label: "Retry", price, note: "This search has cost nothing so far." };
  if (column.freeRetriesLeft > 0) return { label: "Retry", price: null, note: "Free within this search" };
  return { label: "Ask again", price, note: "The free retries are used. A failure is refunded." };
}
