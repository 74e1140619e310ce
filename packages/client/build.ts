/** Builds the package: one module without the server's sources, and its types. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { build } from "vite";
import { printRouter } from "./build-types.ts";

const HERE = import.meta.dirname;
const DIST = join(HERE, "dist");

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);

await build({
  root: HERE,
  configFile: false,
  logLevel: "warn",
  build: {
    outDir: DIST,
    emptyOutDir: false,
    minify: false,
    // What is bundled is named with its license.
    license: { fileName: "licenses.md" },
    target: "es2022",
    lib: { entry: join(HERE, "src/index.ts"), formats: ["es"], fileName: () => "index.js" },
    rolldownOptions: { external: [/^@trpc\//] },
  },
});

const program = ts.createProgram([join(HERE, "src/index.ts")], {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2024.d.ts", "lib.dom.d.ts"],
  allowImportingTsExtensions: true,
  emitDeclarationOnly: true,
  declaration: true,
  strict: true,
  skipLibCheck: true,
  rootDir: join(HERE, "src"),
  outDir: DIST,
  types: ["node"],
});
for (const file of program.getSourceFiles()) {
  const isOwn = file.fileName.startsWith(join(HERE, "src/")) && !file.fileName.endsWith("/router.ts");
  if (!isOwn) continue;
  program.emit(file, (path, text) => writeFileSync(path, text.replace(/(from "\.\/[\w-]+)\.ts"/g, '$1.js"')));
}
writeFileSync(join(DIST, "router.d.ts"), printRouter(join(HERE, "src/router.ts")));
