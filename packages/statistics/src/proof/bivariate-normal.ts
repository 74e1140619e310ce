import normalCdf from "@stdlib/stats-base-dists-normal-cdf";

const STEPS = 200;

/**
 * P(X ≤ x, Y ≤ y) of two standard normal variables with correlation `correlation`, −1 to 1: Φ(x)Φ(y) and the integral of the
 * density over the correlation (Drezner and Wesolowsky 1990), by Simpson's rule.
 */
export function bivariateNormal(x: number, y: number, correlation: number): number {
  const end = Math.asin(Math.max(-1, Math.min(1, correlation)));
  const density = (angle: number) => {
    const cosine = Math.cos(angle) ** 2;
    return cosine < 1e-15 ? 0 : Math.exp(-(x * x + y * y - 2 * x * y * Math.sin(angle)) / (2 * cosine));
  };
  let sum = density(0) + density(end);
  for (let step = 1; step < STEPS; step += 1) sum += (step % 2 === 0 ? 2 : 4) * density((end * step) / STEPS);
  const integral = (sum * end) / STEPS / 3;
  return normalCdf(x, 0, 1) * normalCdf(y, 0, 1) + integral / (2 * Math.PI);
}
