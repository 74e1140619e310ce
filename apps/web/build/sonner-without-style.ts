import type { Plugin } from "vite";

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
