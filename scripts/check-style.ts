// Fails on source lines above 200 characters, which are data or hide their structure, and on hand-written CSS that defines a
// class: styles belong in components, and CSS holds tokens, base and CSS-only features.
import { globSync, readFileSync } from "node:fs";

const LONGEST = 200;
const MAX_LINES = 500;
/** Classes that a style sheet may define: none. A style is a component with variants (`components/ui`). */
const KNOWN_CLASSES: ReadonlySet<string> = new Set();
/** `.5rem` and names in strings or comments are no classes. */
const CLASS = /\.(-?[a-z_][\w-]*)(?=[^{};]*\{)/gi;
const NO_SELECTOR = /\/\*.*?\*\/|"[^"]*"|url\([^)]*\)|@import[^;]*;/gs;

const files = globSync(["{apps,packages,scripts}/**/*.{ts,tsx,css,mjs}", "*.ts"], {
  exclude: ["**/node_modules/**", "**/dist/**", "**/eval/answers/**"],
});
const tooLong = files.flatMap((path) =>
  readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) =>
      line.length > LONGEST ? [`${path}:${index + 1}: ${line.length} characters`] : [],
    ),
);

const sheets = globSync("apps/web/src/styles/*.css").sort();
const texts = sheets.map((sheet) => ({ sheet, text: readFileSync(sheet, "utf8") }));
const lines = texts.reduce((total, { text }) => total + text.trimEnd().split("\n").length, 0);
const faults = texts.flatMap(({ sheet, text }) =>
  [...text.replaceAll(NO_SELECTOR, "").matchAll(CLASS)]
    .map(([, name = ""]) => name)
    .filter((name) => !KNOWN_CLASSES.has(name))
    .map((name) => `${sheet}: .${name} is a class; make it a component`),
);
if (lines >= MAX_LINES) faults.push(`${lines} lines of CSS; fewer than ${MAX_LINES} are allowed`);

for (const fault of [...tooLong, ...faults]) console.error(fault);
console.log(`${files.length} files, ${tooLong.length} lines above ${LONGEST} characters`);
console.log(`${sheets.length} style sheets, ${lines} lines, ${faults.length} faults`);
process.exit(tooLong.length + faults.length === 0 ? 0 : 1);
