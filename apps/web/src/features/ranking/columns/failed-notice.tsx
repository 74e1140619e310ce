import { MODEL_FAILED, type ModelCatalogue } from "@standings/domain";
import { CircleAlert } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { canPayForSearch } from "../../../lib/buying/plans.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useSession } from "../../../lib/session/session.ts";
import { askForCredits } from "../hidden.ts";
import { type FailedColumn, isUnpaid } from "./model-column.ts";
import { RetryButton, type RetryProps } from "./retry-button.tsx";

interface FailedNoticeProps extends RetryProps {
  readonly column: FailedColumn;
}

/** Reason for a missing answer, with Retry or, when credits were missing, Buy Credits. */
export function FailedNotice({ column, ...retry }: FailedNoticeProps) {
  const catalogue = useCatalogue();
  const { user } = useSession();
  const unpaid = isUnpaid(column);
  const canPay = canPayForSearch(user);
  return (
    <div className="grid justify-items-start gap-1 pt-4.5">
      <Icon of={CircleAlert} size="xl" className="mb-1.5 text-bad" />
      <h3 className="text-md leading-5 font-medium">{titleOf(catalogue, column)}</h3>
      <p className="text-sm text-pretty text-ink-2">{unpaid ? whyNotAsked(canPay) : column.detail}</p>
      {retry.onRetry && unpaid && !canPay ? <BuyCredits /> : <RetryButton column={column} {...retry} />}
    </div>
  );
}

/** The general message of one model says which one it was. */
function titleOf({ modelName }: ModelCatalogue, { error, modelId }: FailedColumn): string {
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
