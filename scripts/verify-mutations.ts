// `pnpm verify:mutations`: changes one operator, constant or condition of the files that must not be wrong, runs their tests, and
// tells which changes no test noticed. `[area…] [--count=n]` bounds it; TIER=all asks the long tests too.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

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

/** Whether a test fails with this change, or the change does not even load. */
function isNoticed({ file, start, end, text }: Mutant, tests: readonly string[]): boolean {
  const original = readFileSync(file, "utf8");
  try {
    writeFileSync(file, original.slice(0, start) + text + original.slice(end));
    const vitest = join("node_modules", ".bin", "vitest");
    const args = ["run", "--bail=1", "--reporter=dot", ...tests];
    return spawnSync(vitest, args, { stdio: "ignore", timeout: 600_000 }).status !== 0;
  } finally {
    writeFileSync(file, original);
  }
}

/** As many as asked for, spread over all. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)],
  ).filter((item): item is Item => item !== undefined);
}

const args = process.argv.slice(2);
const count = Number(args.find((arg) => arg.startsWith("--count="))?.slice("--count=".length) ?? 25);
const chosen = args.filter((arg) => !arg.startsWith("--"));
const table = [];
for (const [name, { files, tests }] of Object.entries(AREAS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const mutants = spread(files.flatMap(mutantsOf), count);
  const survived = mutants.filter((mutant) => !isNoticed(mutant, tests));
  for (const { file, start, end, text } of survived) {
    const source = readFileSync(file, "utf8");
    const line = source.slice(0, start).split("\n").length;
    console.log(`not noticed: ${file}:${line} \`${source.slice(start, end)}\` → \`${text}\``);
  }
  const noticed = mutants.length - survived.length;
  table.push({
    area: name,
    mutants: mutants.length,
    noticed,
    share: `${Math.round((100 * noticed) / mutants.length)} %`,
  });
}
console.table(table);
