import { countryName, foundText, type HeededPlace, type PlaceState, proofDay } from "@standings/domain";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { IntervalPlot } from "../../../components/chart/interval-plot.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";

/** What a proof says, in the words of the heads of columns. */
const SAID: Readonly<Record<Exclude<PlaceState, "running">, string>> = {
  proved: "Located",
  not_heeded: "Sent, and not heeded",
  old: "Sent: proved before the model changed",
  not_sent: "No place can be sent",
  unanswered: "Sent: too few answers cite a page",
};

const CELL = "border-b border-line py-2.5 pr-4 text-left align-middle";

const UNPLACEABLE =
  "This gateway can’t place a search: lists are told the country, plain questions only speak its language.";

interface HeededPlacesProps {
  readonly places: readonly HeededPlace[];
  /** False where no search is given its country. */
  readonly isPlaceable: boolean;
}

/** Whether the place that a market names reaches the searches of the brand's models. */
export function HeededPlaces({ places, isPlaceable }: HeededPlacesProps) {
  const { modelName } = useCatalogue();
  return (
    <TitledSection title="Does the place reach the search?" heading="pb-1">
      <p className="mb-3.5 max-w-160 text-sm text-pretty text-ink-3">
        {places.length === 0
          ? isPlaceable
            ? "Not proved yet for these models and countries. Answers say “Sent” until it is, and not “Located”."
            : UNPLACEABLE
          : "Six neutral local questions, each asked twice with the country and twice without: how much more of what is cited is of the country, in points."}
      </p>
      {places.length > 0 && (
        <Table className={HEAVY_RULE}>
          <caption className="sr-only">Models and countries whose location was proved</caption>
          <thead>
            <tr>
              <ColumnName className="text-left">Model, country</ColumnName>
              <ColumnName className="w-45 text-center max-sm:hidden">±100 points</ColumnName>
              <ColumnName className="text-left">Answers say</ColumnName>
            </tr>
          </thead>
          <tbody>
            {places.map(({ modelId, country, state, proof }) => (
              <tr key={`${modelId} ${country}`}>
                <th scope="row" className={`${CELL} font-text`}>
                  <span className="flex items-center gap-2">
                    <ModelDisc model={modelId} size="xs" />
                    {modelName(modelId)}, {countryName(country)}
                  </span>
                </th>
                <td className={`${CELL} max-sm:hidden`}>
                  {proof && (
                    <IntervalPlot
                      // A change's scale ends at 25 points.
                      value={proof.effect / 4}
                      range={{ low: proof.low / 4, high: proof.high / 4 }}
                      tone={state === "proved" ? "real" : "unsure"}
                    />
                  )}
                </td>
                <td className={`${CELL} text-sm`}>
                  {state === "running" ? "" : SAID[state]}
                  {proof && (
                    <span className="block text-ink-3 tabular-nums">
                      {foundText(proof)}, {proofDay(proof)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </TitledSection>
  );
}
