import { useRef } from "react";
import type { Catalogue } from "../../../lib/api/api-types.ts";
import { errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { useCatalogueWrites } from "./use-catalogue-writes.ts";

const failed = "The order could not be saved. Please try again.";

/** Shows an order at once and saves it, one after the other; of orders chosen meanwhile the last one. */
export function useModelOrder(): (ids: readonly string[]) => void {
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

  return (ids) => {
    wanted.current = ids;
    catalogue.get.setData(undefined, (shown) => shown && inOrder(shown, ids));
    if (!isSaving.current) void save();
  };
}

function inOrder(catalogue: Catalogue, ids: readonly string[]): Catalogue {
  return { ...catalogue, models: catalogue.models.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) };
}
