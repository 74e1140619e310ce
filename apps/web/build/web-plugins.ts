import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { brandAssets } from "./brand-assets.ts";
import { clientAssets } from "./client-assets.ts";

/** Strips the style sheet that sonner inserts on import; we import the same sheet as a file. */
export function sonnerWithoutStyle(): Plugin {
  return {
    name: "standings:sonner-without-style",
    enforce: "pre",
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.mjs/.test(id)) return null;
      const stripped = code.replace(/^__insertCSS\(.*\);?$/m, "");
      if (stripped === code) this.error("sonner no longer inserts its style the way this plugin expects");
      return { code: stripped, map: null };
    },
  };
}

const MARKDOWN =
  /node_modules\/(?:unified|vfile|micromark|mdast|hast|remark|rehype|lowlight|highlight\.js|marked|markdown-it)\b|packages\/markdown\//;

/** Posts are rendered when they are saved: a build fails that would bring a markdown library to the browser. */
export function keepOutMarkdown(): Plugin {
  return {
    name: "standings:keep-out-markdown",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const found = chunk.type === "chunk" && chunk.moduleIds.find((id) => MARKDOWN.test(id));
        if (found) this.error(`${found} would reach the browser in ${chunk.fileName}`);
      }
    },
  };
}

/** What the sources need to be read at all: builds and tests of pages alike. */
export const webPlugins = () => [
  react(),
  sonnerWithoutStyle(),
  brandAssets(),
  keepOutMarkdown(),
  clientAssets(fileURLToPath(new URL("../dist/client", import.meta.url))),
];
