import type { Catalogue } from "../../../lib/api/api-types.ts";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";

/** What every write of the catalogue does when it ends: it shows the new one, or the one that somebody else has made. */
export function useCatalogueWrites() {
  const utils = trpc.useUtils();
  return {
    onSuccess(catalogue: Catalogue) {
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
