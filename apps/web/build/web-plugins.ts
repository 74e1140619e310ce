import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { brandAssets } from "./brand-assets.ts";
import { clientAssets } from "./client-assets.ts";
import { keepOutMarkdown } from "./keep-out-markdown.ts";
import { sonnerWithoutStyle } from "./sonner-without-style.ts";

/** What the sources need to be read at all: builds and tests of pages alike. */
export const webPlugins = () => [
  react(),
  sonnerWithoutStyle(),
  brandAssets(),
  keepOutMarkdown(),
  clientAssets(fileURLToPath(new URL("../dist/client", import.meta.url))),
];
