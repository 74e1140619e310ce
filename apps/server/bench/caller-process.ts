// Somebody else's calls, one after another: a process of its own, so that nothing but the server delays them.
import { setTimeout } from "node:timers/promises";
import { serveParent } from "./child.ts";

const [url = "", token = ""] = process.argv.slice(2);
const EVERY_MS = 5;
const times: number[] = [];
/** The first call opens the connection. */
let isFirst = true;

serveParent({}, () => times.splice(0));
for (;;) {
  const asked = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!isFirst) times.push(performance.now() - asked);
  isFirst = false;
  await setTimeout(EVERY_MS);
}
