import { describe, expect, it } from "vitest";
import { z } from "zod";
import { inputMessage } from "./input-message.ts";
import { text } from "./schemas/fields.ts";

function messageFor(field: z.ZodType, value: unknown): string {
  const { error } = z.object({ field }).safeParse({ field: value });
  return error ? inputMessage(error) : "";
}

describe("a wrong input is told by its field and the rule, in words", () => {
  it.each<[string, z.ZodType, unknown]>([
    ["is missing", z.string(), undefined],
    ["must be a text", z.string(), 3],
    ["must be a number", z.coerce.number(), "abc"],
    ["must be a whole number", z.coerce.number().int(), "1.5"],
    ["must be true or false", z.boolean(), "x"],
    ["must be a list", z.array(z.string()), {}],
    ["must be an object", z.record(z.string(), z.string()), "x"],
    ["must be at least 1", z.coerce.number().int().min(1), 0],
    ["must be more than 0", z.number().positive(), 0],
    ["must be at most 1,000,000,000", z.number().max(1_000_000_000), 99_999_999_999],
    ["must be less than 5", z.number().lt(5), 5],
    ["must be at most 9,007,199,254,740,991", z.int(), 1e300],
    ["must have at least 1 character", text(10).min(1), ""],
    ["must have at most 2 characters", text(2), "abc"],
    ["must have exactly 2 characters", z.string().length(2), "x"],
    ["must have at most 1 entry", z.array(z.string()).max(1), ["a", "b"]],
    ["must be a date, such as 2026-11-30", z.iso.date(), "abc"],
    ["must be a time, such as 2026-11-30T09:00:00Z", z.iso.datetime(), "abc"],
    ["must be an e-mail address", z.email(), "abc"],
    ["must be an id", z.uuid(), "x"],
    ["must be an address, such as https://example.com", z.url(), "x"],
    ["is not in the form that it needs", z.string().regex(/^\d{1,18}$/), "abc"],
    ["must be one of name, email", z.enum(["name", "email"]), "x"],
    ["must be createdAt", z.literal("createdAt"), "x"],
    ["must be one of user, admin, empty", z.union([z.enum(["user", "admin"]), z.literal("")]), "x"],
    ["must be one of 7, 30, 90", z.union([7, 30, 90].map((days) => z.literal(days))), 5],
    ["must be a list, or must be an object", z.union([z.array(z.string()), z.object({})]), 5],
    ["is missing", z.union([z.array(z.string()), z.object({})]), undefined],
    ["must be a multiple of 5", z.number().multipleOf(5), 3],
    ["has fields that are not known: b", z.strictObject({ a: z.string() }), { a: "", b: 1 }],
  ])("%s", (rule, schema, value) => {
    expect(messageFor(schema, value)).toBe(`field: ${rule}`);
  });

  it("with the whole path of a field within others", () => {
    const kinds = z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("a") }),
      z.object({ kind: z.literal("b"), names: z.array(z.string()) }),
    ]);
    expect(messageFor(kinds, { kind: "c" })).toBe("field.kind: must be one of a, b");
    expect(messageFor(kinds, { kind: "b", names: ["x", 3] })).toBe("field.names.1: must be a text");
    const orders = z.union([z.strictObject({ rounds: z.number() }), z.strictObject({ budget: z.number() })]);
    expect(messageFor(orders, { budget: "x" })).toBe("field.budget: must be a number");
    expect(messageFor(orders, { budget: 1, rounds: 2 })).toMatch(/^field: has fields that are not known: /);
    const { error } = z.object({}).safeParse([]);
    expect(error && inputMessage(error)).toBe("body: must be an object");
  });
});

it.each<[z.ZodType, unknown]>([
  [z.string("Say who"), undefined],
  [z.string().min(1, "Say who"), ""],
  [z.string().max(1, "Say who"), "abc"],
  [z.string().regex(/^\d$/, "Say who"), "abc"],
  [z.enum(["a"], "Say who"), "b"],
  [z.union([z.string(), z.number()], "Say who"), true],
  [z.record(z.string().max(1, "Say who"), z.string()), { abc: "" }],
  [z.string().refine((value) => value === "", "Say who"), "b"],
])("a schema's own text is told as it is: %#", (schema, value) => {
  expect(messageFor(schema, value)).toBe("Say who");
});
