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

/** Openings that help, but name nobody. */
const NO_NAMES = [
  "Prefiero no señalar a ninguna empresa. Tres consejos:\n\n1. **Precio**",
  "Je préfère ne pas désigner de psychiatre par son nom.\n\n- **Maintenant** : le 3114.",
  "Preferisco non fare nomi. Guardi piuttosto:\n\n1. **Prezzo**",
  "Ich möchte hier keinen einzelnen Anbieter empfehlen.\n\n1. **Preis**",
  "Ik noem liever geen namen.\n\n1. **Prijs**",
  "Prefiro não indicar nenhuma empresa.\n\n1. **Preço**",
  "Wolę nie wskazywać konkretnych firm.\n\n1. **Cena**",
  "Предпочитаю не называть имён.\n\n1. **Цена**",
  "我无法替您推荐具体的公司。\n\n1. **资质**",
  "特定の会社のおすすめは控えます。\n\n1. **料金**",
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
  it.each([...REFUSALS, ...ABSENCES, ...NO_NAMES])("%s", (text) => expect(declinesAtOnce(text)).toBe(true));

  it.each([
    "I couldn't find exact matches, but here are the closest:\n\n1. HubSpot",
    "I'm sorry, I can't rank them. That said, HubSpot stands out.",
    "I don't have real-time data, but some options are HubSpot and Zoho.",
    "I could not verify prices.\n\n- **HubSpot** hubspot.com\n- **Zoho** zoho.com\n- **Close** close.com",
    "HubSpot, Zoho and Pipedrive.",
    "No he encontrado coincidencias exactas, pero estas son las más cercanas:\n\n1. HubSpot",
    "Je n'ai pas trouvé de prix à jour, mais voici les plus connus :\n\n1. HubSpot",
    "Non ho trovato recensioni recenti, ma ecco le più citate:\n\n1. HubSpot",
    "Ich kann die Preise nicht prüfen, hier sind die bekanntesten:\n\n1. HubSpot",
    "Ik heb geen aanbieders in Zeist niet kunnen vinden. De volgende zitten dichtbij:\n\n1. HubSpot",
    "Não encontrei avaliações, no entanto destaco:\n\n1. HubSpot",
    "Nie mogę podać cen, ale oto najbardziej znane:\n\n1. HubSpot",
    "Не удалось найти точных совпадений, но вот ближайшие:\n\n1. HubSpot",
    "抱歉，我无法提供价格。以下是知名的公司：\n\n1. HubSpot",
    "申し訳ありませんが、料金は確認できません。以下は代表的な会社です。\n\n1. HubSpot",
  ])("is not that of %j", (text) => expect(declinesAtOnce(text)).toBe(false));
});
