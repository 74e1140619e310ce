/** Spellings of a host, and how two hosts are related. No list of suffixes: browsers use this. */

/**
 * One form of a host name: Unicode in lower case, as it is shown, unless a label could be taken for another one; that label
 * stays punycode (`xn--…`). What is no host comes back as it is.
 */
export function canonicalHost(host: string): string {
  if (!host.includes("xn--") && !NOT_ASCII.test(host)) return host;
  const ascii = asciiOf(host);
  return ascii === null ? host : ascii.split(".").map(labelShown).join(".");
}

const NOT_ASCII = /[\u0080-\u{10ffff}]/u;

function labelShown(label: string): string {
  if (!label.startsWith("xn--")) return label;
  const decoded = decodePunycode(label.slice(4));
  return decoded === null || isConfusable(decoded) || asciiOf(decoded) !== label ? label : decoded;
}

function asciiOf(host: string): string | null {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}

const LOOKALIKE =
  /^[\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u051b\u051d\u04cf\u04bb\u044c\u0501\u0475\u03bf\u03bd\u03c1\u03b9\u03b1\u0570\u0585\d-]+$/u;
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Cherokee}/u,
];
/** Phonetic and small-capital letters, and marks that compose with no letter. */
const ODD_LATIN = /[\u0250-\u02af\u1d00-\u1dbf\p{M}]/u;

/** Looks like a name in other letters: scripts that share shapes are mixed, or all letters have a Latin double. */
function isConfusable(label: string): boolean {
  const scripts = SCRIPTS.filter((script) => script.test(label)).length;
  if (scripts > 1 || LOOKALIKE.test(label)) return true;
  return scripts === 1 && ODD_LATIN.test(label);
}

/** RFC 3492 §6.2; null for what it does not encode. */
function decodePunycode(text: string): string | null {
  const end = text.lastIndexOf("-");
  const output = end > 0 ? [...text.slice(0, end)].map((letter) => letter.codePointAt(0) ?? 0) : [];
  let [code, bias, index] = [128, 72, 0];
  let at = end > 0 ? end + 1 : 0;
  while (at < text.length) {
    const before = index;
    let weight = 1;
    for (let base = 36; ; base += 36) {
      const digit = digitOf(text.charCodeAt(at++));
      if (digit === null) return null;
      index += digit * weight;
      const threshold = Math.min(Math.max(base - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const size = output.length + 1;
    bias = adapt(index - before, size, before === 0);
    code += Math.floor(index / size);
    index %= size;
    if (code > 0x10ffff) return null;
    output.splice(index++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function digitOf(code: number): number | null {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : null;
}

function adapt(delta: number, size: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / size);
  let bias = 0;
  for (; rest > 455; bias += 36) rest = Math.floor(rest / 35);
  return bias + Math.floor((36 * rest) / (rest + 38));
}

/** The first host is a site below the second: "quickbooks.intuit.com" and "intuit.com". */
export function isBelow(host: string, other: string): boolean {
  return host.endsWith(`.${other}`);
}

/** One name at both is one company: one host is below the other, or they differ in their endings alone. */
export function areRelated(host: string, other: string): boolean {
  return (
    host === other || isBelow(host, other) || isBelow(other, host) || firstLabel(host) === firstLabel(other)
  );
}

export function firstLabel(host: string): string {
  const end = host.indexOf(".");
  return end < 0 ? host : host.slice(0, end);
}
