import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { LOGOS } from "./logos.ts";

/** Two modules: every page needs the makers' marks at once, and no page needs the logos at once. */
const MAKERS = "virtual:maker-assets";
const LOGO_FILES = "virtual:logo-assets";
const require = createRequire(import.meta.url);

const MAKER_FILES = {
  openai: "openai",
  anthropic: "claude",
  google: "gemini",
  "x-ai": "grok",
  "meta-llama": "meta",
  perplexity: "perplexity",
  amazon: "nova",
  deepseek: "deepseek",
  qwen: "qwen",
};

interface IconSet {
  readonly icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Emits the model makers' marks as one sprite and the logos of well-known companies and sources as single files.
 * The browser knows which logos exist and asks no other site for them.
 */
export function brandAssets(): Plugin {
  const sprite = makerSprite();
  const logos = companyLogos();
  const spriteFile = `assets/makers-${hash(sprite)}.svg`;
  const logoFolder = `assets/logos-${hash([...logos].flat().join("\n"))}`;
  return {
    name: "standings:brand-assets",
    resolveId: (id) => (id === MAKERS || id === LOGO_FILES ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MAKERS}`) return `export const makerSprite = "/${spriteFile}";`;
      if (id !== `\0${LOGO_FILES}`) return null;
      return [
        `export const logoFolder = "/${logoFolder}";`,
        `export const logoDomains = "${[...logos.keys()].join(" ")}";`,
      ].join("\n");
    },
    configureServer({ middlewares }) {
      const files = new Map([...logos].map(([domain, svg]) => [`/${logoFolder}/${domain}.svg`, svg]));
      files.set(`/${spriteFile}`, sprite);
      middlewares.use((request, response, next) => {
        const svg = files.get(request.url ?? "");
        if (svg === undefined) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(svg);
      });
    },
    generateBundle() {
      if (this.environment?.name !== "client") return;
      this.emitFile({ type: "asset", fileName: spriteFile, source: sprite });
      for (const [domain, svg] of logos) {
        this.emitFile({ type: "asset", fileName: `${logoFolder}/${domain}.svg`, source: svg });
      }
    },
  };
}

function makerSprite(): string {
  const symbols = Object.entries(MAKER_FILES).map(([maker, file]) => {
    const svg = readFileSync(require.resolve(`@lobehub/icons-static-svg/icons/${file}.svg`), "utf8");
    const body = svg
      .replace(/^[\s\S]*?<svg[^>]*>/, "")
      .replace(/<\/svg>\s*$/, "")
      .replace(/<title>.*?<\/title>/, "");
    const viewBox = /viewBox="([\d. ]+)"/.exec(svg)?.[1] ?? "0 0 24 24";
    return `<symbol id="${maker}" viewBox="${viewBox}" fill="currentColor" fill-rule="evenodd">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

function companyLogos(): Map<string, string> {
  const set = JSON.parse(readFileSync(require.resolve("@iconify-json/logos/icons.json"), "utf8")) as IconSet;
  const found = new Map<string, string>();
  for (const [domain, icon] of Object.entries(LOGOS)) {
    const svg = icon.startsWith("si:") ? simpleIcon(icon.slice(3)) : logosIcon(set, icon);
    if (svg) found.set(domain, svg);
    else throw new Error(`No icon "${icon}" for ${domain}`);
  }
  return found;
}

function logosIcon(set: IconSet, name: string): string | null {
  const icon = set.icons[name];
  if (!icon) return null;
  const width = icon.width ?? set.width ?? 256;
  const height = icon.height ?? set.height ?? 256;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}

const simpleIcons = Object.values(
  (await import("simple-icons")) as unknown as Record<string, { slug: string; hex: string; path: string }>,
);

function simpleIcon(slug: string): string | null {
  const icon = simpleIcons.find((candidate) => candidate.slug === slug);
  if (!icon) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#${readableOnTile(icon.hex)}"><path d="${icon.path}"/></svg>`;
}

/** Pale marks become dark, because their tile is light. */
function readableOnTile(hex: string): string {
  const isPale = [0, 2, 4].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) > 0xe0);
  return isPale ? "21201c" : hex;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
