import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FactValue, Period } from "./attributes.ts";
import { compareValues } from "./compare.ts";
import { readSaid } from "./read-said.ts";

/** How prices are written in each language: words for a month and a year, and for a person. */
const WAYS: Readonly<Record<string, { month: string; year: string; seat: string; locale: string }>> = {
  en: { month: "per month", year: "a year", seat: "per user", locale: "en-US" },
  de: { month: "im Monat", year: "im Jahr", seat: "pro Nutzer", locale: "de-DE" },
  fr: { month: "par mois", year: "par an", seat: "par utilisateur", locale: "fr-FR" },
  es: { month: "al mes", year: "al año", seat: "por usuario", locale: "es-ES" },
  it: { month: "al mese", year: "all'anno", seat: "per utente", locale: "it-IT" },
  pt: { month: "por mês", year: "por ano", seat: "por usuário", locale: "pt-BR" },
  nl: { month: "per maand", year: "per jaar", seat: "per gebruiker", locale: "nl-NL" },
  pl: { month: "month", year: "year", seat: "per user", locale: "pl-PL" },
  sv: { month: "month", year: "year", seat: "per user", locale: "sv-SE" },
  ru: { month: "в месяц", year: "в год", seat: "за пользователя", locale: "ru-RU" },
  ja: { month: "/月", year: "/年", seat: "1ユーザーあたり", locale: "ja-JP" },
  zh: { month: "每月", year: "每年", seat: "每用户", locale: "zh-CN" },
  ko: { month: "/월", year: "/년", seat: "사용자당", locale: "ko-KR" },
};
const language = fc.constantFrom(...Object.keys(WAYS));
const currency = fc.constantFrom("USD", "EUR", "GBP", "JPY", "CNY", "INR", "KRW", "BRL", "CHF");
const cents = fc.integer({ min: 1, max: 200_000_000 });

interface Written {
  readonly fact: Extract<FactValue, { kind: "money" }>;
  readonly language: string;
}

const money: fc.Arbitrary<Written> = fc.record({
  language,
  fact: fc
    .record({
      cents,
      currency,
      period: fc.constantFrom<Period | null>("month", "year", null),
      unit: fc.constantFrom("seat" as const, null),
    })
    .map(({ cents: amount, currency: code, ...rest }) => ({
      kind: "money" as const,
      amount: code === "JPY" || code === "KRW" ? amount : amount / 100,
      currency: code,
      ...rest,
    })),
});

function write({ fact, language: of }: Written): string {
  const way = WAYS[of];
  if (!way) throw new Error(of);
  const amount = new Intl.NumberFormat(way.locale, {
    style: "currency",
    currency: fact.currency,
    // "CN¥" and "¥" are the sign of a language; codes are the same everywhere.
    currencyDisplay: fact.currency === "CNY" || fact.currency === "JPY" ? "code" : "symbol",
  }).format(fact.amount);
  const period = fact.period === "month" ? way.month : fact.period === "year" ? way.year : "";
  return `${fact.unit ? way.seat : ""} ${amount} ${period}`.trim();
}

function judge(text: string, of: string, fact: FactValue) {
  const said = readSaid({ value: text, sentence: text, language: of }, fact.kind);
  return said === null ? "cannot_tell" : compareValues(said, fact);
}

describe("what is written from a value, in the manner of its language,", () => {
  test("is read back as that price", () => {
    fc.assert(
      fc.property(money, (one) => {
        expect(judge(write(one), one.language, one.fact)).toBe("true");
      }),
    );
  });

  test("is not true of another price, currency or period", () => {
    fc.assert(
      fc.property(
        money,
        fc.constantFrom("amount", "currency", "period"),
        fc.double({ min: 1.06, max: 40, noNaN: true }),
        (one, what, by) => {
          const { fact } = one;
          const other: FactValue =
            what === "amount"
              ? { ...fact, amount: fact.amount * by }
              : what === "currency"
                ? { ...fact, currency: fact.currency === "USD" ? "EUR" : "USD" }
                : { ...fact, period: fact.period === "week" ? "month" : "week" };
          // A period that is left out is the fact's.
          if (what === "period" && fact.period === null) return;
          expect(judge(write(one), one.language, other)).not.toBe("true");
        },
      ),
    );
  });

  test("is read back as that count, and is not true of another", () => {
    fc.assert(
      fc.property(
        language,
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.double({ min: 1.06, max: 40, noNaN: true }),
        (of, amount, by) => {
          const text = new Intl.NumberFormat(WAYS[of]?.locale).format(amount);
          expect(judge(text, of, { kind: "number", amount })).toBe("true");
          const other = Math.ceil(amount * by) + 1;
          expect(judge(text, of, { kind: "number", amount: other })).toBe("false");
        },
      ),
    );
  });

  test("is read back as that day, month or year, and is not true of another year", () => {
    const day = fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.constantFrom("en", "de", "fr", "es", "it", "nl", "ja", "zh"),
        day,
        fc.constantFrom(4, 7, 10),
        (of, when, length) => {
          const text = new Intl.DateTimeFormat(WAYS[of]?.locale, {
            timeZone: "UTC",
            year: "numeric",
            ...(length > 4 ? { month: "long" } : {}),
            ...(length > 7 ? { day: "numeric" } : {}),
          }).format(when);
          const date = when.toISOString().slice(0, length);
          expect(judge(text, of, { kind: "date", date })).toBe("true");
          expect(
            judge(text, of, { kind: "date", date: `${Number(date.slice(0, 4)) + 1}${date.slice(4)}` }),
          ).toBe("false");
        },
      ),
    );
  });
});
