/** Scores over the visits of a span, from 0 to 1: the newest one is marked. Decorative: the figures stand beside it. */
export function SparkLine({
  values,
  className = "",
}: {
  values: readonly (number | null)[];
  className?: string;
}) {
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  const points = values.map((value, nth) => (value === null ? null : { x: nth * step, y: 30 - 28 * value }));
  const last = points.findLast((point) => point !== null);
  return (
    <span className={`relative block h-8 ${className}`} aria-hidden="true">
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
        viewBox="0 0 100 32"
        preserveAspectRatio="none"
      >
        <rect width="100" height="7" className="fill-mark-tint" />
        <polyline
          className="fill-none stroke-ink stroke-[1.5]"
          vectorEffect="non-scaling-stroke"
          points={points.flatMap((point) => (point ? [`${point.x},${point.y}`] : [])).join(" ")}
        />
      </svg>
      {last && (
        <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
          <circle cx={`${last.x}%`} cy={last.y} r="3.5" className="fill-mark stroke-ink stroke-[1.5]" />
        </svg>
      )}
    </span>
  );
}
