import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";
import { filesOf, nameOfPart } from "./measure-bundle.ts";

const ID = "virtual:client-assets";

/** Module for the server bundle with the browser's files: entry, preloads of all pages and of each, CSS text, font. */
export function clientAssets(clientDir: string): Plugin {
  return {
    name: "standings:client-assets",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      if (this.environment?.name !== "ssr" || this.environment.mode !== "build") return emptyModule();
      return assetsModule(clientDir);
    },
  };
}

/** In development the browser gets the sources. */
function emptyModule(): string {
  return 'export const entry = "/src/entry-client.tsx"; export const preloads = []; export const pagePreloads = {}; export const css = ""; export const font = "";';
}

function assetsModule(clientDir: string): string {
  const manifest = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const chunks = Object.values(manifest);
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("The client build has no entry");
  const imported = (entry.imports ?? []).flatMap((key) => manifest[key]?.file ?? []);
  const everywhere = filesOf(manifest, Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? "");
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && key.endsWith("-page.tsx"),
  );
  const pagePreloads = pages.map((key) => {
    const files = [...filesOf(manifest, key)].filter((file) => !everywhere.has(file));
    return [nameOfPart(key), files.map((file) => `/${file}`)] as const;
  });
  const css = (entry.css ?? []).map((file) => readFileSync(join(clientDir, file), "utf8")).join("");
  const font =
    chunks.find((chunk) => /-latin-wght-normal.*\.woff2$/.test(chunk.file))?.file ??
    /\/(assets\/hanken-grotesk-latin-wght-normal[^"')]*\.woff2)/.exec(css)?.[1];
  return [
    `export const entry = ${JSON.stringify(`/${entry.file}`)};`,
    `export const preloads = ${JSON.stringify(imported.map((file) => `/${file}`))};`,
    `export const pagePreloads = ${JSON.stringify(Object.fromEntries(pagePreloads))};`,
    `export const css = ${JSON.stringify(css)};`,
    `export const font = ${JSON.stringify(font ? `/${font}` : "")};`,
  ].join("\n");
}
