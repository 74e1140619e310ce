/** Bounds of the first three bands of positions, and of average ranks (mockups README "Rank bands"). */
const RANK_BANDS = [3, 5, 8] as const;
export const AVERAGE_BANDS = [3, 5, 7] as const;

interface RankBadgeProps {
  /** Null: no place of its own, "#N/A". */
  readonly rank: number | null;
  readonly large?: boolean;
  readonly prefix?: string;
  /** Hidden positions carry no band. */
  readonly plain?: boolean;
}

/** The position on its band's tint: 1–3, 4–5, 6–8, below. */
export function RankBadge({ rank, large = false, prefix = "", plain = false }: RankBadgeProps) {
  const band = rank === null ? "none" : rankBand(rank);
  return (
    <span className={large ? "rank rank-lg" : "rank"} data-band={plain ? undefined : band}>
      {prefix}
      {rank ?? "N/A"}
    </span>
  );
}

export function rankBand(
  rank: number,
  bounds: readonly [number, number, number] = RANK_BANDS,
): 1 | 2 | 3 | 4 {
  const [first, second, third] = bounds;
  if (rank <= first) return 1;
  if (rank <= second) return 2;
  return rank <= third ? 3 : 4;
}
