import type { ExampleSyntax } from "@standings/domain";

/** A piece of code in one colour. */
export interface CodePiece {
  readonly text: string;
  readonly look: "plain" | "keyword" | "text" | "quiet";
}

const WORDS = "import|from|const|await|for|of|async|new|try|catch|if";
const STRING = /"(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`/.source;
/** What stands out in each kind of text, by the name of its look. */
const PATTERNS: Readonly<Record<ExampleSyntax | "answer", RegExp>> = {
  js: new RegExp(`(?<text>${STRING})|(?<keyword>\\b(?:${WORDS})\\b)|(?<quiet>//.*)`, "g"),
  sh: new RegExp(`(?<text>${STRING})|(?<keyword>^curl\\b)|(?<quiet>^#.*)`, "gm"),
  json: /(?<keyword>"[^"]*"(?=:))|(?<text>"[^"]*")/g,
  answer: /(?<keyword>^(?:data|ratelimit-[a-z]+)(?=:))|(?<quiet>^id: \d+|…)/gm,
};

/** Splits code into pieces by their colour, for the few kinds that the page shows. */
export function highlightCode(code: string, syntax: keyof typeof PATTERNS): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERNS[syntax])) {
    const [look] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    pieces.push({ text: code.slice(end, match.index), look: "plain" });
    pieces.push({ text: match[0], look: (look ?? "plain") as CodePiece["look"] });
    end = match.index + match[0].length;
  }
  pieces.push({ text: code.slice(end), look: "plain" });
  return pieces.filter(({ text }) => text !== "");
}
