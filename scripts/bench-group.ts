// One group of benchmarks, in a process of its own: `node scripts/bench-group.ts search out.json`.
import { writeFileSync } from "node:fs";
import { measureBlog } from "../apps/server/bench/blog.ts";
import { measureBrandOverview } from "../apps/server/bench/brand-overview.ts";
import { measureDebits } from "../apps/server/bench/debits.ts";
import { measureEnumeration } from "../apps/server/bench/enumeration.ts";
import { measureFollowers } from "../apps/server/bench/followers.ts";
import type { Measure } from "../apps/server/bench/measures.ts";
import { measureNames } from "../apps/server/bench/names.ts";
import { measureParser } from "../apps/server/bench/parser.ts";
import { measureRecountBeside } from "../apps/server/bench/recount-beside.ts";
import { measureReports } from "../apps/server/bench/reports.ts";
import { measureSearch } from "../apps/server/bench/search.ts";
import { measureStorage } from "../apps/server/bench/storage.ts";
import { measureStudies } from "../apps/server/bench/studies.ts";
import { measureStudiesBeside } from "../apps/server/bench/studies-beside.ts";
import { measurePages } from "../apps/web/bench/pages.ts";

const GROUPS: Readonly<Record<string, () => Measure[] | Promise<Measure[]>>> = {
  parser: measureParser,
  search: measureSearch,
  debits: measureDebits,
  followers: measureFollowers,
  reports: measureReports,
  enumeration: measureEnumeration,
  storage: measureStorage,
  blog: measureBlog,
  studies: async () => [...measureStudies(), ...(await measureStudiesBeside())],
  brands: async () => [
    ...(await measureBrandOverview()),
    ...(await measureNames()),
    ...(await measureRecountBeside()),
  ],
  pages: measurePages,
};

const [name = "", file = ""] = process.argv.slice(2);
const measure = GROUPS[name];
if (!measure) throw new Error(`There are no benchmarks of ${name}; ${Object.keys(GROUPS)}`);
writeFileSync(file, JSON.stringify(await measure()));
// Whatever it has left open.
process.exit(0);
