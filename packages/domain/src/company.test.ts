import { expect, it } from "vitest";
import { bestAndWorst, isNamedSo } from "./company.ts";
import { asModelId } from "./models/catalogue.ts";

const place = (model: string, rank: number) => ({ modelId: asModelId(model), rank });

it.each([
  ["no model", [], null, null],
  ["one model", [place("a", 4)], "a", null],
  ["two that agree", [place("a", 2), place("b", 2)], "a", null],
  ["three", [place("a", 1), place("b", 2), place("c", 9)], "a", "c"],
])("the best and the worst place of %s", (_, places, best, worst) => {
  const found = bestAndWorst(places);
  expect([found.best?.modelId ?? null, found.worst?.modelId ?? null]).toEqual([best, worst]);
});

it.each([
  ["Größe & Söhne", "groesse.example", "grosse sohne", true],
  ["Larkfield CRM", "larkfield.example", "larkfield", true],
  ["Larkfield CRM", "larkfield.example", "lark", false],
  ["Quill", "quillhq.example", "QuillHQ", true],
  ["Quill", "quillhq.example", "not a company", false],
  ["Quill", "quillhq.example", "  ", false],
])("%s (%s) is called “%s”: %s", (name, domain, typed, isMeant) => {
  expect(isNamedSo({ name, domain }, typed)).toBe(isMeant);
});
