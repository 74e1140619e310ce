// Fails on source lines above 200 characters, which are data or hide their structure.
import { globSync, readFileSync } from "node:fs";

const LONGEST = 200;

const files = globSync(["{apps,packages,scripts}/**/*.{ts,tsx,css,mjs}", "*.ts"], {
  exclude: ["**/node_modules/**", "**/dist/**", "**/eval/answers/**"],
});
const faults = files.flatMap((path) =>
  readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) =>
      line.length > LONGEST ? [`${path}:${index + 1}: ${line.length} characters`] : [],
    ),
);
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} lines above ${LONGEST} characters`);
process.exit(faults.length === 0 ? 0 : 1);
