import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
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

const brotli = promisify(brotliCompress);
/** A third of the time of the highest level, for a fifteenth more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes each script and style sheet as brotli beside it; the server sends these files as they are. */
export function compressedFiles(): Plugin {
  return {
    name: "standings:compressed-files",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(?:js|css)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const whole = await readFile(join(dir, file));
          await writeFile(join(dir, `${file}.br`), await brotli(whole, BROTLI));
        }),
      );
    },
  };
}
