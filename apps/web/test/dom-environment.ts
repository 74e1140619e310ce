import { Window } from "happy-dom";
import type { Environment } from "vitest/runtime";

/** Of what Node has too, a document takes its own of these only. */
const OF_THE_DOCUMENT = ["Event", "CustomEvent", "navigator", "localStorage", "sessionStorage"];

/**
 * A document beside Node: servers of this process keep Node's addresses, calls and streams. It stays for all files of a
 * worker, because timers of the last page may still look for it.
 */
export default {
  name: "dom",
  viteEnvironment: "ssr",
  setup(global) {
    if (!("document" in global)) addDocument(global);
    return { teardown() {} };
  },
} satisfies Environment;

function addDocument(global: Record<string, unknown>): void {
  const window = new Window({ url: "http://localhost:3000", width: 1440, height: 900 });
  const set = (name: string, value: unknown) =>
    Object.defineProperty(global, name, { value, configurable: true, writable: true });
  for (const name of Object.getOwnPropertyNames(window)) {
    // Its items of a clipboard take Node's blobs for texts; pages do without them.
    if (name === "ClipboardItem") continue;
    if (name in global && !OF_THE_DOCUMENT.includes(name)) continue;
    const value = Reflect.get(window, name);
    // Functions of the window are called without it.
    const isFunction = typeof value === "function" && !/^[A-Z]/.test(name);
    set(name, isFunction ? value.bind(window) : value);
  }
  for (const name of ["window", "self", "top", "parent"]) set(name, global);
}
