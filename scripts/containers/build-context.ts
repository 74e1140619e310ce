import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { matchesGlob } from "node:path";

/** What must never be in an image, with a file that would be. */
const SECRETS = [".env", ".env.local", "apps/server/.env", ".git/config", ".data/hash-key", "tls/server.key"];

/** Whether `.dockerignore` lets a path into the build: the last pattern that fits it or a folder above it decides. */
export function createContextFilter(path = ".dockerignore"): (file: string) => boolean {
  const lines = readFileSync(path, "utf8").split("\n");
  const patterns = lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
  return (file) => {
    const parts = file.split("/");
    const paths = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    const last = patterns.findLast((pattern) =>
      paths.some((one) => matchesGlob(one, pattern.replace(/^!/, ""))),
    );
    return last === undefined || last.startsWith("!");
  };
}

/** Faults of `.dockerignore`: secrets it lets in, sources it keeps out. */
export function checkContext(): string[] {
  const isIn = createContextFilter();
  const leaked = SECRETS.filter(isIn).map((file) => `.dockerignore: ${file} enters the image`);
  const needed = [
    ".env.example",
    "pnpm-lock.yaml",
    "apps/server/src/main.ts",
    "apps/web/src/entry-server.tsx",
  ];
  const missing = needed.filter((file) => !isIn(file)).map((file) => `.dockerignore: ${file} is kept out`);
  return [...leaked, ...missing];
}

/** Files of the build, as a clone would have them. */
export function listContext(): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return files.split("\0").filter((file) => file !== "" && createContextFilter()(file));
}
