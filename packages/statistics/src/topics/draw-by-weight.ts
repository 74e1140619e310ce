import { createHash } from "node:crypto";

const PLACES = 2 ** 48;

/**
 * So many draws with replacement, each of the given ones with a chance in proportion to its weight. The nth draw, from 0, is the first
 * 48 bits of SHA-256 of `entropy:nth`, as a part of 1, of all weights added up in the given order: anybody can check it.
 */
export function drawByWeight<One extends { readonly weight: number }>(
  all: readonly One[],
  draws: number,
  entropy: string,
): One[] {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: draws }, (_, nth) => {
    const hash = createHash("sha256").update(`${entropy}:${nth}`).digest();
    let left = (hash.readUIntBE(0, 6) / PLACES) * total;
    const drawn = all.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return drawn ?? all.at(-1);
  }).filter((one) => one !== undefined);
}
