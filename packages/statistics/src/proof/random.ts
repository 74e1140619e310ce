/** Numbers that a seed decides, so that anybody can draw them again. */
export interface SeededNumbers {
  /** Above 0 and below 1. */
  uniform(): number;
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

/** xoshiro128** (Blackman and Vigna), its state filled from a seed of 32 bits as `proof.md` §4 says. */
export function seededNumbers(seed: number): SeededNumbers {
  let filled = seed >>> 0;
  const word = () => {
    filled = (filled + 0x9e3779b9) >>> 0;
    let z = filled;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  };
  let [a, b, c, d] = [word(), word(), word(), word()];
  const next = () => {
    const result = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turn(d, 11);
    return result;
  };
  const uniform = () => (next() + 0.5) / 2 ** 32;
  return { uniform, below: (n) => Math.floor(uniform() * n) };
}

function turn(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}
