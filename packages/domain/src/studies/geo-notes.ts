import { type Geo, geoLabel } from "../geo.ts";
import type { Market } from "../market.ts";
import { asModelId, type ModelNames } from "../models/catalogue.ts";
import { joined } from "../number-words.ts";
import type { StudyRecord } from "./study-record.ts";

/**
 * How each model was told the market of a study, by its lists, and since which round where that changed: answers before and
 * since are other measurements. Nothing without a market.
 */
export function geoNotes(
  { market, answers }: Pick<StudyRecord, "market" | "answers">,
  { modelName }: ModelNames,
): string[] {
  if (market === null) return [];
  const ways = new Map<string, { readonly geo: Geo; readonly fromRound: number }[]>();
  for (const { modelId, arm, versions, round } of answers.toSorted((a, b) => a.round - b.round)) {
    const known = ways.get(modelId) ?? [];
    if (arm !== "list" || !versions?.geo || known.at(-1)?.geo === versions.geo) continue;
    ways.set(modelId, [...known, { geo: versions.geo, fromRound: round }]);
  }
  const steady = [...ways].flatMap(([modelId, [first, ...later]]) =>
    first && later.length === 0 ? [{ geo: first.geo, name: modelName(asModelId(modelId)) }] : [],
  );
  return [
    ...[...Map.groupBy(steady, ({ geo }) => geo)].map(
      ([geo, models]) => `${wordsOf(geo, market)} (${joined(models.map(({ name }) => name))}).`,
    ),
    ...[...ways].flatMap(([modelId, geos]) => {
      if (geos.length < 2) return [];
      const parts = geos.map(({ geo, fromRound }) => `“${wordsOf(geo, market)}” from round ${fromRound}`);
      const name = modelName(asModelId(modelId));
      return [
        `The market reached ${name} in other ways: ${parts.join(", ")}; its answers may differ for that.`,
      ];
    }),
  ];
}

function wordsOf(geo: Geo, market: Market): string {
  return geoLabel(geo, market) ?? "";
}
