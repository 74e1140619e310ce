// Fills an empty database with a month of demo searches, and a brand of twelve weeks unless `--without-brand` says so;
// `npm start` calls it when the sandbox provides the models.
import { seedDataDir } from "../apps/demo/src/seed-data-dir.ts";
import { readEnv } from "../apps/server/src/env.ts";

await seedDataDir(readEnv(process.env), { brand: !process.argv.includes("--without-brand") });
