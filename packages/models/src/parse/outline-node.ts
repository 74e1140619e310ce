import { Line } from "./line.ts";
import { isTitled } from "./name-shape.ts";
import { AGAINST, AVOID_LABEL, type SectionRole, sectionRole } from "./section-role.ts";
import { splitSentences } from "./sentences.ts";

type NodeType = "root" | "heading" | "bold" | "intro" | "lead" | "number" | "bullet";

interface Place {
  /** Smaller encloses larger: headings 1–6, bold lines 7, introductions 8, leads 9, items from 10. */
  readonly level: number;
  readonly rank?: number | null;
  /** Several share the rank. */
  readonly tied?: boolean;
  /** The line of text or title before it. */
  readonly before?: string;
  /** It stands in a quotation or a fence. */
  readonly isQuoted?: boolean;
  /** A cross or thumb down stands before it. */
  readonly isAgainst?: boolean;
}

/** A line of an answer, without its mark, in its place: what introduces it, what stands below it. */
export class OutlineNode extends Line {
  readonly type: NodeType;
  readonly level: number;
  readonly rank: number | null;
  readonly tied: boolean;
  readonly before: string;
  readonly isQuoted: boolean;
  readonly isAgainst: boolean;
  readonly children: OutlineNode[] = [];
  /** Lines of running text below it. */
  readonly body: Line[] = [];
  #role: SectionRole | undefined;

  constructor(type: NodeType, text: string, place: Place) {
    super(text);
    const { level, rank = null, tied = false, before = "", isQuoted = false, isAgainst = false } = place;
    this.type = type;
    this.level = level;
    this.rank = rank;
    this.tied = tied;
    this.before = before;
    this.isQuoted = isQuoted;
    this.isAgainst = isAgainst;
  }

  override get isNumbered(): boolean {
    return this.type === "number";
  }

  get isItem(): boolean {
    return this.type === "number" || this.type === "bullet";
  }

  /** What its title or label says of the entries below it. */
  get role(): SectionRole {
    this.#role ??= this.text === "" ? "plain" : roleOf(this);
    return this.#role;
  }
}

function roleOf(node: OutlineNode): SectionRole {
  const { words } = node;
  if (node.isAgainst) return "left_out";
  if (!node.isItem && node.type !== "lead")
    return AGAINST.test(node.text) || AVOID_LABEL.test(words.trim()) ? "left_out" : titleRole(words);
  // An emphasised name may hold any word: `**Never Fully Dressed** – …`
  const named = /^[*_]/.test(node.text) ? NAMED.exec(node.text)?.[1] : undefined;
  if (named && isTitled(named)) return "plain";
  const colon = words.search(/[:：]/u);
  const label = colon > 0 && colon <= 80 ? words.slice(0, colon) : words.length < 60 ? words : "";
  if (label === "") return "plain";
  if (words.length > label.length && AVOID_LABEL.test(label.trim())) return "left_out";
  const role = sectionRole(label);
  const isLong = node.type !== "bullet" && words.length >= 60;
  return role === "criteria" && (isLong || SUBJECT.test(node.text)) ? "plain" : role;
}

/** What introduces a list is the last sentence before it: `Avoid disappointment and book early! My list:` */
function titleRole(text: string): SectionRole {
  const role = sectionRole(text);
  if (role !== "left_out" || !/[:：]$/u.test(text)) return role;
  return sectionRole(splitSentences(text).at(-1) ?? text);
}

/** An emphasised name goes on as a sentence of a script without spaces. */
const SUBJECT = /^(?:\*\*|__)[^*_:：]{1,60}(?:\*\*|__)\p{Lo}/u;
const NAMED = /^(?:\*\*|__)([^*_:：]{2,60})(?:\*\*|__)(?=\s*[–—(,-])/u;
