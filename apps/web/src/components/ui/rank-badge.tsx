interface RankBadgeProps {
  readonly rank: number;
  readonly large?: boolean;
  readonly prefix?: string;
  /** Hidden positions carry no band. */
  readonly plain?: boolean;
}

/** The position on its band's tint: 1–3, 4–5, 6–8, below (mockups README "Rank bands"). */
export function RankBadge({ rank, large = false, prefix = "", plain = false }: RankBadgeProps) {
  return (
    <span className={large ? "rank rank-lg" : "rank"} data-band={plain ? undefined : rankBand(rank)}>
      {prefix}
      {rank}
    </span>
  );
}

function rankBand(rank: number): 1 | 2 | 3 | 4 {
  if (rank <= 3) return 1;
  if (rank <= 5) return 2;
  return rank <= 8 ? 3 : 4;
}
