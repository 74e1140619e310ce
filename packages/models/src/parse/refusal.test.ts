import { describe, expect, it } from "vitest";
import { declinesAtOnce, isRefusal } from "./refusal.ts";

const REFUSALS = [
  "I'm sorry, but I can't help with that.",
  "I cannot recommend companies for this purpose.",
  "As an AI language model, I can't rank people.",
  "This violates our guidelines.",
  "Lo siento, no puedo ayudarte con eso.",
  "Je suis désolé, je ne peux pas répondre.",
  "Tut mir leid, dabei kann ich nicht helfen.",
  "Mi dispiace, non posso aiutarti.",
  "Desculpe, não posso responder.",
  "Het spijt me.",
  "抱歉，我无法提供此类建议。",
  "申し訳ありませんが、お答えできません。",
  "죄송합니다. 도와드릴 수 없습니다.",
  "Извините, не могу помочь.",
  "عذرا، لا أستطيع المساعدة",
];

const ABSENCES = [
  "I could not find any company that does this.",
  "No companies match this description.",
  "没有找到符合条件的公司。",
  "見つかりませんでした。",
  "찾을 수 없습니다.",
  "No he encontrado ninguna empresa.",
  "Je n'ai rien trouvé.",
  "Keine passenden Anbieter gefunden.",
  "Non ho trovato aziende.",
  "Не удалось найти компании.",
];

describe("an answer without names", () => {
  it.each(REFUSALS)("%s is a refusal", (text) => expect(isRefusal(text)).toBe(true));

  it.each([...ABSENCES, "", "HubSpot leads the market.", "Which city are you in?"])(
    "%j is no refusal",
    (text) => {
      expect(isRefusal(text)).toBe(false);
    },
  );

  it("is no refusal when it is sorry to have found nothing, but one when it declines as well", () => {
    expect(isRefusal("I'm sorry, I could not find any such company.")).toBe(false);
    expect(isRefusal("I'm sorry, I could not find any, and I must decline by my guidelines.")).toBe(true);
  });

  it("is judged by its opening", () => {
    expect(isRefusal(`${"Words about the market. ".repeat(40)} I'm sorry, but I can't help.`)).toBe(false);
  });
});

describe("an opening that names nobody", () => {
  it.each([...REFUSALS, ...ABSENCES])("%s", (text) => expect(declinesAtOnce(text)).toBe(true));

  it.each([
    "I couldn't find exact matches, but here are the closest:\n\n1. HubSpot",
    "I'm sorry, I can't rank them. That said, HubSpot stands out.",
    "I don't have real-time data, but some options are HubSpot and Zoho.",
    "I could not verify prices.\n\n- **HubSpot** hubspot.com\n- **Zoho** zoho.com\n- **Close** close.com",
    "HubSpot, Zoho and Pipedrive.",
  ])("is not that of %j", (text) => expect(declinesAtOnce(text)).toBe(false));
});
