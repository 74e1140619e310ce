import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandAssets } from "./build/brand-assets.ts";
import { clientAssets } from "./build/client-assets.ts";
import { compressedFiles, keepOutMarkdown, sonnerWithoutStyle } from "./build/web-plugins.ts";

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** React and the router: they change seldom, so browsers keep them when the product changes. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(history|store|react-store|router-core|react-router)|use-sync-external-store)\//;

/** `npm run dev` serves the sources (apps/server/dev). `vite build` makes dist/client (assets) first, then dist/ssr/entry-server.js, which imports their names. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    sonnerWithoutStyle(),
    brandAssets(),
    keepOutMarkdown(),
    clientAssets(local("./dist/client")),
    compressedFiles(),
  ],
  resolve: {
    // The original inserts a <style> element, which the content security policy refuses; a dev page allows it.
    alias:
      command === "build"
        ? [{ find: "react-style-singleton", replacement: local("./src/lib/style-singleton.ts") }]
        : [],
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // Links load a page's code on hover, and server HTML names what the first page needs: a list of every page's
        // chunks in the first scripts would save one round trip at most, and costs each visitor a kilobyte.
        modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === "js" ? [] : files) },
        rolldownOptions: {
          input: local("./src/entry-client.tsx"),
          output: {
            // Hashes only: every page lists all chunks, and names would add a kilobyte. The manifest has the names.
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: {
              groups: [
                { name: "vendor", test: VENDOR },
                // All else that the entry imports, in one chunk: small shared chunks compress worse.
                { name: "first", tags: ["$initial"] },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // With its packages, in fewer files, and with React as browsers get it: the one for developers takes longer to draw a page.
      // The dev server loads packages itself, but for lucide-react, whose barrel has 1,500 modules.
      resolve: { noExternal: command === "build" ? true : ["lucide-react"] },
      ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      build: {
        outDir: "dist/ssr",
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: {
          input: local("./src/entry-server.tsx"),
          output: { entryFileNames: "entry-server.js" },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client) await builder.build(client);
      if (ssr) await builder.build(ssr);
    },
  },
}));
