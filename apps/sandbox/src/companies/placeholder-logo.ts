import { createHash } from "node:crypto";

/** An SVG that is told apart from the product's own marks: a ring on a ground, in a colour that the domain decides. */
export function placeholderLogo(domain: string): string {
  const hue = createHash("sha256").update(domain).digest().readUInt16BE(0) % 360;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">',
    `<rect width="128" height="128" rx="28" fill="hsl(${hue} 55% 40%)"/>`,
    '<circle cx="64" cy="64" r="28" fill="none" stroke="#fff" stroke-width="14"/></svg>',
  ].join("");
}
