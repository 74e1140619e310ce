// `pnpm verify:mutations`: changes one operator, constant or condition of the files that must not be wrong, runs their tests, and
// tells which changes no test noticed; exit 1 where somebody could see one. `[area…] [--count=n]` bounds it; TIER=all asks the long
// tests too.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { readChoice } from "./read-choice.ts";

interface Area {
  /** Files that are changed. */
  readonly files: readonly string[];
  /** Tests that should notice: files, or folders with them. */
  readonly tests: readonly string[];
}

const AREAS: Readonly<Record<string, Area>> = {
  payment: {
    files: ["packages/database/src/queries/payment.ts", "packages/domain/src/plans.ts"],
    tests: [
      "packages/domain/src/plans.test.ts",
      "packages/services/src/runs",
      "packages/services/src/credits",
    ],
  },
  ledger: {
    files: ["packages/database/src/queries/ledger.ts", "packages/database/src/queries/holds.ts"],
    tests: [
      "packages/database/src/queries",
      "packages/services/src/credits",
      "packages/services/src/studies",
    ],
  },
  guards: {
    files: ["packages/services/src/request.ts"],
    tests: [
      "packages/services/src/request.test.ts",
      "packages/services/src/account",
      "packages/services/src/auth/second-factor",
      "packages/services/src/tokens",
      "apps/server/test/every-admin-call.test.ts",
    ],
  },
  censoring: {
    files: ["packages/domain/src/censoring.ts", "packages/domain/src/hide-names.ts"],
    tests: [
      "packages/domain/src/censoring.test.ts",
      "packages/domain/src/hide-names.test.ts",
      "apps/server/test/hidden-names.test.ts",
    ],
  },
  aggregation: {
    files: ["packages/domain/src/ranking.ts", "packages/domain/src/agreement.ts"],
    tests: ["packages/domain/src"],
  },
  leases: {
    files: ["packages/database/src/queries/leases.ts", "packages/services/src/runs/create-executor.ts"],
    tests: ["packages/database/src/queries", "packages/services/src/runs"],
  },
  sessions: {
    files: ["packages/services/src/auth/session-store.ts", "packages/services/src/auth/refresh-tokens.ts"],
    tests: ["packages/services/src/auth"],
  },
  interval: {
    files: ["packages/statistics/src/interval.ts"],
    tests: ["packages/statistics"],
  },
};

/** Changes that nobody could see, and that no test can notice. */
const UNSEEN: ReadonlySet<string> = new Set([
  // A sentence does not end within such a name.
  "packages/domain/src/hide-names.ts `1` → `2`: for (const { pattern, end } of findSigns(text)) yield [end - (signs[pattern]?.length ?? 0), end - 1];",
  // The index is always one of the list.
  "packages/domain/src/hide-names.ts `0` → `1`: if ((ends[middle] ?? 0) > position) high = middle;",
  // The place is given once the list is in order.
  "packages/domain/src/ranking.ts `0` → `1`: rank: 0,",
  // The same bound, found by halving alone, or a billionth beside it.
  "packages/statistics/src/interval.ts `*` → `/`: const straight = high - ((high - low) * aboveBy) / (aboveBy - belowBy);",
  "packages/statistics/src/interval.ts `<` → `<=`: if (Math.abs(by) < 1e-9) return next;",
]);

interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const SWAPS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.AsteriskToken, "/"],
  [ts.SyntaxKind.SlashToken, "*"],
]);

/** One more of a small number, twice a large one: no lease of 10,001 ms differs from one of 10,000. */
const otherNumber = (value: number) => String(value < 10 ? value + 1 : 2 * value);

/** Every change of a file, one at a time. */
function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, changed: string) =>
    found.push({ file, start: node.getStart(source), end: node.getEnd(), text: changed });
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const swapped = SWAPS.get(node.operatorToken.kind);
      if (swapped) add(node.operatorToken, swapped);
    }
    if (ts.isNumericLiteral(node)) add(node, otherNumber(Number(node.text.replaceAll("_", ""))));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, "false");
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, "true");
    if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText(source)})`);
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText(source)})`);
    // A statement that does something, and whose value nobody takes.
    if (ts.isExpressionStatement(node) && ts.isAwaitExpression(node.expression)) add(node, ";");
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What runs, and the file that is changed: gone and as before once this process ends. */
let running: ChildProcess | undefined;
let restore = () => {};
process.once("exit", () => {
  running?.kill();
  restore();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

async function doPass(tests: readonly string[]): Promise<boolean> {
  const vitest = join("node_modules", ".bin", "vitest");
  const args = ["run", "--bail=1", "--reporter=dot", ...tests];
  running = spawn(vitest, args, { stdio: "ignore", timeout: 600_000 });
  const [status] = await once(running, "exit");
  running = undefined;
  return status === 0;
}

/** Whether a test fails with this change, or the change does not even load. */
async function isNoticed({ file, start, end, text }: Mutant, tests: readonly string[]): Promise<boolean> {
  const original = readFileSync(file, "utf8");
  restore = () => writeFileSync(file, original);
  writeFileSync(file, original.slice(0, start) + text + original.slice(end));
  const isSeen = !(await doPass(tests));
  restore();
  restore = () => {};
  return isSeen;
}

/** As many as asked for, spread over all. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)],
  ).filter((item): item is Item => item !== undefined);
}

const { names, count = 25 } = readChoice(Object.keys(AREAS));
const table = [];
for (const [name, { files, tests }] of Object.entries(AREAS)) {
  if (!names.includes(name)) continue;
  if (!(await doPass(tests))) {
    console.error(`${name}: a test fails without any change. Look: npx vitest run ${tests.join(" ")}`);
    process.exit(1);
  }
  const mutants = spread(files.flatMap(mutantsOf), count);
  let noticed = 0;
  for (const mutant of mutants) {
    if (await isNoticed(mutant, tests)) {
      noticed += 1;
      continue;
    }
    const { file, start, end, text } = mutant;
    const source = readFileSync(file, "utf8");
    const line = source.slice(0, start).split("\n").length;
    const change = `\`${source.slice(start, end)}\` → \`${text}\``;
    const isUnseen = UNSEEN.has(`${file} ${change}: ${source.split("\n")[line - 1]?.trim()}`);
    console.log(`not noticed: ${file}:${line} ${change}${isUnseen ? ", which nobody could see" : ""}`);
    if (!isUnseen) process.exitCode = 1;
  }
  table.push({
    area: name,
    mutants: mutants.length,
    noticed,
    share: `${Math.round((100 * noticed) / mutants.length)} %`,
  });
}
console.table(table);
