import { createHash } from "node:crypto";

/** An SVG that is told apart from the product's own marks: one letter on a colour that the domain decides. */
export function placeholderLogo(domain: string): string {
  const hue = createHash("sha256").update(domain).digest().readUInt16BE(0) % 360;
  const letter = /[a-z0-9]/i.exec(domain)?.[0].toUpperCase() ?? "";
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">',
    `<rect width="128" height="128" rx="28" fill="hsl(${hue} 55% 40%)"/>`,
    '<text x="64" y="88" font-family="sans-serif" font-size="68" font-weight="700" fill="#fff" text-anchor="middle">',
    `${letter}</text></svg>`,
  ].join("");
}
