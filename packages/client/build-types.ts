/**
 * Writes the types of the server that the client needs as one file of their own: every procedure with its input and its
 * output, and the types that these name. The sources' own declarations cannot be bundled: procedures infer types that no
 * package exports.
 */
import ts from "typescript";

interface Printed {
  /** Declarations by name. */
  readonly declared: Map<string, string>;
  /** Names by the symbol that has them. */
  readonly names: Map<ts.Symbol, string>;
}

/** The text of `router.d.ts`, from the type `AppRouter` and the error codes that a module exports. */
export function printRouter(source: string): string {
  const program = ts.createProgram([source], {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: ["node"],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${source} is no module`);
  const printer = createPrinter(checker);
  const typeOf = (name: string): ts.Type => {
    const symbol = checker.getExportsOfModule(module).find((exported) => exported.name === name);
    if (!symbol) throw new Error(`${source} exports no ${name}`);
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return checker.getDeclaredTypeOfSymbol(target);
  };
  const codes = printer.expand(typeOf("ErrorCode"));
  const record = propertyOf(checker, propertyOf(checker, typeOf("AppRouter"), "_def"), "record");
  const procedures = printProcedures(checker, printer, record, "  ");
  const declarations = [...printer.declared.values()].join("\n\n");
  const text = `${HEAD}
export type ErrorCode = ${codes};

${declarations}

export type AppRouter = TRPCBuiltRouter<Root, ${procedures}>;
`;
  // Written over again for people: a member in each line.
  return ts.createPrinter().printFile(ts.createSourceFile("router.d.ts", text, ts.ScriptTarget.ES2024));
}

const HEAD = `import type {
  TRPCBuiltRouter,
  TRPCDefaultErrorShape,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
  TRPCSubscriptionProcedure,
  TrackedEnvelope,
} from "@trpc/server";

interface Root {
  ctx: object;
  meta: object;
  errorShape: Omit<TRPCDefaultErrorShape, "data"> & {
    data: {
      code: string;
      httpStatus: number;
      errorCode: ErrorCode;
      fields: Readonly<Record<string, unknown>> | undefined;
    };
  };
  transformer: false;
}
`;

const PROCEDURES: Readonly<Record<string, string>> = {
  query: "TRPCQueryProcedure",
  mutation: "TRPCMutationProcedure",
  subscription: "TRPCSubscriptionProcedure",
};

function printProcedures(checker: ts.TypeChecker, printer: Printer, record: ts.Type, indent: string): string {
  const lines = checker.getPropertiesOfType(record).map((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    const definition = checker.getPropertyOfType(type, "_def");
    if (!definition) return `${symbol.name}: ${printProcedures(checker, printer, type, `${indent}  `)};`;
    const parts = checker.getTypeOfSymbol(definition);
    const kind = checker.typeToString(propertyOf(checker, parts, "type")).replaceAll('"', "");
    const types = propertyOf(checker, parts, "$types");
    const input = printer.print(propertyOf(checker, types, "input"));
    const output = printer.print(propertyOf(checker, types, "output"));
    return `${symbol.name}: ${PROCEDURES[kind]}<{ input: ${input}; output: ${output}; meta: object }>;`;
  });
  return `{\n${lines.map((line) => `${indent}${line}`).join("\n")}\n${indent.slice(2)}}`;
}

function propertyOf(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type {
  const symbol = checker.getPropertyOfType(type, name);
  if (!symbol) throw new Error(`${checker.typeToString(type)} has no ${name}`);
  return checker.getTypeOfSymbol(symbol);
}

interface Printer extends Printed {
  /** A type where it is used: by its name where it has one of ours. */
  print(type: ts.Type): string;
  /** What a type is, without its name. */
  expand(type: ts.Type): string;
}

function createPrinter(checker: ts.TypeChecker): Printer {
  const declared = new Map<string, string>();
  const names = new Map<ts.Symbol, string>();

  function print(type: ts.Type): string {
    const symbol = type.aliasSymbol ?? type.symbol;
    const isGeneric = (type.aliasTypeArguments ?? []).length > 0 || typeArgumentsOf(type).length > 0;
    if (!symbol || isGeneric || !isNamed(type, symbol)) return expand(type);
    return names.get(symbol) ?? declare(symbol, type);
  }

  function declare(symbol: ts.Symbol, type: ts.Type): string {
    const taken = new Set(names.values());
    let name = symbol.name;
    for (let count = 2; taken.has(name); count++) name = `${symbol.name}${count}`;
    names.set(symbol, name);
    // Its place, before what it names.
    declared.set(name, "");
    declared.set(name, `${commentOf(symbol)}export type ${name} = ${expand(type)};`);
    return name;
  }

  function expand(type: ts.Type): string {
    if (type.isUnion()) return printUnion(type);
    if (type.isIntersection()) {
      const primitive = type.types.find((part) => part.flags & PRIMITIVE);
      // A branded text is a text on the wire.
      if (primitive) return checker.typeToString(primitive);
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return printSimple(type);
    if (checker.isTupleType(type)) return printTuple(type as ts.TypeReference);
    if (checker.isArrayType(type)) return printArray(type as ts.TypeReference);
    return printObject(type);
  }

  function printUnion(type: ts.UnionType): string {
    const parts = type.types.map(print);
    const isBoolean = parts.includes("true") && parts.includes("false");
    const shown = isBoolean
      ? [...parts.filter((part) => part !== "true" && part !== "false"), "boolean"]
      : parts;
    return [...new Set(shown)].map((part) => (part.includes("=>") ? `(${part})` : part)).join(" | ");
  }

  function printSimple(type: ts.Type): string {
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  function printTuple(type: ts.TypeReference): string {
    const target = type.target as ts.TupleType;
    const parts = checker.getTypeArguments(type).map((part, index) => {
      const isRest = Boolean((target.elementFlags[index] ?? 0) & ts.ElementFlags.Rest);
      return isRest ? `...(${print(part)})[]` : print(part);
    });
    return `${target.readonly ? "readonly " : ""}[${parts.join(", ")}]`;
  }

  function printArray(type: ts.TypeReference): string {
    const [item] = checker.getTypeArguments(type);
    const printed = item ? print(item) : "unknown";
    return type.symbol.name === "ReadonlyArray" ? `ReadonlyArray<${printed}>` : `Array<${printed}>`;
  }

  function printObject(type: ts.Type): string {
    const { name = "" } = type.symbol ?? {};
    const args = typeArgumentsOf(type);
    if (name === "Date") return "Date";
    if (name === "AsyncGenerator" || name === "AsyncIterable") {
      return `AsyncIterable<${args[0] ? print(args[0]) : "unknown"}, void>`;
    }
    const signatures = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
    if (signatures.length > 0) throw new Error(`A function is no answer: ${checker.typeToString(type)}`);
    const members = checker.getPropertiesOfType(type).map((property) => printMember(property));
    const indexes = checker
      .getIndexInfosOfType(type)
      .map(
        ({ keyType, type: value, isReadonly }) =>
          `${isReadonly ? "readonly " : ""}[key: ${checker.typeToString(keyType)}]: ${print(value)};`,
      );
    const all = [...members, ...indexes];
    return all.length === 0 ? "Record<string, never>" : `{ ${all.join(" ")} }`;
  }

  function printMember(property: ts.Symbol): string {
    const declaration = property.valueDeclaration ?? property.declarations?.[0];
    const flags = declaration ? ts.getCombinedModifierFlags(declaration as ts.Declaration) : 0;
    const readonly = flags & ts.ModifierFlags.Readonly ? "readonly " : "";
    const optional = property.flags & ts.SymbolFlags.Optional ? "?" : "";
    const key = /^[A-Za-z_$][\w$]*$/.test(property.name) ? property.name : JSON.stringify(property.name);
    return `${commentOf(property)}${readonly}${key}${optional}: ${print(checker.getTypeOfSymbol(property))};`;
  }

  /** What the sources say about it. */
  function commentOf(symbol: ts.Symbol): string {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return text === "" ? "" : `\n/** ${text.replaceAll("*/", "").replace(/\s+/g, " ")} */\n`;
  }

  function typeArgumentsOf(type: ts.Type): readonly ts.Type[] {
    const isReference = Boolean((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference);
    return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
  }

  return { print, expand, declared, names };
}

const PRIMITIVE = ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Boolean;

/** Whether a type has a name in our own sources. */
function isNamed(type: ts.Type, symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return false;
  const isOurs = /\/packages\/[^/]+\/src\//.test(declaration.getSourceFile().fileName);
  if (!isOurs) return false;
  if (type.aliasSymbol) return true;
  return Boolean(symbol.flags & ts.SymbolFlags.Interface);
}
