import { type AdminModel, COUNTRIES, countryName, PLACE_CALLS, PLACE_QUESTIONS } from "@standings/domain";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import type { Places } from "../../../lib/api/api-types.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { DetailsDialog } from "../list/details-dialog.tsx";
import { Place } from "./place-item.tsx";
import { type PlaceWrites, usePlaceWrites } from "./place-writes.ts";

/** While a proof is under way. */
const LOOK_MS = 1_500;

interface PlacesDialogProps {
  readonly model: AdminModel;
  readonly onClose: () => void;
}

/** For which countries it is proved that a model's search heeds where the buyer is, and what proves it. */
export function PlacesDialog({ model: { id, name }, onClose }: PlacesDialogProps) {
  const query = trpc.admin.catalogue.places.get.useQuery(
    { id },
    {
      refetchOnMount: "always",
      refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? LOOK_MS : false),
    },
  );
  const writes = usePlaceWrites(id);
  return (
    <DetailsDialog
      title={`Location of ${name}`}
      noun="countries"
      query={query}
      onClose={onClose}
      footer={query.data && <ProveForm isBusy={isRunning(query.data) || writes.isPending} writes={writes} />}
    >
      {({ places }) => (
        <>
          <p className="pt-4 text-sm text-pretty text-ink-2">
            A proof asks {PLACE_QUESTIONS.length} questions without a place in their words, half of{" "}
            {PLACE_CALLS} calls with the location, and compares how many of the cited sites are of the
            country. Answers are “located” while it holds, else “sent”. The calls cost what this model’s
            answers cost.
          </p>
          {places.length === 0 ? (
            <div className="py-6">
              <Notice title="Not proved for any country" icon={MapPin}>
                Until it is, answers in a market say that the location was sent, and no more.
              </Notice>
            </div>
          ) : (
            <ul className="pt-2">
              {places.map((place) => (
                <Place
                  key={place.country}
                  place={place}
                  isBusy={isRunning({ places }) || writes.isPending}
                  writes={writes}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </DetailsDialog>
  );
}

function isRunning({ places }: Pick<Places, "places">): boolean {
  return places.some(({ state }) => state === "running");
}

const BY_NAME = COUNTRIES.map((country) => ({ country, name: countryName(country) })).sort((a, b) =>
  a.name.localeCompare(b.name, "en"),
);

function ProveForm({ isBusy, writes }: { readonly isBusy: boolean; readonly writes: PlaceWrites }) {
  const [country, setCountry] = useState("");
  return (
    <form
      className="grid w-full gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (country !== "" && !isBusy) writes.prove(country);
      }}
    >
      <SelectField label="Country" value={country} onChange={({ target }) => setCountry(target.value)}>
        <option value="">Choose a country</option>
        {BY_NAME.map((one) => (
          <option key={one.country} value={one.country}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary" size="lg" disabled={country === "" || isBusy} pending={isBusy}>
        {isBusy
          ? "A proof is running"
          : `${country === "" ? "Prove" : `Prove for ${countryName(country)}`} · ${PLACE_CALLS} calls`}
      </Button>
    </form>
  );
}
