import { appRouter } from "@standings/api";
import { z } from "zod";
import type { Schema } from "./generate-inputs.ts";

/** A call and what it takes. */
export interface Call {
  /** "POST /api/studies/{id}/stop", "mutation study.stop". */
  readonly name: string;
  /** What goes into its path, its query, its headers and its body or form; of a procedure its input. */
  readonly takes: Readonly<Record<string, Schema>>;
  /** Holds what a `$ref` names. */
  readonly root: object;
  readonly toRequest: (input: Readonly<Record<string, unknown>>) => Sent;
}

export interface Sent {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** An OpenAPI document, as far as calls are made of it. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Every call of a document. */
export function restCalls(root: Document): Call[] {
  return Object.entries(root.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      root,
      ...restCall(path, method.toUpperCase(), operation),
    })),
  );
}

function restCall(
  path: string,
  method: string,
  { parameters = [], requestBody }: Operation,
): Omit<Call, "root"> {
  const body = requestBody?.content["application/json"]?.schema;
  const form = requestBody?.content["multipart/form-data"]?.schema;
  const groupOf = (place: string): Schema => {
    const own = parameters.filter((parameter) => parameter.in === place);
    return {
      type: "object",
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  return {
    name: `${method} ${path}`,
    takes: {
      path: groupOf("path"),
      query: groupOf("query"),
      header: groupOf("header"),
      ...(body && { body }),
      ...(form && { form }),
    },
    toRequest({ path: inPath, query, header, body: sent, form: fields }) {
      const url = path.replace(/\{(\w+)\}/g, (_all, name) => encode(Object(inPath)[name] ?? "x"));
      const pairs = Object.entries(Object(query)).map(([name, value]) => `${encode(name)}=${encode(value)}`);
      return {
        method,
        path: pairs.length === 0 ? url : `${url}?${pairs.join("&")}`,
        headers: toHeaders(header),
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
        ...(fields !== undefined && { body: toForm(fields) }),
      };
    },
  };
}

interface Procedure {
  readonly _def: {
    readonly type: "query" | "mutation" | "subscription";
    readonly inputs: readonly z.ZodType[];
  };
}

/** Every procedure of the router. */
export function procedureCalls(): Call[] {
  return Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).map(
    ([path, { _def: procedure }]) => {
      const [input] = procedure.inputs.map((schema) =>
        z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
      );
      return {
        name: `${procedure.type} ${path}`,
        takes: { input: (input ?? {}) as Schema },
        root: input ?? {},
        toRequest({ input: sent = null }) {
          const text = JSON.stringify(sent);
          return procedure.type === "mutation"
            ? { method: "POST", path: `/trpc/${path}`, body: text }
            : { method: "GET", path: `/trpc/${path}?input=${encode(text)}` };
        },
      };
    },
  );
}

/** The part of a document that a `$ref` names. */
export function resolveIn(root: object, ref: string): Schema {
  const parts = ref.replace(/^#\//, "").split("/");
  return parts.reduce<unknown>((value, part) => Object(value)[decodeURIComponent(part)], root) as Schema;
}

/** Header fields, of the bytes that a client can send. */
function toHeaders(fields: unknown): Record<string, string> {
  const written = Object.entries(Object(fields)).map(([name, value]) => [
    name.replace(/[^\w-]/g, "") || "x",
    textOf(value)
      .replace(/[^\t\x20-\x7e\x80-\xff]/g, "")
      .slice(0, 4_000),
  ]);
  return Object.fromEntries(written);
}

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

/** A form whose files begin like a picture, or not. */
function toForm(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields))) {
    const text = textOf(value);
    const bytes = text.length % 2 === 0 ? [PNG, text] : [text];
    for (const file of Array.isArray(value) ? value.slice(0, 12) : [value])
      if (typeof file === "number") form.append(name, text);
      else form.append(name, new Blob(bytes, { type: "image/png" }), text.slice(0, 300));
  }
  return form;
}

const textOf = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** Text for an address. Lone surrogates, which cannot be encoded, go as the bytes that broken clients send. */
function encode(value: unknown): string {
  const text = textOf(value);
  return text.isWellFormed() ? encodeURIComponent(text.slice(0, 4_000)) : "%ED%A0%80";
}
