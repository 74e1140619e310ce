// One fact, one literal: fails when a text or limit of the domain is retyped instead of imported.
import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import * as domain from "../packages/domain/src/index.ts";

/** Shorter texts are common words. */
const SHORTEST = 12;
/** Texts of this length are also found inside longer ones. */
const SHORTEST_PART = 20;

interface Fact {
  readonly name: string;
  readonly isIn: (text: string) => boolean;
}

interface Literal {
  readonly node: ts.Node;
  readonly text: string;
}

/** Ids that the compiler, or a test, compares where they are written. */
const IDS: readonly string[] = [
  "ASPECTS",
  "CHANGE_ACTIONS",
  "LISTED_CALLS",
  "LISTED_TOOLS",
  "PLAN_FAULTS",
  "UNANSWERED",
] satisfies (keyof typeof domain)[];

const texts = Object.entries(domain).flatMap(([name, value]) =>
  IDS.includes(name) ? [] : leavesOf(name, value),
);
const facts: readonly Fact[] = [...texts.map(asText), ...limits(), ...names()];

/** Strings in an exported constant, with their paths. */
function leavesOf(name: string, value: unknown): { name: string; text: string }[] {
  if (typeof value === "string") return value.length >= SHORTEST ? [{ name, text: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(`${name}.${key}`, child));
}

function asText({ name, text }: { name: string; text: string }): Fact {
  const isIn =
    text.length >= SHORTEST_PART
      ? (found: string) => found.includes(text)
      : (found: string) => found === text;
  return { name, isIn };
}

/** Numbers with a single meaning, alone or in sentences. */
function limits(): Fact[] {
  const { PROMPT_MAX_LENGTH, CODE_LENGTH, VISIBLE_POSITIONS, FIRST_HIDDEN_POSITION, CREDIT_PACKS } = domain;
  const patterns: [name: string, pattern: string][] = [
    ["PROMPT_MAX_LENGTH", `\\b${PROMPT_MAX_LENGTH}\\b`],
    ["CODE_LENGTH", `\\b(?:${CODE_LENGTH}|${domain.numberWord(CODE_LENGTH)})[- ]digits?\\b|^\\[0-9\\]\\{`],
    ["VISIBLE_POSITIONS", `\\bfirst ${domain.numberWord(VISIBLE_POSITIONS)}(?: positions| of each|,|$)`],
    ["FIRST_HIDDEN_POSITION", `\\bpositions? ${FIRST_HIDDEN_POSITION}\\b`],
    ...CREDIT_PACKS.map(({ name, usd }): [string, string] => [
      `price of the pack ${name}`,
      `\\$${usd}(?![\\d.])|\\b${usd} USD\\b`,
    ]),
  ];
  return patterns.map(([name, source]) => {
    const pattern = new RegExp(source, "i");
    return { name, isIn: (text: string) => pattern.test(text) };
  });
}

/** A constant with the name of a domain constant is a copy. */
function names(): Fact[] {
  return Object.keys(domain)
    .filter(isConstant)
    .map((name) => ({ name, isIn: (text: string) => text === `const ${name}` }));
}

function isConstant(name: string): boolean {
  return name in domain && name === name.toUpperCase();
}

/** Texts, numbers and patterns of a file, without module names, keys and types. */
function literalsOf(file: ts.SourceFile): Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isConstant(node.name.text)) {
      found.push({ node, text: `const ${node.name.text}` });
    }
    const text = textOf(node);
    const isKey = ts.isPropertyAssignment(node.parent ?? node) && node.parent.getChildAt(0, file) === node;
    if (text !== null && !isKey) found.push({ node, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, " ").trim();
  if (ts.isNumericLiteral(node)) return String(Number(node.text.replaceAll("_", "")));
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1).replace(/^\^/, "");
  const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  return isText || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    ? node.text
    : null;
}

const files = globSync(["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}"], {
  // Released migrations are frozen, whatever becomes of what they wrote.
  exclude: ["apps/sandbox/**", "packages/domain/**", "**/migrations/**", "**/*.test.*", "**/test/**"],
});
const faults = files.toSorted().flatMap((path) => {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  return literalsOf(file).flatMap(({ node, text }) => {
    const fact = facts.find(({ isIn }) => isIn(text));
    if (!fact) return [];
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return [`${path}:${line + 1}: ${JSON.stringify(text)} is the domain's ${fact.name}`];
  });
});
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${facts.length} facts of the domain, ${faults.length} typed again`);
process.exit(faults.length === 0 ? 0 : 1);
