import { Quote } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { useScope } from "../scope.ts";
import type { ModelColumn } from "./model-column.ts";

/** Opens the model's full answer, if the viewer may read it. */
export function AnswerButton({ column }: { column: Pick<ModelColumn, "columnId" | "modelName"> }) {
  const { openAnswer } = useScope();
  if (!openAnswer) return null;
  return (
    <button
      type="button"
      className="-ml-2 mt-2 inline-flex min-h-10 items-center gap-1.5 rounded-2 px-2 text-left text-sm font-medium text-ink-2 hover:bg-hover hover:text-ink print:hidden"
      aria-haspopup="dialog"
      onClick={() => openAnswer(column.columnId)}
    >
      <Icon of={Quote} size="sm" />
      <span>
        Full answer<span className="sr-only"> ({column.modelName})</span>
      </span>
    </button>
  );
}
