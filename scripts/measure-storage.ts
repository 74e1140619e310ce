// `node scripts/measure-storage.ts`: bytes that one more question takes, by table (also two rows of `pnpm bench`).
import { measureGrowth } from "../apps/server/bench/storage.ts";

const growth = (await measureGrowth()).filter(({ total }) => total > 0);
console.table(Object.fromEntries(growth.map(({ table, ...bytes }) => [table, bytes])));
console.log(`${growth.reduce((sum, { total }) => sum + total, 0)} bytes in all`);
