// `npm run test:all`: the gate, the tests with the tag `long`, and every benchmark with tiny numbers.
process.env.TIER = "all";
await import("./check.ts");

export {};
