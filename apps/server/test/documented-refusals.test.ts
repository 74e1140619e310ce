import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ALL_ERRORS, type ErrorCode } from "@standings/domain";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { caller, type Product, startProduct } from "./product.ts";

/**
 * `contract.ts` checks the refusals that tests meet over HTTP. This checks the rest: each status that a verb's docstring
 * names after "Throws" is in the document, at every call whose handler uses the verb.
 */

const ROUTES = ["../src/rest", "../src/webhooks"].map((folder) => join(import.meta.dirname, folder));
const VERBS = join(import.meta.dirname, "../../../packages/services/src");
const METHODS: readonly string[] = ["get", "post", "put", "patch", "delete"];

interface Operation {
  /** "get /api/models" */
  readonly name: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

let product: Product;
let operations: Operation[];
beforeAll(async () => {
  product = await startProduct();
  const { body } = await caller(product).get("/openapi.json");
  const paths = Object.entries<Record<string, Omit<Operation, "name">>>(body.paths);
  operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, name: `${method} ${path}` })),
  );
});
afterAll(() => product.close());

it("each call documents every status that the docstrings of its verbs name", () => {
  const codesOf = readRefusals();
  const described = ROUTES.flatMap(filesIn)
    .flatMap(callsIn)
    .map(({ method, summary, verbs }) => ({
      codes: new Set(verbs.flatMap((verb) => [...codesOf(verb)])),
      operations: operations.filter((one) => one.name.startsWith(`${method} `) && summary.test(one.summary)),
    }));
  const unfound = operations.filter((one) => !described.some((call) => call.operations.includes(one)));
  expect(unfound.map(({ name }) => name)).toEqual([]);
  const missing = described.flatMap((call) =>
    call.operations.flatMap(({ name, responses }) =>
      [...call.codes]
        .filter((code) => !(ALL_ERRORS[code].status in responses))
        .map((code) => `${name}: ${ALL_ERRORS[code].status} ${code}`),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});

interface Call {
  readonly method: string;
  readonly summary: RegExp;
  /** Names of the verbs that its handler uses. */
  readonly verbs: readonly string[];
}

/** The calls that a file of routes makes. */
function callsIn(file: string): Call[] {
  const source = parse(file);
  const imports = source.statements.filter(
    (one) => ts.isImportDeclaration(one) && one.moduleSpecifier.getText() === '"@standings/services"',
  );
  const verbs = new Set(imports.flatMap(namesIn));
  const helpers = new Map(functionsIn(source).map((one) => [one.name?.text, one]));
  const verbsIn = (root: ts.Node, seen: readonly string[] = []): string[] =>
    namesIn(root).flatMap((name) => {
      const helper = seen.includes(name) ? undefined : helpers.get(name);
      if (helper) return verbsIn(helper, [...seen, name]);
      return verbs.has(name) ? [name] : [];
    });
  return nodesIn(source).flatMap((node): Call[] => {
    if (!ts.isCallExpression(node)) return [];
    const [, second, , handler] = node.arguments;
    const made = node.expression.getText().split(".").at(-1) ?? "";
    if (made === "listFileCalls" && second) {
      const what = nodesIn(second).find(
        (one) => ts.isPropertyAssignment(one) && one.name.getText() === "what",
      );
      const summary = new RegExp(`^(${patternOf((what as ts.PropertyAssignment).initializer)}) as `);
      return [{ method: "get", summary, verbs: verbsIn(second) }];
    }
    if (!METHODS.includes(made) || !second || !handler) return [];
    return [{ method: made, summary: new RegExp(`^(${patternOf(second)})$`), verbs: verbsIn(handler) }];
  });
}

/** What a text of the sources can be. */
function patternOf(node: ts.Expression): string {
  if (ts.isConditionalExpression(node)) return `${patternOf(node.whenTrue)}|${patternOf(node.whenFalse)}`;
  if (ts.isStringLiteralLike(node)) return escaped(node.text);
  if (!ts.isTemplateExpression(node)) return ".+";
  const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  return parts.map(({ text }) => escaped(text)).join(".+");
}

const escaped = (text: string) => text.replace(/[^\w ]/g, "\\$&");

/** Errors that a verb says it throws; "as `other`" are those of the other. */
function readRefusals(): (verb: string) => ReadonlySet<ErrorCode> {
  const docs = new Map(
    filesIn(VERBS).flatMap((file) => functionsIn(parse(file)).map((one) => [one.name?.text, docOf(one)])),
  );
  const codesOf = (verb: string, seen: readonly string[] = []): ReadonlySet<ErrorCode> => {
    const throws = (docs.get(verb) ?? "")
      .split(/\bThrows\b/)
      .slice(1)
      .join(" ");
    const words: readonly string[] = throws.match(/\b\w+\b/g) ?? [];
    // "BRAND_INVALID as `saveNames`" is no more than BRAND_INVALID.
    const named = [...throws.matchAll(/(?<![A-Z] as )`(\w+)`/g)].map(([, name = ""]) => name);
    const others = named.filter((name) => name !== verb && !seen.includes(name));
    return new Set([
      ...words.filter((word): word is ErrorCode => Object.hasOwn(ALL_ERRORS, word)),
      ...others.flatMap((other) => [...codesOf(other, [...seen, verb])]),
    ]);
  };
  return codesOf;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => join(folder, file));
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
}

function functionsIn({ statements }: ts.SourceFile): ts.FunctionDeclaration[] {
  return statements.filter(ts.isFunctionDeclaration);
}

function nodesIn(root: ts.Node): ts.Node[] {
  const nodes = [root];
  for (const node of nodes) ts.forEachChild(node, (child) => void nodes.push(child));
  return nodes;
}

function namesIn(root: ts.Node): string[] {
  return nodesIn(root)
    .filter(ts.isIdentifier)
    .map(({ text }) => text);
}

/** The comment before a function. */
function docOf(node: ts.FunctionDeclaration): string {
  return node.getFullText().slice(0, node.getStart() - node.getFullStart());
}
