import { describe, expect, it } from "vitest";
import { CHANGE_ACTIONS, type ChangeAction, type ChangeSubjectKind } from "./changes.ts";
import { changeSentence, type LoggedChange } from "./describe-change.ts";

const INES = { id: "1", name: "Ines Carvalho" };

function logged(action: ChangeAction, subjectKind: ChangeSubjectKind, rest: Partial<LoggedChange> = {}) {
  const empty = { before: {}, after: {}, reason: "", subject: null, subjectId: "2" };
  return { id: "1", at: "2026-11-12T14:31:00Z", admin: INES, action, subjectKind, ...empty, ...rest };
}

describe("changeSentence", () => {
  it.each<[string, LoggedChange]>([
    [
      "Ines Carvalho set the credits of Kwame Asante-Boateng from 52 to 102: “Refund for a failed study”",
      logged("user_credits_set", "user", {
        subject: "Kwame Asante-Boateng",
        before: { credits: 52 },
        after: { credits: 102 },
        reason: "Refund for a failed study",
      }),
    ],
    [
      "Ines Carvalho changed Kwame: role from user to admin, email verified from no to yes",
      logged("user_changed", "user", {
        subject: "Kwame",
        before: { role: "user", emailVerified: false },
        after: { role: "admin", emailVerified: true },
      }),
    ],
    ["Ines Carvalho deleted a user", logged("user_deleted", "user", { before: { role: "user" } })],
    ["Ines Carvalho ended the sessions of a deleted user", logged("user_sessions_ended", "user")],
    ["A deleted admin deleted a user", logged("user_deleted", "user", { admin: { id: "1", name: null } })],
    [
      "Ines Carvalho put “Best CRM” on trending",
      logged("search_featured", "search", { subject: "Best CRM" }),
    ],
    [
      "Ines Carvalho took a search that is private or deleted off trending",
      logged("search_feature_ended", "search"),
    ],
    [
      "Ines Carvalho took the company acme.com off public pages: “Spam”",
      logged("taken_down", "company", { subject: "acme.com", reason: "Spam" }),
    ],
    [
      "Ines Carvalho marked a message of Sofia Papadaki resolved",
      logged("contact_status_set", "contact", { subject: "Sofia Papadaki", after: { status: "resolved" } }),
    ],
    [
      "Ines Carvalho changed the post A title: content, tags − crm",
      logged("post_changed", "post", {
        subject: "A title",
        before: { content: "x".repeat(200), tags: ["crm"] },
        after: { content: "y", tags: [] },
      }),
    ],
    [
      "Ines Carvalho set the default models: + Claude 3.5 Haiku, − Llama 4 Scout",
      logged("default_models_set", "model", {
        before: { models: ["GPT-4.1 mini", "Gemini 2.5 Flash-Lite", "Grok 3 mini", "Llama 4 Scout"] },
        after: { models: ["GPT-4.1 mini", "Claude 3.5 Haiku", "Gemini 2.5 Flash-Lite", "Grok 3 mini"] },
      }),
    ],
    [
      "Ines Carvalho changed the post A title: tags + “a, b”, + t0, + t1, + t2, + t3, + t4, + t5, + t6, + t7, + t8, + t9, + t10 and 9 more",
      logged("post_changed", "post", {
        subject: "A title",
        before: { tags: [] },
        after: { tags: ["a, b", ...Array.from({ length: 20 }, (_, nth) => `t${nth}`)] },
      }),
    ],
    [
      "Ines Carvalho moved Llama 4 Scout from place 4 to place 2 of the models",
      logged("models_ordered", "model", {
        before: { models: ["GPT-4.1 mini", "Claude 3.5 Haiku", "Grok 3 mini", "Llama 4 Scout"] },
        after: { models: ["GPT-4.1 mini", "Llama 4 Scout", "Claude 3.5 Haiku", "Grok 3 mini"] },
      }),
    ],
    [
      "Ines Carvalho put the models in this order: Llama 4 Scout, Grok 3 mini, Claude 3.5 Haiku, GPT-4.1 mini",
      logged("models_ordered", "model", {
        before: { models: ["GPT-4.1 mini", "Claude 3.5 Haiku", "Grok 3 mini", "Llama 4 Scout"] },
        after: { models: ["Llama 4 Scout", "Grok 3 mini", "Claude 3.5 Haiku", "GPT-4.1 mini"] },
      }),
    ],
    [
      "Ines Carvalho turned on the two-step sign-in of their own account",
      logged("second_factor_set", "user", { subject: "Ines Carvalho", subjectId: "1" }),
    ],
  ])("%s", (sentence, change) => {
    expect(changeSentence(change)).toBe(sentence);
  });

  it("tells every action, also of a subject that is gone", () => {
    const sentences = CHANGE_ACTIONS.map((action) => changeSentence(logged(action, "user")));
    expect(new Set(sentences).size).toBe(CHANGE_ACTIONS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^Ines Carvalho \w+ .*\w$/);
  });
});
