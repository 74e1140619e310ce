// Compares the built browser files with the committed report: growth over 5 % fails. `--write` accepts the new sizes.
import { readFileSync, writeFileSync } from "node:fs";
import { EVERY_PAGE, measureBundle } from "../apps/web/build/measure-bundle.ts";

const REPORT = "apps/web/bundle-report.json";
const GROWTH = 1.05;

const now = measureBundle("apps/web/dist/client");
if (process.argv.includes("--write")) {
  writeFileSync(REPORT, `${JSON.stringify(now, null, 2)}\n`);
  console.log(`Written to ${REPORT}`);
  process.exit();
}

const before: Record<string, number> = JSON.parse(readFileSync(REPORT, "utf8"));
const faults = Object.entries(now).flatMap(([name, bytes]) => {
  const was = before[name];
  if (was === undefined) return [`${name}: new, ${bytes} bytes, not in the report`];
  if (bytes <= was * GROWTH) return [];
  const growth = ((bytes / was - 1) * 100).toFixed(1);
  return [`${name}: ${bytes} bytes gzip, ${growth} % more than the ${was} of the report`];
});
const gone = Object.keys(before).filter((name) => !(name in now));
faults.push(...gone.map((name) => `${name}: in the report, but no longer built`));

if (faults.length > 0) {
  console.error(`The browser's files have changed:\n  ${faults.join("\n  ")}`);
  console.error("Make them smaller, or accept them: node scripts/check-bundle.ts --write");
  process.exit(1);
}
console.log(`Every page: ${now[EVERY_PAGE]} bytes gzip of JavaScript; nothing grew by more than 5 %`);
