/** A JSON value as models write it. A string that the answer cuts off is left out. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

export type JsonObject = { [key: string]: JsonValue };

interface RepairedJson {
  readonly value: JsonValue;
  /** Index after the last character read. */
  readonly end: number;
  /** False when the text stopped before the value did. */
  readonly complete: boolean;
}

const MAX_DEPTH = 48;
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": "”",
  "„": "“",
  "‘": "’",
  "«": "»",
};
/** `(1, "HubSpot")`, as in a list of Python. */
const TUPLE = /^\(\s*["'\d]/;
/** A member after which a comma was forgotten: `"a" "domain": …` */
const NEXT_MEMBER = /^["“][\w -]{1,40}["”]\s*:/;
const CUT = Symbol("cut off");
// A number that another value or the end of a line follows.
const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?(?=\s*["\n,}\]){])/;
type Read = JsonValue | typeof CUT;

/**
 * Reads the JSON value that starts at `start`, forgiving what models get wrong: trailing and missing commas,
 * single and typographic quotes, comments, raw line breaks, bare keys and words, an end that never comes.
 * Every character is looked at a bounded number of times; nesting beyond 48 ends the reading.
 */
export function repairJson(text: string, start: number): RepairedJson {
  const reader = new Reader(text, start);
  const value = reader.value(0);
  return { value: value === CUT ? null : value, end: Math.max(reader.at, start + 1), complete: !reader.cut };
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

class Reader {
  readonly text: string;
  at: number;
  cut = false;
  broken = false;
  tuples = 0;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  value(depth: number): Read {
    this.skip();
    const char = this.text[this.at];
    if (char === undefined) return this.stop();
    if (depth > MAX_DEPTH) {
      this.broken = true;
      return null;
    }
    if (char === "{") return this.object(depth);
    if (char === "[") return this.array(depth);
    if (char === "(" && TUPLE.test(this.text.slice(this.at, this.at + 12))) {
      this.tuples++;
      const tuple = this.array(depth);
      this.tuples--;
      return tuple;
    }
    if (char in CLOSING) return this.string();
    return this.word();
  }

  object(depth: number): JsonValue {
    const result: { [key: string]: JsonValue } = Object.create(null);
    this.at++;
    while (!this.broken) {
      this.skip(",");
      const char = this.text[this.at];
      if (char === undefined) {
        this.stop();
        break;
      }
      if (char === "}") {
        this.at++;
        break;
      }
      if (char === "]") break;
      const key = char in CLOSING ? this.string() : this.bareKey();
      this.skip();
      if (this.text[this.at] === undefined) this.stop();
      if (key === CUT || this.cut) break;
      if (this.text[this.at] !== ":" && this.text[this.at] !== "：" && this.text[this.at] !== "=") {
        this.broken = true;
        break;
      }
      this.at++;
      if (this.text[this.at] === ">") this.at++;
      const value = this.value(depth + 1);
      // A key that is repeated holds a list.
      if (value !== CUT)
        result[key] =
          typeof value === "object" && value !== null && key in result
            ? [result[key] ?? null, value].flat()
            : value;
    }
    return result;
  }

  array(depth: number): JsonValue {
    const result: JsonValue[] = [];
    this.at++;
    while (!this.broken) {
      this.skip(",");
      const char = this.text[this.at];
      if (char === undefined) {
        this.stop();
        break;
      }
      if (char === "]" || char === ")") {
        this.at++;
        break;
      }
      if (char === "}") break;
      const before = this.at;
      const value = this.value(depth + 1);
      if (value !== CUT) result.push(value);
      if (this.at === before) this.at++;
    }
    return result;
  }

  /** A quote ends the string only where JSON could go on; other quotes belong to the text. */
  string(): string | typeof CUT {
    const open = this.text[this.at] ?? '"';
    const close = CLOSING[open] ?? open;
    let value = "";
    let from = ++this.at;
    for (;;) {
      const char = this.text[this.at];
      if (char === undefined) return this.stop();
      if (char === "\\") {
        value += this.text.slice(from, this.at) + this.escape();
        from = this.at;
      } else if ((char === close || (open === "“" && char === '"')) && this.endsHere()) {
        value += this.text.slice(from, this.at);
        this.at++;
        return value;
      } else this.at++;
    }
  }

  endsHere(): boolean {
    let next = this.at + 1;
    const limit = next + 40;
    while (next < limit && (this.text.charCodeAt(next) <= 32 || this.text.charCodeAt(next) === 160)) next++;
    const char = this.text[next];
    if (char === undefined || ",:}])：=".includes(char)) return true;
    if ((char === '"' || char === "“") && NEXT_MEMBER.test(this.text.slice(next, next + 48))) return true;
    // A comma was forgotten, or a comment follows: the next line goes on with a new string or object.
    return (
      this.text.slice(this.at + 1, next).includes("\n") ||
      (char === "/" && "/*".includes(this.text[next + 1] ?? " "))
    );
  }

  escape(): string {
    const char = this.text[this.at + 1];
    if (char === "u") {
      const hex = this.text.slice(this.at + 2, this.at + 6);
      if (/^[0-9a-f]{4}$/i.test(hex)) {
        this.at += 6;
        return String.fromCharCode(Number.parseInt(hex, 16));
      }
    }
    this.at += 2;
    if (char === undefined) return "";
    if (char === "n" || char === "r") return "\n";
    if (char === "t") return "\t";
    return char === "b" || char === "f" || char === "u" ? "" : char;
  }

  bareKey(): string {
    const from = this.at;
    while (this.at < this.text.length && /[\p{L}\p{N}_$.\-#]/u.test(this.text[this.at] ?? "")) this.at++;
    return this.text.slice(from, this.at);
  }

  word(): Read {
    const from = this.at;
    const number = NUMBER.exec(this.text.slice(from, from + 24))?.[0];
    if (number && from + number.length < this.text.length) {
      this.at += number.length;
      return Number(number);
    }
    const ends = this.tuples > 0 ? ",}])\n" : ",}]\n";
    while (this.at < this.text.length && !ends.includes(this.text[this.at] ?? "")) this.at++;
    if (this.at >= this.text.length) return this.stop();
    const word = this.text.slice(from, this.at).trim();
    if (/^-?\d+(?:\.\d+)?$/.test(word)) return Number(word);
    if (/^(?:null|none|nil|undefined|nan|n\/a|\.{3}|…|)$/i.test(word)) return null;
    return /^(?:true|false)$/i.test(word) ? word.toLowerCase() === "true" : word;
  }

  /** Passes white space, comments and the given separator. */
  skip(separator = ""): void {
    for (;;) {
      const char = this.text[this.at];
      if (char === undefined) return;
      if (char <= " " || char === "\u00a0" || char === separator || char === ";") this.at++;
      else if (char === "/" && this.text[this.at + 1] === "/") this.at = this.indexAfter("\n", this.at);
      else if (char === "/" && this.text[this.at + 1] === "*") this.at = this.indexAfter("*/", this.at);
      else if (char === "#" && this.text[this.at + 1] === " ") this.at = this.indexAfter("\n", this.at);
      else if (char === "." && this.text.startsWith("...", this.at)) this.at += 3;
      else if (char === "…") this.at++;
      else return;
    }
  }

  indexAfter(mark: string, from: number): number {
    const index = this.text.indexOf(mark, from);
    return index < 0 ? this.text.length : index + mark.length;
  }

  stop(): typeof CUT {
    this.at = this.text.length;
    this.cut = true;
    return CUT;
  }
}
