import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const OUT = fileURLToPath(new URL("./dist", import.meta.url));

/** What loads machine code from its own folder, or is loaded by none but rare callers, stays a package. */
const PACKAGES = /^(@node-rs\/.+|fs-native-extensions|sharp|typescript|vite|pg-native|.+\.node)$/;

/** `vite build` makes dist/main.js: the server in a few files, which start in half of the time of 3,300 (decision 126). */
export default defineConfig({
  plugins: [keepPackages(), keepPlaces()],
  ssr: { noExternal: true },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: "src/main.ts",
    outDir: OUT,
    target: "node24",
    // A stack names its function as in the source.
    minify: false,
    // Beside main.js: a place is told from there.
    rolldownOptions: { output: { chunkFileNames: "[name]-[hash].js" } },
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  },
});

/** Named by their place: only the package that depends on one finds it by its name. */
function keepPackages(): Plugin {
  return {
    name: "keep-packages",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!PACKAGES.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const id = found ? relative(OUT, found.id) : source;
      return { id, external: true };
    },
  };
}

/** Threads, fonts and word lists are found beside the source that names them. */
function keepPlaces(): Plugin {
  return {
    name: "keep-places",
    transform(code, id) {
      if (id.startsWith("\0") || !code.includes("import.meta.url")) return null;
      const place = JSON.stringify(relative(OUT, id));
      return {
        code: code.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`),
        map: null,
      };
    },
  };
}
