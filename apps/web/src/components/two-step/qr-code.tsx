import { encode } from "uqr";

/** Empty modules around the code, as scanners need them. */
const BORDER = 4;

/** A QR code, dark on white in both themes: scanners read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="184"
      height="184"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="rounded-2 border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
