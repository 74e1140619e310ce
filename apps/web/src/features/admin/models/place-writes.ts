import type { Places } from "../../../lib/api/api-types.ts";
import { errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";

/** What can be done with a model's countries; each answers with all of them. */
export function usePlaceWrites(id: string) {
  const utils = trpc.useUtils().admin;
  const options = (failed: string) => ({
    meta: { hasForm: true, failed },
    onSuccess(places: Places) {
      utils.catalogue.places.get.setData({ id }, places);
      void utils.changes.invalidate();
    },
    onError(error: unknown) {
      notify.error(errorText(error, failed));
      void utils.catalogue.places.get.invalidate({ id });
    },
  });
  const { places } = trpc.admin.catalogue;
  const prove = places.prove.useMutation(options("The proof could not be begun. Please try again."));
  const forget = places.forget.useMutation(options("The proof could not be forgotten. Please try again."));
  const setRenewal = places.setRenewal.useMutation(options("This could not be changed. Please try again."));
  return {
    isPending: prove.isPending || forget.isPending || setRenewal.isPending,
    prove: (country: string) => prove.mutate({ id, country }),
    forget: (country: string) => forget.mutate({ id, country }),
    setRenewal: (country: string, renews: boolean) => setRenewal.mutate({ id, country, renews }),
  };
}

export type PlaceWrites = ReturnType<typeof usePlaceWrites>;
