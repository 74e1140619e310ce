import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/chromium", import.meta.url));

/** Fonts of a Linux system that `monospace` may be; none comes with the shell. */
const FIXED_WIDTH = ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"];

/** Flags that keep a headless Chromium quiet, offline and its pictures stable. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

/**
 * `CHROMIUM_PATH`; the headless shell inside the npm package, unpacked into the cache; where it does not run, a
 * Chromium of the system. The shell is the same on every machine, and has no windows to draw: a browser with them
 * took half as long again.
 */
export async function findChromium(chosen: string | undefined): Promise<string> {
  if (chosen) return chosen;
  if (process.platform === "linux" && process.arch === "x64") return unpackShell();
  const system = SYSTEM.find((path) => existsSync(path));
  if (!system) throw new Error("No Chromium found: name one in CHROMIUM_PATH");
  return system;
}

async function unpackShell(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  // The package unpacks its libraries for Lambda only, and everything into TMPDIR.
  const { TMPDIR } = process.env;
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  process.env.TMPDIR = CACHE;
  const { default: chromium } = await import("@sparticuz/chromium");
  const path = await chromium.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  // Its own font configuration names folders of Lambda; Chromium ends when it finds no font at all.
  const config = join(CACHE, "fonts.conf");
  writeFileSync(config, fontConfig([join(CACHE, "fonts"), "/usr/share/fonts"]));
  process.env.FONTCONFIG_FILE = config;
  return path;
}

/** Without a word about `monospace` code would stand in the first font found, which has letters of many widths. */
function fontConfig(folders: readonly string[]): string {
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join("");
  const families = FIXED_WIDTH.map((family) => `<family>${family}</family>`).join("");
  const alias = `<alias binding="same"><family>monospace</family><prefer>${families}</prefer></alias>`;
  const cache = `<cachedir>${join(CACHE, "font-cache")}</cachedir>`;
  return `<?xml version="1.0"?><fontconfig>${dirs}${alias}${cache}</fontconfig>\n`;
}
