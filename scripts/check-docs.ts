// Checks that every path, file name in backticks and link in the documentation exists.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const DOCUMENTS = globSync(["*.md", "docs/**/*.md", "{apps,packages}/*/README.md"]);
const FILES = globSync(["*.*", "{apps,packages,scripts,docs}/**/*.*"], {
  exclude: ["**/node_modules/**", "**/dist/**"],
}).map((path) => `/${path}`);

/** In sentences and in commands alike. */
const PATH = /(?<![\w./@{-])((?:apps|packages|scripts|docs)\/[\w./-]*\w|\.ci\/\w+)(?![\w*{/])/g;
/** File names such as `find-aggregate.ts` or `rest/documents.ts`, anywhere in the repository. */
const FILE_IN_TICKS = /`(?!(?:apps|packages|scripts|docs)\/)([\w-][\w./-]*\.(?:tsx?|mjs|css))`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g;

const missing = DOCUMENTS.flatMap((document) => {
  const text = readFileSync(document, "utf8");
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
  const paths = [...all(PATH), ...all(LINK).map((path) => join(dirname(document), path))];
  return [
    ...paths.filter((path) => !existsSync(path)),
    ...all(FILE_IN_TICKS).filter((name) => !FILES.some((file) => file.endsWith(`/${name}`))),
  ].map((path) => `${document}: ${path} does not exist`);
});
for (const line of missing) console.error(line);
console.log(`${DOCUMENTS.length} documents, ${missing.length} missing paths`);
process.exit(missing.length === 0 ? 0 : 1);
