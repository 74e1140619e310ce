import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** An answer of the REST bridge. */
export interface Answer {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

interface Exchange extends Answer {
  /** Of the server that answered. */
  readonly url: string;
}

let loaded: Promise<Contract> | undefined;

/** Throws when an answer is not what `/api/openapi.json` says of its call. Addresses that are no call are left alone. */
export async function checkContract(exchange: Exchange): Promise<void> {
  loaded ??= load(exchange.url);
  const fault = (await loaded)(exchange);
  if (fault !== null) throw new Error(fault);
}

/** Methods, sizes and types that no call has, and defects. */
const BEFORE_ANY_CALL: ReadonlySet<number> = new Set([405, 413, 415, 431, 500]);

/** What is wrong with an answer; null when nothing is. */
export type Contract = (answer: Answer) => string | null;

async function load(url: string): Promise<Contract> {
  return readContract(await (await fetch(`${url}/api/openapi.json`)).json());
}

/** The contract of an OpenAPI document, which a server made. */
export function readContract(made: unknown): Contract {
  const document = made as Document;
  const findFault = createFinder(document);
  return (answer) => {
    const fault = findFault(answer);
    const { method, path, status, body } = answer;
    return fault === null
      ? null
      : `${method} ${path} answered ${status} against /api/openapi.json: ${fault}\n${JSON.stringify(body)}`;
  };
}

function createFinder(document: Document): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(document, "api");
  const validators = new Map<string, ValidateFunction>();
  const patterns = Object.keys(document.paths).map((path) => ({ path, segments: path.split("/") }));
  return ({ method, path, status, contentType, body }) => {
    const segments = (path.split("?")[0] ?? "").replace(/\/+$/, "").split("/");
    const named = patterns.filter((pattern) => fits(pattern.segments, segments));
    // `/search/history` is nearer than `/search/{id}`.
    const nearest = named.sort((a, b) => a.path.split("{").length - b.path.split("{").length)[0]?.path ?? "";
    const operation = document.paths[nearest]?.[method.toLowerCase()];
    if (!operation) return null;
    const response = operation.responses[status];
    if (!response) return BEFORE_ANY_CALL.has(status) ? null : "this status is not documented";
    const type = contentType.split(";")[0] ?? "";
    if (!(type in (response.content ?? {}))) return `${type} is not documented`;
    if (type !== "application/json") return null;
    const pointer = [nearest, method.toLowerCase(), "responses", String(status), "content", type, "schema"];
    const $ref = `api#/paths/${pointer.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
    const validate = validators.get($ref) ?? ajv.compile({ $ref: encodeURI($ref) });
    validators.set($ref, validate);
    return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: "body" });
  };
}

function fits(pattern: readonly string[], given: readonly string[]): boolean {
  return (
    pattern.length === given.length &&
    pattern.every((segment, index) => segment.startsWith("{") || segment === given[index])
  );
}
