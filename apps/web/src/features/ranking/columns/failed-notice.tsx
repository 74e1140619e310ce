import { type ColumnId, CREDIT_COST, MODEL_FAILED, modelName, plural } from "@standings/domain";
import { CircleAlert, RotateCw } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { canPayForSearch } from "../../../lib/buying/plans.ts";
import { useSession } from "../../../lib/session/session.ts";
import { askForCredits } from "../ask-for-credits.ts";
import { type FailedColumn, isUnpaid } from "./model-column.ts";

interface FailedNoticeProps {
  readonly column: FailedColumn;
  readonly onRetry?: ((columnId: ColumnId) => void) | undefined;
}

/** Reason for a missing answer, with Retry or, when credits were missing, Buy Credits. */
export function FailedNotice({ column, onRetry }: FailedNoticeProps) {
  const { user } = useSession();
  const unpaid = isUnpaid(column);
  const canPay = canPayForSearch(user);
  return (
    <div className="grid justify-items-start gap-1 pt-4.5">
      <Icon of={CircleAlert} size="xl" className="mb-1.5 text-bad" />
      <h3 className="text-md leading-5 font-medium">{titleOf(column)}</h3>
      <p className="text-sm text-pretty text-ink-2">{unpaid ? whyNotAsked(canPay) : column.detail}</p>
      {onRetry && (unpaid && !canPay ? <BuyCredits /> : <Retry {...{ column, onRetry, unpaid }} />)}
    </div>
  );
}

/** The general message of one model says which one it was. */
function titleOf({ error, modelId }: FailedColumn): string {
  return error === MODEL_FAILED ? `${modelName(modelId)} did not answer` : error;
}

function whyNotAsked(canPay: boolean): string {
  return canPay ? "Not asked: no credits left." : "No model is called until there are credits again.";
}

function BuyCredits() {
  return (
    <Button
      className="mt-3"
      aria-haspopup="dialog"
      onClick={() => askForCredits("Buy credits to run this search.")}
    >
      Buy Credits
    </Button>
  );
}

interface RetryProps {
  readonly column: FailedColumn;
  readonly onRetry: (columnId: ColumnId) => void;
  readonly unpaid: boolean;
}

function Retry({ column, onRetry, unpaid }: RetryProps) {
  return (
    <>
      <Button className="mt-3" onClick={() => onRetry(column.columnId)}>
        <Icon of={RotateCw} />
        Retry<span className="sr-only"> {column.modelName}</span>
      </Button>
      <p className="mt-1.5 text-xs text-ink-3">
        {unpaid ? `${plural(CREDIT_COST.search, "credit")} for the whole search` : "Free within this search"}
      </p>
    </>
  );
}
