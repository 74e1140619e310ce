import type { NamedQuestion } from "@standings/domain";
import { useRouterState } from "@tanstack/react-router";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { useFieldChanged } from "./use-field.ts";

const DONE = { added: "Added to your field", left_out: "Left out of your field", found: "Put back" } as const;

/** Adds a question to the field or leaves it out, for the reader alone; a message offers to undo it. */
export function useChangeField(domain: string) {
  const changed = useFieldChanged();
  const href = useRouterState({ select: ({ location }) => location.href });
  const { mutateAsync, isPending } = trpc.company.changeField.useMutation();
  const change = async (question: NamedQuestion, what: keyof typeof DONE, isUndo = false) => {
    try {
      await mutateAsync({ domain, ...question, change: what });
    } catch {
      notify.error("Could not change your field.");
      return;
    }
    await changed();
    const open = () => void change(question, "found", true);
    notify.success(DONE[what], isUndo || what === "found" ? undefined : { label: "Undo", href, open });
  };
  return {
    change: (question: NamedQuestion, what: keyof typeof DONE) => void change(question, what),
    isPending,
  };
}
