/**
 * Asks a buyer's question and prints who the models rank.
 *
 *   STANDINGS_URL=http://localhost:3000 STANDINGS_TOKEN=st_live_… node rank.ts "best crm for startups"
 *
 *   --json, --csv      the ranking as JSON or CSV instead of a table
 *   --experts          people instead of companies
 *   --models a,b       ids of one to five models; the default ones when left out
 *   --market DE/de     the country and language of the buyer; from nowhere when left out
 *   --no-web-search    answers from training data alone
 *
 * The ranking goes to standard output, progress and errors to standard error.
 */
import { parseArgs } from "node:util";
import { type AggregatedEntry, createClient, type Search, StandingsError } from "@standings/client";

const { values: options, positionals } = readArguments();
const { STANDINGS_URL: url = "http://localhost:3000", STANDINGS_TOKEN: token } = process.env;
const question = positionals.join(" ");
if (question === "" || token === undefined) endWithUsage();

try {
  const search = await rank(question, token);
  if (options.json) console.log(JSON.stringify(search, null, 2));
  else if (options.csv) console.log(toCsv(search.results));
  else console.log(toTable(search));
} catch (error) {
  if (!(error instanceof StandingsError)) throw error;
  const told = error.code === null ? error.message : `${error.message} (${error.code})`;
  console.error(
    error.cause !== undefined && error.status === null ? `No answer came from ${url}: ${told}` : told,
  );
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        csv: { type: "boolean" },
        experts: { type: "boolean" },
        models: { type: "string" },
        market: { type: "string" },
        "no-web-search": { type: "boolean" },
      },
    });
  } catch (error) {
    return endWithUsage(error instanceof Error ? `${error.message}\n` : "");
  }
}

function endWithUsage(reason = ""): never {
  console.error(
    `${reason}Usage: STANDINGS_TOKEN=st_live_… node rank.ts "best crm for startups" [--json | --csv] ` +
      "[--experts] [--models a,b] [--market DE/de] [--no-web-search]",
  );
  process.exit(2);
}

/** Starts the search, and shows what each model is doing until the last one has answered. */
async function rank(prompt: string, token: string): Promise<Search> {
  const standings = createClient({ url, token });
  const run = await standings.rank(prompt, {
    kind: options.experts ? "expert" : "company",
    webSearch: !options["no-web-search"],
    ...(options.market && { market: readMarket(options.market) }),
    ...(options.models && { models: options.models.split(",") }),
  });
  const progress = createProgress();
  for await (const event of run.events()) {
    if (event.type === "start") {
      for (const { columnId, modelName } of event.columns) progress.set(columnId, modelName, "waits");
    }
    if (event.type === "model_start") progress.set(event.columnId, event.modelName, "is asked");
    if (event.type === "model_complete") {
      const text = event.status === "error" ? event.detail : toOutcome(event.data);
      progress.set(event.columnId, event.modelName, text);
    }
  }
  return run.result();
}

function readMarket(code: string) {
  const [country = "", language = ""] = code.split("/");
  return { country, language };
}

type Answer = Pick<Search["models"][number], "outcome" | "results" | "durationMs">;

function toOutcome({ outcome, results, durationMs }: Answer): string {
  const seconds = `in ${(durationMs / 1000).toFixed(1)} s`;
  if (outcome === "declined") return `declined to answer ${seconds}`;
  return results.length === 0 ? `named nobody ${seconds}` : `ranks ${results.length} ${seconds}`;
}

/** One line for each model, drawn anew on a terminal and printed once into a file. */
function createProgress() {
  const { stderr } = process;
  const lines = new Map<string, { readonly name: string; readonly text: string }>();
  return {
    set(id: string, name: string, text: string): void {
      if (lines.get(id)?.text === text) return;
      if (stderr.isTTY && lines.size > 0) stderr.write(`\x1b[${lines.size}A`);
      lines.set(id, { name, text });
      const width = Math.max(...[...lines.values()].map((line) => line.name.length));
      if (stderr.isTTY) {
        for (const line of lines.values()) stderr.write(`\x1b[2K${line.name.padEnd(width)}  ${line.text}\n`);
      } else stderr.write(`${name}: ${text}\n`);
    },
  };
}

function toTable({ prompt, results, models, isSandbox }: Search): string {
  const answered = models.filter(({ outcome }) => outcome === "ranked").length;
  const rows = results.map(({ rank, name, domain, points, averageRank, votes }) => [
    String(rank),
    name,
    domain,
    String(points),
    averageRank.toFixed(1),
    `${votes.length} of ${answered}`,
  ]);
  const head = ["", "Name", "Website", "Points", "Average rank", "Models"];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? title.length)),
  );
  const isNumber = (column: number) => column === 0 || column > 2;
  const toLine = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  const title = isSandbox ? `${prompt}, sandbox data` : prompt;
  return ["", title, "", toLine(head), ...rows.map(toLine)].join("\n");
}

function toCsv(entries: readonly AggregatedEntry[]): string {
  const head = ["rank", "name", "domain", "points", "average_rank", "models"];
  const rows = entries.map(({ rank, name, domain, points, averageRank, votes }) =>
    [rank, name, domain, points, averageRank, votes.length].map(toCell).join(","),
  );
  return [head.join(","), ...rows].join("\n");
}

/** Text that begins like a formula is not one in a spreadsheet. */
function toCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
