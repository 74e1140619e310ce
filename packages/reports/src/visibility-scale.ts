import { type CompanyOverTime, type ShareScale, shareScale } from "@standings/domain";

/** An axis that holds all lines and ranges. */
export function visibilityScale(companies: readonly Pick<CompanyOverTime, "line">[]): ShareScale {
  return shareScale(
    companies.flatMap(({ line }) =>
      line.flatMap((point) =>
        point ? [point.value, point.range?.low ?? point.value, point.range?.high ?? point.value] : [],
      ),
    ),
  );
}

/** 0 for the first of the times, 1 for the last. */
export function timePlaces(times: readonly string[]): number[] {
  const at = times.map((time) => Date.parse(time));
  const [first = 0] = at;
  const span = (at.at(-1) ?? first) - first;
  return at.map((time) => (span === 0 ? 1 : (time - first) / span));
}
