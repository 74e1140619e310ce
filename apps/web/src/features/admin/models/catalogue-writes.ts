import { useRef } from "react";
import type { Catalogue } from "../../../lib/api/api-types.ts";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";

/** What every write of the catalogue does when it ends: it shows the new one, or the one that somebody else has made. */
export function useCatalogueWrites() {
  const utils = trpc.useUtils();
  return {
    onSuccess(catalogue: Catalogue) {
      // A read that began before the write would bring the old one back.
      void utils.admin.catalogue.get.cancel();
      utils.admin.catalogue.get.setData(undefined, catalogue);
      void utils.admin.catalogue.offered.invalidate();
      void utils.admin.changes.invalidate();
      void utils.admin.dashboard.invalidate();
      void utils.models.invalidate();
    },
    onError(error: unknown) {
      if (errorCode(error) === "CATALOGUE_CHANGED") void utils.admin.catalogue.get.invalidate();
    },
  };
}

const failed = "The order could not be saved. Please try again.";

export interface Move {
  readonly id: string;
  readonly by: -1 | 1;
}

/**
 * Moves a model, shows it at once and saves the order, one after the other; of orders made meanwhile the last one. Gives where
 * the model is now, in words; null at the end of the list.
 */
export function useModelOrder(): (move: Move) => string | null {
  const { catalogue } = trpc.useUtils().admin;
  const { onSuccess } = useCatalogueWrites();
  const order = trpc.admin.catalogue.order.useMutation({ meta: { hasForm: true, failed } });
  const wanted = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);

  const save = async () => {
    isSaving.current = true;
    try {
      for (let ids = wanted.current; ids !== null; ids = wanted.current) {
        wanted.current = null;
        const version = catalogue.get.getData()?.version ?? 0;
        const saved = await order.mutateAsync({ version, ids: [...ids] });
        onSuccess(wanted.current === null ? saved : inOrder(saved, wanted.current));
      }
    } catch (error) {
      wanted.current = null;
      notify.error(errorText(error, failed));
      void catalogue.get.invalidate();
    } finally {
      isSaving.current = false;
    }
  };

  return ({ id, by }) => {
    // Not of what is rendered: keys can be faster.
    const models = catalogue.get.getData()?.models ?? [];
    const ids: string[] = models.map((model) => model.id);
    const [from, to] = [ids.indexOf(id), ids.indexOf(id) + by];
    const [model, other] = [models[from], models[to]];
    if (!model || !other) return null;
    const next = ids.with(from, other.id).with(to, model.id);
    wanted.current = next;
    catalogue.get.setData(undefined, (shown) => shown && inOrder(shown, next));
    if (!isSaving.current) void save();
    return `${model.name} is now number ${to + 1} of ${ids.length}`;
  };
}

function inOrder(catalogue: Catalogue, ids: readonly string[]): Catalogue {
  return { ...catalogue, models: catalogue.models.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) };
}
