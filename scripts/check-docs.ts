// Every path in backticks or in a link of the documentation must exist.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const DOCUMENTS = globSync(["*.md", "docs/**/*.md", "{apps,packages}/*/README.md"]);
const PATH_IN_TICKS = /`((?:apps|packages|scripts|docs|\.ci)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g;

const missing = DOCUMENTS.flatMap((document) => {
  const text = readFileSync(document, "utf8");
  const named = [...text.matchAll(PATH_IN_TICKS)].map((match) => match[1] ?? "");
  const linked = [...text.matchAll(LINK)].map((match) => join(dirname(document), match[1] ?? ""));
  return [...named, ...linked]
    .filter((path) => !existsSync(path))
    .map((path) => `${document}: ${path} does not exist`);
});
for (const line of missing) console.error(line);
console.log(`${DOCUMENTS.length} documents, ${missing.length} missing paths`);
process.exit(missing.length === 0 ? 0 : 1);
