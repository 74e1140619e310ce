// The thread that parses what sites of others sent (site-parser.ts); it is ended by force when one is too much.
import { parentPort } from "node:worker_threads";
import { judgeRobots } from "./judge-robots.ts";
import { parsePage } from "./parse-page.ts";
import { parseSitemap } from "./parse-sitemap.ts";
import type { ParseTask } from "./site-parser.ts";

parentPort?.postMessage("ready");
parentPort?.on("message", (task: ParseTask) => parentPort?.postMessage(resultOf(task)));

function resultOf(task: ParseTask) {
  if (task.kind === "page") return parsePage(task.input);
  if (task.kind === "sitemap") return parseSitemap(task.input);
  return judgeRobots(task.input);
}
