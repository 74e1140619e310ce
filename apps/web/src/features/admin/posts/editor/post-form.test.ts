import { expect, it } from "vitest";
import { placeholderOf, withoutPlaceholders } from "./placeholders.ts";
import { EMPTY_FORM, isSameForm, splitTags, toDraft, toForm, withTemplate, withTitle } from "./post-form.ts";

it.each([
  ["", []],
  [" a ,b,, a,c ", ["a", "b", "c"]],
  ["CRM tools", ["CRM tools"]],
])("splits the tags %j", (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
});

it("has a new post's slug follow its title until another one is written, and keeps a saved one's", () => {
  const first = withTitle(EMPTY_FORM, "Who's first?", true);
  expect(first.slug).toBe("who-s-first");
  expect(withTitle(first, "Who?", true).slug).toBe("who");
  expect(withTitle({ ...first, slug: "own" }, "Who?", true).slug).toBe("own");
  expect(withTitle(first, "Who?", false).slug).toBe("who-s-first");
});

it("saves what it opened, without sizes of pictures that are gone", () => {
  const images = { "/a.png": { width: 1, height: 2 }, "/b.png": { width: 1, height: 2 } };
  const form = { ...EMPTY_FORM, title: " T ", tags: "a, b", domain: " ", images, markdown: "![](/a.png)" };
  const draft = toDraft(form);
  expect(draft).toMatchObject({
    title: "T",
    tags: ["a", "b"],
    domain: null,
    images: { "/a.png": { width: 1, height: 2 } },
  });
  expect(isSameForm(toForm(draft), { ...form, title: "T", domain: "", images: draft.images })).toBe(true);
  expect(isSameForm(toForm(draft), { ...form, markdown: "x" })).toBe(false);
});

it("takes a template's texts and marks a report", () => {
  const template = { title: "How AI models rank Acme", excerpt: "E", markdown: "M", published: null };
  const form = withTemplate(EMPTY_FORM, template, true);
  expect(form).toMatchObject({
    slug: "how-ai-models-rank-acme",
    type: "company_analysis",
    categories: ["Domain Analysis"],
  });
  expect(withTemplate(form, template, true).categories).toHaveLength(1);
});

it("restores a text without pictures that were uploading when its page was closed", () => {
  const [one, other] = [placeholderOf("chart"), placeholderOf("")];
  expect(withoutPlaceholders(`Before\n\n${one}\n\n${other}\n\nAfter ![a](/a.png)`)).toBe(
    "Before\n\nAfter ![a](/a.png)",
  );
});
