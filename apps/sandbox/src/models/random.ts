/**
 * A number in [0, 1) that depends only on its parts (FNV-1a with a final mix). All differences between models
 * and questions come from here, so the same question gets the same answer.
 */
export function chance(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const code of parts.join("\u0001")) hash = Math.imul(hash ^ (code.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * A number of the Gumbel kind, middle 0.37. What is ordered by the logarithm of its worth plus such a number is drawn as
 * the model of Plackett and Luce says (Yellott 1977).
 */
export function gumbel(...parts: readonly (string | number)[]): number {
  // Never 0, never 1.
  const drawn = (chance(...parts) * 2 ** 32 + 0.5) / (2 ** 32 + 1);
  return -Math.log(-Math.log(drawn));
}

/** A number of the standard normal kind (Box and Muller 1958). */
export function normal(...parts: readonly (string | number)[]): number {
  const [radius, turn] = [(chance("radius", ...parts) * 2 ** 32 + 0.5) / 2 ** 32, chance("turn", ...parts)];
  return Math.sqrt(-2 * Math.log(radius)) * Math.cos(2 * Math.PI * turn);
}

/** One of the options, chosen by `chance`. */
export function pick<T>(options: readonly [T, ...T[]], ...parts: readonly (string | number)[]): T {
  return options[Math.floor(chance(...parts) * options.length)] ?? options[0];
}

/** Lower-case hexadecimal text of a length, for identifiers. */
export function hex(length: number, ...parts: readonly (string | number)[]): string {
  let text = "";
  for (let part = 0; text.length < length; part++) {
    text += Math.floor(chance(part, ...parts) * 2 ** 32)
      .toString(16)
      .padStart(8, "0");
  }
  return text.slice(0, length);
}
