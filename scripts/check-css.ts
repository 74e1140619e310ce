// Looks belong into components: hand-written CSS is tokens, base and what CSS alone can do, and defines no class.
import { globSync, readFileSync } from "node:fs";

const MOST_LINES = 500;
/** Classes that a style sheet may define: none. A look is a component with variants (`components/ui`). */
const KNOWN_CLASSES: ReadonlySet<string> = new Set();
/** `.5rem` is no class, and neither is a name within a string or a comment. */
const CLASS = /\.(-?[a-z_][\w-]*)(?=[^{};]*\{)/gi;
const NO_SELECTOR = /\/\*.*?\*\/|"[^"]*"|url\([^)]*\)|@import[^;]*;/gs;

const sheets = globSync("apps/web/src/styles/*.css").sort();
const texts = sheets.map((sheet) => ({ sheet, text: readFileSync(sheet, "utf8") }));
const lines = texts.reduce((total, { text }) => total + text.trimEnd().split("\n").length, 0);
const faults = texts.flatMap(({ sheet, text }) =>
  [...text.replaceAll(NO_SELECTOR, "").matchAll(CLASS)]
    .map(([, name = ""]) => name)
    .filter((name) => !KNOWN_CLASSES.has(name))
    .map((name) => `${sheet}: .${name} is a class; make it a component`),
);
if (lines >= MOST_LINES) faults.push(`${lines} lines of CSS; fewer than ${MOST_LINES} are allowed`);

for (const fault of faults) console.error(fault);
console.log(`${sheets.length} style sheets, ${lines} lines, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
