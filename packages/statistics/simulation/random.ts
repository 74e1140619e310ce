/** A seeded generator of numbers in [0, 1) (mulberry32): simulations give the same figures each time. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Noise of the Gumbel kind: what is ordered by log worth plus it is a draw of Plackett and Luce's model. */
export function gumbel(random: () => number): number {
  return -Math.log(-Math.log(random() * (1 - 1e-12) + 1e-13));
}
