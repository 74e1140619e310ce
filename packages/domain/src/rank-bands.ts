/** Bounds of the first three bands of colour that a rank is shown in (spec part 2 §8). */
export type RankBounds = readonly [number, number, number];

/** Of places in rankings, of tracked prompts, and of averages in the blog and the panel. */
export const RANK_BANDS: RankBounds = [3, 5, 8];
/** Of average ranks on a company's page. */
export const AVERAGE_BANDS: RankBounds = [3, 5, 7];
/** Of places in prompts that were discovered. */
export const DISCOVERY_BANDS: RankBounds = [3, 10, 15];

export function rankBand(rank: number, [first, second, third]: RankBounds = RANK_BANDS): 1 | 2 | 3 | 4 {
  if (rank <= first) return 1;
  if (rank <= second) return 2;
  return rank <= third ? 3 : 4;
}
